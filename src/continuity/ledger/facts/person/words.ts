import { clipSentences, joinSentences, joinTyped, sentencesOf } from '../../../../base/text/sentences.ts'
import { oneLine } from '../../../../base/text/text.ts'
import { typedSentences } from '../../../../base/typed/index.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { voiceOf } from '../../../transcript/voice.ts'
import type { Fact, Framed, GoalFact, Ledger } from '../../facts.ts'
import { changeFact, factOf, factsOf, keyOf, put } from '../../put.ts'
import { endHalt, takeHalt } from '../halt.ts'
import { askedBefore } from './asked-before.ts'
import { chosenOption } from './chosen-option.ts'
import { withEchoMarked } from './echo.ts'
import { framedIn } from './framed.ts'
import { takeConstraints } from './limits/constraints.ts'
import { settleLimits } from './limits/in-force.ts'
import { revisedChoice, takeChosen, takeGivenUp } from './over/given-up.ts'
import { goOnWithStopped } from './over/stopped.ts'
import { takeWithdrawn } from './over/withdrawn.ts'
import { takePasted } from './pasted.ts'
import { typedPart } from './persons-words.ts'
import { spokenOf } from './spoken-of.ts'

type Prompt = Extract<Entry, { type: 'prompt' }>

/** What the person typed as a prompt or as a command; the newest request is open, those before it are superseded. */
export function takeWords(ledger: Ledger, entry: Prompt, typed: boolean): void {
  const compact = compactWords(entry)
  if (compact !== '') {
    sayCompact(ledger, entry, typedPart(compact))
    return
  }
  if (entry.voice === 'command') {
    const command = slashCommand(entry.text)
    if (command !== '') say(ledger, entry, { text: command, by: 'command', answers: '' })
    return
  }
  if (!typed) return
  takeTyped(ledger, withEchoMarked(entry, ledger.lead.text))
}

function takeTyped(ledger: Ledger, entry: Prompt): void {
  const text = entry.text.trim()
  if (isClientCommand(text)) return
  const words = typedPart(text)
  const line = takePasted(ledger, text, words)
  if (words === '') {
    if (line !== '') say(ledger, entry, { text: line, by: 'pasted', answers: '' })
    return
  }
  const waited = waitedInQueue(ledger, words)
  takeConstraints(ledger, entry)
  const { object, answers } = replyIn(ledger, words)
  if (isNudge(words)) {
    endHalt(ledger)
    goOnWithStopped(ledger)
  }
  if (answers === '' && isNudge(words)) {
    takeNudge(ledger, words)
    return
  }
  const to = answers === '' && object === '' ? spokenOf(ledger, words) : ''
  settleLimits(ledger, words)
  takeGivenUp(ledger, words, 'person')
  if (waited.length === 0) takeWithdrawn(ledger, words)
  say(ledger, entry, { text: words, by: 'prompt', answers, object, to, framed: framedIn(text) })
  for (const { id, count } of waited) {
    const fact = ledger.facts[id]
    if (fact) changeFact(ledger, fact, { count })
  }
}

/** The work goes on as it stood. */
function takeNudge(ledger: Ledger, words: string): void {
  const { nudged, last } = ledger
  const before = nudged !== undefined && nudged.step > last.step ? nudged.said : []
  ledger.nudged = { said: [...before, words].slice(-MOST_NUDGES), step: ledger.step }
}

/** What it chooses and answers: of what was offered just now, or in the place of what was chosen before. */
function replyIn(ledger: Ledger, words: string): Pick<GoalFact, 'object' | 'answers'> {
  // What it is about stands below it, and not before.
  if (/[:：]$/.test(words.trimEnd())) return { object: '', answers: '' }
  const object = ledger.last.what === 'said' ? chosenOption(words, ledger.lead.text) : ''
  const answers = words.length <= SHORT_ANSWER || object !== '' ? askedBefore(ledger, words, object) : ''
  if (object !== '') takeChosen(ledger, { offered: ledger.lead.text, object, question: answers })
  const revised = object === '' ? revisedChoice(ledger, words) : undefined
  return revised === undefined ? { object, answers } : { object: revised.object, answers: revised.question }
}

/** What was taken of a message when it came into the queue: it is said once. A client that is given its prompt at the start queues it, too. */
function waitedInQueue(ledger: Ledger, words: string): readonly Fact[] {
  const goal = factOf(ledger, 'goal', keyOf(clipMiddle(words)))
  if (goal?.by !== 'queued') return []
  return [goal, ...factsOf(ledger, 'constraint').filter(({ lastSeen }) => lastSeen === goal.lastSeen)]
}

/** What they wrote behind `/compact` is their last word: it answers what they were asked, and may ask for something. */
function sayCompact(ledger: Ledger, entry: Prompt, words: string): void {
  if (words === '' || asksForSummary(words)) return
  const object = ledger.last.what === 'said' ? chosenOption(words, ledger.lead.text) : ''
  const answers = words.length <= SHORT_ANSWER || object !== '' ? askedBefore(ledger, words, object) : ''
  if (answers === '' && isNudge(words)) {
    takeNudge(ledger, words)
    return
  }
  const limits = meantForAgent(words)
  if (limits !== '') takeConstraints(ledger, { ...entry, voice: 'typed', text: limits })
  say(ledger, entry, { text: words, by: 'compact', answers, object })
}

/** `/compact WORDS`, out of the tags the client wraps it in; '' for anything else. */
export function compactWords({ voice, text }: Prompt): string {
  if (voice === 'compact') return text
  if (voice !== 'command' || !/<command-name>\/compact<\/command-name>/.test(text)) return ''
  return /<command-args>([\s\S]*?)<\/command-args>/.exec(text)?.[1]?.trim() ?? ''
}

/** It asks for the summary and for nothing else: that was carried out when it is there. */
export function asksForSummary(words: string): boolean {
  const sentences = sentencesOf(words)
  return sentences.length > 0 && sentences.every((sentence) => SUMMARISES.test(sentence))
}

/** What of it is meant for the agent: what the summary is to keep or to drop limits nothing. */
function meantForAgent(words: string): string {
  return joinSentences(sentencesOf(words).filter((sentence) => !FOR_SUMMARY.test(sentence)))
}

export function say(
  ledger: Ledger,
  entry: Entry,
  {
    text,
    by,
    answers,
    object = '',
    to = '',
    ended,
    framed,
  }: Pick<GoalFact, 'text' | 'by' | 'answers' | 'ended'> & {
    object?: string
    to?: string
    framed?: Framed | undefined
  },
): void {
  const words = clipMiddle(text)
  takeHalt(ledger, words)
  const key = answers === '' ? keyOf(words) : `${keyOf(words)} @${ledger.step}`
  // The same words from the queue: one message.
  const before = factOf(ledger, 'goal', key)
  for (const goal of factsOf(ledger, 'goal')) {
    if (goal.status === 'open' && (answers === '' || goal.answers !== ''))
      changeFact(ledger, goal, { status: 'superseded' })
  }
  put(ledger, entry, {
    kind: 'goal',
    key,
    text: words,
    status: 'open',
    own: {
      answers,
      by: before?.by === 'queued' && by === 'prompt' ? 'prompt' : by,
      object,
      ranLater: false,
      ...(to !== '' && { to }),
      ...(ended && { ended }),
      ...(framed && { framed }),
      ...(by === 'queued' && before?.by === 'prompt' && { saidAt: before.lastSeen }),
    },
  })
}

/** A long message in its beginning and its end: what is wanted stands in either. */
function clipMiddle(text: string): string {
  if (text.length <= LONGEST) return text
  const end: string[] = []
  let room = LONGEST_END
  for (const sentence of typedSentences(text).toReversed()) {
    room -= sentence.length + 1
    if (room < 0) break
    end.unshift(sentence)
  }
  const head = clipSentences(text, end.length === 0 ? LONGEST : LONGEST - LONGEST_END)
  return end.length === 0 ? head : joinTyped([head, ...end])
}

/** A journal holds every prompt as typed; what the client wrote itself is told by its words. */
export function isTyped(entry: Prompt): boolean {
  return entry.voice === 'typed' && voiceOf(entry.text) === 'typed'
}

export function isNudge(words: string): boolean {
  return words.length <= LONGEST_NUDGE && NUDGE.test(words)
}

/** It speaks to the client, and asks the agent for nothing. */
export function isClientCommand(words: string): boolean {
  return words.startsWith('/') && CLIENT_COMMANDS.has(words.split(/\s/, 1)[0] ?? '')
}

/** `/review this branch`, out of the tags the client wraps it in. */
function slashCommand(text: string): string {
  const name = /<command-name>([^<]*)<\/command-name>/.exec(text)?.[1]?.trim() ?? ''
  const args = /<command-args>([^<]*)<\/command-args>/.exec(text)?.[1]?.trim() ?? ''
  if (name === '' || CLIENT_COMMANDS.has(name)) return ''
  return oneLine(`${name} ${args}`)
}

/** "continue", "yes", "ok go on", "thanks": they keep the goal there was. No two ways to read the same, or a row of 嗯 takes minutes. */
const NUDGE =
  /^(?:(?:please|let['’]?s (?:keep going|continue|go on|go|proceed|move on|do it|do that)|continue|carry on|keep going|go on|go ahead|go for it|move on|resume|go|proceed|yes|yeah|yep|yup|ok|okay|k|alright|all right|sure|thanks|thank you|thx|ty|cheers|so much|very much|a lot|many|next|do it|do that|y|(?:great|good|nice|excellent|awesome) (?:job|work|one)|well done|great|good|nice|perfect|cool|awesome|excellent|got it|understood|lgtm|looks good|sounds good|all good|that['’]s (?:fine|good|great)|fine|correct|right|agreed|try again|(?:請|请)?(?:繼續|继续)做?|接[著着](?:做|来|來)?|下一步|好|好的|好啊|行|嗯|可以|對|对|是|是的|[谢謝][谢謝]你?|多[谢謝]|感[谢謝]|辛苦了?|不[错錯]|很好|太好了|[没沒][问問][题題]|收到|明白|了解)(?![a-z0-9])[\s,.!。！，、~吧了👍🙏]*)+$|^(?:👍|🙏)+$/iu
const CLIENT_COMMANDS: ReadonlySet<string> = new Set(
  '/compact /clear /context /cost /model /help /exit /resume /config /login /status /usage /mcp /hooks /permissions /ide /memory /agents /quit /rewind /plugin /plugins /doctor /bug /vim /theme /fast /effort'.split(
    ' ',
  ),
)
const LONGEST = 1600
const LONGEST_END = 500
const LONGEST_NUDGE = 60
const MOST_NUDGES = 3
const SHORT_ANSWER = 40
const SUMMARISES =
  /(?:^|[-–—:;,]\s+)(?:(?:please|just|now|so|and|can you|could you),? )*(?:summari[sz]e|recap|compact)\b(?!.*\b(?:and |then )+(?:fix|write|run|add|commit|push|implement|start|go on with|continue with)\b)|^[請请]?(?:總結|总结|摘要)/i
const FOR_SUMMARY =
  /^(?:(?:please|just|also|and|but),? )*(?:(?:make sure|be sure) (?:to |you )?)?(?:(?:do not|don['’]?t|never) )?(?:focus|keep|preserve|retain|remember|include|mention|summari[sz]e|compact|drop|forget|lose|discard|omit|leave out)\b|\bsummary\b|保留|記住|记住|記得|记得|聚焦|專注|专注|摘要|總結|总结|不要?[忘漏丟丢]/i
