import { anchorName, anchorsOf } from '../../base/names.ts'
import { contradictions } from '../compose/contradictions.ts'
import { type Held, heldBy, topicWordsOf } from '../compose/held.ts'
import type { Line, Telling, World } from '../compose/line.ts'
import { linesOf } from '../compose/lines.ts'
import { lastWordLines } from '../compose/parts/exchange-lines.ts'
import { requestOf } from '../compose/parts/request.ts'
import { singleRuleLines } from '../compose/parts/rule-lines.ts'
import { isOpinion, restLines } from '../compose/parts/word-lines.ts'
import { headingOf, renderParts } from '../compose/render.ts'
import type { Ledger } from '../ledger/facts.ts'
import { ENGLISH, type Labels } from './labels.ts'
import { isNamedIn, type Marks, type Recovery, recover, wordsIn } from './recover.ts'

export interface DeltaInput {
  readonly ledger: Ledger
  /** The summary without its analysis, and the messages that were kept word for word. */
  readonly told: string
  /** What was injected first. */
  readonly a: Pick<Recovery, 'text' | 'lineKeys'>
  /** What comes next: the new prompt, or what the next tool call is about. */
  readonly next?: string
  readonly budget?: number
  readonly marks?: Marks
  readonly world?: World
  readonly labels?: Labels
}

/**
 * Delta (B): where summary and session contradict each other, then what the summary lacks and what comes next is about. What
 * the person said and nobody has kept comes back in any case, as far as it fits.
 */
export function delta(input: DeltaInput): Recovery {
  const labels = input.labels ?? ENGLISH
  // Nothing was said before: then all of it is said now.
  if (input.a.text === '')
    return recover({ ...input, alreadyTold: input.told, summaryKnown: true, labels, title: labels.deltaTitle })
  const telling: Telling = {
    ledger: input.ledger,
    words: labels.lines,
    world: input.world ?? {},
    marks: input.marks ?? {},
    changed: labels.changed,
  }
  const told = heldBy(`${input.told}\n${input.a.text}`)
  const said = new Set(input.a.lineKeys)
  const against = contradictions(telling, input.told)
  const wanted = wantedBy(input.next ?? '', input.ledger)
  const inHand = anchorsOf(inHandOf(input))
  // "Go on" names nothing: then the best of what nobody has kept is said.
  const isBare = topicWordsOf(input.next ?? '').size < FEW
  const lines = [
    ...linesOf(telling).filter(isSingle),
    ...lastWordLines(telling),
    ...restLines(telling),
    ...singleRuleLines(telling),
  ]
    .filter((line) => !isNamedIn(input.a.text, input.ledger, line))
    .filter((line) => !said.has(line.key) && input.marks?.[line.factId] !== 'gone' && !isHeld(line, told, input.a.text))
    .filter((line) => line.part !== 'found' || isAbout(line, inHand, input.ledger) || (isBare && isFresh(line, input)))
    .filter((line) => !isSpent(line, wanted, input.ledger))
    .map((line) => ({ ...line, worth: worthOf(line, wanted) + newIn(line, input.told) }))
    .filter((line) => line.worth >= LEAST_WHEN_BARE)
  const picked = fitRanked(
    worthSaying(lines, input.next ?? ''),
    (input.budget ?? DEFAULT_BUDGET) - labels.deltaTitle.length - costOf(against, labels),
    labels,
  )
  const body = [
    ...(against.length > 0 ? [`${labels.against}${labels.colon}`, ...against.map((text) => `- ${text}`)] : []),
    ...renderParts(picked, labels),
  ]
  if (body.length === 0) return NOTHING
  const text = [labels.deltaTitle, ...body].join('\n')
  if (text.length > (input.budget ?? DEFAULT_BUDGET)) return NOTHING
  return { text, factIds: [...new Set(picked.map((line) => line.factId))], lineKeys: picked.map((line) => line.key) }
}

/** Rules are said one by one here. */
function isSingle({ kind, part }: Line): boolean {
  return kind !== 'rule' && part !== 'exchange'
}

/** What is being worked on: what comes next, the last step, the agent's last words and the request. */
function inHandOf({ next = '', ledger }: DeltaInput): string {
  const request = requestOf(ledger)?.text ?? ''
  return [next, ledger.did?.what ?? '', ledger.lead.text, request].join('\n')
}

/** It was found while this was being worked on, or names something of it. */
function isAbout({ text, factId }: Line, inHand: ReadonlySet<string>, { facts, turnStep, step }: Ledger): boolean {
  const fact = facts[factId]
  if (fact !== undefined && step - fact.lastSeen > NOT_LONG) return false
  const isPlace = fact?.kind === 'note' && fact.voice === 'located'
  if (!isPlace && fact !== undefined && fact.lastSeen >= turnStep) return true
  for (const anchor of anchorsOf(text)) if (inHand.has(anchor) && !(isPlace && anchor.startsWith('p:'))) return true
  return false
}

/** Found not long ago, with a name or a figure that the summary does not have. */
function isFresh(line: Line, { ledger, told }: DeltaInput): boolean {
  const fact = ledger.facts[line.factId]
  return fact !== undefined && ledger.step - fact.lastSeen <= NOT_LONG && newIn(line, told) > 0
}

/** What was asked for once is mostly done: it comes back only when it is about what comes next. */
function isSpent({ key, factId, text }: Line, wanted: ReadonlySet<string>, { facts }: Ledger): boolean {
  const goal = facts[factId]
  // The rest of the request in hand is what is being done.
  if (goal?.kind !== 'goal' || key !== factId || isOpinion(goal.text)) return false
  const isAnswer = goal.by === 'answer' || goal.object !== ''
  if (isAnswer && !(goal.by === 'refusal' && goal.ranLater)) return false
  return sharedWith(wanted, text) < 2
}

function sharedWith(wanted: ReadonlySet<string>, text: string): number {
  let shared = 0
  for (const word of topicWordsOf(text)) if (wanted.has(word)) shared++
  return shared
}

/** What the next step is about, and where nothing is said about that, what the last exchange was about. */
function wantedBy(next: string, ledger: Ledger): ReadonlySet<string> {
  const own = topicWordsOf(next)
  return own.size >= FEW ? own : new Set([...own, ...topicWordsOf(ledger.lead.text.slice(0, 1500))])
}

/** "Go on" names nothing; a step that names something is told what is about it, and of the rest only what is no finding. */
function worthSaying(lines: readonly Line[], next: string): readonly Line[] {
  if (topicWordsOf(next).size < FEW) return lines
  const asked = lines.filter(({ worth }) => worth >= LEAST)
  if (asked.length > 0) return asked
  return lines
    .filter(({ part }) => part !== 'found')
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, A_FEW)
}

function worthOf(line: Line, wanted: ReadonlySet<string>): number {
  return line.worth + Math.min(4, sharedWith(wanted, line.text)) * 0.2 + BASE[line.part]
}

/** Names and figures that the summary does not have: the likelier it is that nobody has kept what they stand for. */
function newIn({ part, text }: Line, told: string): number {
  if (part !== 'found' && part !== 'decided') return 0
  let fresh = 0
  for (const anchor of anchorsOf(text)) if (!told.includes(anchorName(anchor))) fresh++
  for (const figure of text.match(/\b\d[\d.]*\b/g) ?? []) if (!told.includes(figure)) fresh++
  return Math.min(3, fresh) * 0.12
}

function fitRanked(lines: readonly Line[], budget: number, labels: Labels): Line[] {
  const picked: Line[] = []
  const opened = new Set<string>()
  let left = budget
  const most = new Map<string, number>(MOST)
  for (const line of lines.toSorted((a, b) => b.worth - a.worth || b.order - a.order)) {
    const room = most.get(line.part) ?? Number.POSITIVE_INFINITY
    // The same thing in other words is not said again.
    if (room === 0 || heldBy(picked.map(({ text }) => text).join('\n')).says(line.text)) continue
    const cost = line.text.length + 3 + (opened.has(line.part) ? 0 : headingOf(line.part, labels).length + 1)
    if (cost > left) continue
    picked.push(line)
    opened.add(line.part)
    most.set(line.part, room - 1)
    left -= cost
  }
  return picked.sort((a, b) => a.order - b.order)
}

/** Limits have to stand there word for word. */
function isHeld({ kind, text }: Line, told: Held, a: string): boolean {
  if (a.includes(text.slice(0, HEAD))) return true
  if (kind === 'constraint') return told.quotes(wordsIn(text))
  return kind === 'goal' ? told.recalls(wordsIn(text)) : told.says(text)
}

function costOf(against: readonly string[], labels: Labels): number {
  return against.reduce((sum, text) => sum + text.length + 3, against.length > 0 ? labels.against.length + 2 : 0)
}

const NOTHING: Recovery = { text: '', factIds: [], lineKeys: [] }
const BASE: Readonly<Record<Line['part'], number>> = {
  place: 0.5,
  exchange: 0.5,
  words: 0.3,
  checks: 0,
  failures: 0,
  rules: 0,
  open: 0,
  decided: 0,
  ways: 0.2,
  found: 0,
}
/** The rest of them is noise. */
const MOST = [
  ['words', 6],
  ['found', 2],
  ['rules', 3],
] as const
const LEAST = 0.75
const LEAST_WHEN_BARE = 0.4
/** So much of a line in A, and it is the same one. */
const HEAD = 60
/** After so many steps a finding has been worked with, or overtaken. */
const NOT_LONG = 100
const A_FEW = 3
const FEW = 3
const DEFAULT_BUDGET = 2000
