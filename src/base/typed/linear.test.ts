import { describe, expect, test } from 'bun:test'
import { anchorsOf, broughtBy, namedIn } from '../names.ts'
import { clauses } from '../text/sentences.ts'
import { isHarmful } from './harmful.ts'
import { laysDownForGood, rulesIn } from './judge.ts'
import { isImpersonal, isTitled, isWrittenForOthers } from './letter.ts'
import { isDataLine, isHead } from './lines.ts'
import { looksLikeOrder } from './orders.ts'
import { typedParts } from './parts.ts'
import { replacementIn } from './replaces.ts'
import { coreOf, withoutReason } from './rule/core.ts'
import { ruleIn } from './rule/rule-in.ts'
import { liftsIn } from './taken-back/lifts.ts'
import { withdrawnIn } from './taken-back/withdrawn.ts'
import { voicesIn } from './voices/voices.ts'

const JUDGES: Readonly<Record<string, (text: string) => unknown>> = {
  isImpersonal: (text) => isImpersonal(text, 9),
  isWrittenForOthers,
  isTitled,
  isDataLine,
  isHead,
  isHarmful,
  looksLikeOrder,
  liftsIn,
  withdrawnIn,
  replacementIn,
  coreOf,
  withoutReason,
  ruleIn,
  rulesIn,
  laysDownForGood,
  typedParts,
  voicesIn,
  clauses,
  namedIn,
  broughtBy,
  anchorsOf,
}

/** What each of them once took by the square of its length. */
const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'empty lines': (length) => '\n'.repeat(length),
  'an item without an end': (length) => `- ${'a'.repeat(length)}`,
  'full stops of Chinese': (length) => '。'.repeat(length),
  'full stops': (length) => '.'.repeat(length),
  questions: (length) => 'can you '.repeat(length / 8),
  'a name of many parts': (length) => 'a.'.repeat(length / 2),
  'a rule about something long': (length) => `never use ${'a'.repeat(length)}`,
  spaces: (length) => `x${' '.repeat(length)}x`,
  'hesitating again and again': (length) => `${'ok, '.repeat(length / 4)}x`,
  'going on again and again': (length) => `${', so'.repeat(length / 4)}x`,
  'forgetting again and again': (length) => 'forget the rule about '.repeat(length / 22),
}

/** Processor time, so that others who work on the machine do not count. */
function costOf(judge: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage()
  judge(text)
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const SHORT = 10_000
const TIMES = 4
/** By the square it would be sixteen times as much. */
const MOST = 10
/** So little is nobody's trouble, and no measure. */
const NOTHING_MICROS = 60_000

describe.each(Object.entries(JUDGES))('%s takes no more than its length', (_, judge) => {
  test.each(Object.entries(TEXTS))('of %s', (_, make) => {
    judge(make(200))
    const short = costOf(judge, make(SHORT))
    const long = costOf(judge, make(SHORT * TIMES))
    expect(long < NOTHING_MICROS || long < short * MOST).toBe(true)
  })
})
