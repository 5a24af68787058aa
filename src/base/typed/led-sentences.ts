import { type Lead, leadIn } from './leads.ts'
import { isListLine } from './lines.ts'
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
  const blocks = typed.split(/\n{2,}/)
  for (const [at, block] of blocks.entries()) {
    const lines = block.split('\n')
    const isList = lines.some(isListLine)
    const head = isList ? '' : headOf(block, blocks[at + 1] ?? '')
    if (!isList && (wasList || lines.length < 2)) under = ''
    for (const line of lines) {
      let opens = true
      for (const sentence of sentencesOfLine(line)) {
        // A head says what its list is, and nothing else.
        if (head === '') found.push({ sentence, under, opens })
        opens = false
      }
    }
    const lead = head !== '' ? head : HEADED.test(block) ? leadIn(`${block}:`) : OPEN.test(block) ? leadIn(block) : ''
    if (lead !== '' || !isList) under = lead
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

const ENDED = /[:：.。!！?？]\s*$/
const OPEN = /[:：]\s*$/
const HEADED = /^#{1,6}\s[^\n]*$/
