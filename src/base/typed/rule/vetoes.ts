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
  'our-policy',
  'always-first',
  'z-always-first',
  'stop-ing',
  'said-before',
  'ask-habit',
  'lets-use',
  'dont-why',
  'i-prefer',
  'caution',
  'owner',
  'z-owner',
  'z-prefer',
  'z-said-before',
  'z-ask-habit',
  'z-caution',
  'z-called',
]

const VETOES: readonly (readonly [names: readonly string[], unless: readonly string[]])[] = [
  [
    ['hearsay', 'z-hearsay'],
    ['owner', 'z-owner'],
  ],
  [['now', 'past-first', 'so-add', 'z-so-add', 'mood', 'z-mood', 'supposes'], []],
  [
    ['make-a', 'z-make'],
    ['told', 'z-told', 'convention', 'z-convention'],
  ],
  [['z-opinion'], ['z-for-good', 'z-convention', 'z-chose']],
  [['z-plan'], ['z-for-good', 'z-never', 'z-chose', 'z-told']],
  [
    ['ask-open', 'z-ask'],
    ['ask-habit', 'z-ask-habit', 'said-before'],
  ],
  [['this-fails'], ['for-good', 'always-never', 'told']],
  [
    ['at-hand'],
    [
      'always-never',
      'told',
      'here-first',
      'convention',
      'corrects',
      'called',
      'we-always',
      'lets-use',
      'ask-habit',
      'said-before',
    ],
  ],
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
      'ask-habit',
      'lets-use',
    ],
  ],
  [['remember-to'], ['always-never', 'for-good', 'all']],
  [['z-now'], ['z-for-good', 'z-told', 'z-never', 'z-chose', 'z-convention']],
  [['wish'], ['for-good', 'always-never', 'all', 'when-you', 'told']],
  [
    ['maybe', 'z-maybe'],
    ['when-you', 'z-unsure-ask', 'done-run', 'told', 'z-told', 'always-never', 'caution', 'z-caution'],
  ],
  [
    ['for-now', 'dont-now', 'z-first'],
    [
      'for-good',
      'we-chose',
      'told',
      'located',
      'dont-why',
      'said-before',
      'z-for-good',
      'z-chose',
      'z-told',
      'z-before',
    ],
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
      'we-always',
      'our-policy',
      'ask-habit',
      'lets-use',
      'said-before',
    ],
  ],
  [
    ['z-do'],
    [
      'z-for-good',
      'z-all',
      'z-never',
      'z-if-then',
      'z-told',
      'z-before',
      'z-me',
      'z-convention',
      'z-run',
      'z-ask-habit',
    ],
  ],
]
