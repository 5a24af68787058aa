import { rulesIn } from '../../../../base/typed/judge.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'

/** What the person laid down for good, sure or doubtful, in their own words. The memory learns from it; nothing is told from here. */
export function takeRules(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): void {
  const found = rulesIn(entry.text)
    .filter(({ scope }) => scope === 'lasting')
    .slice(0, MOST_PER_PROMPT)
    .map(({ scope, ...rule }) => ({ ...rule, prompt: ledger.turn }))
  if (found.length > 0) ledger.rules = [...(ledger.rules ?? []), ...found].slice(-MOST)
}

const MOST_PER_PROMPT = 12
const MOST = 60
