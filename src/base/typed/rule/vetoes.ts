import type { SentenceLook } from './look.ts'

/**
 * Some things weigh more than any sum: a question, hearsay, a supposition, a request for now. What points at the work in hand makes a
 * rule doubtful. What lost more rules of unseen writers than it kept out is a feature and no more (decision 0343).
 */
export function vetoOf(seen: SentenceLook): 'whatever else' | 'doubtful' | undefined {
  let found: 'doubtful' | undefined
  for (const [names, unless, how] of VETOES) {
    if (how !== undefined && found !== undefined) continue
    if (!names.some((name) => seen.has(name)) || unless.some((name) => seen.has(name))) continue
    if (how === undefined) return 'whatever else'
    found = how
  }
  return found
}

/** Steps of the request in hand, and politeness about it: nothing of that lasts, however it is put. */
export function isOfRequest(seen: SentenceLook): boolean {
  return OF_REQUEST.some((name) => seen.has(name))
}

const OF_REQUEST: readonly string[] = ['polite', 'z-polite', 'z-steps', 'progress', 'z-progress']

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
  'z-misspoke',
  'z-our-is',
  'z-policy',
  'z-doing-must',
  'kind-does',
  'each-time',
  'for-good-last',
  'defines',
  'habit',
  'going-with',
  'how-to',
  'changed-to',
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
  [
    ['reports', 'z-reports'],
    [
      'for-good-last',
      'told',
      'z-told',
      'z-never',
      'dont',
      'convention',
      'z-convention',
      'we-chose',
      'z-chose',
      'when-you',
      'z-if-then',
      'must-not',
    ],
  ],
  [
    ['only-this', 'z-only-this'],
    ['for-good', 'always-never', 'z-for-good', 'convention', 'told', 'z-told', 'z-convention', 'z-all'],
  ],
  [['now', 'past-first', 'so-add', 'z-so-add', 'mood', 'z-mood', 'supposes'], []],
  [
    ['make-a', 'z-make'],
    ['told', 'z-told', 'convention', 'z-convention'],
  ],
  [['z-opinion'], ['z-for-good', 'z-convention', 'z-chose']],
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
  [['wish'], ['for-good', 'always-never', 'all', 'when-you', 'told', 'i-prefer']],
  [['z-plan'], ['z-for-good', 'z-never', 'z-chose', 'z-told']],
  [
    ['ask-open', 'z-ask'],
    ['ask-habit', 'z-ask-habit', 'z-dont-first', 'said-before'],
  ],
  [
    ['maybe', 'z-maybe'],
    ['when-you', 'z-unsure-ask', 'done-run', 'told', 'z-told', 'always-never', 'caution', 'z-caution'],
  ],
  [
    ['z-first'],
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
