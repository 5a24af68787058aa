import type { SentenceFeature } from '../../seen.ts'

/** How it is said: asked for as a habit, said again, in a mood, as a plan, as somebody else's view, of something to be made. */
export const MANNERS: readonly SentenceFeature[] = [
  {
    name: 'swaps',
    pattern:
      /^(?:please )?(?:replace|swap) [\w-]+ (?:by|with|for) [\w-]+ (?:from (?:now|here) on|going forward)\b|^(?:from (?:now|here) on|going forward),? (?:please )?(?:replace|swap) [\w-]+ (?:by|with|for) [\w-]+[.!]?$/i,
  },
  {
    // Something to be made, with the limits it is to have: these end with it.
    name: 'make-a',
    pattern:
      /^(?:please |pls |now |then |also |and |ok,? |next,? |(?:can|could|would) you |(?:i|we) (?:need|want) you to )*(?:write|build|add|create|implement|make|generate|design|draft|scaffold) (?:me |us )?(?:(?:an?|one|another|some|two|three|the)\b|[\w./@-]*\w\.[a-z]\w{0,4}\b)(?!.*\b(?:for|with|in|to|after|before|on|per) (?:every|each|all|any|new)\b)(?!.*\b(?:whenever|when you|each time|every time|from now on|going forward)\b)/i,
  },
  {
    // Said of how somebody feels about it.
    name: 'mood',
    pattern:
      /\b(?:never disappoints?|always an? (?:pleasure|joy|delight|treat|surprise)|what a (?:surprise|joy)|oh joy|lucky me|that always helps|(?:let'?s|lets|why not) just never|works for me)\b|^(?:wow|yay|lol|haha|sigh)\b/i,
  },
  {
    // What would be, were it otherwise; and a question in the shape of a statement.
    name: 'supposes',
    pattern:
      /\bif (?:we|i|it|they|you|this|that|he|she) (?:were|weren'?t|had(?!n'?t? to))\b|\b(?:we|i|you|they|it)(?:'d| would) (?:have to|need to|be able to)\b|, (?:would|should|could|is|are|do|does|did|was|were|have|has|wo|ca)n'?t (?:we|you|it|they|i|he|she|that)[.!]?$/i,
  },
  {
    // It had to be said before: whoever says so means it for good.
    name: 'said-before',
    pattern:
      /^(?:i(?:'ve| have)? (?:already )?(?:told|said|asked|mentioned)\b[^:.?]{0,40}|how (?:often|many times)\b[^:.]{0,50}|(?:once |yet )?again|as i (?:said|told you)[^:.]{0,20}|for the (?:\w+ )time)[:,?] (?:please )?(?:don'?t|dont|do not|never|always|no|stop|only|use)\b|^i(?:'ve| have)? (?:already |just )?(?:told you|said|mentioned)(?: \w+){0,2} that (?:we (?:never|always|use|don'?t|only)|you (?:must|should|never|always)|all|every|nobody)\b/i,
  },
  {
    // What a word is to mean between the two of them.
    name: 'defines',
    pattern:
      /^(?:(?:when|if|whenever) (?:i|we) (?:say|write|talk about|mention|speak of) .{2,50}?\b(?:i|we|it|that|this)(?:['’]?s|['’]re| is| are)?\b(?: always)?(?: mean| means| the| in| under| about)?|(?:by|with) ["“'‘]?[\w -]{2,30}["”'’]? (?:i|we) (?:always )?mean\b|(?:an? |the )?["“'‘][\w -]{2,30}["”'’] (?:is|are|means|stands for|refers to|for us)\b(?! (?:really|not|wrong|missing|gone|broken|empty|still|a bug))(?!.*…))/i,
  },
  {
    // Where it is, or what it is, since somebody changed it.
    name: 'changed-to',
    pattern:
      /^(?:actually,? |so |fyi,? )*(?:they|we|ops|it|the \w+(?: team| guys| folks)?|(?:our|the) [\w -]{2,30})(?:['’]ve| have| has|['’]s| was| got| is| were)? (?:been )?(?:moved|changed|renamed|switched|bumped|raised|lowered|increased|relocated)\b(?! (?:my|your|back|the (?:test|code|file|function|tests)))[^.?]{2,60}?(?:[, ](?:it['’]?s |they['’]?re |is |to |now |now at |at |on )+[`"\w./:-]*[\w`](?: now)?|, [`"\w./:-]*[\w`] now)[.!]?$/i,
  },
  {
    name: 'habit',
    pattern:
      /\b(?:make|making|get|getting) (?:\w+ ){0,2}(?:an? )?(?:habb?it|rule|routine)\b|\b(?:house style|our (?:convention|rule|policy|practice|standard)|the way we (?:do|work|handle))\b/i,
  },
  {
    // What was talked over and settled.
    name: 'going-with',
    pattern:
      /\b(?:we(?:['’]re| are)|it(?:['’]s| is)) (?:going|sticking|staying|gonna be|going to be) (?:with |to )?(?!option|approach|the (?:first|second|other|last)|your|that|this|it\b)[\w.+#-]+ (?:for|in|on|between|everywhere|because|across|as)\b|\bwe(?:['’]ve| have)? (?:sat down|talked it over|talked about it|agreed|settled)\b.{3,}\b(?:agreed|decided|going with|every|all|will be|it['’]?s)\b/i,
  },
  {
    // "Could you always …?" asks for a habit, not for a deed.
    name: 'ask-habit',
    pattern:
      /^(?:and |but |ok,? |hey,? |please )*next time,? (?:please )?(?!we\b|i\b|it\b|they\b|maybe|let)\w+|^(?:hey,? |ok,? |please |pls )*(?:can|could|would|will) (?:you|we) (?:please |pls |maybe )*(?:always|never|from now on|going forward|in (?:the )?future|stop \w+ing|agree (?:that|to|on)|stick (?:to|with)|standardi[sz]e on)\b|^(?:hey,? |ok,? |please |pls )*(?:would you mind|(?:can|could|would) you (?:please |pls )?)(?: )?not \w+(?!.*\b(?:yet|now|today|that|this|it)\b)/i,
  },
  {
    name: 'lets-use',
    pattern:
      /^let'?s (?:all |always )?(?:use|name|call|write|keep|put|prefix|format|indent|stick to|stick with|spell|sort)\b(?=.*\b(?:all|every\w*|each|always|tabs|spaces|camelcase|snake[_ ]case|kebab[- ]case|prefix|suffix|quotes|semicolons?|english|code|files|names|tests|commits|commit messages|branches|flags|classes|functions|tables)\b)(?!.*\b(?:until|for now|this|that|first|today|instead|and see)\b)/i,
  },
  {
    // "don't …, it takes 40 minutes": what is why it is forbidden holds tomorrow.
    name: 'dont-why',
    pattern:
      /^(?:please |pls |also )*(?:don'?t|dont|do not|never)\b(?! \w+ (?:it|that|this|them|yet|now)\b)[^,.;]{3,80}?(?:\b(?:by yourself|on your own|without (?:asking|my|telling)|unless i)\b|(?:,| -| because|;) (?:it|that|they|those|because they|because it) (?:takes?|costs?|blocks?|breaks?|needs?|always|gets?|get|will be|(?:is|are) (?:slow|shared|generated|expensive|overwritten|vendored))\b)/i,
  },
  {
    name: 'i-prefer',
    pattern:
      /^(?:i(?:'d)?|personally,? i) (?:(?:much |strongly |really |generally |always )?(?:prefer|appreciate)|(?:would )?like(?= it when)|would like(?= you to)|(?:much )?rather (?:have|you|not)|like to see)\b(?! (?:this|that|it)\b(?! (?:if|when) you))(?!.*\b(?:this (?:time|one|file|function|pr)|that one|the (?:first|second|other|last)|option|here)\b)/i,
  },
  {
    // What things of a kind do: "tests never hit the network".
    name: 'kind-does',
    pattern:
      /^(?:the |our |all |public |new |unit |integration )?(?!(?:users|customers|clients|people|devs|colleagues|this|its|things|sometimes|days|guys)\b)[a-z][\w-]*[a-rt-z]s (?:of [\w-]+ )?(?:must |should |may )?(?:never|always|only) (?!(?:fails?|crash|hang|works?|shows?(?! up in)|happens?|takes?|gets?|seems?|complains?|forgets?|breaks?|times?|runs? out|comes?|had|have|was|were)\b)[a-z]+\b|^(?!(?:the|this|that|these|those|we|i|you|they|it|he|she|an?|my|users|customers|clients|people|devs|buttons|cards|rows|pages)\b)(?:[a-z][\w-]* ){0,2}[a-z][\w-]*[a-rt-z]s (?:that [^,.]{3,40} )?(?:(?:need|require) (?!\w+ing\b|to be |to (?:fix|change|add)\b)|are (?:marked|named|stored|kept|written|called|prefixed|tagged|versioned|sorted|pinned|signed|generated|reviewed)\b)|^(?:every|each) (?:[\w-]+ ){1,3}(?:needs|requires) (?!\w+ing\b|fix)(?!.*\b(?:now|today|asap|px|button)\b)/i,
  },
  {
    // Whose it is.
    name: 'owner',
    pattern:
      /^(?:\w+ ){1,3}(?:is|are) (?:responsible for|in charge of|the (?:owner|contact|maintainer) (?:of|for))\b|^(?:[A-Z]\w+|the \w+ team) owns? (?:the|our|all|everything)\b/i,
  },
  {
    // Where one has to take care.
    name: 'caution',
    pattern:
      /(?:^|[,;.–-] ?(?:so |and )?)(?:please )?(?:be )?(?:careful (?:with|there|around)|watch out (?:for|with)|beware of|mind the)\b(?!.*\b(?:this time|this (?:change|one|pr|refactoring))\b)/i,
  },
]
