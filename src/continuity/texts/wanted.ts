import { anchorName, anchorsOf } from '../../base/names.ts'
import { topicWordsOf } from '../compose/held.ts'
import type { Line } from '../compose/line.ts'
import { IN_HAND } from '../compose/parts/exchange-lines.ts'
import { isOpinion } from '../compose/parts/word-lines.ts'
import { plainTopics } from '../compose/topics.ts'
import { openTasks } from '../ledger/facts/halt.ts'
import { isAgreed, isSaidInTalk } from '../ledger/facts/person/agreed.ts'
import { isSettled } from '../ledger/facts/person/limits/in-force.ts'
import { isStopped } from '../ledger/facts/person/over/stopped.ts'
import type { Ledger } from '../ledger/facts.ts'
import { type Beside, isBare, isFoundNow, newIn, stepOf } from './found-now.ts'

/** Of what the summary lacks: what is about the work in hand or what comes next, each with what it is worth now. */
export function wantedLines(lines: readonly Line[], moment: Beside): readonly Line[] {
  const { ledger, told, next = '' } = moment
  const wanted = wantedBy(next, ledger)
  const named = anchorsOf(next)
  const ranked = lines
    .filter((line) => line.part !== 'found' || isFoundNow(line, moment))
    .filter((line) => line.waits !== 'asked' || namedIn(line, named) >= ASKED)
    .filter((line) => !isSpent(line, wanted, ledger))
    .filter((line) => isBearing(line, moment))
    .map((line) => ({ ...line, worth: worthOf(line, wanted) + newIn(line, told) }))
    .filter((line) => line.worth >= LEAST_WHEN_BARE)
  return worthSaying(ranked, next)
}

/** What runs beside, what cannot be called here and what a long request says in passing: only where the work in hand is about it. */
function isBearing({ kind, key, factId, text }: Line, moment: Beside): boolean {
  const { ledger } = moment
  const fact = ledger.facts[factId]
  // The last message itself is what is being done.
  const isRest = kind === 'goal' && key !== factId && !key.endsWith(' last') && !key.endsWith(IN_HAND)
  const isBare = fact?.kind === 'way' && fact.round === '' && fact.tool !== ''
  if (!isRest && !isBare && kind !== 'flight') return true
  if (isRest && DONE.test(text)) return false
  if (kind === 'flight' && fact !== undefined && ledger.step - fact.lastSeen <= JUST_BEGUN) return true
  const open = openTasks(ledger)
  const hand = [stepOf(moment), ...open.map(({ subject, detail = '' }) => `${subject} ${detail}`)].join('\n')
  const own = fact !== undefined && !isRest ? fact.text : text
  const names = [...anchorsOf(own)].map(anchorName)
  if (names.length > 0) return names.some((name) => hand.includes(name))
  const about = topicWordsOf(hand)
  return isRest || plainTopics(own).some((word) => about.has(word))
}

function namedIn({ text }: Line, named: ReadonlySet<string>): number {
  let count = 0
  for (const anchor of anchorsOf(text)) if (named.has(anchor)) count++
  return count
}

/** What was asked for once is mostly done: it comes back only when it is about what comes next. */
function isSpent({ key, factId, text }: Line, wanted: ReadonlySet<string>, ledger: Ledger): boolean {
  const goal = ledger.facts[factId]
  // The rest of the request in hand is what is being done.
  if (goal?.kind !== 'goal' || key !== factId) return false
  if (
    isAgreed(ledger, goal) ||
    isSaidInTalk(ledger, goal) ||
    isStopped(ledger, goal) ||
    (isOpinion(goal.text) && !isSettled(ledger, goal))
  )
    return false
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
  if (isBare(next)) return lines
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
/** A sentence of a request that tells what was there before. */
const DONE =
  /\balready (?:done|implemented|merged|in place|there|exists?)\b|^(?:done|context|background)\b[^.]*:|已(?:經|经)?(?:完成|實作|实现|合併|合并)/i
const LEAST = 0.75
const LEAST_WHEN_BARE = 0.4
/** So many of its names in what comes next, and it is asked about. */
const ASKED = 2
/** So many steps ago it was begun for the work in hand. */
const JUST_BEGUN = 30
const A_FEW = 3
/** So many words of the matter, and it says what is wanted. */
const FEW = 3
