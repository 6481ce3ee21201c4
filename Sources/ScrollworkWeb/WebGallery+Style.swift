extension WebGallery {
  /// The look of a gallery: one ground and one ink, light and dark, and screens with a hairline.
  static let style = """
    :root{color-scheme:light dark;--ground:#f7f4ef;--ink:#211a2c;--soft:#6a6274;--line:#211a2c1f;
    --accent:#b0267f;--phone:300}
    @media (prefers-color-scheme:dark){:root{--ground:#15121a;--ink:#f3eff8;--soft:#a79fb3;
    --line:#ffffff24;--accent:#ff8ac7}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--ink);
    font:17px/1.5 Inter,"Noto Sans CJK SC",system-ui,sans-serif;-webkit-text-size-adjust:100%}
    header,main{max-width:1120px;margin:auto;padding:0 24px}
    header{padding-top:88px;padding-bottom:24px}
    h1{margin:0;font-size:clamp(44px,7vw,76px);line-height:1;font-weight:650;letter-spacing:-.045em}
    header p{max-width:33em;margin:20px 0 0;color:var(--soft);font-size:20px}
    section{display:grid;grid-template-columns:minmax(240px,1fr) auto;gap:32px 72px;align-items:center;
    padding:64px 0;border-bottom:1px solid var(--line)}
    section:last-child{border:0}
    h2{margin:0;font-size:28px;line-height:1.2;font-weight:600;letter-spacing:-.02em}
    .words p{margin:8px 0 0;color:var(--soft)}
    .screens{display:flex;gap:32px;position:relative;isolation:isolate}
    .screens::before{content:"";position:absolute;inset:6% 2%;z-index:-1;background:var(--glow,none);
    border-radius:48px;filter:blur(56px);opacity:.4}
    figure{margin:0}
    figcaption{margin-top:12px;text-align:center;font-size:13px;color:var(--soft)}
    .screen{width:calc(var(--phone)*1px);height:calc(var(--phone)/var(--w)*var(--h)*1px);
    position:relative;overflow:hidden;border-radius:28px;background:var(--line);
    box-shadow:0 0 0 1px var(--line),0 8px 24px #0000002e}
    .stage{position:absolute;width:calc(var(--w)*1px);height:calc(var(--h)*1px);transform-origin:0 0;
    transform:scale(calc(var(--phone)/var(--w)))}
    video{display:block;width:100%;height:100%;cursor:pointer}
    .knobs{display:grid;gap:16px;margin:28px 0 0}
    .knobs:empty{display:none}
    .knobs label{display:grid;grid-template-columns:1fr auto;gap:2px 12px;font-size:13px}
    .knobs output{font-variant-numeric:tabular-nums;color:var(--soft)}
    input{grid-column:1/3;width:100%;height:24px;margin:0;appearance:none;background:none;cursor:pointer}
    input::-webkit-slider-runnable-track{height:4px;border-radius:2px;background:linear-gradient(to right,
    var(--accent) var(--part),var(--line) var(--part))}
    input::-moz-range-track{height:4px;border-radius:2px;background:var(--line)}
    input::-moz-range-progress{height:4px;border-radius:2px;background:var(--accent)}
    input::-webkit-slider-thumb{appearance:none;width:20px;height:20px;margin-top:-8px;border:0;
    border-radius:50%;background:var(--accent);box-shadow:0 2px 6px #0000003d}
    input::-moz-range-thumb{width:20px;height:20px;border:0;border-radius:50%;background:var(--accent)}
    .words .links{display:flex;gap:20px;align-items:center;margin-top:28px}
    button,a{font:inherit;font-size:15px;color:var(--ink)}
    button{padding:8px 18px;border:0;border-radius:24px;background:var(--ink);color:var(--ground);
    cursor:pointer}
    a{text-underline-offset:4px;text-decoration-color:var(--line)}
    a:hover{text-decoration-color:currentcolor}
    :focus-visible{outline:2px solid var(--accent);outline-offset:3px}
    @media (max-width:1060px){section{grid-template-columns:1fr;justify-items:center}
    .words{display:contents}.words>*{width:100%;max-width:632px}.screens{order:1}.knobs{order:2}
    .words .links{order:3;margin:0}.words p{margin-top:-24px}.knobs{margin:0}}
    @media (max-width:700px){header{padding-top:48px}header p{font-size:17px}
    .screens{flex-direction:column;gap:24px}section{padding:48px 0}}
    @media (max-width:347px){header,main{padding-left:10px;padding-right:10px}}
    """
}
