/** What a conclusion says, with the words in which the person had asked: those are what asks for it again. */
export function withAsked(text: string, asked: string): string {
  return `${text} (asked: "${asked.replace(/[.?!。？！:：]+$/, '')}")`
}

/** What it says alone. */
export function withoutAsked(content: string): string {
  return content.replace(/ \(asked: "[^\n]*"\)$/, '')
}
