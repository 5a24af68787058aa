import { ruleIn, typedSentences } from '../../../base/typed/index.ts'
import type { Entry } from '../../transcript/entry.ts'
import type { Ledger } from '../facts.ts'
import { typedLines } from '../persons-words.ts'
import { change, factsOf, keyOf, put } from '../put.ts'

/** What the person laid down, forbade, demanded or preferred, in their own words and until they put something else in its place. */
export function takeConstraints(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): void {
  let taken = 0
  for (const sentence of typedSentences(typedLines(entry.text).join('\n'))) {
    const rule = taken < MOST_PER_PROMPT ? ruleIn(sentence) : undefined
    if (rule === undefined) continue
    if (rule.replaces !== undefined) replace(ledger, rule.replaces.old)
    const text = sentence.length <= LONGEST ? sentence : rule.text
    if (text.length > LONGEST) continue
    put(ledger, entry, { kind: 'constraint', key: keyOf(text), text, status: 'active', own: {} })
    taken++
  }
}

/** What named the old thing as the one to use holds no longer. */
function replace(ledger: Ledger, old: string): void {
  const name = old.toLowerCase()
  if (name.length < SHORTEST_NAME) return
  for (const limit of factsOf(ledger, 'constraint')) {
    const own = limit.text.toLowerCase()
    if (limit.status === 'active' && own.includes(name) && !FORBIDS.test(own))
      change(ledger, limit, { status: 'superseded' })
  }
}

const FORBIDS = /\b(?:not|never|don['’]?t|avoid|no)\b|不要|不得|禁止|別|别|不可/i
const LONGEST = 260
const SHORTEST_NAME = 3
const MOST_PER_PROMPT = 8
