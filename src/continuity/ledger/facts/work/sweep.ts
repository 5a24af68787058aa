import type { Entry } from '../../../transcript/entry.ts'
import { inputText } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall, SweepHit } from '../../state.ts'
import { hitsOf, soughtBy } from '../agent/searched.ts'

type Result = Extract<Entry, { type: 'result' }>

/** A search whose hits may be worked off one after another: each with its line as it read then. */
export function takeSweep(ledger: Ledger, entry: Result, call: OpenCall): void {
  const pattern = soughtBy(call)
  if (pattern === '') return
  // Where it is searched for again, what is left is what that one shows.
  const others = (ledger.sweeps ?? []).filter((sweep) => !isAlike(sweep.pattern, pattern))
  if (ledger.sweeps !== undefined) ledger.sweeps = others
  if (entry.failed || pattern.length > LONGEST || CUT.test(entry.text)) return
  const hits = hitsOf(entry.text, call, ledger.cwd)
  if (hits.length < FEWEST || hits.length > MOST_HITS) return
  ledger.sweeps = [...others, { pattern, step: ledger.step, hits, done: 0, last: 0, forms: [] }].slice(-MOST_SWEEPS)
}

/** The same words, however they are escaped or bounded. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((pattern) => pattern.replace(/\\[bswd]|\W+/g, ' ').trim()) as [string, string]
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a))
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
  const changed = [...new Set(hits.map(({ text }) => text))].flatMap((text) => {
    const found = before.flatMap((line, at) => (line === text ? [{ text, beside: besideOf(before, at) }] : []))
    return found.slice(0, Math.max(0, found.length - after.filter((line) => line === text).length))
  })
  if (changed.length === 0) return undefined
  const forms = after.filter((line) => line !== '' && !before.includes(line)).slice(0, MOST_FORMS)
  return { changed, forms, all: entry.input.replace_all === true }
}

export function takeSwept(ledger: Ledger, { text: answer }: Result, { swept, path }: OpenCall): void {
  if (swept === undefined || path === undefined) return
  const shown = shownLines(answer)
  ledger.sweeps = (ledger.sweeps ?? []).map((sweep) => {
    const done: SweepHit[] = []
    const sure: SweepHit[] = []
    for (const change of swept.changed) {
      const open = sweep.hits.filter((hit) => hit.done === undefined && !done.includes(hit))
      const { hits, isSure } = pick(open, { ...change, path, shown, all: swept.all })
      done.push(...hits)
      if (isSure) sure.push(...hits)
    }
    if (done.length === 0) return sweep
    return {
      ...sweep,
      hits: sweep.hits.map((hit) => (done.includes(hit) ? { ...hit, done: sure.includes(hit) ? 'here' : 'one' } : hit)),
      done: sweep.done + 1,
      last: ledger.step,
      forms: [...new Set([...sweep.forms, ...swept.forms])].slice(-MOST_FORMS),
    }
  })
}

/** Where a hit stands, as a reading of its file shows it: the function around it, and the lines beside it. */
export function takeOutline(ledger: Ledger, { text }: Result, path: string): void {
  const { sweeps = [] } = ledger
  const wanted = new Set(
    sweeps.flatMap(({ done, hits }) =>
      done > 0 ? [] : hits.filter((hit) => hit.path === path).map(({ line }) => line),
    ),
  )
  if (wanted.size === 0) return
  const rows = [...text.matchAll(NUMBERED)].map(([, line = '', code = '']) => ({
    line: Number(line),
    code: code.trim(),
  }))
  const codes = rows.map(({ code }) => code)
  const around = new Map<number, Pick<SweepHit, 'name' | 'beside'>>()
  let name = ''
  for (const [at, { line, code }] of rows.entries()) {
    name = AROUND.exec(code)?.[1] ?? name
    if (wanted.has(line)) around.set(line, { ...(name !== '' && { name }), beside: besideOf(codes, at) })
  }
  ledger.sweeps = sweeps.map((sweep) =>
    sweep.done > 0
      ? sweep
      : { ...sweep, hits: sweep.hits.map((hit) => (hit.path === path ? { ...hit, ...around.get(hit.line) } : hit)) },
  )
}

function besideOf(lines: readonly string[], at: number): readonly string[] {
  return [lines[at - 1] ?? '', lines[at + 1] ?? '']
}

interface Wanted {
  readonly text: string
  /** The lines before and after it, '' where the edit does not reach them. */
  readonly beside: readonly string[]
  readonly path: string
  readonly shown: readonly number[]
  readonly all: boolean
}

/** The hits that an edit has changed: all that read so, the one that its lines or its answer tell, or just one of them. */
function pick(
  left: readonly SweepHit[],
  wanted: Wanted,
): { readonly hits: readonly SweepHit[]; readonly isSure: boolean } {
  const open = left.filter(({ path, text }) => path === wanted.path && text === wanted.text)
  if (wanted.all || open.length < 2) return { hits: open, isSure: true }
  const told = open.filter(({ beside = NOTHING }) =>
    wanted.beside.some(
      (line, at) => line !== '' && line === beside[at] && open.filter((hit) => hit.beside?.[at] === line).length === 1,
    ),
  )
  if (told.length === 1) return { hits: told, isSure: true }
  const seen = open.filter(({ line }) => isNear(line, wanted.shown))
  return { hits: (seen.length > 0 ? seen : open).slice(0, 1), isSure: seen.length === 1 }
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

const NOTHING: readonly string[] = []
const NUMBERED = /^[ \t]*(\d+)[→\t](.*)$/gm
const AROUND =
  /^\s*(?:(?:export|default|public|private|protected|static|async|pub(?:\([a-z]+\))?|abstract) )*(?:func(?: \([^)]*\))?|function\*?|def|defp|class|fn|impl|interface) +([A-Za-z_][\w.]*)/
/** The client has left some out. */
const CUT = /truncated|\bpagination\b|^\.\.\. /im
const FEWEST = 2
const MOST_HITS = 60
const MOST_SWEEPS = 3
const MOST_FORMS = 12
const LONGEST = 100
