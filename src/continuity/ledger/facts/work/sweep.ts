import type { Entry } from '../../../transcript/entry.ts'
import { inputText } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall, Sweep, SweepHit } from '../../state.ts'
import { hitsOf, soughtBy } from '../agent/searched.ts'

type Result = Extract<Entry, { type: 'result' }>

/** A search whose hits may be worked off one after another: each with its line as it read then. */
export function takeSweep(ledger: Ledger, entry: Result, call: OpenCall): void {
  const pattern = soughtBy(call)
  if (pattern === '' || entry.failed || pattern.length > LONGEST || CUT.test(entry.text)) return
  const hits = hitsOf(entry.text, call, ledger.cwd)
  if (hits.length < FEWEST || hits.length > MOST_HITS) return
  const others = (ledger.sweeps ?? []).filter((sweep) => sweep.pattern !== pattern)
  ledger.sweeps = [...others, { pattern, step: ledger.step, hits, done: 0, last: 0, forms: [] }].slice(-MOST_SWEEPS)
}

/** Which hits an edit changes: known while it is called, and done once it has succeeded. */
export function rememberSwept(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const call = ledger.calls[entry.id]
  const swept = call === undefined ? undefined : sweptBy(ledger, entry, call.path ?? '')
  if (call !== undefined && swept !== undefined) ledger.calls[entry.id] = { ...call, swept }
}

function sweptBy({ sweeps = [] }: Ledger, entry: Extract<Entry, { type: 'call' }>, path: string): OpenCall['swept'] {
  const hits = sweeps.flatMap((sweep) => sweep.hits.filter((hit) => hit.path === path && hit.done === undefined))
  if (hits.length === 0) return undefined
  const before = linesOf(inputText(entry, 'old_string'))
  const after = linesOf(inputText(entry, 'new_string'))
  const texts = [...new Set(hits.map(({ text }) => text))].flatMap((text) =>
    Array<string>(Math.max(0, countOf(before, text) - countOf(after, text))).fill(text),
  )
  if (texts.length === 0) return undefined
  const forms = after.filter((line) => line !== '' && !before.includes(line)).slice(0, MOST_FORMS)
  return { texts, forms, all: entry.input.replace_all === true }
}

export function takeSwept(ledger: Ledger, { text: answer }: Result, { swept, path }: OpenCall): void {
  if (swept === undefined || path === undefined) return
  const shown = shownLines(answer)
  ledger.sweeps = (ledger.sweeps ?? []).map((sweep) => {
    const done = swept.texts.flatMap((text) => pick(sweep, { text, path, shown, all: swept.all }))
    if (done.length === 0) return sweep
    return {
      ...sweep,
      hits: sweep.hits.map((hit) =>
        done.includes(hit) ? { ...hit, done: isSure(sweep, hit, shown) ? 'here' : 'one' } : hit,
      ),
      done: sweep.done + 1,
      last: ledger.step,
      forms: [...new Set([...sweep.forms, ...swept.forms])].slice(-MOST_FORMS),
    }
  })
}

/** Where a hit stands, as a reading of its file shows it: the function around it. */
export function takeOutline(ledger: Ledger, { text }: Result, path: string): void {
  const { sweeps = [] } = ledger
  if (!sweeps.some((sweep) => sweep.done === 0 && sweep.hits.some((hit) => hit.path === path))) return
  const around = new Map<number, string>()
  let name = ''
  for (const [, line = '', code = ''] of text.matchAll(NUMBERED)) {
    name = AROUND.exec(code)?.[1] ?? name
    if (name !== '') around.set(Number(line), name)
  }
  const named = (hit: SweepHit) => (hit.path === path ? (around.get(hit.line) ?? hit.name) : hit.name)
  ledger.sweeps = sweeps.map((sweep) => ({
    ...sweep,
    hits: sweep.hits.map((hit) => {
      const found = sweep.done === 0 ? named(hit) : hit.name
      return found === undefined ? hit : { ...hit, name: found }
    }),
  }))
}

interface Wanted {
  readonly text: string
  readonly path: string
  readonly shown: readonly number[]
  readonly all: boolean
}

/** The hits that an edit has changed: all that read so, the one that its answer shows, or just one of them. */
function pick({ hits }: Sweep, { text, path, shown, all }: Wanted): SweepHit[] {
  const open = hits.filter((hit) => hit.path === path && hit.text === text && hit.done === undefined)
  if (all) return open
  const seen = open.filter(({ line }) => isNear(line, shown))
  return (seen.length > 0 ? seen : open).slice(0, 1)
}

function isSure({ hits }: Sweep, hit: SweepHit, shown: readonly number[]): boolean {
  if (isNear(hit.line, shown)) return true
  return (
    hits.filter(({ path, text, done }) => path === hit.path && text === hit.text && done === undefined).length === 1
  )
}

function isNear(line: number, shown: readonly number[]): boolean {
  const [first = 0] = shown
  return shown.length > 0 && line >= first && line <= (shown.at(-1) ?? 0)
}

/** The numbers of the lines with which some clients answer an edit. */
function shownLines(answer: string): number[] {
  return [...answer.matchAll(NUMBERED)].map(([, line]) => Number(line))
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim())
}

function countOf(lines: readonly string[], text: string): number {
  return lines.filter((line) => line === text).length
}

const NUMBERED = /^[ \t]*(\d+)[→\t](.*)$/gm
const AROUND =
  /^\s*(?:(?:export|default|public|private|protected|static|async|pub(?:\([a-z]+\))?|abstract) )*(?:func(?: \([^)]*\))?|function\*?|def|defp|class|fn|impl|interface) +([A-Za-z_][\w.]*)/
/** The client has left some out. */
const CUT = /truncated|\bpagination\b|^\.\.\. /im
const FEWEST = 4
const MOST_HITS = 60
const MOST_SWEEPS = 3
const MOST_FORMS = 12
const LONGEST = 100
