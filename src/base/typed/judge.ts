import { typedParts } from './parts.ts'
import { ruleIn, type TypedRule } from './rule-in.ts'
import { typedSentences } from './sentences.ts'

/** What a prompt lays down, in the person's own words; nothing that was pasted, quoted or is unclear. */
export function rulesIn(prompt: string): TypedRule[] {
  const found: TypedRule[] = []
  for (const sentence of typedSentences(typedParts(prompt).typed)) {
    const rule = ruleIn(sentence)
    if (rule) found.push(rule)
  }
  return found
}
