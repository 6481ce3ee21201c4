# Takes the fenced blocks out of a page: its Swift into page-NAME.swift, as one function; its Swift for apps, which
# imports their frameworks or uses their views, into app-NAME.swift; its last document into NAME.json.
function flush_block(  i, file, isApp) {
  isApp = text ~ /import (UIKit|SwiftUI)|SceneView|DeckView/
  if (language == "json") {
    document = out "/" name "-" ++documents ".json"
    printf "%s", text > document
    printf "%s", text > (out "/" name ".json")
    close(document); close(out "/" name ".json")
  } else if (language == "swift" && isApp) {
    app = app wrap(text)
  } else if (language == "swift") {
    body = body script(text)
    if (text ~ /let scene = Scene\(/)
      body = body sprintf("  same(scene, \"%s\", \"%s:%d\")\n", document, FILENAME, start)
  }
}
# Whole declarations stand as they are; loose lines become the body of something that has what they speak of.
function wrap(text) {
  if (text ~ /^import/) return text "\n"
  return "import ScrollworkUI\nimport SwiftUI\nimport UIKit\nimport Scrollwork\nimport ScrollworkScene\n" \
    "@propertyWrapper struct State {\n" \
    "  var wrappedValue: Int64\n  var projectedValue: Binding<Int64> { fatalError() }\n}\n" \
    "func withAnimation(_ animation: Animation, _ change: () -> Void) { change() }\n" \
    "@MainActor final class Host: DeckViewDataSource {\n" \
    "  let scene: ScrollworkScene.Scene, avatar: UIView, scrollView: UIScrollView\n" \
    "  @State var page: Int64 = 0\n  var isOpen = false\n" \
    "  init(_ scene: ScrollworkScene.Scene, _ view: UIScrollView) {\n" \
    "    (self.scene, avatar, scrollView) = (scene, view, view)\n  }\n" \
    "  func numberOfCards(in deckView: DeckView) -> Int64 { 0 }\n" \
    "  func deckView(_ deckView: DeckView, viewForCard card: Int64, reusing view: UIView?) -> UIView { avatar }\n" \
    "  func block() {\n" text "  }\n}\n"
}
# A line "value  // 1.5" is compared with its comment, "1.5…" with its beginning.
function script(text,  n, i, lines, parts, result) {
  n = split(text, lines, "\n")
  for (i = 1; i < n; i++) {
    if (lines[i] ~ /^import /) continue
    if (lines[i] ~ /^[^ ].*  \/\/ (-?[0-9.]+(…)?|true)$/ && split(lines[i], parts, "  // ") == 2 && parts[1] !~ /^(let|var) /)
      lines[i] = sprintf("holds(%s, \"%s\", \"%s:%d\")", parts[1], parts[2], FILENAME, start + i)
    result = result "  " lines[i] "\n"
  }
  return result
}
/^```/ {
  if (inside) { flush_block(); inside = 0 }
  else { inside = 1; language = substr($0, 4); start = NR; text = "" }
  next
}
inside { text = text $0 "\n" }
END {
  if (body != "") printf "func %s(_ scene: Scene, _ trace: Trace) throws {\n%s}\n", name, body > (out "/page-" name ".swift")
  if (app != "") printf "%s", app > (out "/app-" name ".swift")
}
