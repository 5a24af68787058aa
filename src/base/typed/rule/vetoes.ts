import type { SentenceLook } from './look.ts'

/**
 * Some things weigh more than any sum: a question, hearsay, a supposition, a request for now. What points at the work in hand makes a
 * rule doubtful.
 */
export function vetoOf(seen: SentenceLook): 'whatever else' | 'doubtful' | undefined {
  let found: 'doubtful' | undefined
  for (const [names, unless, how] of VETOES) {
    if (how === 'doubtful' && found) continue
    if (!names.some((name) => seen.has(name)) || unless.some((name) => seen.has(name))) continue
    if (how !== 'doubtful') return 'whatever else'
    found = how
  }
  return found
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
  'swaps',
  'z-changed',
  'z-our-is',
  'z-policy',
  'z-doing-must',
  'kind-does',
  'each-time',
  'for-good-last',
]

const VETOES: readonly (readonly [names: readonly string[], unless: readonly string[], how?: 'doubtful'])[] = [
  [
    ['hearsay', 'z-hearsay'],
    ['owner', 'z-owner'],
  ],
  [
    ['this-one', 'z-this-one'],
    ['for-good', 'always-never', 'z-for-good', 'z-all', 'convention', 'told', 'z-told'],
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
    ['ask-habit', 'z-ask-habit', 'z-dont-first', 'said-before'],
  ],
  [['this-fails'], ['for-good', 'always-never', 'told'], 'doubtful'],
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
    'doubtful',
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
      'each-time',
      'for-good-last',
    ],
  ],
  [['remember-to'], ['always-never', 'for-good', 'all']],
  [['z-now'], ['z-for-good', 'z-told', 'z-never', 'z-chose', 'z-convention']],
  [['wish'], ['for-good', 'always-never', 'all', 'when-you', 'told']],
  [
    ['maybe', 'z-maybe'],
    ['when-you', 'z-unsure-ask', 'done-run', 'told', 'z-told', 'always-never', 'caution', 'z-caution'],
  ],
  [['dont-now'], ['by-hand', 'for-good', 'we-chose', 'told', 'located', 'dont-why', 'said-before'], 'doubtful'],
  [
    ['for-now', 'z-first'],
    [
      'for-good',
      'we-chose',
      'told',
      'located',
      'dont-why',
      'said-before',
      'z-for-good',
      'z-policy',
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
      'kind-does',
      'ask-habit',
      'lets-use',
      'said-before',
      'each-time',
      'for-good-last',
    ],
    'doubtful',
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
      'z-changed',
      'z-doing-must',
      'z-ask-habit',
    ],
    'doubtful',
  ],
]
