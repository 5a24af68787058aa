import type { TextPart } from './parts.ts'

/**
 * The prompt without what clients and tools wrap in tags: `<system-reminder>…`, `<local-command-stdout>…`, `<file path="…">…`. What was
 * taken out is added to `parts`; a tag that is never closed takes the rest of its paragraph along.
 */
export function withoutTags(prompt: string, parts: TextPart[]): string {
  if (!prompt.includes('<')) return prompt
  let text = prompt
  for (let round = 0; round < MOST; round++) {
    const open = OPEN.exec(text)
    if (!open) break
    const name = open[1] ?? ''
    const close = text.indexOf(`</${name}>`, open.index)
    const blank = text.indexOf('\n\n', open.index)
    const end = close !== -1 ? close + name.length + 3 : blank === -1 ? text.length : blank
    parts.push({ kind: 'pasted', text: text.slice(open.index, end) })
    text = `${text.slice(0, open.index)}\n${text.slice(end)}`
  }
  return text.includes('<!--') ? text.replace(COMMENT, '\n') : text
}

/**
 * Tags that hold material: of two words (clients name theirs so), those of files and pages, and roles of a dialogue. `<T>` and `<div>`
 * within a sentence are the person's own words about code.
 */
const OPEN =
  /<((?:[a-z]+(?:[-_][a-z]+)+)|file|files|document|documents|doc|page|html|body|context|contents?|source|output|stdout|stderr|result|results|tool|attachment|attachments|selection|instructions?|system|assistant|user|human|important|reminder|notification|untrusted|web|email|mail|issue|diff|log|logs|code|snippet|xml)(?:\s[^<>]*)?>/i
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const MOST = 40
