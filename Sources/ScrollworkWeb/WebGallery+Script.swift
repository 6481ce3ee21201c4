extension WebGallery {
  /// What ties each section to its player: knobs, links, films, and rest while it is out of sight.
  static let script = """
    const still=matchMedia("(prefers-reduced-motion:reduce)")
    async function show(index,images,canvas){
    const section=document.querySelectorAll("section")[index],find=name=>section.querySelector(name)
    const text=name=>document.getElementById(name+index).textContent
    const player=await load(find(".stage"),{wasm,images,drawing,canvas,scene:text("score"),autoplay:false})
    find(".screens").style.setProperty("--glow",player.stage.style.background)
    for(const{name,value,min,max,step,label}of player.scene.parameters){
    if(!(min<max))continue
    const row=document.createElement("label"),knob=document.createElement("input")
    const shown=document.createElement("output")
    Object.assign(knob,{type:"range",min,max,step:step>0?step:"any",value})
    const tell=()=>{shown.value=+(+knob.value).toFixed(3)
    knob.style.setProperty("--part",(knob.value-min)/(max-min)*100+"%")}
    knob.oninput=()=>{tell();player.set(name,+knob.value)}
    // A scene that nobody scrolls shows what changed when it plays anew.
    knob.onchange=()=>player.scene.axis<0&&!player.scene.decks.length&&player.restart()
    tell()
    row.append(label||name,shown,knob)
    find(".knobs").append(row)
    }
    find("button").onclick=()=>{player.restart();player.play()}
    const pretty=JSON.stringify(JSON.parse(text("scene")),null,2)
    find("a").href=URL.createObjectURL(new Blob([pretty],{type:"text/plain;charset=utf-8"}))
    const film=find("video")
    if(film){
    const turn=()=>film.paused?film.play().catch(()=>{}):film.pause()
    film.onclick=turn
    film.onkeydown=event=>{if(event.key==" "||event.key=="Enter"){event.preventDefault();turn()}}
    }
    new IntersectionObserver(([{isIntersecting}])=>{
    if(isIntersecting)player.play()
    else player.pause()
    if(film&&!still.matches)isIntersecting?film.play().catch(()=>{}):film.pause()
    },{threshold:.2}).observe(find(".screens"))
    return player
    }\n
    """
}
