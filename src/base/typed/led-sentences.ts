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
  for (const block of typed.split(/\n{2,}/)) {
    const lines = block.split('\n')
    const isList = lines.some(isListLine)
    if (!isList && (wasList || lines.length < 2)) under = ''
    for (const [at, line] of lines.entries()) {
      const head = at === 0 && !isListLine(line) && isListLine(lines[1] ?? '') && !OPEN.test(line) ? line : ''
      let opens = true
      for (const sentence of sentencesOfLine(line)) {
        // It says what the list is, and nothing else.
        if (head === '') found.push({ sentence, under, opens })
        opens = false
      }
      if (head !== '') under = leadIn(`${head}:`)
    }
    const lead = HEADED.test(block) ? leadIn(`${block}:`) : OPEN.test(block) ? leadIn(block) : ''
    if (lead !== '' || !isList) under = lead
    wasList = isList
  }
  return found
}

const OPEN = /[:：]\s*$/
const HEADED = /^#{1,6}\s[^\n]*$/
