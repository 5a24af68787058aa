import type { SentenceFeature } from './features.ts'

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
      /^(?:i(?:'ve| have)? (?:already )?(?:told|said|asked|mentioned)\b[^:.?]{0,40}|how (?:often|many times)\b[^:.]{0,50}|(?:once |yet )?again|as i (?:said|told you)[^:.]{0,20}|for the (?:\w+ )time)[:,?] (?:please )?(?:don'?t|dont|do not|never|always|no|stop|only|use)\b/i,
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
      /^(?:i(?:'d)?|personally,? i) (?:(?:much |strongly |really |generally |always )?prefer|(?:much )?rather (?:have|you|not)|like to see)\b(?!.*\b(?:this|that|the (?:first|second|other|last)|option|here|it)\b)/i,
  },
  {
    // What things of a kind do: "tests never hit the network".
    name: 'kind-does',
    pattern:
      /^(?:the |our |all |public |new |unit |integration )?(?!(?:users|customers|clients|people|devs|colleagues|this|its|things|sometimes|days|guys)\b)[a-z][\w-]*[a-rt-z]s (?:must |should |may )?(?:never|always|only) (?!(?:fails?|crash|hang|works?|shows?|happens?|takes?|gets?|seems?|complains?|forgets?|breaks?|times?|runs? out|comes?|had|have|was|were)\b)[a-z]+\b|^(?!(?:the|this|that|these|those|we|i|you|they|it|he|she|an?|my|users|customers|clients|people|devs|buttons|cards|rows|pages)\b)(?:[a-z][\w-]* ){0,2}[a-z][\w-]*[a-rt-z]s (?:that [^,.]{3,40} )?(?:(?:need|require) (?!\w+ing\b|to be |to (?:fix|change|add)\b)|are (?:marked|named|stored|kept|written|called|prefixed|tagged|versioned|sorted|pinned|signed|generated|reviewed)\b)|^(?:every|each) (?:[\w-]+ ){1,3}(?:needs|requires) (?!\w+ing\b|fix)(?!.*\b(?:now|today|asap|px|button)\b)/i,
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

export const CHINESE_MANNERS: readonly SentenceFeature[] = [
  {
    name: 'z-make',
    pattern:
      /^(?:[请請]|[帮幫]我|[给給][^，。]{1,8}|麻[烦煩]你?|再|先|你|[请請]你)*(?:写|寫|做|加|[实實][现現作]|新增|建|生成|[设設][计計])(?:一|[个個支条條段份张張种種](?![^，。]{0,8}都))(?!.*(?:以[后後]|每次|凡是|一律))|^[请請]?在[^，。]{1,12}(?:加上|加入|新增|[补補]上|[实實][现現作])(?!.*(?:以[后後]|每次|凡是|一律|都|必[须須]))/,
  },
  {
    // 打算、计划：還沒有做的事。
    name: 'z-plan',
    pattern:
      /我(?:[们們])?(?:打算|[计計][划畫劃](?!是)|准[备備]|準[备備]|想[把要换換重改])|下[个個]?(?:星期|[周週月]|迭代|季度?|版本|sprint)|明年|年底/,
  },
  {
    name: 'z-mood',
    pattern:
      /呵呵|哈哈|笑死|^(?:行|好|可以|成)(?:啊|吧)[，,][^。]*(?:以[后後]|都|[别別]|不用)|多(?:痛快|爽|省事|省心)|拉倒|[让讓]人失望|果然又|真是(?:[从從]不|永[远遠])|又(?:[挂掛崩炸红紅坏壞断斷])|[帮幫]大?忙|我不(?:太|怎[么麼])?(?:同意|[认認]同|[赞贊]成|[这這][么麼](?:想|[认認][为為]|[觉覺]得))/,
  },
  {
    // 別人的看法，不是說話的人的規矩。
    name: 'z-opinion',
    pattern:
      /^(?:小|老|阿)[\u3400-\u9fff][^，。]{0,4}(?:[说說]|[觉覺]得|[认認][为為]|主[张張]|建[议議])(?![过過]?以[后後])|^[^，。我你您]{1,8}(?:[觉覺]得|[认認][为為]|主[张張])/,
  },
  {
    // 不是第一次說。
    name: 'z-said-before',
    pattern:
      /(?:跟你|[对對]你|我|都|已[经經])[^，。]{0,4}(?:[说說讲講]|提醒)[过過][^，。]{0,8}(?:次|遍|回)[^，。]{0,3}[，,：:]|[说說讲講]了?多少[次遍][^，。]{0,4}[，,：:]/,
  },
  {
    name: 'z-ask-habit',
    pattern:
      /^(?:能不能|可不可以|可以|能否|可否|麻[烦煩]你?|[请請]你?)[^，。]{0,2}(?:以[后後]|今[后後]|之[后後]都|每次|[从從][现現]在(?:起|[开開]始)|往[后後])/,
  },
  {
    name: 'z-prefer',
    pattern:
      /^我的[习習][惯慣]是|^我(?:[个個]人)?(?:比[较較]|更|一般|通常)?(?:喜[欢歡]|偏好|[习習][惯慣])(?!.*[这這那][个個种種边邊])/,
  },
  {
    // 一樣東西叫什麼，一個詞指什麼。
    name: 'z-called',
    pattern:
      /(?:都|一律|[统統]一|[对對]外|[内內]部|我[们們])[^，。]{0,8}(?:叫做?|[称稱](?:[为為作])?)\s?[“「『"A-Za-z]|我[们們]?[^，。]{0,2}[说說][的到]?[^，。]{1,12}(?:是指|指的是)|[“」』”"]\s?(?:是指|指的是|就是指)|[说說](?:的|到的?)\s?[“「『"][^”」』"，。]{1,12}[”」』"]\s?(?:是|指|[其]|就|算)/,
  },
  {
    // 原來說這樣，現在改了。
    name: 'z-changed',
    pattern:
      /^(?:已[经經]|都|全部?)?改(?:用|成)[^，。]{1,16}了|[换換改]了[，,][^，。]{0,4}[现現]在?(?:是|叫|用|走|在)|(?:之前|原[来來本先]|以前|本[来來]|[刚剛]才|上次)[^，。]{0,14}[，,](?:[^，。]{0,6}[，,])?[^，。]{0,6}(?:改(?:成|用|[为為])?|[换換](?:成)?|[变變]成)\s?[A-Za-z\d\u3400-\u9fff][^，。]{0,14}了?(?:[，。]|$)|(?:之前|原[来來本先]|以前|本[来來])[^，。]{0,14}[，,][^，。]{0,2}[现現]在[^，。]{0,8}(?:叫|是|走|用|放)|^[^，。]{2,12}(?:作[废廢]|不[算用]了)[^，。]{0,2}[，,]|^(?:[请請]|以[后後]|我[们們])*(?:改用|[换換][成用])\s?(?!(?:list|map|set|array|dict|tuple|vector|object|class|function|for|forEach|while|if|switch|let|const|var|any|string|int|number|null|async|await|filter|reduce)\b)[A-Za-z][\w.+#@/-]*[，,]\s*(?:不要|[别別]|不)再?用\s?[A-Za-z]|^(?:[请請]|以[后後]|我[们們]|[统統]一|都)*用\s?(?!(?:list|map|set|array|dict|tuple|vector|object|class|function|for|forEach|while|if|switch|let|const|var|any|string|int|number|null|async|await|filter|reduce)\b)[A-Za-z][\w.+#@/-]*\s?[来來]?(?:代替|取代|替代)\s?[A-Za-z]/,
  },
  {
    // 做一件事的時候要怎麼做：改配置要走配置中心。
    name: 'z-doing-must',
    pattern:
      /^(?:改|[删刪]|加|[动動]|[发發]|新增|升|合|提|[连連]|跑|接|部署|上[线線])(?![这這那了完])[^，。要得個个一]{1,10}(?:都?要|都?得|必[须須]|只能|一定要)(?!多久|怎|不要|吗|嗎|多少|[改加删刪])/,
  },
  {
    name: 'z-policy',
    pattern:
      /[，,。](?:[这這]是|[这這]算)(?:我[们們]|公司|[团團][队隊]|[组組])?[^，。]{0,4}(?:[规規][定矩]|[约約]定|底[线線]|[红紅][线線]|[标標][准準]|原[则則]|[惯慣]例)/,
  },
  {
    name: 'z-our-is',
    pattern:
      /^我[们們](?:的|[这這][边邊裡里]的?)(?![^，。]{0,2}(?:[问問][题題]|原因|想法|[计計][划畫劃]|情[况況]|目[标標]|[需]求))[^，。]{1,8}(?:是|叫|用|[走放存])(?!不是|什[么麼]|怎|哪)/,
  },
  {
    name: 'z-owner',
    pattern:
      /^[^，。]{1,16}(?:是|由|[归歸])[^，。我你]{1,10}(?:[负負][责責]|管的?)(?:的)?(?:[，。]|$)|[负負][责責]人是/,
  },
  {
    name: 'z-caution',
    pattern:
      /(?:[這这]一?[点點]|[這这][里裡]|[這这]個?个?)(?:要|需要?|得|請|请)?(?:特[别別])?(?:注意|小心|留意)|(?:要|需要?|得|請|请)(?:特[别別])?(?:注意|留意)(?:[這这]一?[点點])?[。！]?$|小心(?:[别別]|不要)/,
  },
]
