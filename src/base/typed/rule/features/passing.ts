import type { SentenceFeature } from '../../seen.ts'

/** What speaks against it: of now, of a fault, of something to be made, of somebody else; and a few that speak for it after all. */
export const PASSING: readonly SentenceFeature[] = [
  {
    name: 'problem',
    pattern:
      /\b(?:dies|broken|wrong(?! (?:file|one))|failing|slow(?! \w+ections?)|stuck|missing|empty|weird|crash\w*|flicker\w*|hangs?|(?<!\b(?:can|may|that|which|never|must not|don'?t) )throws?|fails?|failed|breaks when|broke|leaks?|doesn'?t work|not working|bugs?|regression|duplicates?|twice|overlap\w*|cut off|off by|mess|denied|complain\w*|keep asking|timeouts? when|undefined|null|nothing happens|outage|red because|dying|too long|errors? (?:when|in|since)|same error)\b/i,
  },
  {
    // How it goes, told of a thing that does not do what it should: no rule, however often it happens.
    name: 'reports',
    pattern:
      /^(?!(?:please )?(?:never|always|don['’]?t)\b)(?:[^,.]{0,60}?\b)(?:(?:always|never|constantly|often|sometimes|randomly|usually|mostly|only|still|just|all) (?:(?:fail|break|crash|hang|die|load|finish|skip|miss|lose|drop|forget|ignore)(?:s|es|ed|d|ing|ped|ping|ten)?|times? out|runs? out|ran out|running out|red|flaky|stuck|slow|empty|stale|out of|goes? (?:down|red)|get(?:s|ting)? (?:stuck|lost|killed))\b|keeps? (?:fail|break|crash|hang|dy|los|dropp|restart|spinn|tim|return|show|say|ask)\w*ing\b|(?:fails?|breaks?|crash(?:es)?|hangs?|dies|times out|returns? (?:a )?[45]\d\d|goes red|is red|are red|is flaky|are flaky|is slow)\b[^,.]{0,30}\b(?:every|each|always|sometimes|most|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|again)\b|(?:is|are|was|were) (?:always |still |often |mostly |constantly )(?:red|flaky|broken|slow|down|late|stuck|empty|stale|wrong|behind|failing)\b)|^(?:we|i|they|nobody|no ?one|it|he|she)(?:['’]ve| have| has)? (?:never|always|still|only|all) (?:got|had|heard|received|managed|saw|found|knew|understood|thought|wondered|came|went|made it|been|did|tried|looked|forget|mix|confuse)\b|\bnobody (?:has|had) \w+ed\b|\b(?:commits?|days|weeks) behind\b|^(?:every|each) (?:request|call|run|attempt|connection|upload|deploy|build|login|try)\b[^,.]{0,20}\b(?:ends?|dies|closes?|fails|comes? back)\b[^,.]{0,16}\b(?:code|error|status|[1-5]\d{2,3})\b/i,
  },
  {
    // How far it has come.
    name: 'progress',
    pattern:
      /^[^,.]{2,40}\b(?:is|are|['’]s|was|were|got|just)? ?(?:merged|approved|deployed|pushed|shipped|released|landed|rolled out|done|green), .{0,60}\b(?:building|running|waiting|deploying|pending|in review|next|soon)\b[^,.]{0,24}[.!]?$/i,
  },
  {
    // Said at the end of a request: whoever has a question may ask.
    name: 'polite',
    pattern:
      /^(?:and |but |also |please |just |feel free to |do )*(?:(?:if|when|should) (?:something|anything|there|any\w*|you)\b[^,.]{0,24}\b(?:unclear|not clear|questions?|stuck|missing|need (?:anything|more|access|help)[^,.]{0,20})[^,.]{0,16},? ?(?:please |just |feel free to |do )*(?:ask|tell|let|ping|shout|say|reach out|come|yell|holler)\b[^,.]{0,24}[.!]*$|(?:ask|ping|tell|shout|yell|holler|let)(?: me)?(?: know)? (?:if|when|should) (?:something|anything|any\w*|you)\b[^,.]{0,24}\b(?:unclear|not clear|questions?|stuck|missing|need (?:anything|more|access|help)[^,.]{0,20})[^,.]{0,16}[.!]*$)/i,
  },
  {
    // What the one thing that is being made has to be like.
    name: 'the-one',
    pattern:
      /^(?:the|this|that) (?:new |old |other |big |small )?[\w-]+(?: [\w-]+)? (?:should|must|has to|needs? to|can|may|shall|will)(?: (?:only|never|always|not|also))? (?:be|use|show|have|return|accept|open|close|say|read|look|take|go|display|contain|throw|work|support|send|fit|start|stay|come)\b/i,
  },
  {
    name: 'only-this',
    pattern:
      /^(?:please |just |and |but )*(?:only|just) (?:touch|change|edit|do|fix|look|work|modify|update|rename|move|test|run)\b(?! what\b)(?!.*\b(?:when|if|after|with|on (?:mon|tues|wednes|thurs|fri|main|ci))\b)/i,
  },
  {
    name: 'for-now',
    pattern:
      /\b(?:for now|for the (?:moment|time being)|right now|at the moment|this time|just this once|this once|today|tonight|tomorrow|temporar(?:y|ily)|until|till|for (?:this|the|that) (?:\w+ )?(?:commit|pr|pull request|branch|change|run|test|benchmark|demo|session|task|fix|experiment|one)|in this (?:commit|pr|branch|change|session|task|fix|function)|this (?:commit|pr|branch|session|one)|later|afterwards|while i|yet|meanwhile|next (?:quarter|week|year|month|sprint|iteration)|another day|some day|some ?time|i have uncommitted|for a start|just for|see if|see what|and see|first then|out again|in a meeting|yesterday|this week|last (?:week|night))\b/i,
  },
  {
    name: 'maybe',
    pattern:
      /\b(?:(?:nothing|not|isn['’]t) (?:is |has been )?(?:decided|settled)|maybe|perhaps|might|not sure|wonder|could be|what if|hopefully|never ?mind|were to|would be nice|at some point|thinking (?:about|of)|considering|we could|probably|i think|i guess|i (?:don'?t|dont|do not) (?:really )?(?:beli?e?ve|think|see (?:why|how|the)|understand)|may drop|let me think|forget it|suppose|imagine)\b/i,
  },
  {
    name: 'praise',
    pattern:
      /\b(?:thanks|thank you|perfect|awesome|great|nice|love it|impressive|exactly what|wanted|quick|good job|sounds good|well done)\b|^(?:the|that|this|your|it)\b[^,.]{0,30} (?:is|are|looks?|was) (?:fine|ok|okay|good|great|alright)[.!]?$/i,
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
      /\b(?:(?:every(?:one|body)|they all|most (?:people|devs)|nobody|all of them)(?: (?:always|just|still))? (?:says?|claims?|thinks?|believes?|tells?)|(?:the|my|our) (?:last|previous|old|former) (?:team|company|job|employer|place|boss|dev|guy)|according to|someone|somebody(?! else)|people (?:say|think|claim|tell|said|want|recommend|keep saying)\w*|reddit|stack ?overflow|the (?:docs?|readme|article|internet|error|message|linter|log) (?:says?|said|tells?|wants?)|docs? say|they say|(?<!\b(?:you|we|i|not|to|never|always|must|should) )says? (?:you|to|that)|(?:reviewer|customer|client|colleague|coworker|friend|teacher|article|book|blog|post|mail|email|issue|linter|warning|competitor\w*|bot|he|she|they|guide|tutorial|policy)s?(?: (?!you\b|we\b|i\b)\w+){0,2} (?:says?|said|writes?|wrote|claims?|wants?|thinks?|told|insists?|recommends?))\b|\bi (?:don'?t|do not|dont) (?:really |quite |fully )?agree\b|\bi disagree\b|^…|: …|^(?:(?:btw|fyi|also|yesterday|today|and|but|so|ok|hey),? )?(?:(?:my|our|the|a) )?(?!(?:i|we|you|it|as|like|and|but|so|always|never|don'?t|do|no|not|all|every|what|which|that|this)\b)[a-z][\w.'’-]*(?: (?!(?:i|we|you|that|which|who)\b)[a-z][\w.'’-]*)?(?: \([^)]*\))? (?:just |also |already )?(?:said|wrote|posted|announced|mentioned|told (?:me|us|every(?:one|body)|the team))\b/i,
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
]
