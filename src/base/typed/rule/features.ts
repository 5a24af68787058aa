import { fragment, type Seen, singleSpaced, soonAfter } from '../seen.ts'
import { MANNERS } from './manners.ts'

/**
 * What can be seen of a sentence that somebody typed: its mood, who and what it is about, how far it reaches. How much each weighs is in
 * `weights.ts`; neither knows any project's words.
 */
export interface SentenceFeature {
  readonly name: string
  readonly pattern: Seen
}

const NOUNS =
  'packages?|package manager|deps?|dependenc(?:y|ies)|lockfile|commits?|commit messages?|branch(?:es)?|tags?|releases?|deploys?|deployments?|staging|prod(?:uction)?|ci|pipelines?|tests?|specs?|test suite|unit tests?|e2e|fixtures?|mocks?|lint(?:er)?|formatt(?:er|ing)|migrations?|schema|database|db|tables?|columns? names?|fields?|api|apis|endpoints?|routes?|services?|modules?|libs?|librar(?:y|ies)|components?|functions?|methods?|class(?:es)?|files?|folders?|director(?:y|ies)|names?|naming|comments?|docs?|docstrings?|changelog|readme|types?|errors?|exceptions?|logs?|logging|secrets?|credentials?|config(?:uration)?|settings?|env vars?|flags?|toggles?|timestamps?|dates?|times?|money|prices?|amounts?|currenc(?:y|ies)|quer(?:y|ies)|sql|json|yaml|keys?|ids?|uuids?|imports?|exports?|colou?rs?|styles?|css|icons?|strings?|translations?|i18n|locale|language|versions?|ports?|servers?|clusters?|queues?|workers?|jobs?|events?|cache|customers?|clients?|tenants?|accounts?|users?|teams?|licen[cs]e|headers?|prs?|pull requests?|reviews?|merges?|monorepo|bundle|payloads?|responses?|requests?|timeouts?|retries|limits?|quota|plan|python|node|java|go|rust|ruby|php|postgres|mysql|redis|docker|kubernetes'

const NOUN_LEAD = /(?:the |our |all |every |each |new |public |an? )/iy
const NOUN_NEXT = new RegExp(`(?:${NOUNS})\\b`, 'iy')

export const FEATURES: readonly SentenceFeature[] = [
  ...MANNERS,
  {
    name: 'want-you',
    pattern:
      /^what (?:i|we) (?:want|expect|like|prefer|care about) (?:in|for|from|about) .{3,60} is\b|^(?:for (?:\w+ ){1,3}names|when (?:naming|declaring|defining|writing|creating|starting|ending) [^,]{3,40}), (?:please |always |(?:i|we)(?:'d like| want) you to )*(?:start|begin|end|prefix|suffix|append|use|add|include)\b|^(?:(?:for|in|regarding|about|as for|when it comes to|even if) [^,]{3,60}, )?i(?:'d like| want| need| would like| expect) you to (?:(?:make sure|ensure) (?:that )?(?:you )?)?(?:always|never|only|start \w+ing|stop \w+ing|all \w+ names|\w+ (?:[^,.]{1,60} )?(?:all|every one) (?:of )?your \w+|(?:start|begin|end|prefix) (?:all |your |the )*\w+ names)\b|^(?:(?:for|in) [^,]{3,40}, )?(?:please )?(?:start|begin|end|prefix) (?:all |your |their |the )*(?:\w+ )?names\b/i,
  },
  {
    name: 'now',
    pattern:
      /\bdon'?t (?:bother|worry)\b[^,.]*\bnow\b|\b(?:it'?s|just) an? (?:spike|prototype|poc|hack|demo)\b|\d+ (?:failing|passing|failed|passed)\b|\bjust curious\b|\bdon'?t implement\b|^(?:ugh|argh)\b.*\byou always\b|^(?:just |please )*leave (?:it|that|this)\b(?! alone)|\bsince (?:your|my|the) (?:last|latest)\b|\b(?:is|are) (?:in|out|there|live|pushed|deployed)(?:, (?:good|nice|great|thanks))?[.!]?$|^(?:please )?stop (?:the|that|this|it|a)\b|\b(?:is (?:rebasing|editing|working on|changing)|for the next|put (?:it|that|them) back|(?<!\b(?:is|are|belongs?)\b.*)leave \S+ alone|every single time|takes? forever|not worth it|(?:every|each) time (?:i|we|it|the)\b.*\b(?:dies|crash\w*|fails?|breaks|hangs|throws|freezes|restarts?|disappears?|is (?:gone|empty|wrong))|skip it|goes away|i'll (?:delete|remove|take)|while i|just this once|(?:this|that) (?:file|one|function|test|page|branch|script|class|module|component|time|pr|screen) only|only (?:in |for |on )?this (?:file|one|function|test|time|script|class|component|pr|branch|page)|just (?:in |for |on )?this (?:file|one|function|test|time|script|class|component|pr|branch|page)|throw-?away|the other (?:one|handler|file|test|function)|go on with|pull and|on this branch|(?<!^(?:when|whenever|if|before|after|every|each|always)\b.*)first, then|(?:pass|passes|works?|compiles?|builds?|fails?) (?:now|again)|(?:is|are|all|everything|it'?s) (?:green|fine|good|back|done|ok|clean) (?:now|again)|my (?:mic|laptop|keyboard|wifi|machine)|is back|does not keep|doesn'?t keep|the last (?:build|run|deploy|deployment|test run|release) (?:took|was|failed|broke|had)|i always (?:liked|loved|wanted|thought|hated)|since (?:this (?:morning|afternoon|week)|yesterday|last (?:night|week|release)|lunch|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|an hour|a few)|no (?:idea|clue) (?:why|how|what)|(?:is|are) (?:red|down|broken|failing|stuck|slow|dead) again)\b/i,
  },
  {
    // An order to do something somewhere, whatever the verb: it has an object and a place, and no verb that states anything.
    name: 'verb-object',
    pattern:
      /^(?!(?:[\w-]+ ){1,3}(?:start|begin|end|follow|accept|reject|expire|last|cost|ship)s? )(?!.*\b(?:is|are|was|were|be|been|has|have|had|must|should|shall|can|may|might|will|would|does|do|did|uses?|lives?|runs?|goes|go|comes?|belongs?|needs?|stays?|means?|wants?|gets?|keeps?|takes?|owns?|depends?|requires?|allows?|supports?|expects?|returns?|contains?|follows?|'s|'re|n't)\b)(?!(?:no|never|always|use|prefer|keep|avoid|only|every|all|each|any|both|please use|please keep)\b)(?:please |pls |now |then |also |and |next,? )?[a-z]{3,14}\s+(?:[\w`'"./-]+\s+){1,9}?(?:in|to|from|for|with|into|on|at|by|of|when|so|under|inside)\s+\S/i,
  },
  {
    // It points at what lies before the two of them: a part of a text, an option, a change, what one sees.
    name: 'at-hand',
    pattern:
      /\bi (?:don'?t|do not|dont) (?:like|want|need) (?:it|that|this)\b|\b(?:the (?:first|second|third|last|other|previous|next) (?:we|part|one|point|case|option|item|step|half|commit)|(?:scenario|option|case|variant|approach) [A-Z\d]\b|logic in \d|the logic in|changes (?:we|you|i) made|(?:i|we) (?:can'?t|cannot|don'?t|do not) see|i would(?: not|n'?t)? (?:care|rename|move|remove|add|change|expect)|there (?:is|are) also|(?:has|have) gone away|we should (?:also |probably |still )?(?:include|add|move|rename|change|remove|update|fix|check|look|do)|needs? to be (?:fixed|added|changed|updated)|the \w+ (?:thing|stuff)\b|clarification|let'?s|hey\b|i (?:still )?(?:feel|think|guess|wonder)|you could(?:n'?t| not)|often ?times|(?:first|second|next|another|one) (?:problem|issue)|(?:the|my|that) (?:problem|issue|bug|culprit|cause|root cause|bottleneck|reason) (?:is|was|seems|must be|lies)|(?:if you|let me) look|look at (?:them|it|this|that)|is just \w+ing|no need to (?!recap|summar|explain|apolog|repeat|ask|comment|confirm|thank|say|tell|list))|^for \d+\b|\boptional for \d|^(?:those|these|that|it)(?:'s| is| are| was| were) |^i (?:can|could)|!\s*$/i,
  },
  {
    name: 'here-first',
    pattern:
      /^in (?:this|our) (?:repo|repository|project|codebase|code base|monorepo|service|package|team)\b(?!.{0,40}\b(?:i see|there is a bug|broke|fails?)\b)/i,
  },
  {
    name: 'whenever-first',
    pattern:
      /^(?:whenever|every time|each time|any time) (?:you|we|someone|something|a|an)\b|^(?:when|whenever|every time|each time) i\b.{3,80}\bi (?:want|expect|need|mean)\b/i,
  },
  {
    name: 'must-not',
    pattern:
      /\b(?:must|may|can) (?:not|never) (?:be )?(?:modif|chang|edit|touch|delet|remov|rewrit|commit|push|log|stor|call|us|import|merg)\w*\b/i,
  },
  { name: 'none-of', pattern: /^no \w[\w -]{1,40} (?:in|for|on|here|allowed)\b/i },
  {
    name: 'past-first',
    pattern: /^(?:merged|pushed|fixed|updated|rebased|deployed|reverted|closed|opened|tested|reviewed|approved)\b/i,
  },
  {
    name: 'this-fails',
    pattern: /^(?:this|that|the) [\w -]{2,30} (?:doesn'?t|does not|isn'?t|won'?t|can'?t|fails?|is broken|breaks)\b/i,
  },
  {
    name: 'wish',
    pattern:
      /\bi(?:'d| would| do)?(?: also)? (?:like|love|want) (?:to|a|an|the|this|it)\b|\bi(?:'d| would) (?:replace|use|change|move|rename|keep|remove|add|do)\b|^\(|^(?:since|like|for \d|looking at|in terms of)\b|^i(?:'m| am) also\b|^i can'?t see\b|^we need to (?:make sure|ensure)\b.{0,80}\bth(?:is|ese)\b|^[⏺•*/]/i,
  },
  {
    name: 'refers',
    pattern:
      /\b(?:the (?:first|second|third|last|new|other|old) (?:part|thing|one|logic|feature|method|approach)|the logic|in \d,|this won'?t|we should include|there is also|gets? all|only contains|in the top)\b/i,
  },
  {
    name: 'we-always',
    pattern:
      /^(?:here )?we (?:always|never|only|no longer)\b(?! (?:had|have had|got|get|were|was|thought|knew|wanted|struggled|saw|liked)\b)|\bwe(?:'ve| have)? (?:decided|agreed|settled|standardi[sz]ed) (?:to|on|that)\b|\b(?:agreed (?:as a team|as a group|together|with \w+)|the (?:whole )?team (?:has )?(?:agreed|decided)) (?:to|on|that)\b|\blet'?s (?:standardi[sz]e on|agree (?:to|that)|always|never (?!mind))\b|^we have (?:an?|our own) [^,.]{2,50}, (?:so |please )*use \S/i,
  },
  {
    name: 'our-policy',
    pattern: /[,;:–—-] (?:that|this|it)(?:'s| is) (?:our|the|a) (?:\w+ )?(?:policy|rule|convention|standard)[.!]?$/i,
  },
  {
    name: 'always-first',
    pattern:
      /^(?:please )?(?:(?:always|never)\b(?! (?:mind|again|an?|the|my|nice|good|great|fun|happy|glad|had|been|seen|heard|thought|knew|helps?|disappoint\w*|around|about|roughly|somewhere|between|shows|returns|gives|happens|works|fails|crashes|hangs|prints|says|gets|takes|throws|ends|breaks|times|comes|goes|resets)\b)|(?:from now on|from here on(?: out)?|going forward|moving forward)\b)/i,
  },
  // How far it reaches.
  {
    name: 'for-good',
    pattern:
      /\b(?:from now on|from here on(?: out)?|going forward|moving forward|as a rule|by convention|every time|each time|whenever|at all times|in (?:the )?future|any ?more|these days|by default|as of v?\d\S*|since v?\d\S*|until further notice|for good|permanently|once and for all)\b/i,
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
  // How the two of them work together.
  {
    name: 'talk',
    pattern:
      /\b(?:answers?|repl(?:y|ies)|respond|responses?|explain|explanations?|explaining|summar(?:y|ies|ise|ize|ising|izing)|recaps?|bullet (?:points|lists?)|emojis?|diffs?|essay|pleasantries|apolog\w+|verbose|short(?:er)?|brief|concise|terse|to the point|background|plan|outline|approach|step by step|one thing at a time|review|permission|approval|narrat\w+|chatty|talk)\b/i,
  },
  {
    name: 'language',
    pattern: /\b(?:english|german|french|spanish|chinese|japanese|british|american|portuguese|italian|korean|dutch)\b/i,
  },
  {
    name: 'ask-first',
    pattern:
      /\b(?:ask|check|talk|confirm|clear it|run it by|(?<!\b(?:and|then) )tell|(?<!\b(?:and|then) )show|outline|plan|propose)\b[^.]{0,30}\b(?:first|before|ok|me)\b|\bneeds? (?:my|a|an|two|our) (?:ok|approval|sign-?off|review|second|permission)\b|\b(?:no need|don'?t have to|without) (?:to )?ask/i,
  },
  // Mood.
  {
    name: 'dont',
    pattern:
      /^(?:please |pls |just |also )*(?:don'?t|do not|dont|avoid|no(?! (?:need|the|not|wait)\b)|never|stop|quit|hands off|skip|leave|ignore)\b/i,
  },
  { name: 'dont-inside', pattern: /.[,;:] (?:and |but )?(?:don'?t|do not|dont|avoid|no|never|not)\b/i },
  { name: 'stop-ing', pattern: /^(?:please )?(?:stop|quit) \w+ing\b/i },
  {
    name: 'use',
    pattern: /^(?:please |pls |just )?(?:use|prefer|keep|put|write|name|prefix|sign|mark|sort|pin|wrap|log)\b/i,
  },
  {
    name: 'use-bare',
    pattern:
      /^use [\w.+#@/-]+(?: (?:here|please|pls|(?:in|for) (?:this|our|the) (?:repo|project|codebase|package|service|monorepo)))?[.!]?$|^we(?:'?re| are) (?:all )?on (?!it\b|track|schedule|a\b|the\b|our\b|call|fire|holiday|vacation|time|hold|same)[\w.+#@/-]+(?: (?:now|here|these days))?[.!]?$/i,
  },
  {
    name: 'do',
    pattern:
      /^(?!\w+ (?:\w+ )?(?:are|is|must|should|always|never)\b)(?:please |pls |now |then |just |and |go |let'?s |so |ok |first )*(?:add|rename|fix|undo|revert|create|implement|refactor|write a|convert|bump|commit|open|look|check|find|show|explain|summari[sz]e|draft|generate|delete|remove|make|change|update|set|replace|try|rerun|run|investigate|tell|give|continue|put a|move|help|review|merge|build|scaffold|print|comment|compare|deploy|start|finish|list|sort|split|extract|test|clean|drop|regenerate|reply|prepare|insert|bump|pull|push|format|rebase|squash|cherry-pick|ship|stop after|summarise|after that|then|install|upgrade|search|translate|remind|wait|go|do|hold|have a|get|let|read|redo|apply|wire|hook|enable|disable|temporarily|switch the|turn)\b/i,
  },
  {
    name: 'do-the',
    pattern:
      /^(?:\w+ ){1,3}(?:the|this|that(?! (?:can|cannot|is|are|has|have|do|does|must|should|needs?|may|will)\b)|these|those|it|a|an|my|both|another|all tests)\b/i,
  },
  {
    name: 'dont-now',
    pattern:
      /\b(?:don'?t|do not|dont) (?:change|delete|touch|edit|commit|run|worry|start|do|move|merge|push|write|fix) (?:anything|it|that|this|yet|them|the|about|any)\b|\b(?:don'?t|dont|do not) (?:forget|break|lose|stop)\b|\bi only want\b|\bignore it\b/i,
  },
  {
    name: 'ask-open',
    pattern:
      /^(?:why|how|where|who|what (?!you|we|i (?:want|expect|like|prefer))|which|are|is|do we|does|did|can|could|would|shall|should (?:we|i)|how come|check whether|explain|tell me how)\b/i,
  },
  { name: 'make-sure', pattern: /\b(?:make sure|ensure|be sure)\b/i },
  { name: 'must', pattern: /\b(?:must|should|has to|have to|needs? to|needs?|required?)\b/i },
  {
    name: 'should-ui',
    pattern:
      /\b(?:should|must|has to|needs to) (?:be|show|say|read|look|have|return|display|contain|open|close|not)\b/i,
  },
  { name: 'has', pattern: /\b(?:has|have) (?:a|an|its|their|only|no|one|two|\d+)\b/i },
  // A statement of how things are.
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
  // Against it.
  {
    name: 'problem',
    pattern:
      /\b(?:dies|broken|wrong(?! (?:file|one))|failing|slow(?! \w+ections?)|stuck|missing|empty|weird|crash\w*|flicker\w*|hangs?|(?<!\b(?:can|may|that|which|never|must not|don'?t) )throws?|fails?|failed|breaks when|broke|leaks?|doesn'?t work|not working|bugs?|regression|duplicates?|twice|overlap\w*|cut off|off by|mess|denied|complain\w*|keep asking|timeouts? when|undefined|null|nothing happens|outage|red because|dying|too long|errors? (?:when|in|since)|same error)\b/i,
  },
  {
    name: 'for-now',
    pattern:
      /\b(?:for now|for the (?:moment|time being)|right now|at the moment|this time|just this once|this once|today|tonight|tomorrow|temporar(?:y|ily)|until|till|for (?:this|the|that) (?:\w+ )?(?:commit|pr|pull request|branch|change|run|test|benchmark|demo|session|task|fix|experiment|one)|in this (?:commit|pr|branch|change|session|task|fix|function)|this (?:commit|pr|branch|session|one)|later|afterwards|while i|yet|meanwhile|next (?:quarter|week|year|month|sprint|iteration)|another day|some day|some ?time|i have uncommitted|for a start|just for|see if|see what|and see|first then|out again|in a meeting|yesterday|this week|last (?:week|night))\b/i,
  },
  {
    name: 'maybe',
    pattern:
      /\b(?:maybe|perhaps|might|not sure|wonder|could be|what if|hopefully|never ?mind|were to|would be nice|at some point|thinking (?:about|of)|considering|we could|probably|i think|i guess|i (?:don'?t|dont|do not) (?:really )?(?:beli?e?ve|think|see (?:why|how|the)|understand)|may drop|let me think|forget it|suppose|imagine)\b/i,
  },
  {
    name: 'praise',
    pattern:
      /\b(?:thanks|thank you|perfect|awesome|great|nice|love it|impressive|exactly what|wanted|quick|good job|sounds good|well done)\b/i,
  },
  {
    name: 'talk-short',
    pattern:
      /^(?:ok|yes|no|same|nice|wait|stop(?! \w+ing)|continue|go|hold|sounds|now|it|that|there|not|let|both|still|again|hmm|ugh|great|perfect|this|these|they|he|she)\b/i,
  },
  {
    name: 'it-reports',
    pattern:
      /^(?:it|that|this|there|they|now it|now)(?:'s| is| are| was| still| works| worked| says| looks| does| did| happens| should| must| build| test| function| code)\b/i,
  },
  {
    name: 'ui',
    pattern:
      /\b(?:buttons?|labels?|modal|logo|sidebar|page|card|dropdown|placeholder|toast|spacing|border|popup|tooltip|dialog|heading|title|footer|icon|screen|menu|banner|px|animation|slogan|mobile|dashboard|text should|message to|click\w*|total|bigger|smaller|toggle button|sorted by|centered|pagination|login with)\b/i,
  },
  {
    name: 'spec',
    pattern:
      /\b(?:the function|the method|returns? (?:null|true|false|an?|the)|redirect|validation:|regex|show the|show a|display|implement|when nothing|that says|should say|should read|with the title|option \w|(?:first|second|third|other|last) (?:option|one|approach|way)|you suggested|your suggestion|step \d)\b/i,
  },
  {
    name: 'past',
    pattern: /\b(?:was|were|had|did|worked|happened|deployed|pushed|changed|tried|used to|talked|reverted)\b/i,
  },
  { name: 'progressive', pattern: /\b(?:am|is|are|'re|'m) (?:still )?(?:\w+ing)\b/i },
  {
    name: 'bug-of',
    pattern:
      /\bthe (?:\w+ ){1,3}(?:is|are|opens?|shows?|contains?|jumps?|disappears?|loads?|returns?|stays?|keeps?|goes) (?:twice|again|wrong|off|not|too|empty|gone|always|still|blank|black|white)\b/i,
  },
  {
    name: 'ask',
    pattern:
      /^(?:can|could|would|will|do|does|did|is|are|was|should|shall|why|how|what|where|who|which|when did|have|has|any|if|explain|check whether|how come)\b/i,
  },
  {
    name: 'told',
    pattern:
      /(?:^|[,.] )(?:please )?(?:remember|keep (?:that |this )?in mind|bear in mind|for the record|note|fyi|be aware|heads up|again)(?: that|:|,|[.!]?$)|^(?:decision|decided|rule|convention|architecture decision|adr)\b[^,.]{0,12}:|^fyi\b/i,
  },
  // A description of what is to be made, and the order to make it.
  {
    name: 'so-add',
    pattern: /[,;] (?:so |and |then |please |now )*(?:add|implement|build|make) (?:that|it|this|one|them)\b/i,
  },
  { name: 'remember-to', pattern: /\bremember (?:to|the|when|how)\b|\bremind me\b/i },
  {
    name: 'corrects',
    pattern:
      /^(?:scratch (?:that|what)|forget (?:that|what i)|i was wrong|i misspoke|my bad|no|nope|wrong|not quite|incorrect|actually|that'?s (?:wrong|not)|you (?:got|have) it wrong)\b[,.: ]/i,
  },
  {
    name: 'hearsay',
    pattern:
      /\b(?:(?:every(?:one|body)|they all|most (?:people|devs)|nobody|all of them)(?: (?:always|just|still))? (?:says?|claims?|thinks?|believes?|tells?)|(?:the|my|our) (?:last|previous|old|former) (?:team|company|job|employer|place|boss|dev|guy)|according to|someone|somebody(?! else)|people|reddit|stack ?overflow|the (?:docs?|readme|article|internet|error|message|linter|log) (?:says?|said|tells?|wants?)|docs? say|they say|(?<!\b(?:you|we|i|not|to|never|always|must|should) )says? (?:you|to|that)|(?:reviewer|customer|client|colleague|coworker|friend|teacher|article|book|blog|post|mail|email|issue|linter|warning|competitor\w*|bot|he|she|they|guide|tutorial|policy)s?(?: (?!you\b|we\b|i\b)\w+){0,2} (?:says?|said|writes?|wrote|claims?|wants?|thinks?|told|insists?|recommends?))\b|\bi (?:don'?t|do not|dont) (?:really |quite |fully )?agree\b|\bi disagree\b|^…|: …|^(?:(?:btw|fyi|also|yesterday|today|and|but|so|ok|hey),? )?(?:(?:my|our|the|a) )?(?!(?:i|we|you|it|as|like|and|but|so|always|never|don'?t|do|no|not|all|every|what|which|that|this)\b)[a-z][\w.'’-]*(?: (?!(?:i|we|you|that|which|who)\b)[a-z][\w.'’-]*)?(?: \([^)]*\))? (?:just |also |already )?(?:said|wrote|posted|announced|mentioned|told (?:me|us|every(?:one|body)|the team))\b/i,
  },
  {
    name: 'status',
    pattern:
      /\b(?:is|are) (?:green|ready|done|running|fixed|merged|back|up|down|finished|open|in review|in progress)\b|\b(?:green|ready|done|fixed|merged) now\b|\bthe (?:ticket|pr|log|file|error|issue) is\b|\bon my (?:machine|laptop|side)\b/i,
  },
  {
    name: 'feature-need',
    pattern:
      /\b(?:needs?|gets?|want|have|show) (?:a|an|two|three|one|more|another|the) \w+|\bper (?:customer|row|user|line)\b|\bshow (?:only|active|the|all)\b|\bas the default\b|\bin (?:the|that|this) (?:list|loop|dialog|form|table|function|file|test)\b/i,
  },
  { name: 'use-for', pattern: /^use [\w.+#@/`-]+ for [\w ]{2,20}$|^[\w.+#-]+ for (?:\w+ ){0,2}\w+(?:$|[,.])/i },
  {
    name: 'first-then',
    pattern: /^\w+ first, |\bsecond\b.*$|^one \w+ per\b|^two \w+ per\b|^\w+ \w+ (?:per|before|over) \w+$/i,
  },
  {
    name: 'done-run',
    pattern:
      /\b(?:when|before|after|once) you(?:'re| are| say| have)? (?:you are )?(?:done|finished|ready|sure|unsure|push|commit)\b|\bwhen something\b|\bif (?:you are |you're )?unsure\b|\binstead of guessing\b/i,
  },
  { name: 'i-am', pattern: /\bi(?:'m| am) (?:on|using|a|an|new|colou?r|not a|working on)\b/i },
  // Talk about the code at hand, and what a reviewer writes about it.
  { name: 'camel', pattern: /\b[a-z]+[A-Z]\w+|\b[A-Z][a-z0-9]+[A-Z]\w+|\b\w+\(\)|\b\w+\.\w+\(/ },
  {
    name: 'camel-2',
    pattern:
      /(?:\b[a-z]+[A-Z]\w+|\b[A-Z][a-z0-9]+[A-Z]\w+|\b\w+\(\)).*(?:\b[a-z]+[A-Z]\w+|\b[A-Z][a-z0-9]+[A-Z]\w+|\b\w+\(\))/,
  },
  {
    name: 'code-subject',
    pattern:
      /^(?:the|a|an|this|that|these|those|in|each|any) (?:[\w`.-]+ ){0,4}(?:function|method|package|constructor|parameter|variable|comment|field|struct|helper|logic|behaviou?r|calculation|session|state|value|call|check|fix|change|code|diff|branch|trailer|hook|callers?|commit)s?\b/i,
  },
  {
    name: 'reviewing',
    pattern:
      /\b(?:misleading|incorrect\w*|dead code|unnecessary|lacks?|not cleared|overwrit\w+|silently|is lost|are lost|causing|leading to|which may|however|additionally|for example|this means|e\.g\.|may not|never called|only used in|correctly|consider|suggest\w*|duplicat\w+|redundant|inconsisten\w+|semantics|intended)\b/i,
  },
  {
    name: 'narrates',
    pattern: /^(?:when|if|after|once|as|while) (?:a|an|the|multiple|both|it|we|you|i|all|merging|running|there)\b/i,
  },
  {
    name: 'chat',
    pattern:
      /^(?:but|and|so|also|or|oh|ah|ok|hmm+|well|yes|yep|no|basically|i mean|i guess|i think|maybe|looks|seems|looking|remember|often|now|then|it|that|those|these|they|there|here|still|ideally|as you|like|\.\.\.|[a-c]\)|\d)\b/i,
  },
  {
    name: 'hedge',
    pattern:
      /\b(?:seems?|looks? like|i guess|i think|i feel|i mean|basically|kind of|sort of|hey|right\.?$|already|somehow|apparently|i don'?t (?:know|think|see)|let'?s|i did|i put|i had|we got|we had|wondering|clarification|discuss)\b|[😭🙂:|]{2}|\.\.\.$|…$/iu,
  },
  { name: 'words-19', pattern: singleSpaced(19) },
  { name: 'words-29', pattern: singleSpaced(29) },
  { name: 'slash', pattern: /^[/⏺•>]|^[\w-]+$/ },
  { name: 'words-1-4', pattern: /^\S+(?: \S+){0,3}$/ },
  { name: 'long', pattern: /^.{140,}$/s },
]
