import { coreOf } from './core.ts'
import { FEATURES } from './features.ts'
import { CHINESE_FEATURES } from './features-zh.ts'
import { type Replacement, replacementIn } from './replaces.ts'
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
  const text = coreOf(sentence)
  if (text.length < 2 || text.length > LONGEST || /[?？:：]["')」]?\s*$/.test(sentence)) return undefined
  const seen = featuresOf(sentence)
  const odds = oddsOf(text, seen)
  if (odds < DOUBTFUL || (odds < SURE && !isWorthAsking(text, seen))) {
    return TASK.test(text) && !ASKS_FOR.test(text)
      ? { scope: 'task', sure: true, kind: 'convention', text, replaces: replacementIn(text) }
      : undefined
  }
  return { scope: 'lasting', sure: odds >= SURE, kind: kindIn(seen), text, replaces: replacementIn(text) }
}

/** Something to be done once, however it is to be done: over when it is done. */
const ASKS_FOR = /^(?:can|could|would|will) (?:we|you|i)\b/i

/** The names of what is seen of a sentence. */
export function featuresOf(sentence: string): ReadonlySet<string> {
  const text = coreOf(sentence)
  const bare = text.replace(CONSEQUENCE, '')
  const seen = new Set<string>()
  const chinese = isChinese(text)
  for (const { name, pattern } of chinese ? CHINESE_FEATURES : FEATURES) {
    if (pattern.test(FROM_WHOLE.has(name) ? sentence : WITHOUT_CONSEQUENCE.has(name) ? bare : text)) seen.add(name)
  }
  return seen
}

function isChinese(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text)
}

function oddsOf(text: string, seen: ReadonlySet<string>): number {
  let odds = isChinese(text) ? CHINESE_BIAS : BIAS
  for (const name of seen) odds += WEIGHTS[name] ?? 0
  for (const name of GRANTS) if (seen.has(name)) odds = Math.max(odds, SURE)
  return Math.min(odds, isVetoed(seen) ? PASSING : odds)
}

/** Asking costs the person a thought: only about what speaks of more than the work in hand, and can be understood by itself. */
function isWorthAsking(text: string, seen: ReadonlySet<string>): boolean {
  if (seen.has('do-the') || seen.has('fragment')) return false
  if (!isChinese(text) && text.split(/\s+/).length < FEWEST_WORDS) return false
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

/** What follows from it is no part of what is laid down. */
const CONSEQUENCE = /(?<=.{12}),? so (?:that |the |this |it |we )[^,]*$|(?<=.{8})，所以.*$/i
const WITHOUT_CONSEQUENCE: ReadonlySet<string> = new Set(['problem', 'z-problem', 'past', 'do'])
const FROM_WHOLE: ReadonlySet<string> = new Set([
  'so-add',
  'z-so-add',
  'none-of',
  'told',
  'z-told',
  'corrects',
  'z-corrects',
  'remember-to',
])
const SURE = 0
const PASSING = -2
const DOUBTFUL = -1
const LONGEST = 400
