import { type Known, redactEverywhere, redactions } from '../../platform/redact.ts'

/**
 * Texts without their secrets. What holds none together holds none apart; and what was recognised once is removed wherever it
 * stands from then on, also where nothing names it.
 */
export function rememberingRedactor(): (texts: readonly string[]) => readonly string[] {
  const known: Known = new Map()
  return (texts) =>
    known.size === 0 && redactions(texts.join('\n\n')).length === 0 ? texts : redactEverywhere(texts, known)
}
