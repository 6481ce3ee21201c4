import Testing

@testable import ScrollworkCLI

/// The help, word for word: what a stranger reads first.
@Suite struct HelpTests {
  @Test func toolSaysWhatItCanDo() {
    #expect(
      HelpText.text(for: Tool.commands)
        == """
        Scrollwork plays scenes of motion and renders them to pictures and films.

        usage: scrollwork COMMAND [arguments]

        Commands
          init                  Make a folder with a scene to begin with.
          check                 Say everything that is wrong with scenes, and how to put
                                it right.
          render                Render a scene to a film or to pictures.
          sheet                 Show moments of a scene side by side in one picture.
          trace                 Print the numbers of every layer, frame by frame.
          studio                Make a page in which a scene is tuned and compared.
          web                   Make a page that plays a scene under a finger.
          css                   Make a page without a script, moved by CSS alone.
          lottie                Write a Lottie animation that plays a scene.
          explain               Explain a rule by the name in its brackets.

        Options
          -h, --help            show this text, or that of a command
          --version             show the version

        Try
          scrollwork init hello
          scrollwork render hello -o hello.gif

        The exit status is 0 when all went well, 1 when a document or the work failed,
        and 2 when the command line was wrong.

        """
    )
  }

  @Test func initSaysHowItIsCalled() {
    #expect(
      HelpText.text(for: InitCommand.command)
        == """
        Make a folder with a scene to begin with.

        usage: scrollwork init DIR

          DIR                   the folder; it must be new or empty

        Help
          -h, --help            show this text

        The scene plays, has a knob to turn and a trace to swipe it, and is short enough
        to read.

        Examples
          scrollwork init hello
              then: scrollwork render hello -o hello.gif

        """
    )
  }

  @Test func checkSaysHowItIsCalled() {
    #expect(
      HelpText.text(for: CheckCommand.command)
        == """
        Say everything that is wrong with scenes, and how to put it right.

        usage: scrollwork check SCENE… [options]

          SCENE…                scene documents, or folders of a scene.json

        Output
              --json            print what is wrong with the documents as JSON, for
                                editors
          -q, --quiet           say nothing unless it goes wrong

        Scene
              --fonts DIR       a folder whose fonts the scene may name

        Help
          -h, --help            show this text

        Documents are checked, and with them the pictures, paths and fonts that they
        name.

        Examples
          scrollwork check Examples/*/scene.json
              checks every example

        """
    )
  }

  @Test func renderSaysHowItIsCalled() {
    #expect(
      HelpText.text(for: RenderCommand.command)
        == """
        Render a scene to a film or to pictures.

        usage: scrollwork render SCENE -o FILE [options]

          SCENE                 a scene document, or the folder of a scene.json

        Output
          -o, --output FILE     where it goes; the ending chooses the format.
                                "out-%04d.png" or a folder with a slash after it gives
                                numbered pictures, "-" is standard output
              --format NAME     the format, if the ending does not say it: png, apng,
                                gif, mp4, webm or raw
              --scale N         pixels a point; 1 unless given
              --fps RATE        frames a second; 60 unless given, and at most 50 in a
                                GIF
              --quality N       mp4: 0 (lossless) to 51, 18 unless given; webm: 0 to 63,
                                24 unless given
              --level N         png, apng: 0 (fast, big) to 12 (slow, small); 2 unless
                                given
              --loops N         gif, apng: how often it plays; 0, the default, is for
                                ever
              --no-dither       gif: no patterns between two colours; smaller, with
                                visible steps

        Frames
              --from S          the first second
              --to S            the second before which it ends; when all is at rest
                                unless given
              --frames A..B     frames A up to, but without, B, numbered from 0
              --at S            only the frame of this second

        Scene
          -g, --gesture TRACE   play the touches of this trace file, or touches written
                                here: "swipe left at 1s"
              --set NAME=VALUE  give a parameter of the scene another value; may be
                                repeated
              --size WxH        the viewport in points; the scene's own unless given
              --reduced-motion  play what people see who asked for less motion

        Other
              --fonts DIR       a folder whose fonts the scene may name
          -q, --quiet           say nothing unless it goes wrong

        Help
          -h, --help            show this text

        A file appears whole or not at all. The same command gives the same bytes again,
        and slices made with --frames are equal to the same frames of the whole film.

        Examples
          scrollwork render Examples/wave -o wave.mp4 --scale 2
              a film of the whole entrance
          scrollwork render Examples/wave -o wave.gif --set stutter=0.15
              another stutter, to compare
          scrollwork render hello -g hello/swipe.trace -o pages/
              every frame of a swipe, as numbered pictures
          scrollwork render Examples/wave -o still.png --at 1.4s --scale 3
              one picture

        """
    )
  }

  @Test func sheetSaysHowItIsCalled() {
    #expect(
      HelpText.text(for: SheetCommand.command)
        == """
        Show moments of a scene side by side in one picture.

        usage: scrollwork sheet SCENE -o FILE.png [options]

          SCENE                 a scene document, or the folder of a scene.json

        Output
          -o, --output FILE     where the PNG goes; "-" is standard output
              --columns N       moments in a row; a pleasant number unless given
              --width PX        about how wide the sheet is; 1600 pixels unless given

        Moments
          -n, --count N         how many moments, spread evenly; 12 unless given
              --at S,S,…        these moments, in seconds
              --from S          the first second
              --to S            the second before which it ends; when all is at rest
                                unless given

        Scene
          -g, --gesture TRACE   play the touches of this trace file, or touches written
                                here: "swipe left at 1s"
              --set NAME=VALUE  give a parameter of the scene another value; may be
                                repeated
              --size WxH        the viewport in points; the scene's own unless given
              --reduced-motion  play what people see who asked for less motion

        Other
              --fonts DIR       a folder whose fonts the scene may name
          -q, --quiet           say nothing unless it goes wrong

        Help
          -h, --help            show this text

        Examples
          scrollwork sheet Examples/wave -o wave.png
              twelve moments of the entrance
          scrollwork sheet Examples/wave -o wave.png --at 1.0,1.2,1.4,1.6
              four moments that matter

        """
    )
  }

  @Test func traceSaysHowItIsCalled() {
    #expect(
      HelpText.text(for: TraceCommand.command)
        == """
        Print the numbers of every layer, frame by frame.

        usage: scrollwork trace SCENE [options]

          SCENE                 a scene document, or the folder of a scene.json

        Output
          -o, --output FILE     where it goes; standard output unless given
              --format NAME     csv or json; by the output's ending, or else csv
              --layer ID        only the layer of this id; may be repeated

        Frames
              --fps RATE        frames a second; 60 unless given
              --from S          the first second
              --to S            the second before which it ends; when all is at rest
                                unless given
              --frames A..B     frames A up to, but without, B, numbered from 0
              --at S            only the frame of this second

        Scene
          -g, --gesture TRACE   play the touches of this trace file, or touches written
                                here: "swipe left at 1s"
              --set NAME=VALUE  give a parameter of the scene another value; may be
                                repeated
              --size WxH        the viewport in points; the scene's own unless given
              --reduced-motion  play what people see who asked for less motion

        Help
          -h, --help            show this text

        One line is one visible layer in one frame, back to front. x' = a·x + c·y + tx
        and y' = b·x + d·y + ty lead from the layer's own points to the viewport's.
        Numbers are written so that reading them back gives the same bits.

        Examples
          scrollwork trace Examples/wave --layer title --fps 10
              how the title flies in
          scrollwork trace Examples/wave -o wave.json
              everything, for a program

        """
    )
  }

  @Test func webSaysHowItIsCalled() {
    #expect(
      HelpText.text(for: WebCommand.command)
        == """
        Make a page that plays a scene under a finger.

        usage: scrollwork web SCENE… -o FILE.html [options]

          SCENE…                scene documents, or folders of a scene.json; several
                                make a gallery

        Output
          -o, --output FILE     where the page goes; "-" is standard output
              --split           the player, the script, the scene and the pictures in
                                files beside the page, for a server

        Gallery
              --caption TEXT    a sentence about the scene; once for each
              --film FILE       a film to show beside the scene, relative to the page;
                                once for each

        Scene
              --set NAME=VALUE  give a parameter of the scene another value; may be
                                repeated
              --lang LANGUAGE   the language of the page, such as zh-Hant; in a gallery
                                once for each

        Other
              --fonts DIR       a folder whose fonts the scene may name
          -q, --quiet           say nothing unless it goes wrong

        Help
          -h, --help            show this text

        The page is one file, which opens from the disk and from any static host.
        Browsers do not load the parts of --split from the disk.

        The language that --lang does not name is guessed from the letters of the
        scene's words.

        Text is set in fonts of whoever looks at it; Inter is taken where it is
        installed.

        Examples
          scrollwork web Examples/wave -o wave.html
              a page to open and to send
          scrollwork web Examples/wave -o site/index.html --split --set stutter=0.1
              files for a server, with another stutter
          scrollwork web Examples/*/scene.json -o gallery.html
              every example, live, with its knobs

        """
    )
  }

  @Test func cssSaysHowItIsCalled() {
    #expect(
      HelpText.text(for: CSSCommand.command)
        == """
        Make a page without a script, moved by CSS alone.

        usage: scrollwork css SCENE -o FILE.html [options]

          SCENE                 a scene document, or the folder of a scene.json

        Output
          -o, --output FILE     where the page goes; "-" is standard output
              --strict          make it an error, and write nothing, if the format
                                cannot carry something
              --report FILE     write what was carried, approximated and lost as JSON

        Scene
              --set NAME=VALUE  give a parameter of the scene another value; may be
                                repeated
              --size WxH        the viewport in points; the scene's own unless given
              --lang LANGUAGE   the language of the page, such as zh-Hant

        Other
              --fonts DIR       a folder whose fonts the scene may name
          -q, --quiet           say nothing unless it goes wrong

        Help
          -h, --help            show this text

        What a style sheet cannot say of the scene is told on standard error, layer by
        layer, with the error of what it can say only nearly.

        Browsers without scroll timelines show the layers at rest. Text is set in fonts
        of whoever looks at it; Inter is taken where it is installed.

        Examples
          scrollwork css Examples/onboarding -o page.html
              a page to open and to send
          scrollwork css Examples/wave -o wave.html --strict --report wave.json
              no page, but a report, if anything is lost

        """
    )
  }

  @Test func explainSaysHowItIsCalled() {
    #expect(
      HelpText.text(for: ExplainCommand.command)
        == """
        Explain a rule by the name in its brackets.

        usage: scrollwork explain [ID]

          ID                    the rule, such as unknown-easing; all are listed unless
                                given

        Help
          -h, --help            show this text

        Examples
          scrollwork explain trailing-comma
              the rule, a wrong and a right example

        """
    )
  }
}
