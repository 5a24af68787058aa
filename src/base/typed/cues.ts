import type { RuleKind } from './rule-in.ts'

/**
 * What makes a sentence a standing rule: each sign has its weight, and they add up. Two make it sure, one is worth asking about; signs of
 * a report, a plan or a one-off request weigh against it.
 */
export interface Cue {
  readonly pattern: RegExp
  readonly weight: number
  readonly kind?: RuleKind
}

const TOOL = String.raw`[A-Za-z][\w.+#@/-]*`

export const CUES: readonly Cue[] = [
  // For good, said so.
  {
    pattern:
      /\b(?:from now on|from here on(?: out)?|going forward|from today|as a rule|by convention|every time|each time|whenever|at all times|in future|in the future|any ?more|these days|by default)\b/i,
    weight: 2,
  },
  {
    pattern:
      /\b(?:never|always)\b(?! (?:on top|mind|works?|worked|happens?|fails?|seems?|heard|seen|saw|thought|got|gets))/i,
    weight: 2,
  },
  { pattern: /\b(?:don'?t|do not|dont) ever\b|\bnot ever\b/i, weight: 2 },
  {
    pattern:
      /\b(?:in|for|across|throughout) (?:this|our|the(?: whole| entire)?) (?:repo(?:sitory)?|project|codebase|code base|team|company|org(?:anisation|anization)?|monorepo|domain|app|product|package|workspace|service)\b|\b(?:whole|entire) codebase\b|\b(?:project|repo|team|house)[- ](?:wide|rule|convention|standard|style)\b|\bour (?:convention|standard|rule|policy|style|guideline)s?\b/i,
    weight: 1.5,
  },
  { pattern: /\b(?:convention|policy|house rule|style guide|guideline)\b/i, weight: 1 },
  // How "we" do things.
  {
    pattern:
      /\bwe(?:'re| are)? (?:all )?(?:always |only |never |just )?(?:use|using|write|keep|store|put|run|deploy|ship|prefer|follow|name|call|target|support|release|tag|branch|squash|rebase|pin|require|inject|log|stick|standardi[sz]e|go|work|format|test|do|don'?t|do not|dont|no longer|stopped|avoid)\b/i,
    weight: 2,
  },
  {
    pattern: /\bwe (?:have|own|took over|inherited|are on|have to|must|need to|can'?t|cannot|should)\b/i,
    weight: 1,
    kind: 'fact',
  },
  {
    pattern: /\bour (?:\w+[- ]){1,3}(?:is|are|was|uses?|runs?|lives?|has|have|goes|go|must|needs?|expects?)\b/i,
    weight: 1.5,
    kind: 'fact',
  },
  // Choices.
  {
    pattern:
      /\b(?:we(?:'ve| have)? )?(?:decided|agreed|settled|chose|chosen|went with|going with|standardi[sz]ed on|committed to|picked)\b/i,
    weight: 2,
    kind: 'decision',
  },
  {
    pattern:
      /\bwe(?:'re| are)? (?:dropping|moving|moved|switching|switched|migrating|migrated|staying|replacing|replaced|retiring|sunsetting|dropped)\b|\bas of v?\d|\bsupport (?:for|was|is) (?:dropped|removed)/i,
    weight: 2,
    kind: 'decision',
  },
  // How to work with the person.
  {
    pattern:
      /\bask (?:me )?(?:first|before)\b|\bbefore (?:you|adding|touching|committing|pushing|changing|running|deleting|making|starting)\b/i,
    weight: 1,
    kind: 'preference',
  },
  {
    pattern:
      /\b(?:I|i) (?:would |'d |d )?(?:prefer|rather|like it when|like to|hate|don'?t like|dont like|don'?t want|want you to|expect|always|never|read|push|commit|review)\b|\bI want (?:to see |you to |a |an |all |every |no )/,
    weight: 1,
    kind: 'preference',
  },
  { pattern: /\bfor (?:any(?:thing)?|every|each|all)\b/i, weight: 1 },
  {
    pattern:
      /\b(?:answers?|replies|reply|repl(?:y|ies)|explanations?|summar(?:y|ies)|responses?|recaps?|bullet lists?|emojis?|diffs?)\b/i,
    weight: 1,
    kind: 'preference',
  },
  {
    pattern:
      /\b(?:to me|for me|talk to me|answer me|tell me|don'?t|dont) (?:explain|apologi[sz]e|summari[sz]e|recap|repeat|paste|narrate|comment|ask|praise|flatter)|\b(?:don'?t|dont|no need to|stop|keep|be|you (?:can|may)) (?:asking|explain(?:ing)?|summari[sz](?:e|ing)|your|answers|short|brief|concise|terse|apologi[sz]ing)\b|\bdon'?t\b.*\bto me\b|\b(?:for me|myself)\b/i,
    weight: 1.5,
    kind: 'preference',
  },
  // Orders of a general kind.
  { pattern: /^(?:please )?stop \w+ing\b/i, weight: 2 },
  {
    pattern:
      /^(?:please )?(?:don'?t|do not|dont|no|avoid|prefer|only|use|keep|write|put|name|prefix|run|all|every|each|any|tests?)\b/i,
    weight: 0.5,
  },
  {
    pattern:
      /\b(?:don'?t|do not|dont|no|avoid|never) (?:\w+ )?(?:any|anything|anymore|more|raw|direct(?:ly)?|by hand|manually|mock\w*|default exports?|magic|inline|hard-?cod\w*)\b|\bby hand\b|\bmanually\b|\bdirectly\b/i,
    weight: 1,
  },
  { pattern: new RegExp(`^use ${TOOL}(?: (?:here|please|pls|not ${TOOL}))*[.!]?$`, 'i'), weight: 2 },
  // X, not Y.
  {
    pattern:
      /,? not (?:an? |in |on |with |the |from |by |to |at )?[`"“\w@./-]+(?: [\w`"”@./-]+){0,4}[.!]?(?:$|[,;] | in )|\b(?:instead of|rather than)\b|\bnot [`"\w./-]+,? but\b|\bno longer\b|\b\w+ over \w+ for\b/i,
    weight: 1,
  },
  {
    pattern: /\b(?:is|are|it'?s|its) (?:called|named|spelled|pronounced|written|known as|short for|an alias)\b/i,
    weight: 2,
    kind: 'correction',
  },
  // How things stand.
  {
    pattern:
      /\b(?:live|lives|belongs?|go|goes|sit|sits|reside|resides|is kept|are kept|is stored|are stored|is defined|are defined|come|comes|is read|are read|is generated|are generated|is produced|are produced|is owned|are owned|is maintained|is hosted|are hosted)\b (?:only )?(?:in|on|at|under|next to|beside|to|from|with|by|inside|behind|through|via|straight)\b/i,
    weight: 1.5,
    kind: 'fact',
  },
  {
    pattern:
      /\b(?:run|runs|start|starts|listen|listens|deploys?|is deployed|is built|builds|is reached|happens?|happen) (?:only |automatically )?(?:on|with|in|at|under|via|through|from|behind|against|by|every)\b/i,
    weight: 1,
    kind: 'fact',
  },
  {
    pattern:
      /\b(?:only|just) (?:accepts?|allows?|supports?|works?|runs?|happens?|happen|exists?|has|have|takes?|reads?|writes?|ever)\b|\b(?:accepts?|allows?|supports?|takes?) (?:only|at most|up to|no more than)\b|\bup to \d|\bat most \d|\b(?:max(?:imum)?|min(?:imum)?|limit|cap)(?: \w+){0,2} (?:is|of|size is)\b|\brate[- ]limit/i,
    weight: 2,
    kind: 'fact',
  },
  {
    pattern:
      /\b(?:is|are) (?:read[- ]?only|writable|immutable|append[- ]only|deprecated|flaky|known to|always|never|shared|public|private|internal|required|optional|mandatory|forbidden|not allowed|allowed|integers?|strings?|stored|in utc|utc|case[- ](?:in)?sensitive|end[- ]of[- ]life|legacy|frozen|vendored|imperative|off limits)\b/i,
    weight: 2,
    kind: 'fact',
  },
  // A plain statement; with a number, a limit or a contrast it is worth keeping.
  {
    pattern:
      /^(?:(?:in|for|on) [\w' -]{3,30}?,? )?(?:the |our |all |every |each |an? )?(?!i\b|you\b|it\b|that\b|this\b|there\b)[\w`./@-]+(?: [\w`./@-]+){0,5}? (?:is|are|has|have|lasts?|takes?|sends?|rejects?|returns?|speaks?|expects?|gets?|stays?|needs?|wants?|ships?|follows?|uses?|reads?|writes?|keeps?|holds?|costs?|counts?|ends?|covers?|handles?|owns?|talks?|goes|go|run|runs|live|lives|means?|applies|apply|begins?|starts?|ends?|closes?|opens?|stops?|expires?|retries|rotates?)\b/i,
    weight: 0.5,
    kind: 'fact',
  },
  {
    pattern:
      /\bevery (?:night|day|week|month|hour|morning|monday|friday|sunday|weekend|quarter|\d+ \w+)\b|\b(?:nightly|weekly|daily|hourly)\b|\b(?:above|below|over|under|within|beyond|more than|less than|at least|at most) \d/i,
    weight: 1.5,
    kind: 'fact',
  },
  {
    pattern:
      /\b(?:has|have|is|are|with|gets?|takes?) only\b|\bonly (?:the |a )?(?:\w+ ){1,4}(?:can|may|are allowed|is allowed|has access)\b/i,
    weight: 1.5,
    kind: 'fact',
  },
  {
    pattern:
      /\bhas (?:its|their) own\b|\b(?:belongs to|owned by|owns|depends on|expires? (?:after|in)|defaults? to|points? to|resolves? to|requires?|returns? \d{3}|is taken by|counts? as|maps? to|means)\b/i,
    weight: 1.5,
    kind: 'fact',
  },
  {
    pattern:
      /^(?:all|every|each|any|no) [\w`./-]+(?: [\w`./-]+){0,4} (?:is|are|must|should|go|goes|come|comes|need|needs|has|have|gets?|use|uses|in|without)\b/i,
    weight: 2,
  },
  {
    pattern:
      /\b(?:must|should|has to|have to|needs? to) (?:always |never |only |not )?(?:be|go|use|have|come|pass|follow|start|end|live|stay|match|include|run)\b/i,
    weight: 0.5,
  },
  {
    pattern:
      /\b\d+(?:\.\d+)?\s?(?:days?|hours?|minutes?|seconds?|ms|kb|mb|gb|bytes?|chars?|characters|columns|spaces|lines|px|%|percent|retries|requests|items|rows|users?|weeks?|months?|years?)\b|\bport \d+|\b(?:on|at|to) \d{4,5}\b|`[^`]+`/i,
    weight: 0.5,
  },
  {
    pattern:
      /\b(?:spaces|tabs|semicolons?|camelCase|snake_case|kebab-case|lowercase|uppercase|indent(?:ation)?|commit messages?|branch(?:es)? names?|single quotes|double quotes|trailing commas?|conventional commits)\b/i,
    weight: 1,
  },
  {
    pattern: /\b(?:read only|won'?t pick|can'?t reach|isn'?t reachable|no access|behind the vpn|reachable)\b/i,
    weight: 1,
    kind: 'fact',
  },

  // 為了長久而說的。
  {
    pattern:
      /以[后後](?!再|吧|看|有空|的事)|今[后後]|之[后後](?:都|一律|請|请|回|的|PR|写|寫|用)|从现在(?:起|开始)|從現在(?:起|開始)|往[后後]|日[后後]|从今|從今/,
    weight: 2,
  },
  {
    pattern:
      /一律|统一|統一|通通|一概|永[远遠]|始终|始終|一直以[来來]|向[来來]|全部都|凡是|任何|每次(?!都?[这這那])|每[周週月日天晚年](?!早上好)|所有[^，。]{1,16}(?:都|要|必|走|不)/,
    weight: 2,
  },
  { pattern: /都(?:用|要|走|写|寫|放|存|得|是用|开|開|必|由|叫|排除|不用|不要|不能)/, weight: 1.5 },
  { pattern: /[别別]再|不要再|不准|不許|不许|[绝絕][对對]不|切勿|严禁|嚴禁|禁止|不得/, weight: 2 },
  { pattern: /不要|[别別](?!急|的|人|處|处|忘)|不能|不可/, weight: 0.5 },
  { pattern: /慣例|惯例|約定|约定|規範|规范|規矩|规矩|傳統|传统|原則|原则/, weight: 2 },
  {
    pattern: /[這这本](?:個|个)?\s?(?:repo|專案|项目|倉庫|仓库|項目|工程|代码库|程式庫)|項目裡|项目里|專案裡|专案里/i,
    weight: 1,
  },
  // 我們怎麼做。
  {
    pattern:
      /我[们們](?:[^，。]{0,12})?(?:只|都|一直|统一|統一)?(?:用|写|寫|走|放|存|叫|跑|部署|遵循|採用|采用|不用|不写|不寫|不做|不走)/,
    weight: 2,
  },
  {
    pattern:
      /(?:[定订訂]了|[决決]定|定下[来來]|拍板|[选選]定|敲定|[改换換]用|[换換]成|改成用|正式(?:放弃|放棄|上|改|用)|不[再]?支持|放[弃棄]|[迁遷]到|改回|改名)/,
    weight: 1.5,
    kind: 'decision',
  },
  { pattern: /(?:因[为為]|由[于於]|不想再|人手)/, weight: 0.5 },
  // 跟人合作的方式。
  {
    pattern:
      /先[问問]我|先[给給]我|[问問][过過]我|我(?:自己)?(?:比較|比较)?(?:喜[欢歡]|習慣|习惯|偏好|不喜|討厭|讨厌|希望|要看)|不用(?:每次|再|一直)|不必(?:每次|再)|叫我|回我|(?:回答|回[覆复]|输出|輸出)(?:我)?[^，。]{0,6}(?:[不用別别要簡简精詳详]|盡量|尽量)|[总總]结|總結|解[释釋]/,
    weight: 1.5,
    kind: 'preference',
  },
  {
    pattern:
      /[简簡精][短洁潔简簡練练]|[详詳][细細]|三行|繁[体體]|[简簡][体體]|用中文|用英文|寫英文|写英文|写中文|寫中文|英文/,
    weight: 1,
    kind: 'preference',
  },
  { pattern: /之前|以前|才(?:能|可以|發|发)|再[动動]手|[动動]手前/, weight: 0.5 },
  { pattern: /(?:直接|就好|就行|就可以)/, weight: 0.5 },
  // 事實如此。
  { pattern: /是[^，。]{1,20}，不是/, weight: 1, kind: 'correction' },
  {
    pattern: /不是\s?[\d\w「]|是[^，。]{1,16}，不是|，不在|不在\s?[\w]|而不是|不是.{1,16}而是/,
    weight: 1,
    kind: 'correction',
  },
  {
    pattern: /(?:有效期|上限|下限|最[多少低高大小]|至多|至少|期限|限制|效期|[额額]度|容量|[过過]期)/,
    weight: 1.5,
    kind: 'fact',
  },
  {
    pattern: /只[能有會会支]|只[收發发存讀读接保給给在對对開开走认認]|才能|不能|[会會]自[动動]|自[动動][会會發发]/,
    weight: 1.5,
    kind: 'fact',
  },
  {
    pattern:
      /(?:跑|開|开|放|存|部署|[写寫]|[设設]|定[义義]|做|挂|掛)(?:的)?在\s?|在[^，。]{1,16}(?:做|跑|裡|里)(?:的)?/,
    weight: 1,
    kind: 'fact',
  },
  { pattern: /(?:要|得|用|靠|走)\s?`[^`]+`|用 [^，。]{1,20}(?:跑|存|做|管|生成|部署)/, weight: 1.5, kind: 'fact' },
  {
    pattern:
      /\d+\s?(?:天|小時|小时|分鐘|分钟|秒|個|个|台|筆|笔|行|次|張|张|[条條]|[KMGT]B|歲|岁|元|位|字|人|月|週|周|年)|(?:port|埠|端口)\s?\S{0,4}\d{4}|\b\d{4,5}\b/,
    weight: 1,
    kind: 'fact',
  },
  {
    pattern:
      /(?:[开開][头頭]|[结結]尾|前[綴缀]|後[綴缀]|后缀|格式|命名|[缩縮]排|[缩縮]進|缩进|空格|提交信息|commit|分支|註解|注释|變[數数]名|变量名|[檔文]名|文件名)/i,
    weight: 1,
  },
  { pattern: /(?:[写寫用]|叫|放|存)(?:在|成|到)?\s?[^，。]{1,16}，?(?:不要|不[写寫用放跟和]|[别別])/, weight: 1.5 },
  {
    pattern:
      /(?:[环環]境|伺服器|服務|服务|[机機]器|資料庫|数据库|接口|API|介面|[测測]試|[测測]试|后端|後端|前端|redis|[显顯]卡|[账帳][号號]|[权權]限)/i,
    weight: 0.5,
    kind: 'fact',
  },
  { pattern: new RegExp(`^用\\s?${TOOL}[。！]?$`), weight: 2 },
  { pattern: /^(?:[缩縮][进進排]|用)[^，。]{1,8}(?:空格|tab|單引號|单引号)/i, weight: 1.5 },

  // Against it.
  {
    pattern:
      /\b(?:is|are|was|were|got|gets|seems?|looks?) (?:broken|wrong|failing|slow|stuck|off|missing|empty|weird|crashing|flickering|red|down|null|undefined)\b|\b(?:flickers?|crash(?:es|ed)?|hangs?|throws?|fails?|breaks?|broke|leaks?|doesn'?t work|not working|bug|regression)\b/i,
    weight: -2,
  },
  {
    pattern:
      /坏了|壞了|挂了|掛了|失败|失敗|報錯|报错|出[错錯]|[乱亂][码碼]|[卡慢]死|有[点點]慢|[白黑]屏|[煩烦]死|不[见見]了/,
    weight: -2,
  },
  {
    pattern:
      /\b(?:i already|i just|i've|i have (?:already|just)|i ran|i found|i see|i get|i got|i think|i guess)\b|我[已剛刚]|我[测測換换改]好了/i,
    weight: -1,
  },
  {
    pattern:
      /^(?:please |pls |now |then |just |and |go |let'?s |so )*(?:add|rename|fix|undo|revert|create|implement|refactor|write|convert|bump|commit|open|look|check|find|show|explain|summari[sz]e|draft|generate|delete|remove|make|change|update|set|replace|try|rerun|run|investigate|tell|give|continue|put|move|help|review|merge|build|scaffold)\b/i,
    weight: -1.5,
  },
  {
    pattern:
      /^(?:請|请|先|再|幫我|帮我|麻煩|麻烦|你)*(?:把|[修加建寫写][一個个]|看|查|跑|重[构構]|[刪删](?:掉|了|一)|撤|[还還]原|改成|[换換]成)/,
    weight: -1.5,
  },
  { pattern: /\b(?:make sure|ensure)\b|一定要|務必|务必|必[须須]/i, weight: 0.5 },
  {
    pattern:
      /那[頁页個个支張张行段]|[這这][頁页支行段張张次]|\b(?:the|this|that) (?:button|label|page|modal|tooltip|icon|heading|screen|dialog|column|header|footer|title)\b/i,
    weight: -1,
  },
  { pattern: /\b(?:should say|says|text should|文案)\b/i, weight: -2 },
]

/** A question, a supposition, a wish, praise or a remark about the past. */
export const NOT_A_RULE =
  /^(?:if|what if|suppose|imagine|say|assuming|when did|why|how|what|where|who|which|is|are|do|does|did|can|could|would|should|shall|have|has|will)\b(?!.*\b(?:always|never)\b.*[^?]$)|\b(?:maybe|perhaps|might|not sure|i wonder|could be|what if|hopefully|never ?mind|if we were|would be nice|at some point|thinking about|considering|we could)\b|^(?:remember|recall) (?:when|how|the time|that .* last)|[吗嗎]\s*$|[？?]$|^(?:如果|假如|要是|若|是不是|是否|能不能|可不可以|還記得|还记得|記不記得|記得.*[嗎吗]|为什么|為什麼|怎麼|怎么|會不會|会不会)|是不是|說不定|说不定|可能[会會要]|也[许許]|還沒定|还没定|或許|或许|不確定|不确定|算了|再說|再说|太棒|辛苦|謝謝|谢谢|[从從][来來]沒|^great,|\b(?:thanks|thank you|perfect|exactly what|wanted|awesome|great job|nice work|love it)\b/i

/** Only as long as something else lasts. */
export const FOR_NOW =
  /\b(?:for now|for the moment|right now|at the moment|this time|just this once|this once|today|tonight|tomorrow|temporar(?:y|ily)|until|till|for (?:this|the) (?:\w+ )?(?:commit|pr|pull request|branch|change|run|test run|benchmark|demo|release|session|task|fix|experiment)|in this (?:commit|pr|branch|change|session|task|fix|file|function|test)|this (?:commit|pr|branch|session)|later|afterwards|while i|yet|meanwhile|next quarter|next week|first option|second option|option \w|i have uncommitted|instead and|try it)\b|[这這]次|先[别別不]|先(?:用|改|设|設|把|跳|关|關|停)|[暂暫][时時]|目前|[现現]在先|等[下我會会一]|半小[时時]|[测測]完|[还還]在改|[试試]試|[试試][试試看]|看看效果|[这這](?:支|個|个)?(?:[提commit]+|PR|分支)|今天|明天|第[一二三]个?方案|第[一二三]個/i

/** A limit of the work in hand: something forbidden, demanded or preferred. */
export const TASK = new RegExp(
  [
    /(?:^|[,;:.—–-] |\b(?:and|but|please|just|also|so|then|you should|we should|you must|let['’]?s) )(?:do not|don['’]?t|never|always|avoid|make sure|be sure|ensure|only use|use only|no need to)\b/,
    /(?:^|[,;] (?:but |and |also )?|^(?:and|but|also|then|so),? |\b(?:please|let['’]?s) )(?:also )?(?:keep(?! going| working| on\b)|leave|stop|prefer|skip|use [\w`"'.…-]+(?: [\w`"'.…-]+){0,3} (?:instead|rather than))\b/,
    /\b(?:must(?: not|n['’]?t)?|should(?: not|n['’]?t)|shouldnt|has to|have to be|needs? to be|can(?:not|['’]t) be|not allowed|without (?:using|changing|touching|breaking)|not [\w`"'-]+(?: [\w`"'-]+){0,3},? but|I (?:want|prefer|don['’]t want|would like))\b/,
    /不要|不得|不可以|不准|不許|不许|不能|禁止|切勿|請勿|请勿|[別别][再動动]|必須|必须|務必|务必|一定要|一律|只能|只用|避免|保持不變|保持不变|先[别別]|而不是|不是.{1,20}而是|應該要|应该要|改用|跳[过過]/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'i',
)
