// A document with other values of its parameters.

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g

/** The text of a document with these values, by their names; all else stays as it was written. */
export const tuned = (text, values) => {
  const path = []
  let [result, from, last, key] = ["", 0]
  for (const { 0: word, index } of text.matchAll(token)) {
    if (word == ":") key = JSON.parse(last)
    else if (word == ",") key = undefined
    else if (word == "}" || word == "]") path.pop()
    else if (word == "{" || word == "[") {
      path.push(key)
      key = undefined
    } else if (key != null && path[1] == "parameters") {
      const name = path.length == 2 ? key : path.length == 3 && key == "value" ? path[2] : null
      if (name in values) {
        result += text.slice(from, index) + values[name]
        from = index + word.length
      }
    }
    last = word
  }
  return result + text.slice(from)
}
