import { clipClause, sentencesOf } from '../../../base/sentences.ts'
import { oneLine } from '../../../base/text.ts'
import type { Entry } from '../../transcript/entry.ts'
import { voiceOf } from '../../transcript/voice.ts'
import type { Ledger } from '../facts.ts'
import { change, factsOf, put } from '../put.ts'

/** Each thing the person asked for is a goal; the newest is open, those before it are superseded. */
export function takeGoals(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>, typed: boolean): void {
  const asked = askedFor(entry, typed)
  if (asked === '') return
  const answers = asked.length <= SHORT_ANSWER ? openQuestion(ledger) : ''
  if (answers === '' && !/[a-z]{3}|[\u3400-\u9fff]{2}/i.test(asked)) return
  for (const goal of factsOf(ledger, 'goal')) {
    if (goal.status === 'open' && (answers === '' || goal.answers !== ''))
      change(ledger, goal, { status: 'superseded' })
  }
  put(ledger, entry, { kind: 'goal', key: String(ledger.step), text: asked, status: 'open', own: { answers } })
}

function askedFor(entry: Extract<Entry, { type: 'prompt' }>, typed: boolean): string {
  if (entry.voice === 'command') return slashCommand(entry.text)
  if (!typed) return ''
  const text = entry.text.trim()
  if (text.startsWith('/') && CLIENT_COMMANDS.has(text.split(/\s/, 1)[0] ?? '')) return ''
  if (text.length <= LONGEST_NUDGE && NUDGE.test(text)) return ''
  if (text.length <= SHORT_ANSWER) return oneLine(text)
  return firstSentences(sentencesOf(entry.text.slice(0, LONGEST_PROMPT)))
}

/** Headings and list items have no full stop of their own; on one line they need one. */
function firstSentences(sentences: readonly string[]): string {
  let text = ''
  for (const sentence of sentences) {
    const ended = text === '' || /[.!?:;,。！？：；，]$/.test(text) ? text : `${text}.`
    const joint = ended === '' || /[。！？；]$/.test(ended) ? '' : ' '
    if (text !== '' && ended.length + sentence.length > LONGEST_GOAL) break
    text = `${ended}${joint}${sentence}`
  }
  return clipClause(oneLine(text), LONGEST_GOAL)
}

/** A journal holds every prompt as typed; what the client wrote itself is told by its words. */
export function isTyped(entry: Extract<Entry, { type: 'prompt' }>): boolean {
  return entry.voice === 'typed' && voiceOf(entry.text) === 'typed'
}

/** "1+2" or "B" means nothing without the question it answers, and leaves the request that led to it open. */
function openQuestion(ledger: Ledger): string {
  return factsOf(ledger, 'question').findLast((fact) => fact.status === 'open')?.text ?? ''
}

/** `/review this branch`, out of the tags the client wraps it in. */
function slashCommand(text: string): string {
  const name = /<command-name>([^<]*)<\/command-name>/.exec(text)?.[1]?.trim() ?? ''
  const args = /<command-args>([^<]*)<\/command-args>/.exec(text)?.[1]?.trim() ?? ''
  if (name === '' || CLIENT_COMMANDS.has(name)) return ''
  return clipClause(oneLine(`${name} ${args}`), LONGEST_GOAL)
}

/** "continue", "yes", "ok go on": they keep the goal there was. */
const NUDGE =
  /^(?:(?:please|continue|go on|go ahead|go|proceed|yes|yeah|yep|yup|ok|okay|sure|thanks|thank you|next|do it|do that|y|k|great|good|nice|perfect|cool|lgtm|looks good|sounds good|that's fine|fine|correct|right|agreed|try again|繼續|继续|好|好的|可以|請繼續|请继续|對|对|是)[\s,.!。！]*)+$/i
const CLIENT_COMMANDS: ReadonlySet<string> = new Set([
  '/compact',
  '/clear',
  '/context',
  '/cost',
  '/model',
  '/help',
  '/exit',
  '/resume',
  '/config',
  '/login',
  '/status',
  '/usage',
  '/mcp',
  '/hooks',
  '/permissions',
  '/ide',
  '/memory',
  '/agents',
  '/quit',
  '/rewind',
])
const LONGEST_GOAL = 600
const LONGEST_NUDGE = 60
/** As far as constraints look: the sentences are taken apart once for both. */
export const LONGEST_PROMPT = 20_000
const SHORT_ANSWER = 12
