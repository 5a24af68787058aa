import { lookUp } from '../../../../base/look-up.ts'
import { sentencesOf } from '../../../../base/text/sentences.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, factsOf } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { takenOption } from './chosen-option.ts'
import { takeConstraints } from './limits/constraints.ts'
import { endReplaced, takeChosen } from './over/given-up.ts'
import { isNudge, say } from './words.ts'

/** The answers to questions with options: the option's label alone says little, so what it stands for goes with it. */
export function takeAnswers(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  const before = factsOf(ledger, 'question')
  for (const { question, options } of call.questions ?? []) {
    const given = new RegExp(
      `"${escaped(question)}"="([\\s\\S]*?)"(?: selected preview:\\n[\\s\\S]*?)?(?: user notes: ([\\s\\S]*?))?(?:\\. You can now|, "|$)`,
    ).exec(entry.text)
    if (given === null) continue
    const [, label = '', notes = ''] = given
    const object = textOf(options, label)
    // Words of their own come twice: as the label and as the notes.
    const text = notes === '' || bare(notes).startsWith(bare(label)) ? notes || label : `${label} (${notes})`
    if (text.trim() === '') continue
    endReplaced(ledger, { points: Object.values(options), object, question })
    takeConstraints(ledger, { ...entry, type: 'prompt', text: notes || (object === '' ? label : ''), voice: 'typed' })
    say(ledger, entry, { text: oneLine(text), by: 'answer', answers: question, object })
    // What the agent had asked in its message above the options is answered with them.
    for (const asked of before) if (asked.status === 'open') changeFact(ledger, asked, { status: 'done' })
  }
}

/** What the option says; of several that were ticked, each. */
function textOf(options: Readonly<Record<string, string>>, label: string): string {
  const own = lookUp(options, label)
  if (own !== undefined) return own
  // A label may have commas itself: the longest that fits is the one.
  const names = Object.keys(options).sort((a, b) => b.length - a.length)
  const texts: string[] = []
  let rest = label
  while (rest !== '') {
    const name = names.find((one) => rest === one || rest.startsWith(`${one},`))
    if (name === undefined) return ''
    texts.push(lookUp(options, name) ?? '')
    rest = rest.slice(name.length).replace(/^, ?/, '')
  }
  return texts.includes('') ? '' : texts.join('; ')
}

export function questionsOf(input: Readonly<Record<string, unknown>>): OpenCall['questions'] {
  const asked = Array.isArray(input.questions) ? input.questions : []
  return asked.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return []
    const { question, options } = item as { question?: unknown; options?: unknown }
    if (typeof question !== 'string') return []
    const texts: Record<string, string> = {}
    for (const option of Array.isArray(options) ? options : []) {
      if (typeof option?.label === 'string' && typeof option.description === 'string')
        texts[option.label] = option.description
    }
    return [{ question, options: texts }]
  })
}

/** A reply that named none of the options it was offered: what the agent goes on with tells which one was meant. */
export function takeMeant(ledger: Ledger, goesOn: string): void {
  if (ledger.last.what !== 'prompt' || !OFFERS.test(ledger.lead.text)) return
  const reply = factsOf(ledger, 'goal').findLast(({ lastSeen }) => lastSeen === ledger.last.step)
  if (reply === undefined || reply.answers === '' || reply.object !== '' || isNudge(reply.text)) return
  const [first = ''] = sentencesOf(goesOn)
  // Who asks back, says no or is not sure has chosen nothing, and neither has an agent that only speaks of it.
  if (CHOOSES_NONE.test(reply.text) || !COMMITS.test(first) || HOLDS_BACK.test(first)) return
  const object = takenOption(first, ledger.lead.text)
  if (object === '') return
  changeFact(ledger, reply, { object })
  takeChosen(ledger, { offered: ledger.lead.text, object, question: reply.answers })
}

function bare(text: string): string {
  return text.trim().replace(/[\s.!。！]+$/, '')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const CHOOSES_NONE =
  /[?？]|\b(?:no|not|nope|neither|none|hmm+|unsure|maybe|wait|first|why|how|before)\b|n['’]t\b|不|没|沒|先|[吗嗎呢]|等/i
const COMMITS =
  /^(?:(?:ok(?:ay)?|got it|sounds good|great|good|sure|understood|will do|perfect|right|agreed|makes sense|fair|thanks)[,.!—– -]*)*(?:(?:then|so|now),? )?(?:I['’]?ll|I will|let me|let['’]?s|I['’]m (?:going|keeping|using)|going with|we['’]?ll|keeping|using|simple it is)\b|^(?:ok(?:ay)?|got it|sounds good|great|good|sure|understood|perfect|right|agreed)[,—–-]|^(?:好的?|明白|收到|了解)?[，。！,.]?(?:我(?:[会會]|[来來]|就|[将將])|那(?:我|就)|就|[采採]用|按)/i
const HOLDS_BACK = /\b(?:not|before|instead of|rather than|first|without|until|whether)\b|n['’]t\b|不|之前|先/i
/** Points under letters or numbers. */
const OFFERS = /^[\s>|*-]*(?:option |方案)?(?:[A-D]|\d)[.):：]/im
