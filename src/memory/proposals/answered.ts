import { isHarmful } from '../../base/typed/harmful.ts'
import type { Desk } from '../store/record.ts'
import { wants } from './asks-for.ts'
import { carryOut } from './carry-out.ts'
import { openProposals, type Proposal, refuseProposal } from './proposals.ts'

/** What the person says to what the agent asked right before. */
interface Said {
  readonly project: string
  readonly session: string
  readonly answer: 'yes' | 'no'
  /** The agent's last message. */
  readonly message: string
  /** When the prompt before this one came: what was proposed earlier is not what was asked about. */
  readonly since: number
}

/**
 * A yes or a no to what the agent proposed and asked about, in the words that would stand there. What the agent is told of it is what became
 * of the memory, so that it does not try again.
 */
export function answerProposals(desk: Desk, { project, session, answer, message, since }: Said): string[] {
  const asked = openProposals(desk.sql, project, desk.now).filter(
    (one) => one.session === session && one.at >= since && isAskedIn(message, one),
  )
  // One yes answers one question: which of several was meant is for them to say.
  const [one] = asked
  if (!one || asked.length > 1) return asked.length > 1 ? [SEVERAL] : []
  if (answer === 'no') {
    refuseProposal(desk.sql, one, session, desk.now)
    return []
  }
  if (!isSeen(message, one)) return [unseen(one)]
  const { uri, status, content } = carryOut(desk, one, session)
  return [
    status === 'active'
      ? `- Done, as the user agreed: ${uri} says now: ${content.replace(/\s+/g, ' ').slice(0, LONGEST)}`
      : `- Done, as the user agreed: ${uri} is set aside and told no more.`,
  ]
}

/** In the question itself, or in the sentences right before one that asks for nothing else ("Is that all right?"). */
function isAskedIn(message: string, { memory, wish, change }: Proposal): boolean {
  const texts = [memory.content, change.content ?? ''].map((text) => text.trim().replace(/[.。]$/, '')).filter(Boolean)
  // A text that is quoted names itself, and that it says "never" denies nothing.
  const named = texts.reduce((left, text) => left.replaceAll(text, NAMED), message)
  const about = { uri: memory.uri, content: `${memory.content} ${NAMED}` }
  const sentences = named.split(SENTENCE_END)
  return sentences.some((sentence, at) => {
    if (!/[?？]["'”」)]*\s*$/.test(sentence)) return false
    return wants(BARE.test(sentence) ? sentences.slice(Math.max(0, at - 2), at).join('\n') : sentence, about, wish)
  })
}

const NAMED = 'thistext'
const SENTENCE_END = /(?<=[.!?。！？]["'”」]?)\s+|(?<=[。！？])|\n+/
const BARE =
  /^\W*(?:(?:is|would|does) (?:that|this|it) (?:be )?(?:ok|okay|all ?right|fine|good|right|work)(?: (?:for|with) you)?|(?:shall|should|may|can) i(?: do (?:that|it|so|this))?|ok(?:ay)?|all right|agreed?|do you agree|yes|可以|好|行|[对對]|同意|要[这這][样樣]|[这這][样樣](?:可以|行|好))[吗嗎么麼]?\W*$/iu

/** They agree to what they have read: the new text stood in the message. What would do harm is agreed to by a command alone. */
function isSeen(message: string, { wish, change: { content } }: Proposal): boolean {
  if (wish === 'forget' || content === undefined) return true
  return !isHarmful(content) && plain(message).includes(plain(content))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[`"'“”‘’「」*_.。]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function unseen({ memory }: Proposal): string {
  return `- ${memory.uri} was not changed: the new text did not stand in the question word for word. Ask again with it, or the user types: throughline memory list --waiting`
}

const SEVERAL =
  '- Nothing was changed: the question was about several memories at once. Ask about one, or the user types: throughline memory list --waiting'
const LONGEST = 200
