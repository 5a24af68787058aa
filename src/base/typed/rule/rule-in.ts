import { type Replacement, replacementIn } from '../replaces.ts'
import { coreOf } from './core.ts'
import { allSeen, isInChinese, lookAt } from './look.ts'
import { TASK } from './task.ts'
import { GRANTS, isVetoed } from './vetoes.ts'
import { BIAS, CHINESE_BIAS, WEIGHTS } from './weights.ts'

export type RuleKind = 'convention' | 'fact' | 'preference' | 'correction' | 'decision'

/** What a sentence of the person's lays down. */
export interface TypedRule {
  /** For good, or for the work in hand. */
  readonly scope: 'lasting' | 'task'
  /** Whether it can be kept without asking. */
  readonly sure: boolean
  readonly kind: RuleKind
  /** The sentence without how it was led in and what was asked for beside it. */
  readonly text: string
  readonly replaces: Replacement | undefined
}

/** Whether a sentence somebody typed is a standing rule, a preference, a fact or a correction, a limit of the task in hand, or neither. */
export function ruleIn(sentence: string): TypedRule | undefined {
  if (judged.has(sentence)) return judged.get(sentence)
  const rule = judgedNow(sentence)
  if (judged.size < MOST_JUDGED) judged.set(sentence, rule)
  return rule
}

/** People say the same again, and several features ask about one prompt. */
const judged = new Map<string, TypedRule | undefined>()
const MOST_JUDGED = 1000

function judgedNow(sentence: string): TypedRule | undefined {
  const text = coreOf(sentence)
  if (text.length < 2 || text.length > LONGEST || /[?？:：]["')」]?\s*$/.test(sentence)) return undefined
  const look = lookAt(sentence, text)
  // Of most sentences a few things are enough to see that they lay down nothing for good.
  const seen = isVetoed(look) ? undefined : allSeen(look, text)
  const odds = seen ? oddsOf(text, seen) : PASSING
  if (!seen || odds < DOUBTFUL || (odds < SURE && !isWorthAsking(text, seen))) {
    return TASK.test(text) && !ASKS_FOR.test(text)
      ? { scope: 'task', sure: true, kind: 'convention', text, replaces: replacementIn(text) }
      : undefined
  }
  return { scope: 'lasting', sure: odds >= SURE, kind: kindIn(seen), text, replaces: replacementIn(text) }
}

/** Something to be done once, however it is to be done: over when it is done. */
const ASKS_FOR = /^(?:can|could|would|will) (?:we|you|i)\b/i

function oddsOf(text: string, seen: ReadonlySet<string>): number {
  let odds = isInChinese(text) ? CHINESE_BIAS : BIAS
  for (const name of seen) odds += WEIGHTS[name] ?? 0
  for (const name of GRANTS) if (seen.has(name)) odds = Math.max(odds, SURE)
  return odds
}

/** Asking costs the person a thought: only about what speaks of more than the work in hand, and can be understood by itself. */
function isWorthAsking(text: string, seen: ReadonlySet<string>): boolean {
  if (seen.has('do-the') || seen.has('fragment')) return false
  if (!isInChinese(text) && text.split(/\s+/).length < FEWEST_WORDS) return false
  return SIGNS.some((name) => seen.has(name))
}

const FEWEST_WORDS = 4
const SIGNS: readonly string[] = [
  'for-good',
  'always-never',
  'convention',
  'we-do',
  'we-always',
  'we-chose',
  'dont',
  'stop-ing',
  'i-like',
  'told',
  'corrects',
  'contrast',
  'when-you',
  'only',
  'all',
  'language',
  'ask-first',
  'z-for-good',
  'z-all',
  'z-never',
  'z-dont',
  'z-convention',
  'z-we-do',
  'z-chose',
  'z-me',
  'z-told',
  'z-corrects',
  'z-limit',
  'z-if-then',
]

function kindIn(seen: ReadonlySet<string>): RuleKind {
  for (const [kind, names] of KINDS) for (const name of names) if (seen.has(name)) return kind
  return 'convention'
}

/** The first that is seen says what kind of thing it is. */
const KINDS: readonly (readonly [RuleKind, readonly string[]])[] = [
  ['decision', ['we-chose', 'z-chose']],
  ['correction', ['corrects', 'z-corrects', 'copula-contrast', 'called']],
  ['preference', ['i-like', 'ask-first', 'language', 'z-me', 'z-talk']],
  [
    'convention',
    [
      'always-never',
      'we-do',
      'convention',
      'style',
      'dont',
      'stop-ing',
      'use',
      'z-all',
      'z-never',
      'z-convention',
      'z-we-do',
    ],
  ],
  ['fact', ['trait', 'located', 'state', 'number', 'z-limit', 'z-at', 'z-is', 'z-number', 'z-auto']],
]

const SURE = 0
const PASSING = -2
const DOUBTFUL = -1
const LONGEST = 400
