import type { CompactionFacts, EntranceRedactor } from '../../protocol/ports.ts'
import { advance, atItsEnd } from '../ledger/advance.ts'
import { inputStrings } from '../ledger/call-text.ts'
import { compactWords } from '../ledger/facts/person/words.ts'
import type { Ledger } from '../ledger/facts.ts'
import { emptyLedger } from '../ledger/put.ts'
import { delta } from '../texts/delta.ts'
import { type Recovery, recover } from '../texts/recover.ts'
import { steer } from '../texts/steer.ts'
import type { Boundary, Entry, Summary } from '../transcript/entry.ts'
import { keptTail } from '../transcript/kept-tail.ts'
import type { Drift } from '../transcript/line-reader.ts'
import { cleanReaderOf } from '../transcript/readers.ts'
import { actionsUntilEdit, type Fate, fatesOf, toldText, withoutAnalysis } from './fates.ts'
import type { Told } from './restored.ts'

/** One compaction of the past: what became of each fact, as it would have gone with us. */
export interface Replayed {
  readonly at: string | undefined
  readonly trigger: string
  readonly tokensBefore: number | undefined
  readonly tokensAfter: number | undefined
  readonly fates: readonly Fate[]
  /** Tool calls until the first edit; undefined when none came before the next compaction. */
  readonly actions: number | undefined
  readonly recovery: string
  readonly delta: string
}

export interface Replay {
  push(chunk: Uint8Array): void
  end(): Replayed[]
  /** What the transcript holds that nobody knows. */
  drift(): Drift
}

/** A compaction whose first event afterwards has not come yet, or whose first edit has not. */
interface OpenCase {
  readonly ledger: Ledger
  readonly boundary: (Boundary & { at?: string }) | undefined
  readonly summary: Summary & { at?: string }
  readonly tail: readonly Entry[]
  readonly echo: readonly Told[]
  readonly a: Recovery
  readonly tools: string[]
  b?: Recovery | undefined
}

/** Whose transcript it is, what that client does after a compaction, and what takes the secrets out before a sentence is cut. */
export interface ReplayedHost {
  readonly id: string
  readonly compaction: CompactionFacts
  readonly redact: Pick<EntranceRedactor, 'everywhere'>
}

/** Replays a transcript that exists already: every compaction in it, as it would have gone with Throughline. */
export function createReplay(host: ReplayedHost): Replay {
  const reader = cleanReaderOf(host.id, host.redact)?.({ offset: 0 })
  let ledger = emptyLedger()
  let recent: Entry[] = []
  let boundary: (Boundary & { at?: string }) | undefined
  let open: OpenCase | undefined
  const done: Replayed[] = []

  const take = (entry: Entry) => {
    if (entry.type === 'boundary') boundary = entry
    if (entry.type === 'summary') {
      if (open) done.push(finish(open))
      const tail = keptTail([...recent, entry]).tail
      open = openCase(host, structuredClone(ledger), entry, tail, boundary)
      boundary = undefined
    } else if (open) {
      open = withCompactWords(host, open, entry)
      open.b ??= deltaAt(open, entry)
      if (entry.type === 'call') open.tools.push(entry.tool)
    }
    ledger = advance(ledger, [entry])
    recent.push(entry)
    if (recent.length > RECENT * 2) recent = recent.slice(-RECENT)
  }

  return {
    push(chunk) {
      for (const entry of reader?.push(chunk) ?? []) take(entry)
    },
    end: () => (open ? [...done, finish(open)] : done),
    drift: () => reader?.end().drift ?? {},
  }
}

const RECENT = 400

/** As the session itself has it: A knows the summary where the client tells it before that, and a turn is over behind `/compact`. */
function openCase(
  host: ReplayedHost,
  before: Ledger,
  summary: OpenCase['summary'],
  tail: readonly Entry[],
  boundary: OpenCase['boundary'],
): OpenCase {
  const manual = boundary?.trigger === 'manual'
  const ledger = manual ? atItsEnd(before) : before
  const lastAssistant = ledger.lead.text === '' ? '' : '…'
  const echoed = manual && host.compaction.echoes ? steer({ ledger, trigger: 'manual', lastAssistant }) : ''
  const echo = echoed === '' ? [] : [{ text: echoed, factIds: [] }]
  const { tellsEarly, toldBy } = host.compaction
  const early = tellsEarly === true || toldBy !== 'start' ? withoutAnalysis(summary.text) : ''
  const alreadyTold = [early, echoed].filter(Boolean).join('\n')
  const a = recover({ ledger, alreadyTold, ...(early !== '' && { summaryKnown: true as const }) })
  return { ledger, boundary, summary, tail, echo, a, tools: [] }
}

/** What was written behind `/compact` stands behind the summary, and was heard before it. */
function withCompactWords(host: ReplayedHost, open: OpenCase, entry: Entry): OpenCase {
  const { ledger, summary, tail, boundary, tools, b } = open
  const isOpen = boundary?.trigger === 'manual' && b === undefined && tools.length === 0
  if (!isOpen || entry.type !== 'prompt' || compactWords(entry) === '') return open
  return openCase(host, advance(ledger, [entry]), summary, tail, boundary)
}

/** What is said at the first prompt or tool call, and is about it. */
function deltaAt(open: OpenCase, entry: Entry): Recovery | undefined {
  const prompt = entry.type === 'prompt' && entry.voice === 'typed'
  if (!prompt && entry.type !== 'call') return undefined
  return compose(open, prompt ? entry.text : entry.type === 'call' ? inputStrings(entry.input).join('\n') : '')
}

function compose({ ledger, summary, tail, echo, a }: OpenCase, next: string): Recovery {
  const told = [toldText({ summary: summary.text, tail }), ...echo.map(({ text }) => text)].join('\n')
  return delta({ ledger, told, a, next })
}

function finish(open: OpenCase): Replayed {
  const { ledger, boundary, summary, tail, echo, a, tools } = open
  const b = open.b ?? compose(open, '')
  return {
    at: summary.at ?? boundary?.at,
    trigger: boundary?.trigger ?? 'auto',
    tokensBefore: boundary?.preTokens,
    tokensAfter: boundary?.postTokens,
    fates: fatesOf(ledger, { summary: summary.text, tail }, [a, b, ...echo]),
    actions: actionsUntilEdit(tools),
    recovery: a.text,
    delta: b.text,
  }
}
