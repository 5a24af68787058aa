import type { SentenceFeature } from '../../seen.ts'

/** How far it reaches, and who it speaks of. */
export const REACH: readonly SentenceFeature[] = [
  // How far it reaches.
  {
    name: 'for-good',
    pattern:
      /\b(?:from now on|from here on(?: out)?|going forward|moving forward|as a rule|by convention|every time|each time|whenever|at all times|in (?:the )?future|any ?more|these days|by default|as of v?\d\S*|since v?\d\S*|until further notice|for good|permanently|once and for all|not (?:just|only) (?:for )?(?:this|now|here|today))\b/i,
  },
  {
    name: 'always-never',
    pattern:
      /(?<!\b(?:i|you|it|that|this) )\b(?:never|always)\b(?! (?:on top|mind|works?|worked|happens?|fails?|seems?|had|heard|seen|saw|thought|got|gets|understood|knew|forgets?))/i,
  },
  {
    name: 'here',
    pattern:
      /\b(?:in|for|across|throughout|on) (?:this|our|the(?: whole| entire)?) (?:repo(?:sitory)?|project|codebase|code base|code|team|company|org\w*|monorepo|domain|app|product|package|workspace|side)\b|\b(?:whole|entire) codebase\b|\b(?:around )?here(?:$|[,.:;]| (?:we|is|are))|\bfor us\b|\bat our (?:company|place)\b|\bthis (?:project|repo|codebase|team)\b/i,
  },
  {
    name: 'convention',
    pattern:
      /\b(?:conventions?|polic(?:y|ies)|house rules?|style guide|guidelines?|standards?|rules?|that'?s how we|how we do|forbidden|off[- ]limits|not allowed|banned|prohibited|mandatory|adr)\b/i,
  },
  {
    name: 'all',
    pattern:
      /^(?:all|every|each|any|anything|everything|no|nobody|no one|only|both|new|public|private)\b|\b(?:every|each|all|any|anything|everything|everywhere|nobody|no one|nothing else)\b/i,
  },
  {
    name: 'only',
    pattern:
      /\b(?:only|solely|exclusively|nobody else|no one else|exactly one|at most|at least|no more than|up to|max(?:imum)?|min(?:imum)?|under \d|below \d|above \d|within \d|limit)\b/i,
  },
  {
    name: 'when-you',
    pattern:
      /\b(?:when|whenever|if|after|before|once|each time|as soon as|unless) (?:you|we|a|an|any|something|anything|editing|changing|adding|touching|running|committing|pushing|merging|deleting|making|starting|writing|coding|creating|updating|it'?s more|it is more)\b/i,
  },
  {
    name: 'when-it',
    pattern:
      /\b(?:when|if|once|after) (?:the (?:user|token|list|form|page|button|request|file|value)|i\b|it'?s|nothing|they|he|she|clicked|someone|i'm)/i,
  },
  // Who.
  {
    name: 'we-do',
    pattern:
      /\bwe(?:'re| are)? (?:all |both )?(?:always |only |never |just |still |also |actually )?(?:use|write|keep|store|put|run|deploy|ship|prefer|follow|name|call|target|support|release|tag|branch|squash|rebase|pin|require|inject|log|stick|standardi[sz]e|format|test|don'?t|do not|dont|no longer|avoid|version|lint|track|own|serve|host|pay|bill|count|treat|validate|generate|handle|care|on|a|an|stay(?:ing)?|use)\b/i,
  },
  {
    name: 'we-chose',
    pattern:
      /\bwe(?:'ve| have)? (?:moved|migrated|switched|ported|converted) (?!back)[^,.]{2,30} (?:to|from|off)\b|\b(?:went|gone|moved|rolled|switched) back to\b|\b(?:decided|agreed|settled on|chose|chosen|picked|went with|going with|standardi[sz]ed on|committed to|staying (?:with|on)|sticking (?:with|to)|moved (?:to|from|off|away)|switched (?:to|from)|migrated (?:to|from)|replaced|dropped|dropping|retired|retiring|switching to|moving to|decision|ended with|was shut down|given up on|giving up on|not coming back|end of life|is gone|are gone|is dead|got renamed|took over)\b/i,
  },
  {
    name: 'we-need',
    pattern: /\bwe (?:need|want|should|could|have to|had|were|might|may|must|can|got|deployed|'ll|will)\b/i,
  },
  { name: 'our', pattern: /\bour\b/i },
  {
    name: 'i-like',
    pattern:
      /\bi(?:'d| would)? (?:prefer|rather|like(?! an? )|hate|love|dislike|don'?t (?:like|need|want|care)|dont (?:like|need|want)|do the|read|push|merge|review|expect|always|never|only)\b|\bonly i\b|\b(?:i|me) (?:myself|do (?:that|it|the))\b|\bmyself\b|\bmy ok\b|\bto me\b|\bfor me\b|\bwith me\b|\bask me\b|(?<!\b(?:and|then) )\btell me\b/i,
  },
  { name: 'i-want', pattern: /\bi (?:want|need|would like|said|meant)\b/i },
  {
    name: 'i-did',
    pattern:
      /\bi(?:'ve| have| am|'m|m| just| already| was| think| guess| wonder| see| get| got| found| ran| tried| see| reverted| rebased| forgot| will|'ll|'m| can't| cannot)\b/i,
  },
  {
    name: 'you-keep',
    pattern:
      /\byou (?:keep|always|never|again|forgot|still|don'?t have to|can(?:'t|not)?|may|must|should|need)\b|\byou're\b/i,
  },
]
