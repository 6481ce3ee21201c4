// Small ways to make elements.

/** An element with properties and children; `class` and `data-…` are attributes. */
export const make = (name, properties = {}, ...children) => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) element[key] = value
    else element.setAttribute(key, value)
  }
  element.append(...children)
  return element
}

/** A choice of one of several: values and what they are called. */
export const choice = (label, entries, onchoose) => {
  const select = make("select", { ariaLabel: label, onchange: () => onchoose(select.value) },
    ...entries.map(([value, name]) => make("option", { value }, name)))
  return select
}

/** A number as people write it, of no more than so many digits after the point. */
export const plain = (value, digits = 3) => "" + +(+value).toFixed(digits)

/** A button that copies what `text` returns, if that is anything, and says so. */
export const copier = (words, text) => {
  const button = make("button", { onclick: () => {
    const copy = text()
    copy && navigator.clipboard?.writeText(copy).then(() => {
      button.textContent = "Copied"
      setTimeout(() => button.textContent = words, 1500)
    }, () => {})
  } }, words)
  return button
}
