import { oneLine } from '../../base/text/text.ts'
import type { Fate } from '../../continuity/measure/fates.ts'
import { said, t } from '../../messages/people/speak.ts'
import { columnsOfTerminal } from '../../platform/terminal.ts'
import { table } from '../terminal/table.ts'
import { cut, cutFront, textWidth } from '../terminal/text-width.ts'
import { wrapLine } from '../terminal/wrap.ts'
import { factText } from './fact-text.ts'
import { figuresOf, median } from './figures.ts'
import type { ReportWords } from './words.ts'

/** A compaction as people see it, whoever counted it. */
export interface ShownCompaction {
  readonly when: string
  readonly whose: string
  /** What the person knows the session by, where it was recorded. */
  readonly name?: string | undefined
  readonly trigger: string
  readonly tokensBefore: number | null
  readonly tokensAfter: number | null
  /** Undefined when no summary was seen. */
  readonly fates: readonly Fate[] | undefined
  readonly actions: number | null
  /** What the summary said and the session refutes. */
  readonly against: readonly string[]
  /** Told where compactions of several projects stand beside each other. */
  readonly project?: string | undefined
}

/** The table, the kinds, the facts of the last compaction (of all where asked for), and what each number means. */
export function reportText(rows: readonly ShownCompaction[], words: ReportWords, facts: 'last' | 'all'): string {
  const all = rows.flatMap(({ fates }) => fates ?? [])
  const listed = facts === 'all' ? rows : rows.filter(({ fates }) => fates !== undefined).slice(-1)
  const isMixed = new Set(rows.map(({ project }) => project)).size > 1
  const isBeside = isMixed && columnsOfTerminal() >= WIDE && Number.isFinite(columnsOfTerminal())
  const isUnknown = rows.some(({ tokensBefore, tokensAfter }) => tokensBefore !== null && tokensAfter === null)
  return [
    table(
      [
        words.when,
        words.session,
        words.trigger,
        words.tokens,
        words.limits,
        words.kept,
        words.putBack,
        words.lost,
        words.firstEdit,
        ...(isBeside ? ['PROJECT'] : []),
      ],
      rows.map((row) => [...cellsOf(row, words), ...(isBeside ? [row.project ?? '–'] : [])]),
    ),
    ...(isMixed && !isBeside ? projectLines(rows) : []),
    '',
    ...closingLines(rows, words),
    ...listed.flatMap((row) => againstLines(row, words)),
    ...(all.length === 0 ? [] : ['', kindTable(all, words)]),
    ...listed.flatMap((row) => factLines(row, words, facts)),
    '',
    ...meanings(words).map(([name, meaning]) => `${name}${said(': ')}${meaning}`),
    ...(isUnknown ? [t`${words.tokens}: before → after; ? is where the agent does not say how many were left`] : []),
  ].join('\n')
}

/** Where there is no room for a column: each project with its sessions. */
function projectLines(rows: readonly ShownCompaction[]): string[] {
  const projects = [...new Set(rows.map(({ project }) => project))]
  return projects.flatMap((project) => {
    const sessions = new Set(rows.filter((row) => row.project === project).map(({ whose }) => whose))
    const path = cutFront(project ?? '–', columnsOfTerminal() - 2)
    return [`${path}:`, `    ${[...sessions].join(', ')}`]
  })
}

/** From here on a path stands beside the numbers. */
const WIDE = 110

/** Each number in one line; the same words in text, page and JSON. */
export function meanings(words: ReportWords): [name: string, meaning: string][] {
  return [
    [words.limits, words.meaning.limits],
    [words.kept, words.meaning.kept],
    [words.putBack, words.meaning.putBack],
    [words.lost, words.meaning.lost],
    [words.firstEdit, words.meaning.firstEdit],
  ]
}

export function closingLines(rows: readonly ShownCompaction[], words: ReportWords): string[] {
  const measured = rows.filter(({ fates }) => fates !== undefined)
  if (measured.length === 0) return [words.unseen({ compactions: rows.length })]
  const { limits, facts, kept, putBack, lost } = figuresOf(measured.flatMap(({ fates }) => fates ?? []))
  const actions = median(rows.map((row) => row.actions))
  return [
    words.limitsTotal({ compactions: rows.length, survived: limits.survived, limits: limits.all }),
    words.factsTotal({ facts, kept, putBack, lost }),
    ...(actions === undefined ? [] : [words.usualEdit({ actions })]),
  ]
}

export function fateWord(fate: Fate['fate'], words: ReportWords): string {
  return fate === 'back' ? words.putBack : words[fate]
}

export function kindWord(kind: string, words: ReportWords): string {
  const known: Readonly<Record<string, string>> = words.kinds
  return known[kind] ?? kind
}

export function tokensText(before: number | null, after: number | null): string {
  const short = (tokens: number) => (tokens < 1000 ? String(tokens) : `${Math.round(tokens / 1000)}k`)
  return before === null ? '–' : `${short(before)}→${after === null ? '?' : short(after)}`
}

export function cellsOf(
  { when, whose, trigger, tokensBefore, tokensAfter, fates, actions }: ShownCompaction,
  words: ReportWords,
): string[] {
  const start = [when, whose, said(trigger), tokensText(tokensBefore, tokensAfter)]
  const edit = actions === null ? '–' : words.after({ actions })
  if (fates === undefined) return [...start, '–', '–', '–', '–', edit]
  const { limits, kept, putBack, lost } = figuresOf(fates)
  return [...start, `${limits.survived}/${limits.all}`, String(kept), String(putBack), String(lost), edit]
}

/** What an agent would have believed comes first, and whole: what is refuted stands at its end. */
function againstLines({ when, whose, against }: ShownCompaction, words: ReportWords): string[] {
  if (against.length === 0) return []
  const told = against.flatMap((line) => wrapLine(`  ! ${oneLine(line)}`, columnsOfTerminal()))
  return ['', t`${words.against} (${when} ${whose}): ${against.length}`, ...told]
}

function kindTable(fates: readonly Fate[], words: ReportWords): string {
  const rows = figuresOf(fates).kinds.map(({ kind, kept, putBack, lost }) => [
    kindWord(kind, words),
    String(kept),
    String(putBack),
    String(lost),
  ])
  return table([words.kind, words.kept, words.putBack, words.lost], rows)
}

const SIGNS: readonly (readonly [Fate['fate'], string])[] = [
  ['kept', '✓'],
  ['back', '↺'],
  ['lost', '✗'],
]

/** Limits and requests first; a long list is cut, and says so. */
function factLines({ when, whose, fates = [] }: ShownCompaction, words: ReportWords, facts: 'last' | 'all'): string[] {
  const most = facts === 'all' ? Number.POSITIVE_INFINITY : MOST_LISTED
  return SIGNS.flatMap(([fate, sign]) => {
    const all = fates.filter((one) => one.fate === fate)
    const own = different(all)
    if (own.length === 0) return []
    const shown = own.slice(0, most).map(({ kind, text, times }) => {
      const [before, behind] = [`  ${sign} ${kindWord(kind, words)}${said(': ')}`, timesText(times)]
      const room = Math.max(columnsOfTerminal() - textWidth(before + behind), SHORTEST)
      return `${before}${cut(oneLine(factText(kind, text)), room)}${behind}`
    })
    const more = own.length - shown.length
    return [
      '',
      t`${fateWord(fate, words)} (${when} ${whose}): ${all.length}`,
      ...shown,
      ...(more > 0 ? [`  ${words.more({ count: more })}`] : []),
    ]
  })
}

/** A fact as it is listed: once, with how many there are that read the same, so that the list adds up to its count. */
export type Listed = Fate & { readonly times: number }

export function timesText(times: number): string {
  return times > 1 ? ` (${times}×)` : ''
}

/** The person's words first; what stands there twice once. */
export function different(fates: readonly Fate[]): Listed[] {
  const isSame = (one: Fate, other: Fate) => one.kind === other.kind && one.text === other.text
  const once = fates
    .filter((fate, at) => fates.findIndex((other) => isSame(fate, other)) === at)
    .map((fate) => ({ ...fate, times: fates.filter((other) => isSame(fate, other)).length }))
  const rank = ({ kind }: Fate) => (kind === 'constraint' ? 0 : kind === 'goal' ? 1 : 2)
  return once.sort((a, b) => rank(a) - rank(b))
}

const MOST_LISTED = 8
const SHORTEST = 20
