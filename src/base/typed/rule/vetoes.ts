import type { SentenceLook } from './look.ts'

/** Some things weigh more than any sum: a question, hearsay, a supposition, a request for now. */
export function isVetoed(seen: SentenceLook): boolean {
  for (const [names, unless] of VETOES) {
    if (names.some((name) => seen.has(name)) && !unless.some((name) => seen.has(name))) return true
  }
  return false
}

/** What is said so is meant so, whatever else the sentence looks like. */
export const GRANTS: readonly string[] = [
  'use-bare',
  'z-use-bare',
  'want-you',
  'whenever-first',
  'here-first',
  'must-not',
  'we-always',
  'always-first',
  'z-always-first',
  'stop-ing',
]

const VETOES: readonly (readonly [names: readonly string[], unless: readonly string[]])[] = [
  [['ask-open', 'z-ask', 'hearsay', 'z-hearsay', 'now', 'past-first', 'so-add', 'z-so-add'], []],
  [['this-fails'], ['for-good', 'always-never', 'told']],
  [['at-hand'], ['always-never', 'told', 'here-first', 'convention', 'corrects', 'called']],
  [
    ['verb-object'],
    [
      'stop-ing',
      'want-you',
      'dont',
      'use',
      'we-chose',
      'style',
      'for-good',
      'always-never',
      'when-you',
      'whenever-first',
      'here-first',
      'told',
      'convention',
      'contrast',
      'language',
      'ask-first',
      'i-like',
      'all',
      'our',
    ],
  ],
  [['remember-to'], ['always-never', 'for-good', 'all']],
  [['z-now'], ['z-for-good', 'z-told', 'z-never', 'z-chose', 'z-convention']],
  [['wish'], ['for-good', 'always-never', 'all', 'when-you', 'told']],
  [
    ['maybe', 'z-maybe'],
    ['when-you', 'z-unsure-ask', 'done-run', 'told', 'z-told', 'always-never'],
  ],
  [
    ['for-now', 'dont-now', 'z-first'],
    ['for-good', 'we-chose', 'told', 'located', 'z-for-good', 'z-chose', 'z-told', 'z-before'],
  ],
  [
    ['do'],
    [
      'for-good',
      'always-never',
      'when-you',
      'done-run',
      'convention',
      'language',
      'ask-first',
      'told',
      'i-like',
      'by-hand',
    ],
  ],
  [['z-do'], ['z-for-good', 'z-all', 'z-never', 'z-if-then', 'z-told', 'z-before', 'z-me', 'z-convention', 'z-run']],
]
