import { joinTyped, LEFT_OUT, NOT_THEIRS, typedInLine } from '../../base/text/sentences.ts'
import { typedSentences } from '../../base/typed/index.ts'
import { weightOf } from '../../base/typed/voices/own-signs.ts'
import { clipWords } from '../compose/clip.ts'
import { type Held, heldBy } from '../compose/held.ts'
import type { Line, Telling } from '../compose/line.ts'
import { isTurnOver } from '../compose/now-line.ts'
import { isUnclear, lastGoal, ownWordsOf } from '../compose/parts/request.ts'
import { LONGEST_LAST, saidBy } from '../compose/parts/said-by.ts'
import { isMoveOn, isRule } from '../compose/parts/word-lines.ts'
import { type Limit, limitsInForce, withoutEnded } from '../ledger/facts/person/limits/in-force.ts'
import { isMistyped } from '../ledger/facts/person/limits/said-again.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { BEGINNING, isBuilt, isRiddle, leadsOn } from './open-words.ts'
import { isRestated } from './restated.ts'
import { isAnswered, LEAVES_IT, pointsAtEarlier } from './unlisted.ts'

/**
 * What the person said since the last compaction and neither the summary nor anything that was told has in their own words, in order and
 * in one line, as far as there is room: a summary says what it took them to mean, and who goes on can only check that against their words.
 */
export function theirWords(
  { ledger, words, marks }: Telling,
  { summary, told, toldIds, room, lostOnly }: ToldAlready,
): Line[] {
  const [held, shown] = [heldBy(summary), heldBy(told)]
  const last = lastGoal(ledger)
  // The last thing that was asked for is told as it was.
  const isHeld = (text: string, goal: GoalFact) =>
    quotesBeginning(held, text) ||
    shown.quotes(text) ||
    shown.begins(text) ||
    (goal !== last && isRestated(goal, text, held, shown))
  const limits = limitsInForce(ledger)
  const said = factsOf(ledger, 'goal').filter(
    (goal) =>
      goal.lastSeen >= ledger.epochStep &&
      OWN.has(goal.by) &&
      goal.status !== 'declined' &&
      !toldIds.has(goal.id) &&
      marks?.[goal.id] !== 'gone' &&
      !isOverOrEmpty(goal, ledger, limits) &&
      !(lostOnly && (isToldSomehow(goal, held) || !settlesSomething(goal))),
  )
  const lines = said.flatMap((goal, at): Line[] => {
    const text = wordsOf(goal, ledger, isHeld, goal === last)
    if (text === '') return []
    const line = text === goal.text ? saidBy(goal, words, LONGEST_LAST) : words.quoted(text)
    // Where the work comes from, and what was said last, tell the most.
    const worth = at === 0 ? 1 : 1 / (1 + (said.length - 1 - at) * 0.12)
    return [
      {
        part: 'words',
        key: goal.id,
        factId: goal.id,
        kind: 'goal',
        text: line,
        said: line,
        worth,
        order: goal.lastSeen,
      },
    ]
  })
  const taken: Line[] = []
  let left = Math.min(room, MOST)
  for (const line of lines.toSorted((a, b) => b.worth - a.worth || b.order - a.order)) {
    const cost = line.text.length + BETWEEN
    if (cost > left) continue
    left -= cost
    taken.push(line)
  }
  return taken
}

/** It gives leave or takes it, or says which of two: what is only asked for shows in the work. */
function settlesSomething({ text }: GoalFact): boolean {
  return LEAVE.test(text)
}

/** A summary that lists most of what was said has the others in its own words, or has left them out. */
function isToldSomehow({ text, framed }: GoalFact, held: Held): boolean {
  return (
    framed !== undefined ||
    held.recalls(text) ||
    held.says(text, MOSTLY) ||
    held.restates(text) ||
    held.paraphrases(text)
  )
}

/** A summary that breaks a quotation off has its beginning at least. */
function quotesBeginning(held: Held, text: string): boolean {
  return held.quotes(text.slice(0, BEGINNING))
}

/** What there is already, and how much room is left. */
export interface ToldAlready {
  readonly summary: string
  /** What was injected, and the facts that it tells. */
  readonly told: string
  readonly toldIds: ReadonlySet<string>
  readonly room: number
  /** Only what it does not tell in other words either. */
  readonly lostOnly: boolean
}

/** It says nothing by itself, was answered, or is told as a rule. */
function isOverOrEmpty(goal: GoalFact, ledger: Ledger, limits: readonly Limit[]): boolean {
  if (isUnclear(goal) || isRiddleAlone(goal) || isMoveOn(goal) || leadsOn(goal.text)) return true
  if (isBuilt(ledger, goal) || isRule(goal, limits) || isMistyped(ledger, goal)) return true
  if (goal.answers === '' && goal.object === '' && goal.text.length < SHORT_POINTER && pointsAtEarlier(goal.text))
    return true
  const isReply = goal.answers !== '' || goal.object !== ''
  if (isReply && (goal.text.length < SHORTEST_ANSWER || LEAVES_IT.test(goal.text))) return true
  // All of it is doubtful, and nothing in it speaks to anybody.
  if (goal.framed?.own === '' && weightOf(goal.text) <= 0) return true
  return isAnswered(goal, ledger)
}

/** What of a message is told nowhere else, in whole sentences; '' for nothing. */
function wordsOf(
  whole: GoalFact,
  ledger: Ledger,
  isHeld: (text: string, goal: GoalFact) => boolean,
  isLast: boolean,
): string {
  const goal = withoutEnded(ledger, whole)
  if (goal === undefined) return ''
  if (goal.answers !== '' || goal.object !== '') return isHeld(goal.text, goal) ? '' : goal.text
  const ended = new Set(
    factsOf(ledger, 'constraint').flatMap(({ status, text, lastSeen }) =>
      status !== 'active' && lastSeen === goal.lastSeen ? [text] : [],
    ),
  )
  // A message with somebody else's text in it is told whole, with what the person says of that, or in what is surely theirs.
  const isWhole = goal.framed === undefined || (goal.text.length <= LONGEST_LAST && !isHeld(goal.text, goal))
  if (isWhole && goal.framed !== undefined && !goal.text.includes(NOT_THEIRS) && !LEADS.test(goal.text))
    return goal.text
  const said = isWhole ? goal.text : ownWordsOf(goal)
  const all = typedSentences(said.replace(HANDED_ON, ' '))
  const own = all.filter((sentence) => !LEADS.test(sentence))
  const isHeard = ledger.lead.step > goal.lastSeen && (!isLast || isTurnOver(ledger))
  const isTold = (sentence: string) =>
    [...ended].some((text) => sentence.includes(text)) ||
    isHeld(sentence, goal) ||
    (isHeard && (WONDERS.test(sentence) || (ENDS_ASKING.test(sentence) && (isLast || !ORDERS.test(sentence))))) ||
    (!isLast && TAKES_BACK.test(sentence))
  // What was done once is not to be done again.
  if (!isLast && own.every((sentence) => isTold(sentence) || ONCE.test(sentence) || isShort(sentence))) return ''
  if (own.every(isTold)) return ''
  const rest = own.filter((sentence) => !isTold(sentence))
  if (isShort(rest.join(' '))) return ''
  return rest.length === all.length && goal.text.length <= LONGEST_LAST && said === goal.text
    ? goal.text
    : inShort(all, rest)
}

function isShort(text: string): boolean {
  return text.length < (/[\u3400-\u9fff]/.test(text) ? LEAST / 2 : LEAST)
}

/** "Option 3": nobody understands it by itself; beside its question what is longer says something. */
function isRiddleAlone(goal: GoalFact): boolean {
  return isRiddle(goal) && (goal.answers === '' || isShort(goal.text))
}

/** Of a long message how it begins and what in it binds, and then the rest, as far as there is room: whole sentences in their order. */
function inShort(all: readonly string[], rest: readonly string[]): string {
  const left = new Set(rest)
  const places = all.flatMap((sentence, at) => (left.has(sentence) ? [at] : []))
  const kept = new Set<number>()
  let room = LONGEST_LAST
  const take = (at: number): boolean => {
    const cost = (all[at] ?? '').length + 1
    if (!kept.has(at) && cost > room) return false
    if (!kept.has(at)) room -= cost
    kept.add(at)
    return true
  }
  for (const at of [...places.slice(0, 1), ...places.filter((place) => BINDS.test(all[place] ?? ''))]) take(at)
  places.every(take)
  if (kept.size === 0) return typedInLine(clipWords(rest[0] ?? '', LONGEST_LAST))
  const pieces = all.flatMap((sentence, at) => (kept.has(at) ? [sentence] : [LEFT_OUT]))
  return typedInLine(joinTyped(pieces.filter((one, at) => one !== LEFT_OUT || (at > 0 && pieces[at - 1] !== LEFT_OUT))))
}

/** A step whose end shows elsewhere. */
const ONCE =
  /^(?:(?:ok(?:ay)?|yes|great|good|fine|now|and|please|then|also|so|go ahead|can you|could you|let['’]?s)[,.! ]+)*(?:(?:re|un)?(?:commit|push|merge|rebase|tag|publish|deploy|release|stash|reset|revert|delete|drop)|force[- ]push|(?:re)?run|test|check|look|show|open (?:a |the )?pr|create (?:a |the )?pr)\b.{0,40}$|^.{0,6}(?:提交|推送|合并|合併|发布|發布|部署|推上去).{0,8}$/i
const BINDS =
  /\b(?:never|always|don['’]?t|do not|must|should|only|without|instead|rather|prefer|avoid|keep|needs? to|make sure|ok to|are fine)\b|(?:^|[:—–,] )no [a-z]|不要|不能|不准|[别別]|只|必[须須]|保留|避免|希望/i
const LEAVE =
  /\b(?:you (?:can|may)|feel free|no need|(?:do not|don['’]?t) (?!understand|know|see|get|think|have)|never|instead|rather|go with|without)\b(?![^.!]*[?？])|可以(?!吗|嗎|不可以)|不用|不要|[别別]|改用/i
const OWN: ReadonlySet<GoalFact['by']> = new Set(['prompt', 'queued', 'refusal', 'answer'])
/** What they wanted to know, and an order put as a question. */
const WONDERS = /^(?:and |but |so )?(?:how|what|why|which|where|when|who)\b/i
const ENDS_ASKING = /[?？]\W*$/
const ORDERS = /\b(?:can|could|would|will) (?:you|we)\b|\blet['’]?s\b|可以|能不能|[帮幫]我/i
/** What was laid down before is over; alone it brings back what it ends. */
const TAKES_BACK =
  /^(?:(?:actually|ok(?:ay)?|no)[, ]+)*(?:forget|scrap|never ?mind|drop)\b.{0,40}$|^(?:算了|[别別][管提])/i
/** What it leads to was theirs or somebody else's, and is long. */
const LEADS = /[:：]\s*$|^(?:please )?(?:implement|execute|carry out|do) the (?:following|attached) /i
/** The first words of a text that they handed on. */
const HANDED_ON = /\[> [^\]]*\]?/g
const SHORTEST_ANSWER = 4
const SHORT_POINTER = 40
const LEAST = 12
/** So many of its words beside each other, and it is told in other words. */
const MOSTLY = 0.6
const MOST = 1200
const BETWEEN = 2
