import type { CheckFact, Ledger } from '../../../facts.ts'
import { changeFact, factsOf } from '../../../put.ts'

/** That a test which failed is said to fail anyway: by its name, in the agent's words. */
export function takeKnown(ledger: Ledger, sentences: readonly string[]): void {
  const said = sentences.filter((sentence) => sentence.length <= LONGEST && KNOWN.test(sentence))
  if (said.length === 0) return
  for (const check of factsOf(ledger, 'check')) {
    const known = check.outcome === 'failed' ? said.find((sentence) => namesFailure(sentence, check)) : undefined
    if (known !== undefined) changeFact(ledger, check, { known })
  }
}

/** Whether a sentence says of something that it is known to fail, and asks nobody to mend it. */
export function saysKnown(sentence: string): boolean {
  return KNOWN.test(sentence) && !MEND.test(sentence)
}

/** It names the test, or the file or class that it stands in. */
export function namesFailure(sentence: string, { test = '', line, file = '' }: CheckFact): boolean {
  const phrase = plainly(test.split(/ > | › |::/).at(-1) ?? '').trim()
  if (phrase.length >= SHORTEST && phrase.includes(' ') && plainly(sentence).includes(phrase)) return true
  return namesIn(`${test} ${file} ${line}`).some((name) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'i').test(sentence),
  )
}

function plainly(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}

/** Names that nobody uses for anything else: of several words, with a number, or of a test file. */
function namesIn(text: string): string[] {
  const words = text.match(/[A-Za-z_][\w-]*/g) ?? []
  return [
    ...new Set(words.filter((word) => word.length >= SHORTEST && OWN_NAME.test(word) && !COMMON.test(word))),
  ].slice(0, MOST)
}

const KNOWN =
  /\bknown\b|\bflak(?:y|ey|es?|iness)\b|\bignor(?:e|ing)\b|\b(?:fail(?:s|ed|ing)?|red|broken) (?:\w+ ){0,4}(?:on|in) (?:main|master|trunk|develop)\b|\b(?:already|also) (?:fail|red\b|broken)|\bpre-?existing\b|\bnot (?:ours|yours|our|your) (?:fault|problem|business)\b|\bis(?:n['’]t| not) (?:ours|yours)\b|\bdon['’]?t (?:care|worry|mind|bother)\b|已知|忽略|不用管|别管|別管|不稳定|不穩定|偶发|偶發|本来就(?:会)?(?:失败|挂)|本來就(?:會)?(?:失敗|掛)/i
/** Who wants it mended does not pass over it. */
const MEND =
  /\b(?:fix|mend|repair|investigate|find out|debug|why|stabili[sz]e|deflake)\b|\bmake .*\b(?:pass|green)\b|修|解决|解決|为什么|為什麼/i
const OWN_NAME = /[a-z][A-Z]|[A-Z]{2,}[a-z]|\w_\w|\w\d|(?:[_.-](?:test|spec))$/
const COMMON = /(?:Exception|Error|Failure)s?$|^(?:assert\w*|expected|received|AssertionError|toEqual|node_modules)$/
const SHORTEST = 6
const MOST = 8
const LONGEST = 260
