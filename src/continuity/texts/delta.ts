import { anchorName, anchorsOf } from '../../base/names.ts'
import { joinTyped } from '../../base/text/sentences.ts'
import { plainOf } from '../../base/text/text.ts'
import { typedSentences } from '../../base/typed/index.ts'
import { type Held, heldBy, quotesEach, topicWordsOf } from '../compose/held.ts'
import type { Line, Telling, World } from '../compose/line.ts'
import { headingOf, lengthOfLines, linesOf, renderParts } from '../compose/lines.ts'
import { isTurnOver } from '../compose/now-line.ts'
import { IN_HAND, lastWordLines } from '../compose/parts/exchange-lines.ts'
import { exactLines, nextPathLines } from '../compose/parts/found/found-lines.ts'
import { OF_SEVERAL, taskDetailLines } from '../compose/parts/open-lines.ts'
import { lastGoal } from '../compose/parts/request.ts'
import { criteriaLines } from '../compose/parts/rules/criteria-lines.ts'
import { singleRuleLines } from '../compose/parts/rules/plan-rule-lines.ts'
import { restLines, saysNothing } from '../compose/parts/word-lines.ts'
import type { Ledger, WayFact } from '../ledger/facts.ts'
import { contradictions } from './contradictions.ts'
import { isTouched } from './found-now.ts'
import { ENGLISH, type Labels } from './labels.ts'
import { numberLines } from './numbers-named.ts'
import { isBinding, isMade, isRiddle, listsWords, lostWords, quotesFewWords, wordsWanted } from './open-words.ts'
import { isAllIn, isNamedIn, isRecalled, type Marks, type Recovery, recover, wordsIn } from './recover.ts'
import { isRestated } from './restated.ts'
import { theirWords } from './their-words.ts'
import { isWholeMessage, messagesInOrder } from './unlisted.ts'
import { wantedLines } from './wanted.ts'

export interface DeltaInput {
  readonly ledger: Ledger
  /** The summary without its analysis, and the messages that were kept word for word. */
  readonly told: string
  /** What was injected first. */
  readonly a: Pick<Recovery, 'text' | 'lineKeys'>
  /** What comes next: the new prompt, or what the next tool call is about. */
  readonly next?: string
  /** Whose step that is. */
  readonly nextIs?: 'prompt' | 'call'
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
  // Nothing was said before: then all of it is said now, when what was running has ended.
  if (input.a.text === '')
    return recover({
      ...input,
      ledger: withoutRunning(input.ledger),
      alreadyTold: input.told,
      summaryKnown: true,
      labels,
      title: labels.deltaTitle,
    })
  const told = heldBy(`${input.told}\n${input.a.text}`)
  const telling: Telling = {
    ledger: input.ledger,
    told,
    words: labels.lines,
    world: input.world ?? {},
    marks: input.marks ?? {},
    changed: labels.changed,
  }
  const said = new Set(input.a.lineKeys)
  const against = contradictions(telling, input.told, input.a.text)
  const exact = exactLines(telling, input.next ?? '')
  const all = linesOf(telling).filter(({ factId }) => !exact.some((line) => line.factId === factId))
  const summary = heldBy(input.told)
  const hasExchange = all.some(({ part, key }) => part === 'exchange' && said.has(key))
  const lines = [
    ...all.filter(isSingle),
    ...lastWordLines(telling, summary).filter(
      (line) =>
        !isAnswered(line, input.ledger) &&
        !isCommitted(line, input.ledger) &&
        !(hasExchange && isBegunIn(input.a.text, line, input.ledger)),
    ),
    // What was answered is not told again sentence by sentence.
    ...(isTurnOver(input.ledger) ? [] : restLines(telling)),
    ...exact,
    ...nextPathLines(telling, input.next ?? '').filter(({ factId }) => !all.some((line) => line.factId === factId)),
    ...singleRuleLines(telling),
    ...criteriaLines(telling),
    ...taskDetailLines(telling).filter(({ key }) => !all.some((line) => line.key === key)),
  ]
  const isWanted = wordsWanted(input.ledger, summary)
  const lists = listsWords(input.ledger, summary)
  const lost = lostWords(input.ledger, summary)
  const isUnlisted = (line: Line) => lost && isWholeMessage(line, input.ledger)
  const isSpoken = (line: Line) => {
    const { factId, key } = line
    const fact = input.ledger.facts[factId]
    // A summary that lists what is pending tells its name better, unless it has left out what a list of several names.
    if (fact?.kind === 'task')
      return !(key === factId && LISTS.test(input.told) && !namesMore(line, input.told)) && !isMade(input.ledger, fact)
    if (fact?.kind === 'goal' && (isRiddle(fact) || isPastedOnly(line.text))) return false
    if (fact?.kind !== 'goal' || key !== factId) return true
    if (isUnlisted(line)) return true
    return isWanted(fact) && (!lists || isBinding(input.ledger, fact, summary) || isTouched(line.text, input))
  }
  const lacking = lines.filter(
    (line) =>
      isSpoken(line) &&
      !isNamedIn(input.a.text, input.ledger, line) &&
      !said.has(line.key) &&
      input.marks?.[line.factId] !== 'gone' &&
      !isHeld(line, { ledger: input.ledger, told, summary, input }),
  )
  const budget = (input.budget ?? DEFAULT_BUDGET) - labels.deltaTitle.length - costOf(against, labels)
  const needed = fitRanked(
    [
      ...(input.nextIs === 'call' ? [] : numberLines(telling, input.next ?? '', input.told)),
      ...wantedLines(
        lacking.filter((line) => !isUnlisted(line)),
        input,
      ),
      ...messagesInOrder(lacking.filter(isUnlisted), input.ledger),
    ],
    budget,
    labels,
  )
  const room = budget - lengthOfLines(renderParts(needed, labels)) - lengthOfLines(frameOfWords(labels))
  const shown = [input.a.text, ...needed.map(({ text }) => text)].join('\n')
  const toldIds = new Set([...input.a.lineKeys, ...needed.map(({ factId }) => factId)])
  const lostOnly = !quotesFewWords(input.ledger, summary)
  const rest = theirWords(telling, { summary: input.told, told: shown, toldIds, room, lostOnly })
  const picked = [...needed, ...rest].sort((a, b) => a.order - b.order)
  const body = [
    ...(against.length > 0 ? [`${labels.against}${labels.colon}`, ...against.map((text) => `- ${text}`)] : []),
    ...renderParts(picked, labels),
  ]
  if (body.length === 0) return NOTHING
  const text = [labels.deltaTitle, ...body].join('\n')
  if (text.length > (input.budget ?? DEFAULT_BUDGET)) return NOTHING
  const factIds = new Set(picked.map((line) => line.factId).filter((id) => id !== ''))
  return { text, factIds: [...factIds], lineKeys: picked.map((line) => line.key) }
}

function withoutRunning(ledger: Ledger): Ledger {
  return ledger.did?.state === 'open' ? { ...ledger, did: { ...ledger.did, state: 'done' } } : ledger
}

/** What they asked, were it for work, and heard the answer to: told again it would be asked anew. */
function isAnswered({ factId }: Line, ledger: Ledger): boolean {
  const text = ledger.facts[factId]?.text ?? ''
  const heard = ledger.heardStep ?? 0
  return /[?？]$/.test(text) && heard < ledger.lead.step && isTurnOver(ledger)
}

/** A tells what was said last; of the request before it, it may have no room or no need to speak. */
function isBegunIn(a: string, { factId }: Line, ledger: Ledger): boolean {
  return factId === lastGoal(ledger)?.id || heldBy(a).begins(ledger.facts[factId]?.text ?? '')
}

/** A request before the last one, and what was done since was committed: who reads it now would do it again. */
function isCommitted({ factId }: Line, ledger: Ledger): boolean {
  const { commit } = ledger.work
  const goal = ledger.facts[factId]
  return factId !== lastGoal(ledger)?.id && commit.made === true && goal !== undefined && commit.step > goal.lastSeen
}

/** Rules are said one by one here. */
function isSingle({ kind, part }: Line): boolean {
  return kind !== 'rule' && part !== 'exchange'
}

/** What they handed on is somebody else's; beside it they said next to nothing. */
function isPastedOnly(text: string): boolean {
  if (!text.includes('[> ')) return false
  const own = wordsIn(text).replace(/\[> [^\]]*\]?/g, ' ')
  return !/[?？]/.test(own) && topicWordsOf(own).size < HANDED_ON
}

/** Limits have to stand there word for word, and so has in A what the person said: it quotes beginnings and single sentences. */
function isHeld(
  line: Line,
  {
    ledger,
    told,
    summary,
    input,
  }: { readonly ledger: Ledger; readonly told: Held; readonly summary: Held; readonly input: DeltaInput },
): boolean {
  const { kind, text } = line
  const own = toBeKnown(wordsIn(text))
  if (line.key.endsWith(IN_HAND)) return plainOf(input.a.text).includes(plainOf(own)) || quotesEach(input.a.text, own)
  if (kind === 'goal')
    return (
      isRecalled(summary, line, ledger) ||
      isRestated(ledger.facts[line.factId], own, summary, told) ||
      isNamedThere(line, summary) ||
      plainOf(input.a.text).includes(plainOf(text)) ||
      quotesEach(input.a.text, own) ||
      isQuotedWhole(line, input) ||
      (line.key !== line.factId && !line.key.endsWith(' last') && summary.paraphrases(text))
    )
  if (kind === 'constraint') return isAllIn(line, told.quotes)
  if (input.a.text.includes(text.slice(0, HEAD))) return true
  const fact = ledger.facts[line.factId]
  // What to call instead is what one needs of it.
  if (fact?.kind === 'way' && fact.round !== '' && told.names(instead(fact))) return true
  return told.says(text)
}

/** Their words but for a go-ahead and a step, where they said more. */
function toBeKnown(said: string): string {
  const own = typedSentences(said.replace(/^…\s*/, '')).filter((sentence) => !saysNothing(sentence))
  return own.length === 0 ? said : joinTyped(own)
}

/** A has their words in quotes, and what they refused or answered with them. */
function isQuotedWhole({ factId, key }: Line, { ledger, a }: DeltaInput): boolean {
  const goal = ledger.facts[factId]
  if (goal?.kind !== 'goal' || (key !== factId && key !== `${factId} last`)) return false
  const isThere = (words: string) => words === '' || a.text.includes(words)
  return (
    /[“「]/.test(a.text) &&
    QUOTES.some((quote) => a.text.includes(quote(goal.text))) &&
    isThere(goal.object) &&
    isThere(goal.answers)
  )
}

const QUOTES = [(words: string) => `“${words}”`, (words: string) => `「${words}」`]

/** What the call that works has and the other has not: an option, or all of its own words. */
function instead({ text, round }: WayFact): readonly string[] {
  const tried = new Set(text.split(/\s+/))
  const own = round.split(/\s+/).filter((word) => word.length >= LEAST_OPTION && !tried.has(word))
  const options = own.filter((word) => word.startsWith('-'))
  return options.length > 0 ? options : own.length > 0 ? own : [round]
}

/** What they spoke of by its own words in quotes stands there, and little else was said. */
function isNamedThere({ text, kind }: Line, summary: Held): boolean {
  const own = wordsIn(text)
  const named = [...own.matchAll(/"([^"]{6,80})"/g)].map(([, name = '']) => name)
  if (kind !== 'goal' || named.length === 0 || !summary.names(named)) return false
  return topicWordsOf(own.replace(/"[^"]*"/g, ' ')).size < FEW_WORDS
}

function costOf(against: readonly string[], labels: Labels): number {
  return against.reduce((sum, text) => sum + text.length + 3, against.length > 0 ? labels.against.length + 2 : 0)
}

/** What the line of the person's words costs besides them. */
function frameOfWords(labels: Labels): readonly string[] {
  return [headingOf('words', labels), `- ${labels.lines.inOrder([])}`]
}

const NOTHING: Recovery = { text: '', factIds: [], lineKeys: [] }
/** So much of a line in A, and it is the same one. */
const HEAD = 60
const DEFAULT_BUDGET = 2000
const FEW_WORDS = 3
const LEAST_OPTION = 4
const HANDED_ON = 4
/** The heading of a list of what is left. */
const LISTS =
  /^[\s#*\d.]*(?:pending|remaining|open|outstanding) (?:tasks?|items?|work)\b|^[\s#*\d.]*(?:待辦|待办|未完成)/im

/** Names in a line of several tasks that the summary does not have. */
function namesMore({ text, order }: Line, told: string): boolean {
  return order === OF_SEVERAL && [...anchorsOf(text)].some((anchor) => !told.includes(anchorName(anchor)))
}

/** The lines worth most, as far as they fit: of every part the first few. */
function fitRanked(lines: readonly Line[], budget: number, labels: Labels): Line[] {
  const ranked = lines.toSorted((a, b) => b.worth - a.worth || b.order - a.order)
  const picked: Line[] = []
  const opened = new Set<string>()
  let left = budget
  const take = (line: Line): void => {
    const isFirstInOrder = isInOrder(line) && !picked.some(isInOrder)
    const cost =
      line.text.length +
      LIST_MARK +
      (opened.has(line.part) ? 0 : headingOf(line.part, labels).length + 1) +
      (isFirstInOrder ? labels.lines.inOrder([]).length : 0)
    // The same thing in other words is not said again.
    const before = heldBy(picked.map(({ text }) => text).join('\n'))
    if (cost > left || (line.kind === 'constraint' ? isAllIn(line, before.quotes) : before.says(line.text))) return
    picked.push(line)
    opened.add(line.part)
    left -= cost
  }
  const count = (part: Line['part']) => picked.filter((line) => line.part === part && line.said === undefined).length
  // What A had no room for comes first, as many as there is room for.
  const limits = ranked.filter(({ kind }) => kind === 'constraint').toSorted((a, b) => a.text.length - b.text.length)
  for (const line of limits) take(line)
  for (const line of ranked)
    if (line.kind !== 'constraint' && count(line.part) < (MOST[line.part] ?? Number.POSITIVE_INFINITY)) take(line)
  return picked.sort((a, b) => a.order - b.order)
}

function isInOrder({ part, said }: Line): boolean {
  return part === 'words' && said !== undefined
}

/** The rest of them is noise. */
const MOST: Readonly<Partial<Record<Line['part'], number>>> = { words: 4, ways: 2, found: 2, rules: 3, open: 3 }
const LIST_MARK = 3
