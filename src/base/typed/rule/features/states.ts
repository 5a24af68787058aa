import { fragment, type SentenceFeature, soonAfter } from '../../seen.ts'

const NOUNS =
  'packages?|package manager|deps?|dependenc(?:y|ies)|lockfile|commits?|commit messages?|branch(?:es)?|tags?|releases?|deploys?|deployments?|staging|prod(?:uction)?|ci|pipelines?|tests?|specs?|test suite|unit tests?|e2e|fixtures?|mocks?|lint(?:er)?|formatt(?:er|ing)|migrations?|schema|database|db|tables?|columns? names?|fields?|api|apis|endpoints?|routes?|services?|modules?|libs?|librar(?:y|ies)|components?|functions?|methods?|class(?:es)?|files?|folders?|director(?:y|ies)|names?|naming|comments?|docs?|docstrings?|changelog|readme|types?|errors?|exceptions?|logs?|logging|secrets?|credentials?|config(?:uration)?|settings?|env vars?|flags?|toggles?|timestamps?|dates?|times?|money|prices?|amounts?|currenc(?:y|ies)|quer(?:y|ies)|sql|json|yaml|keys?|ids?|uuids?|imports?|exports?|colou?rs?|styles?|css|icons?|strings?|translations?|i18n|locale|language|versions?|ports?|servers?|clusters?|queues?|workers?|jobs?|events?|cache|customers?|clients?|tenants?|accounts?|users?|teams?|licen[cs]e|headers?|prs?|pull requests?|reviews?|merges?|monorepo|bundle|payloads?|responses?|requests?|timeouts?|retries|limits?|quota|plan|python|node|java|go|rust|ruby|php|postgres|mysql|redis|docker|kubernetes'

const NOUN_LEAD = /(?:the |our |all |every |each |new |public |an? )/iy
const NOUN_NEXT = new RegExp(`(?:${NOUNS})\\b`, 'iy')

/** A statement of how things are, and what it is about. */
export const STATES: readonly SentenceFeature[] = [
  {
    name: 'state',
    pattern:
      /^(?:(?:in|for|on|to|at) [\w' .-]{2,40}?,? )?(?:the |our |all |every |each |an? |new |this )?(?!i\b|you\b|it\b|that\b|this\b|there\b|we\b)[\w`./@"'-]+(?: [\w`./@"'-]+){0,6}? (?:is|are|has|have|lasts?|takes?|sends?|rejects?|returns|speaks?|expects?|gets?|stays?|needs?|wants?|ships?|follows?|uses?|reads?|writes?|keeps?|holds?|costs?|ends?|covers?|handles?|owns?|talks?|goes|go|runs?|lives?|means?|applies|apply|begins?|starts?|closes?|stops?|expires?|retries|rotates?|sits?|belongs?|branch(?:es)?|triggers?|pays?|allows?|accepts?|supports?|comes?|bubbles? up|exposes?|matters?|requires?|depends?|points?|says|limits?|only|still|edits|breaks|misses)\b/i,
  },
  {
    name: 'located',
    pattern:
      /\b(?:live|lives|belongs?|go|goes|sit|sits|reside|stored|kept|defined|come|comes|read|generated|produced|owned|maintained|hosted|handled|deployed|built|managed|written|found|is|are|served|reset|wiped|triggered) (?:only |always )?(?:in|on|at|under|next to|beside|to|from|by|inside|behind|through|via|over|off|each|every|between|with)\b/i,
  },
  {
    name: 'called',
    pattern:
      /\b(?:is|are|it'?s|its|we|you) (?:called|named|spelled|call|known as|short for|the same thing)\b|\bthere (?:is|are) no\b|\bno such thing\b/i,
  },
  {
    name: 'trait',
    pattern:
      /\b(?:is|are|it'?s) (?:read[- ]?only|writable|immutable|append[- ]only|deprecated|flaky|known|shared|public|private|internal|required|optional|mandatory|forbidden|allowed|integers?|strings?|utc|case[- ]\w+|legacy|frozen|vendored|singular|plural|lowercase|uppercase|generated|harmless|down between|off limits|sorted|unique|nullable|signed|encrypted|versioned|cents|too slow|useless)\b|\bread[- ]only\b/i,
  },
  {
    name: 'number',
    pattern:
      /\b\d+(?:\.\d+)?\s?(?:days?|hours?|min(?:ute)?s?|seconds?|ms|kb|mb|gb|bytes?|chars?|characters|columns?|spaces?|lines?|%|percent|retries|requests|reads|items|rows|weeks?|months?|years?|a second|per)\b|:\d{4,5}\b|\b(?:on|at|port|under|length) \d{2,5}\b/i,
  },
  {
    name: 'version',
    pattern:
      /\b(?:python|node|java|postgres|go|ruby|php|v|version|ios|android|chrome|django|react|vue)\s?\d+(?:\.\d+)*\b|\b\d+\.\d+(?:\.\d+)?\b/i,
  },
  { name: 'command', pattern: /`[^`]+ [^`]+`|`[^`]+`/ },
  {
    name: 'how-to',
    pattern:
      /^(?:(?:to|for) [a-z]+(?: [\w./-]+){0,5}|(?:the )?[\w-]+(?: [\w-]+){0,3})(?: is)?:? (?:use |run |it['’]?s )?`[^`]+`(?:[ ,(][^`]*)?$/i,
  },
  {
    name: 'except',
    pattern: /.\b(?:except(?: for| in| when| if)?|apart from|other than|unless)\b/i,
  },
  { name: 'with-command', pattern: /\b(?:run|runs|ran|use|via|with|by|is|tests?|lint|build)\b:? `[^`]+`/i },
  {
    name: 'path',
    pattern:
      /(?:^|\s)(?:[\w.-]+\/)+[\w.*-]*|\b\w+\.(?:ts|js|py|go|rs|java|toml|yaml|yml|json|md|css|sql|env|prisma)\b/i,
  },
  {
    name: 'contrast',
    pattern:
      /,? not (?:an? |in |on |with |the |from |by |to |at )?[`"“\w@./-]+|\b(?:instead of|rather than|instead|no longer|nothing but)\b|\bnot [`"\w./-]+,? but\b|\b\w+ over \w+|\bplain \w+\b|\botherwise\b|\bbelongs? to\b|\b(?:isn'?t|aren'?t|don'?t|doesn'?t|won'?t|can'?t|cannot|is too|are too)\b/i,
  },
  { name: 'copula-contrast', pattern: /\b(?:is|are|it'?s|its|lasts|for|lives?|runs?|goes)\b[^,.]{1,50},? not\b/i },
  {
    name: 'because',
    pattern:
      /\b(?:because|becuase|since|so (?:no|keep|don'?t|never|always|use)|therefore|otherwise|that'?s why|as the|cause)\b/i,
  },
  {
    name: 'style',
    pattern:
      /\b(?:spaces|tabs|semicolons?|camelcase|snake[_ ]case|kebab[- ]case|lowercase|uppercase|indent\w*|single quotes|double quotes|quotes|trailing commas?|conventional commits|imperative|line length|spelling|abbreviations|docstrings?|license header|singular|plural|alphabetical\w*|default exports?|type hints?|naming)\b/i,
  },
  { name: 'noun', pattern: new RegExp(`\\b(?:${NOUNS})\\b`, 'i') },
  { name: 'noun-first', pattern: soonAfter(NOUN_LEAD, NOUN_NEXT) },
  { name: 'fragment', pattern: fragment },
  {
    name: 'by-hand',
    pattern: /\b(?:by hand|manually|directly|generated|handwritten|automatically|go(?:es)? through|via)\b/i,
  },
]
