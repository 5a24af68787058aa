import { plainOf } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'

type Prompt = Extract<Entry, { type: 'prompt' }>

/** Lines that the person took over from the agent's last message, to speak of them, are marked as a quotation: they are the agent's words. */
export function withEchoMarked(entry: Prompt, said: string): Prompt {
  const lines = entry.text.split('\n')
  if (said === '' || lines.length < 2 || lines.length > MOST_LINES) return entry
  const plain = plainOf(said)
  const isEcho = lines.map((line) => {
    const own = plainOf(line.replace(LIST_MARK, ''))
    return own.length >= SHORTEST && plain.includes(own)
  })
  const isAllOrNone = isEcho.every((echo, at) => echo || lines[at]?.trim() === '') || !isEcho.includes(true)
  if (isAllOrNone) return entry
  return { ...entry, text: lines.map((line, at) => (isEcho[at] ? `> ${line}` : line)).join('\n') }
}

const LIST_MARK = /^\s*(?:[-*•>]|\d{1,2}[.)])\s+/
/** A shorter one may be said by both. */
const SHORTEST = 25
const MOST_LINES = 60
