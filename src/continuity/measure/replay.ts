import { isRecord } from '../../base/is-record.ts'
import { restoredFacts } from '../feature/restored.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/empty.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'
import type { Boundary, Entry } from '../transcript/entry.ts'
import { claudeLineEntries, type PlaceMemory } from '../transcript/hosts/claude-line.ts'
import { keptTail } from '../transcript/kept-tail.ts'
import { isNeeded } from '../transcript/line-type.ts'
import { createLineSplitter } from '../transcript/split-lines.ts'
import { audit, toldText } from './audit.ts'
import { type CaseScore, type RawLine, scoreCase } from './score.ts'

/** One compaction of the past: what its summary covered of what was needed next, and what it would have been with us. */
export interface Replayed {
  readonly at: string | undefined
  readonly trigger: string
  readonly tokensBefore: number | undefined
  readonly tokensAfter: number | undefined
  readonly facts: number
  readonly kept: number
  readonly restored: number
  readonly score: CaseScore
  readonly recovery: string
  readonly delta: string
}

export interface Replay {
  push(chunk: Uint8Array): void
  end(): Replayed[]
}

/** How many lines after a compaction are looked at; the measure itself stops after 30 assistant messages. */
const LINES_AFTER = 400
/** A history longer than this is cut at its start, so that a huge transcript does not fill the memory. */
const LINES_BEFORE = 20_000

/** Replays a transcript that exists already: every compaction in it, as it would have gone with Throughline. */
export function createReplay(): Replay {
  const splitter = createLineSplitter(0)
  const decoder = new TextDecoder()
  const place: PlaceMemory = {}
  let ledger = emptyLedger()
  let history: RawLine[] = []
  let recent: Entry[] = []
  let boundary: (Boundary & { at?: string }) | undefined
  const open: OpenCase[] = []
  const done: Replayed[] = []

  const take = (raw: RawLine, offset: number) => {
    const entries = claudeLineEntries(raw, { offset, place })
    for (const entry of entries) {
      if (entry.type === 'boundary') boundary = entry
      if (entry.type === 'summary') {
        open.push(startCase(structuredClone(ledger), history, keptTail([...recent, entry]).tail, entry, boundary))
        history = []
        boundary = undefined
      }
    }
    for (const waiting of open) waiting.after.push(raw)
    ledger = advance(ledger, entries)
    recent = [...recent, ...entries].slice(-RECENT)
    history.push(raw)
    if (history.length > LINES_BEFORE) history = history.slice(-LINES_BEFORE / 2)
    while (open[0] && open[0].after.length > LINES_AFTER) done.push(finish(open.shift() as OpenCase))
  }

  return {
    push(chunk) {
      for (const { bytes, offset } of splitter.push(chunk)) {
        if (bytes.length === 0 || !isNeeded(decoder.decode(bytes.subarray(0, HEAD)))) continue
        const raw = parsed(decoder.decode(bytes))
        if (raw) take(raw, offset)
      }
    },
    end: () => [...done, ...open.map(finish)],
  }
}

const HEAD = 512
const RECENT = 400

interface OpenCase extends Omit<Replayed, 'score'> {
  readonly before: readonly RawLine[]
  readonly held: string
  readonly after: RawLine[]
}

type Ledger = ReturnType<typeof emptyLedger>

function startCase(
  ledger: Ledger,
  before: readonly RawLine[],
  tail: readonly Entry[],
  summary: Entry & { readonly type: 'summary' },
  boundary: (Boundary & { at?: string }) | undefined,
): OpenCase {
  const a = recover({ ledger })
  const found = audit(ledger, { summary: summary.text, tail })
  const b = delta({ ledger, told: toldText({ summary: summary.text, tail }), a })
  return {
    at: summary.at ?? boundary?.at,
    trigger: boundary?.trigger ?? 'auto',
    tokensBefore: boundary?.preTokens,
    tokensAfter: boundary?.postTokens,
    facts: found.kept.length + found.lost.length,
    kept: found.kept.length,
    restored: restoredFacts(ledger, found.lost, [a, b]).length,
    recovery: a.text,
    delta: b.text,
    before,
    held: [summary.text, ...tail.map(textOf)].join('\n'),
    after: [],
  }
}

function finish({ before, after, held, ...rest }: OpenCase): Replayed {
  return {
    ...rest,
    score: scoreCase({ before, after: after.slice(1), summary: held, a: rest.recovery, b: rest.delta }),
  }
}

function textOf(entry: Entry): string {
  if (entry.type === 'call') return JSON.stringify(entry.input)
  return 'text' in entry ? entry.text : ''
}

function parsed(text: string): RawLine | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
