import { fingerprint } from '../base/ids.ts'
import type { Entry, ToolCall, ToolResult } from '../continuity/transcript/entry.ts'
import { actOf } from './act.ts'
import { cutResult } from './cut.ts'
import { personIn } from './person.ts'
import type { Piece } from './piece.ts'

export interface Pieces {
  /** What is settled: a call is only told together with what came of it. */
  push(entries: readonly Entry[]): Piece[]
  /** What is not settled yet, and where to read on so that nothing of it is told by halves. */
  end(): { readonly open: Piece[]; readonly from: number | undefined }
}

interface Waiting {
  readonly call: Entry & ToolCall
  result?: Entry & ToolResult
}

/** Entries as pieces, in order. `most` characters are kept of what one tool said. */
export function createPieces(most: number): Pieces {
  let waiting = new Map<string, Waiting>()
  let after: Piece[] = []
  let firstWaiting: number | undefined
  let lastSaid = ''
  let cwd = ''
  const seen = new Set<string>()

  const told = (): Piece[] => {
    const pieces = [...waiting.values()].flatMap(({ call, result }) => ofCall(call, result, most, cwd))
    pieces.push(...after)
    waiting = new Map()
    after = []
    firstWaiting = undefined
    return pieces.sort((a, b) => a.offset - b.offset).filter((piece) => !isRepeated(piece, seen))
  }

  return {
    push(entries) {
      const settled: Piece[] = []
      for (const entry of entries) {
        if (entry.type === 'call') {
          waiting.set(entry.id, { call: entry })
          firstWaiting ??= entry.offset
          continue
        }
        if (entry.type === 'result') {
          const own = waiting.get(entry.id)
          if (own) own.result = entry
          else after.push(...ofResult(entry, '', '', most))
        } else {
          after.push(...ofWords(entry, lastSaid))
          if (entry.type === 'said') lastSaid = entry.text
          if (entry.type === 'place') cwd = entry.cwd ?? cwd
        }
        const asked = entry.type === 'prompt' && entry.voice === 'typed'
        if (asked || entry.type === 'summary' || [...waiting.values()].every(({ result }) => result))
          settled.push(...told())
      }
      return settled
    },
    end() {
      const from = firstWaiting
      return { open: told(), from }
    },
  }
}

function ofCall(call: Entry & ToolCall, result: (Entry & ToolResult) | undefined, most: number, cwd: string): Piece[] {
  const act = actOf(call)
  const about = cwd === '' ? act.about : act.about.replaceAll(`${cwd}/`, '')
  const text = act.text
  const shared = { tool: call.tool, about, at: call.at ?? '' }
  const own: Piece[] = text === '' ? [] : [{ ...shared, who: 'agent', offset: call.offset, text }]
  if (!result) return own
  const words = personIn(call, result.text)
  if (words !== undefined) {
    const said: Piece = {
      who: 'person',
      tool: call.tool,
      about: '',
      at: result.at ?? '',
      offset: result.offset,
      text: words,
    }
    return [...own, said]
  }
  return [...own, ...ofResult(result, call.tool, about, most)]
}

function ofResult(result: Entry & ToolResult, tool: string, about: string, most: number): Piece[] {
  const text = SAYS_NOTHING.has(tool) && !result.failed ? '' : cutResult(result.text, most)
  if (text === '' && (about === '' || SAYS_NOTHING.has(tool))) return []
  return [
    {
      who: 'tool',
      tool,
      about,
      at: result.at ?? '',
      offset: result.offset,
      text: result.failed ? `failed: ${text}` : text,
    },
  ]
}

function ofWords(entry: Entry, before: string): Piece[] {
  const shared = { tool: '', about: '', at: entry.at ?? '', offset: entry.offset }
  if (entry.type === 'said') return [{ ...shared, who: 'agent', text: entry.text }]
  if (entry.type === 'summary') return [{ ...shared, who: 'summary', text: entry.text }]
  if (entry.type === 'prompt') {
    const text = entry.voice === 'typed' ? entry.text : withoutTags(entry.text)
    const who = entry.voice === 'typed' || entry.voice === 'command' ? 'person' : 'client'
    const about = entry.voice === 'typed' && text.length < SHORT_REPLY ? before.trim().slice(-ANSWERED_TO) : ''
    return text.trim() === '' ? [] : [{ ...shared, who, text, about: about.toWellFormed() }]
  }
  if (entry.type === 'boundary')
    return [{ ...shared, who: 'client', text: `The context was compacted (${entry.trigger}).` }]
  if (entry.type !== 'place') return []
  const where = [entry.branch && `on branch ${entry.branch}`, entry.cwd && `in folder ${entry.cwd}`].filter(Boolean)
  return [{ ...shared, who: 'client', text: `The work is ${where.join(' ')}.` }]
}

/** The same output again says nothing new. */
function isRepeated({ who, text }: Piece, seen: Set<string>): boolean {
  if (who !== 'tool' || text.length < WORTH_TELLING_APART) return false
  const key = `${text.length}:${fingerprint(text.slice(0, 400))}${fingerprint(text.slice(-200))}`
  if (seen.has(key)) return true
  if (seen.size >= MOST_SEEN) seen.clear()
  seen.add(key)
  return false
}

function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z][a-z-]*>/g, ' ').replace(/ {2,}/g, ' ')
}

/** What they answer is that they did it. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'Edit',
  'MultiEdit',
  'Write',
  'NotebookEdit',
  'TodoWrite',
  'TaskCreate',
  'TaskUpdate',
  'EnterPlanMode',
  'Skill',
])
/** A short reply says little without what it answers. */
const SHORT_REPLY = 240
const ANSWERED_TO = 400
const WORTH_TELLING_APART = 200
const MOST_SEEN = 20_000
