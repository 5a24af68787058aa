/** How many columns a terminal gives a text: Chinese characters and most emoji take two, colours none. */
export function textWidth(text: string): number {
  return Bun.stringWidth(text)
}

export function pad(text: string, to: number): string {
  return text + ' '.repeat(Math.max(0, to - textWidth(text)))
}

/** The head of a text that fits, with a mark that there was more. Whole characters, wide ones counted. */
export function cut(text: string, to: number): string {
  if (textWidth(text) <= to) return text
  if (to < 1) return ''
  let head = ''
  let used = 0
  for (const character of text) {
    const more = textWidth(character)
    if (used + more > to - 1) break
    head += character
    used += more
  }
  return `${head}…`
}

/** The tail: of a path it says more than the head. */
export function cutFront(text: string, to: number): string {
  if (textWidth(text) <= to) return text
  if (to < 1) return ''
  let tail = ''
  let used = 0
  for (const character of [...text].reverse()) {
    const more = textWidth(character)
    if (used + more > to - 1) break
    tail = character + tail
    used += more
  }
  return `…${tail}`
}
