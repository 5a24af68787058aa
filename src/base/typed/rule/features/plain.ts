import type { SentenceFeature } from '../../seen.ts'

/** Said in so many words, at the beginning: for good, of something that lies before the two of them, or for now. */
export const PLAIN: readonly SentenceFeature[] = [
  {
    name: 'want-you',
    pattern:
      /^what (?:i|we) (?:want|expect|like|prefer|care about) (?:in|for|from|about) .{3,60} is\b|^(?:for (?:\w+ ){1,3}names|when (?:naming|declaring|defining|writing|creating|starting|ending) [^,]{3,40}), (?:please |always |(?:i|we)(?:'d like| want) you to )*(?:start|begin|end|prefix|suffix|append|use|add|include)\b|^(?:(?:for|in|regarding|about|as for|when it comes to|even if) [^,]{3,60}, )?i(?:'d like| want| need| would like| expect) you to (?:(?:make sure|ensure) (?:that )?(?:you )?)?(?:always|never|only|start \w+ing|stop \w+ing|all \w+ names|\w+ (?:[^,.]{1,60} )?(?:all|every one) (?:of )?your \w+|(?:start|begin|end|prefix) (?:all |your |the )*\w+ names)\b|^(?:(?:for|in) [^,]{3,40}, )?(?:please )?(?:start|begin|end|prefix) (?:all |your |their |the )*(?:\w+ )?names\b/i,
  },
  {
    name: 'now',
    pattern:
      /\bdon'?t (?:bother|worry)\b[^,.]*\bnow\b|\bonce so (?:that )?you\b|^before you start,? (?:read|look|check)\b|\bi (?:don'?t|do not) want (?:any (?:changes?|code|edits?|fix)|you to (?:change|touch|write|implement|fix))\b|\bjust (?:answers?|tell me|look)\b|\b(?:it'?s|just) an? (?:spike|prototype|poc|hack|demo)\b|\d+ (?:failing|passing|failed|passed)\b|\bjust curious\b|(?<!^(?:if|when|once|while|unless)\b.*)\b(?:is|are) (?:red|failing|unreachable)\b(?! (?:between|at night|every|on (?:week|sun|sat)))|\b(?:hurry|asap|in time for|before the (?:demo|release|meeting|call))\b|\bdon'?t implement\b|^(?:ugh|argh)\b.*\byou always\b|^(?:just |please )*leave (?:it|that|this)\b(?! alone)|\bsince (?:your|my|the) (?:last|latest)\b|\b(?:is|are) (?:in|out|there|live|pushed|deployed)(?:, (?:good|nice|great|thanks))?[.!]?$|^(?:please )?stop (?:the|that|this|it|a)\b|\b(?:is (?:rebasing|editing|working on|changing)|for the next|put (?:it|that|them) back|(?<!\b(?:is|are|belongs?)\b.*)leave \S+ alone|every single time|takes? forever|not worth it|(?:every|each) time (?:i|we|it|the)\b.*\b(?:dies|crash\w*|fails?|breaks|hangs|throws|freezes|restarts?|disappears?|is (?:gone|empty|wrong))|skip it|goes away|i'll (?:delete|remove|take)|while i|just this once|(?:this|that) (?:file|one|function|test|page|branch|script|class|module|component|time|pr|screen) only|only (?:in |for |on )?this (?:file|one|function|test|time|script|class|component|pr|branch|page)|just (?:in |for |on )?this (?:file|one|function|test|time|script|class|component|pr|branch|page)|throw-?away|the other (?:one|handler|file|test|function)|go on with|pull and|on this branch|(?<!^(?:when|whenever|if|before|after|every|each|always)\b.*)first, then|(?:pass|passes|works?|compiles?|builds?|fails?) (?:now|again)|(?:is|are|all|everything|it'?s) (?:green|fine|good|back|done|ok|clean) (?:now|again)|my (?:mic|laptop|keyboard|wifi|machine)|is back|does not keep|doesn'?t keep|the last (?:build|run|deploy|deployment|test run|release) (?:took|was|failed|broke|had)|i always (?:liked|loved|wanted|thought|hated)|since (?:this (?:morning|afternoon|week)|yesterday|last (?:night|week|release)|lunch|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|an hour|a few)|no (?:idea|clue) (?:why|how|what)|(?:is|are) (?:red|down|broken|failing|stuck|slow|dead) again)\b/i,
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
      /\bi (?:don'?t|do not|dont) (?:like|want|need) (?:it|that|this)\b|\b(?:the (?:first|second|third|last|other|previous|next) (?:we|part|one|point|case|option|item|step|half|commit)|(?:scenario|option|case|variant|approach) [A-Z\d]\b|logic in \d|the logic in|changes (?:we|you|i) made|(?:i|we) (?:can'?t|cannot|don'?t|do not) see|i would(?: not|n'?t)? (?:care|rename|move|remove|add|change|expect)|there (?:is|are) also|(?:has|have) gone away|we should (?:also |probably |still )?(?:include|add|move|rename|change|remove|update|fix|check|look|do)|needs? to be (?:fixed|added|changed|updated)|the \w+ (?:thing|stuff)\b(?! (?:in|under|from))|clarification|let'?s(?! (?:agree|always|never|all|not use|stop using)\b)|hey\b|i (?:still )?(?:feel|think|guess|wonder)|you could(?:n'?t| not)|often ?times|(?:first|second|next|another|one) (?:problem|issue)|(?:the|my|that) (?:problem|issue|bug|culprit|cause|root cause|bottleneck|reason) (?:is|was|seems|must be|lies)|(?:if you|let me) look|look at (?:them|it|this|that)|is just \w+ing|no need to (?!recap|summar|explain|apolog|repeat|ask|comment|confirm|thank|say|tell|list))|^for \d+\b|\boptional for \d|^(?:those|these|that|it)(?:'s| is| are| was| were) |^i (?:can|could)|!\s*$/i,
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
      /\bi(?:'d| would| do)?(?: also)? (?:like|love|want) (?:to|a|an|the|this|it(?! (?:when|if) you))\b|\bi(?:'d| would) (?:replace|use|change|move|rename|keep|remove|add|do)\b|^\(|^(?:since (?:we|you|it|i)|like|for \d|looking at|in terms of)\b|^i(?:'m| am) also\b|^i can'?t see\b|^we need to (?:make sure|ensure)\b.{0,80}\bth(?:is|ese)\b|^[⏺•*/]/i,
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
    name: 'each-time',
    pattern:
      /^(?!.*\b(?:this|these|those|once)\b).*\b(?:before|after) (?:every|each|any) (?:new )?(?:commit|push|merge|release|deploy\w*|prs?|pull request|change|edit|run|build|migration|session|task|feature|step|refactor\w*|test run|rebase|publish|upload|call|review)\b/i,
  },
  {
    name: 'for-good-last',
    pattern:
      /^(?!(?:i|we|they|he|she|it)(?:['’]ll| will)\b).*\b(?:from now on|from here on(?: out)?|going forward|moving forward|in (?:the )?future|at all times|every (?:single )?time)(?: please| pls)?[.!]?$/i,
  },
  {
    // Of the one thing before the two of them.
    name: 'this-one',
    pattern:
      /^(?:and |so |but |ok,? )*(?:this|that|these|those) (?!repo|project|code|team|package|service|app|monorepo|company|is|are|was|means|applies|holds|must|should)[\w-]+ (?:should|must|needs? to|has to|can|uses?)\b|\bfor (?:this|that)(?: (?:one|test|file|task|change|function|page|call))?[.!]?$|\b(?:in|on) this (?:file|test|function|page|class|call|line|method|component|loop|query)[.!]?$/i,
  },
  {
    name: 'our-policy',
    pattern: /[,;:–—-] (?:that|this|it)(?:'s| is) (?:our|the|a) (?:\w+ )?(?:policy|rule|convention|standard)[.!]?$/i,
  },
  {
    name: 'always-first',
    pattern:
      /^(?:please )?(?:(?:always|never)\b(?!-)(?! (?:mind|again|an?|the|my|nice|good|great|fun|happy|glad|had|been|seen|heard|thought|knew|helps?|disappoint\w*|around|about|roughly|somewhere|between|shows|returns|gives|happens|works|fails|crashes|hangs|prints|says|gets|takes|throws|ends|breaks|times|comes|goes|resets)\b)|(?:from now on|from here on(?: out)?|going forward|moving forward)\b)/i,
  },
]
