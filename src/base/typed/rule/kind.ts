export type RuleKind = 'convention' | 'fact' | 'preference' | 'correction' | 'decision'

/** What kind of thing a statement that lasts is: the first that is seen says it. */
export function ruleKindOf(text: string, seen: ReadonlySet<string>): RuleKind {
  for (const [kind, names, unless] of KINDS) {
    if (unless?.test(text)) continue
    for (const name of names) if (seen.has(name)) return kind
  }
  return 'convention'
}

/** What is made, and not what is said to the person: English in commit messages is no wish about answers. */
const OF_WORK =
  /\b(?:commits?|messages?|comments?|docs?|docstrings?|code|names?|naming|prs?|pull requests?|branch\w*|tests?|logs?|changelog|variables?|errors?|labels?|strings|copy|ui|headings?|readme)\b|提交|注[释解]|註解|文[档檔]|代[码碼]|界面|介面|日[志誌]|[变變]量|文案|接口|命名|分支|[测測][试試]|\bPR\b/i
/** A way of doing things, whatever else stands in it: what is done before every commit, what things of a kind do. */
const DONE_SO = /^(?:please )?(?:from now on|going forward|always|never|don['’]?t|do not)\b/i

const KINDS: readonly (readonly [kind: RuleKind, names: readonly string[], unless?: RegExp])[] = [
  ['decision', ['we-chose', 'z-chose', 'going-with'], DONE_SO],
  ['correction', ['corrects', 'z-corrects', 'copula-contrast', 'called', 'changed-to', 'defines']],
  ['preference', ['i-prefer', 'z-prefer', 'ask-first', 'z-unsure-ask']],
  ['preference', ['i-like', 'language', 'talk', 'z-me', 'z-talk', 'i-am', 'z-i-am'], OF_WORK],
  [
    'convention',
    [
      'always-first',
      'z-always-first',
      'for-good-last',
      'each-time',
      'habit',
      'kind-does',
      'whenever-first',
      'done-run',
      'must-not',
      'our-policy',
      'z-policy',
      'z-doing-must',
      'z-before',
      'z-if-then',
      'always-never',
      'we-do',
      'we-always',
      'convention',
      'style',
      'dont',
      'stop-ing',
      'use',
      'lets-use',
      'z-all',
      'z-never',
      'z-dont-first',
      'z-convention',
      'z-format',
      'z-we-do',
    ],
  ],
  [
    'fact',
    [
      'trait',
      'located',
      'state',
      'number',
      'version',
      'how-to',
      'owner',
      'z-owner',
      'z-limit',
      'z-at',
      'z-is',
      'z-number',
      'z-auto',
      'z-unit',
    ],
  ],
]
