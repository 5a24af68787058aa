import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A long message: an order for work (`w…`), or a text that somebody pasted, with or without a line of their own (`p…`). */
export interface LongMessage {
  readonly id: string
  readonly text: string
  /** What the person wrote of it. */
  readonly own: string
  /** Their limits, for the session. */
  readonly limits: readonly string[]
  /** Lines of somebody else's. */
  readonly others: readonly string[]
}

/** Worked on. */
export const FIRST = messagesIn('first.txt')
/** Written before the judgement as well, and only counted until it was done. */
export const HELD = messagesIn('held.txt')
/** Texts of somebody else's that begin as orders do: made up against the judgement, and looked at. */
export const NEAR = messagesIn('near.txt')

/** `P|` begins a line of the person's, `O|` one of somebody else's; «» stand around a limit. */
function messagesIn(file: string): LongMessage[] {
  const blocks = readFileSync(join(import.meta.dir, file), 'utf8').split(/^=== /m)
  return blocks.slice(1).map((block) => {
    const [head = '', ...rows] = block.trimEnd().split('\n')
    const of = (by: string) => rows.flatMap((row) => (row.startsWith(by) ? [row.slice(2)] : []))
    const own = of('P|').join('\n')
    return {
      id: head,
      text: plain(rows.map((row) => row.slice(2)).join('\n')),
      own: plain(own),
      limits: [...own.matchAll(/«([^»]+)»/g)].map(([, limit = '']) => limit),
      others: of('O|').filter((line) => line.trim() !== ''),
    }
  })
}

function plain(marked: string): string {
  return marked.replace(/[«»]/g, '')
}
