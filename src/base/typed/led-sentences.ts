import { type Lead, leadIn } from './leads.ts'
import { isListLine, laysDownAbove } from './lines.ts'
import { sentencesOfLine } from './sentences.ts'

/** A sentence, and what the line above its list says the list is. */
export interface LedSentence {
  readonly sentence: string
  readonly under: Lead
  /** The first of its item: what comes behind it explains. */
  readonly opens: boolean
}

export function ledSentences(typed: string): LedSentence[] {
  const found: LedSentence[] = []
  let under: Lead = ''
  let wasList = false
  /** The line right above is the lead itself. */
  let isFresh = false
  const blocks = typed.split(/\n{2,}/)
  /** Where the list right above begins, of all that was found. */
  let listed = -1
  for (const [at, block] of blocks.entries()) {
    const lines = block.split('\n')
    const isList = lines.some(isListLine)
    if (wasList && listed !== -1 && laysDownAbove(block)) {
      found.splice(listed, found.length, ...found.slice(listed).map((one) => ({ ...one, under: 'rules' as const })))
      listed = -1
      continue
    }
    listed = !isList ? -1 : wasList && listed !== -1 ? listed : found.length
    const head = isList ? '' : headOf(block, blocks[at + 1] ?? '')
    // A paragraph right below "how we work here:" says it, a list or not.
    const isLed = under === 'rules' && isFresh && !wasList
    if (!isList && !isLed && (wasList || lines.length < 2)) under = ''
    for (const line of lines) {
      let opens = true
      for (const sentence of sentencesOfLine(line)) {
        // A head says what its list is, and nothing else.
        if (head === '') found.push({ sentence, under, opens })
        opens = isLed && !isList
        if (isExplaining(sentence)) {
          under = 'rules'
          opens = true
        }
      }
    }
    const lead =
      head !== ''
        ? head
        : HEADED.test(block)
          ? leadIn(`${block}:`)
          : OPEN.test(block)
            ? leadIn(block)
            : explained(block)
    if (lead !== '' || !isList) under = lead
    isFresh = lead !== ''
    wasList = isList
  }
  return found
}

/** "setup, so that we need not talk about it again" right above a list, without a colon. */
function headOf(block: string, next: string): Lead {
  if (!isListLine(next.split('\n', 1)[0] ?? '') || block.includes('\n') || ENDED.test(block)) return ''
  const lead = leadIn(`${block}:`)
  return lead === 'rules' || lead === 'work' || lead === 'seen' ? lead : ''
}

function explained(block: string): Lead {
  return isExplaining(block) ? 'rules' : ''
}

/** "Let me explain how we work here." announces what the person goes on with. */
function isExplaining(text: string): boolean {
  return text.length <= LONGEST_HEAD && EXPLAINS.test(text)
}

const EXPLAINS =
  /^(?:(?:ok|so|first|hi|hey),? )*(?:let me|i['’]ll|i will|i want to|here['’]?s|this is|some|a (?:bit|little) of|quick|short)\b[^.?]{0,30}\b(?:how (?:we|things|it) (?:work|do|are)|background|context|ground rules|the (?:setup|lay of the land|basics)|intro(?:duction)?|rundown|explain)\b[^?]*[.!]$|^(?:先|我|那)*(?:跟你|[给給]你)?(?:[说說讲講介][绍紹]?|交代)一?下[^？]{0,20}(?:[规規]矩|情[况況]|背景|做法|[习習][惯慣]|[约約]定)[。！]?$/i
const LONGEST_HEAD = 140
const ENDED = /[:：.。!！?？]\s*$/
const OPEN = /[:：]\s*$/
const HEADED = /^#{1,6}\s[^\n]*$/
