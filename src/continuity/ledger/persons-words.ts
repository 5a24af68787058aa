import { typedParts } from '../../base/typed/index.ts'

/**
 * What the person typed themselves in a message, on one line and word for word: nothing that was pasted, quoted or attached. Of
 * a document that follows a colon the title stays, because the message means nothing without it. '' when nothing is left.
 */
export function typedPart(text: string): string {
  const { parts } = typedParts(text.replace(ATTACHED, ''))
  const lines: string[] = []
  let open = false
  for (const part of parts) {
    if (part.kind === 'typed') {
      for (const line of part.text.split('\n')) if (line.trim() !== '') lines.push(line.trim())
      open = /[:：]\s*$/.test(part.text)
      continue
    }
    const title = open ? TITLE.exec(part.text)?.[1] : undefined
    if (title !== undefined) lines.push(title.trim())
    open = false
  }
  return joined(lines).slice(0, LONGEST)
}

/** Lines without a full stop of their own get one, so that they do not run into each other. */
function joined(lines: readonly string[]): string {
  let text = ''
  for (const line of lines) {
    const ended = text === '' || /[.!?:;,。！？：；，…-]$/.test(text) ? text : `${text}.`
    text = `${ended}${ended === '' || /[。！？；：，]$/.test(ended) ? '' : ' '}${line.replace(/^[-*•]\s+/, '')}`
  }
  return text.replace(/\s{2,}/g, ' ')
}

const ATTACHED = /\[(?:Image|Pasted text)[^\]]*\]/g
const TITLE = /^\s*#{1,3} (\S.*)$/m
const LONGEST = 4000
