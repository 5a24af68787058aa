import { laysDownForGood } from '../../../base/typed/judge.ts'

/** Whether one of these prompts, as the journal has them, lays down something for good, sure or doubtful. */
export function laysDown(prompts: readonly string[]): boolean {
  for (const text of prompts) {
    // What was cut may go on with a rule.
    if (text.length >= CUT || laysDownForGood(text)) return true
  }
  return false
}

/** A prompt of the journal is cut at 4,000 characters, or a little before that. */
const CUT = 3900
