import { wordings } from './wordings.ts'

/**
 * Limits that are stated as how things are: how much there may be of something, where it belongs, who does it. Nobody tells an agent such
 * a thing but to have it kept.
 */
export function isLaidDown(bare: string): boolean {
  if (/[\u3400-\u9fff]/.test(bare)) return CHINESE.test(bare)
  return (AMOUNTS.test(bare) || PLACES.test(bare) || HANDS.test(bare)) && !SO_FAR.test(bare)
}

/** What somebody or something else says, what must have been, what was not there: told, not demanded. */
export function isNarrated(bare: string): boolean {
  return NARRATES.test(bare)
}

/** "Can we add a test for each of them?": how much of it is asked for is what the work is measured by, until it is done. */
export function isCriterion(sentence: string): boolean {
  return (MAKES_EACH.test(sentence) || MAKES_EACH_CHINESE.test(sentence)) && !isNarrated(sentence)
}

const MAKES_EACH =
  /^(?:(?:ok(?:ay)?|yes|now|and|please|so|also|then|great)[,.]? )*(?:(?:can|could|would|will) (?:you|we) |let['’]?s |we (?:need|should) (?:to )?|I(?:['’]d like| want| need) (?:you to )?)?(?:please |also |just )*(?:(?:add|write|create|make|include|give|implement|document)(?: [^\s,;:.]+){1,6} (?:for|to|per)|(?:put|include|add)(?: [^\s,;:.]+){1,4} (?:in|into|on)|cover|handle|document) (?:each|every)\b/i
const MAKES_EACH_CHINESE =
  /(?:加|[写寫]|[补補]|[实實][现現作]|[处處]理|覆[盖蓋])[^。！]{0,16}每(?:一)?[个個种種项項条條]|每(?:一)?[个個种種项項条條][^。！，]{0,12}都(?:加|[写寫]|[补補])/
/** Each wording by itself: of those whose signs a sentence has not, none is made ready. */
export const LAID_DOWN = {
  /** How much, how many, how old. */
  amounts: [
    String.raw`\b(?:is|are|be|stays?|remains?) (?:always |strictly |hard-?)?(?:capped|limited|restricted) (?:at|to)\b`,
    String.raw`\b(?:stays?|remains?) (?:below|under|within|above|over|at) (?:the |a )?[\w$€.]*\d`,
    String.raw`\b(?:is|are) (?:not (?:acceptable|permitted|tolerated|an option|on the table)|unacceptable|forbidden|prohibited|banned|out of the question)\b`,
    String.raw`\b(?:is|are) the (?:oldest|newest|lowest|highest|latest|earliest|largest|smallest|minimum|maximum)\b.* (?:we|that we|you) (?:\w+ )?(?:support|accept|allow|target|need|want)`,
    String.raw`\bshould (?:always |only |never |still |be able to )?\w+ .*\b(?:under|within|below|at most|at least|in less than|even (?:on|if|when|with|without)) `,
    String.raw`\bcounts? as (?:an? )?(?:regressions?|failures?|bugs?|errors?|breaking|done|finished)\b`,
    String.raw`\bwe only (?:support|accept|allow|target|use|ship|have)\b`,
    String.raw`^(?:an?|one|two|three|four|five|\d+|a single|at least \w+) (?!(?:of|more|thing|question|idea|problem|issue|bug|other|last|way|second|minute|moment|hour|day|week|test fails)\b)[\w-]+(?: [\w-]+){0,2} (?:per|for (?:each|every)|before (?:any|every|each|the|it|we|you|a|merg|deploy|releas)\w*)\b(?!.*\b(?:was|were|is failing|fails|failed)\b)`,
    String.raw`^(?!(?:I|we|you|they|users?|people|customers?|he|she)\b)(?:[\w/.-]+ ){1,4}(?:have|need|ought) to (?!be (?:fixed|looked)\b)[a-z]`,
    // "Max line length is 80", "timeout 30 seconds, only HTTPS".
    String.raw`^(?:the )?max(?:imum)?\.? (?:[\w-]+ ){0,3}[\w-]+(?: is| =|:)? \d`,
    String.raw`^(?:the |a )?(?:[\w-]+ ){0,2}(?:timeout|rate limit|limit|retries|ttl|interval|quota|budget|(?:batch|page|chunk) size|line length)s?:? (?:of |is |at )?\d[\d.,]* ?[\w/%]*(?: (?:per|a|each) \w+)?(?:[.!]?$|, )`,
    String.raw`^we (?:support|target|run on|ship (?:on|for)) .*\d.*(?:\b(?:and|or) (?:up|above|later|newer|higher|upwards?)\b|\d\+)`,
    String.raw`^only [A-Z][\w.+#-]* ?\d[\w.]*(?: [a-z]+){0,2}[.!]?$`,
  ],
  /** Where something belongs, how it is written, what is left alone. */
  places: [
    String.raw`^(?:everything|anything|all|every|each|any|whatever)\b.* (?:goes|go|belongs?|lives?|comes?|runs?|stays?|(?:is|are|gets?) (?:written|put|kept|stored|logged|sent)) (?:in|into|to|through|via|under|behind|inside|from)\b`,
    String.raw`^(?!(?:I|we|you|he|she|they|it|this|that|there|what)\b)(?:[\w/.-]+ ){1,5}(?:(?:is|are) (?:never|always) \w+|(?:never|always) (?:shows? up|goes?|go|gets?|leaves?|contains?|includes?|carr(?:y|ies)|holds?|reach(?:es)?|ends? up|lives?|belongs?))\b`,
    String.raw`^(?:any(?:thing)?|every(?:thing)?|each|all)\b(?: [\w-]+){1,4} (?:gets?|needs?|comes? with|requires?|carr(?:y|ies)|has|have) (?:an?|its|their|the|one|two)\b`,
    String.raw`^(?:the|our|these|those) (?:[\w/.-]+ ){1,5}(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t|must not) (?:change|move|grow|break)\b(?!.*\b(?:when|if|why|after|anything)\b)`,
    String.raw`\b(?:is|are) [\w-]+(?: [\w-]+){0,4} (?:everywhere|throughout|across the board|in all places)[.!]?$`,
    String.raw`^(?!(?:it|this|that|there|he|she|they|I|we|you|what)\b)(?:[\w/.…-]+ ){1,5}(?:stays?|remains?) (?!open\b|on\b|at\b|in\b|up\b|there\b|behind\b|empty\b|blank\b|visible\b|hidden\b|grey\b|gray\b|red\b|to\b|the (?:question|same (?:after|when)))[a-z\d$€]`,
    String.raw`^(?:please |and |but |also )*(?:use|put|prefer|pick|choose|take|go through) .{2,60} (?:for|in|on|with|behind) (?:anything|everything|whatever|all|every|each|any)\b`,
    String.raw`^(?:nothing|nobody|no ?one|none|no [\w-]+)(?: [\w-]+){0,3} (?:gets?|is|are|goes|leaves|enters|ships)\b.*\b(?:without|until|before|unless)\b`,
    String.raw`\b(?:is|are|gets?) \w+(?:ed|en|ut|wn|lt|nt|pt|ne) only (?:at|in|by|when|after|before|on|once|through|with)\b`,
    String.raw`^(?!(?:it|this|that|there|he|she|they|we|I)\b)(?:[\w-]+ ){1,4}only(?:[.!]?$|,? (?:no|not|never)\b)`,
    String.raw`^(?:all )?(?:[\w-]+ ){1,4}(?:only )?in (?:english|german|french|spanish|italian|japanese|korean|chinese|(?:simplified|traditional) chinese|(?:upper|lower|camel|snake|kebab)[ _-]?case|utc|plain text)\b(?!.*\b(?:is|was|are|were)\b)`,
    String.raw`^(?:please |and |but |also )*(?:use|write|put|make|do|call|name|take|show|return|run|send|log|store|sort|format|build|test|read|count|round|start|begin|answer|explain|describe)\b[^?]*, (?:no|not|never) (?!sure|yet|a problem|the case|working|longer|problem|worries|matter|need|wait|idea)[\w"'\x60-]`,
    String.raw`\b(?:is|are|(?:should|must|will) (?:be|stay|remain)|stays?|remains?) (?:the |our )?(?:only |single |one )?(?:source of truth|reference (?:implementation|for (?:all|both|this))|leading one)\b`,
    String.raw`\b(?:the |our |my )(?:overriding|guiding|most important|first|main|one) (?:directive|rule|principle|priority|requirement|constraint) (?:here )?is (?:to|that|not)\b`,
    String.raw`\b(?:free|welcome|allowed) to (?:change|edit|touch|use|move|rewrite|do)\b.*\b(?:except|but|apart from|other than)\b`,
    String.raw`\b(?:change|edit|touch|use|move|rewrite) (?:anything|everything|whatever|all)\b.*\b(?:except|but not|apart from|other than)\b`,
    String.raw`^(?:the |our )?[\w/.@-]+(?: (?:branch|folder|directory|file|module|table|database|schema|api))? (?:is|are) (?:protected|read-?only|write-protected|sacrosanct|none of your business)\b(?!.*\b(?:because|error|says|when|why)\b)`,
    String.raw`^there(?:['’]s| is) (?:currently )?an? (?:[\w-]+ ){0,2}(?:freeze|ban|embargo|moratorium|hold) on [a-z](?!.*\b(?:when|page|screen|button|click\w*|scroll\w*|load\w*)\b)`,
    String.raw`^nothing (?:in|under|inside|within|of|from|outside) \S+(?: [\w-]+)? (?:is yours|is (?:to be )?(?:changed|touched|edited)|may|changes)\b`,
    String.raw`\b(?:is|are)(?: not|n['’]t) yours(?: to \w+)?[.!]?$`,
  ],
  /** Who does it, and when. */
  hands: [
    '^(?:and |but |so )*(?:nobody|no ?one|nothing) (?:but|except|other than|besides|apart from) ',
    String.raw`^(?:and |but |so )*I never (?:force|push|commit|deploy|merge|release|ship)\b`,
    String.raw`^(?:and |but |so )*we (?:never (?:force|push|commit|use|deploy|merge|store|log|send|delete|ship)|(?:stay|keep|stick) (?:on|to|with|at)|(?:only )?target|(?:need|have) to (?:stay|remain|keep|support|be able)|must (?:stay|remain|keep|support)|(?:want|need) no)\b`,
    String.raw`^(?:and |but |so )*I (?:need|want) (?:every|each|no|nothing)\b`,
    String.raw`\byou (?:(?:do not|don['’]?t) have (?:permission|the right|access|authority)|have no (?:permission|right|authority)|are not (?:supposed|authori[sz]ed)) to\b`,
    String.raw`^(?:and |but |please |so |just )*let (?!me\b|us\b|['’]s)(?:[\w-]+ ){1,4}(?:be|alone|as (?:it is|they are))[.!]?$`,
    String.raw`^(?:and |but |please |so |just )*(?:do|change|touch|add|delete|write|put|install|send|store|log) nothing\b`,
    String.raw`^(?:and |but |also )*(?:I(?:['’]ll| will|['’]d like to| want to)?|we(?:['’]ll| will)) (?:do|handle|make|take care of|run|write|merge|push|commit|deploy|release|publish)\b.*\b(?:myself|ourselves|on my own|by hand|personally)\b`,
    String.raw`^(?:and |but |so )*I (?:hate|detest|can['’]?t stand|have had enough of) [^,;]{2,40}[,;] (?:so |please )*(?:use|write|keep|take|do|name|put|leave)\b`,
    String.raw`^(?:please )?(?:releases?|deploys?|ship|publish|merge|push|commit|run|restart|backups?) only (?:on|at|in|when|after|before|from|by|via|to|with)\b`,
    String.raw`^(?:and |but |also )*(?:I|we)(?:['’]ll| will)? (?:alone )?(?:do|handle|make|take care of|run|write|merge|push|commit|deploy|release|publish|tag)\b.*[,;] you (?:just|only|merely)\b`,
    String.raw`^(?!(?:I|we|you|it|this|that|these|those|he|she|they|there)\b)(?:[\w-]+ ){1,3}(?:runs?|happens?|starts?|ships?) only (?:on|at|when|after|before|from|by|via|with|during)\b`,
    String.raw`\b(?:ask|check with|consult|talk to) (?:[\w'’]+ ){1,4}(?:before|first)\b`,
    String.raw`\b(?:(?:show|send|tell|give) me|run) [^.?]{2,40} before (?!you (?:go on|continue|proceed|move on)\b)(?:you|any\w*|it|each|every|we|the|start\w*|chang\w*|touch\w*|mak\w*|do\w*)\b`,
    String.raw`^(?:and |but |please |then )*let me (?:do|handle|run|write|make|take care of) (?:the|that|this|it|those|these)\b`,
    String.raw`\bleave (?:the |all (?:the )?|any )?[\w -]{3,40} (?:to|for) me\b`,
    String.raw`^(?:please |and |but )*(?:hold|hold back|hold off|postpone|delay|park|wait with|keep back)\b.*\b(?:until|till|before|for now)\b`,
  ],
  /** What was, or is only told. */
  narrates: [
    String.raw`\bmust have (?:been|had|gone|got|\w+(?:ed|en|wn|ne|pt|ft|st))\b`,
    String.raw`^there must be (?:an?|some|something)\b`,
    String.raw`^(?:(?:and|but|so|or|well|hmm+|then),? )*(?:maybe|perhaps|possibly|might|could be|never mind|nevermind)\b`,
    String.raw`^(?:and |but |so )*(?:I|we) only (?:\w+ed|saw|found|got|had|heard|knew|did|ran)\b`,
    String.raw`\bif\b.{1,60}\bhad (?:not |n['’]t |only )?(?:been|had|\w+ed|\w+en|gone|known|seen|come)\b`,
    String.raw`^(?:(?:and|but|so|please|also|just),? )*(?:ask|tell) me (?:what(?:ever)?|which|anything|if|whether|about)\b(?!.*\b(?:before|first)\b)`,
    String.raw`^(?:(?:and|but|so|please|also),? )*(?:do not|don['’]?t) forget to\b(?!.*\b(?:every|each|always|whenever|before)\b)`,
    String.raw`^(?:it|that|this) must be (?:the|an?|some) (?:[\w-]+ )*(?:race|condition|cache|typo|mistake|leak|glitch|bug|coincidence|timing|problem|misunderstanding|misconfiguration)[.!]?$`,
    String.raw`^(?:it|that|this) must be (?:the|an?|some) [\w -]+ (?:again|then|somehow|somewhere|instead)[.!]?$`,
    String.raw`^no [\w-]+(?: [\w-]+){0,3} (?:was|were|has|have|had|is being|got|came|showed|shows|appeared|appears|happened|exists?)\b`,
    String.raw`\b(?:linter|compiler|tsc|eslint|ruff|mypy|build|ci|pipeline|test|server|browser|log|console|message|error|warning|docs?|readme|manual|stack ?overflow|he|she|someone|somebody|colleague|they) (?:now |still |also )?(?:complains?|says?|said|claims?|reports?|reported|warns?|warned|thinks|tells|told|states|insists|wants)\b`,
    String.raw`^(?:(?:and|but|ok(?:ay)?|so|please|also|then),? )*(?:do not|don['’]?t) (?:you )?(?:worry|panic|hesitate|mind|be (?:afraid|shy)|get me wrong|bother (?:about|with))\b`,
    String.raw`^(?:I|we) (?:always|never) (?!want|use|commit|write|push|deploy|merge|release|force|edit|change|put|name|call|allow|accept|ship|do\b|let|add)\w+`,
    '[现現]在.{0,8}(?:都|[还還]|就)?要(?:花|等|跑)?\\s?[\\d一二两兩三四五六七八九十几幾]',
    '(?:不要|[别別]|不用|不必|[无無][须須需])(?:[担擔]心|介意|在意|着急|著急|急|怕|客[气氣]|[紧緊][张張]|[误誤][会會]|慌)|不(?:用|必)[管理]',
    '(?:不要|[别別])忘(?!.*每)',
    '^(?:也[许許]|或[许許]|可能|[说說]不定|大概)',
    '(?:如果|要是|假如|若).{1,20}[了过過].{0,6}就不(?:[该該应應会會])',
    '(?:看|[听聽]|搞|弄)不[懂清]|不(?:知道|明白|清楚|理解)|[没沒]看懂',
    '(?:文[档檔]|[说說]明|[编編][译譯]器|[报報][错錯]|日[志誌]|同事|[别別]人|他|她)(?:里|裡|上)?[^，。]{0,6}(?:[说說]|提示|[报報]|[写寫][着著])',
  ],
} as const
const AMOUNTS = wordings('amounts', LAID_DOWN.amounts)
const PLACES = wordings('places', LAID_DOWN.places)
const HANDS = wordings('hands', LAID_DOWN.hands)
const NARRATES = wordings('narrates', LAID_DOWN.narrates)
/** How things are or were by now: a complaint, or a report. */
const SO_FAR =
  /\b(?:currently|so far|at the moment|right now|yesterday|today|again|since|suddenly|somehow|apparently|seems?|used to|anymore|any more|already|still)\b|\b(?:fail|broke|crash|wrong|bug|error(?!s? (?:message|code|handling|text|page|type|log))|slow)\w*\b|^(?:I|we) (?:think|guess|see|saw)\b/i
const CHINESE = new RegExp(
  [
    '^(?:也|但|[请請]|就|先|都)*不(?:再|另外?|[单單][独獨])?(?:引入|增加|添加|新增|使用|依[赖賴]|改[动動变變]|[动動]|碰|考[虑慮]|[处處]理|做|加|[写寫]|用)(?!了|[过過]|到|完)(?!.*(?:[吗嗎呢？?]|[报報][错錯]|失[败敗]))',
    '(?<![我你您他她只不主重想就需快都还還将將])要(?:保留|保持|[留空][着著]|[兼相]容|支[持援]|能在|通[过過]|[经經][过過]|[写寫]成|放在|走(?!了)|[对對][齐齊])',
    '[别別](?:超[过過]|[动動]|改|[变變]|碰|[删刪]|加|用|提交|推|引入|[让讓]|放|升|[换換])',
    '[绝絕]不|我[们們][从從]不|你(?:[没沒]有?|[无無])[权權]|[让讓](?:它[们們]?|他[们們]?)?(?:留着|留著|保持)|得到我的?(?:批准|同意|[许許]可)|固定(?:[为為在是不]|百分|\\s?\\d)',
    '(?:上限|最大值|最小值|上[线線]|底[线線]|下限)(?:是|[为為]|[设設]?在|不[变變])|(?:封[顶頂]|限[额額])(?:在|[为為]|於|于)?\\s?[\\d一二两兩三四五六七八九十百]',
    '(?:以|按|用)(?:分|毫?秒|UTC|字[节節]|人民[币幣]|美元|公分|毫米)(?:[为為])?(?:[单單]位|[计計]算|存[储儲]?|表示)?',
    '(?:由我|我自己|我[来來])(?:[来來])?(?:做|改|推|提交|[处處]理|合[并併]|部署|[发發]布|上[线線]|弄|搞)|交[给給]我|由我(?:自己|本人|[们們]|[亲親]自)?[来來](?:[。！，]|$)|我(?:[会會])?[亲親]自',
    '(?:每|一)(?:[个個次条條份])?[^，。]{1,10}(?:只|最多)(?:能|可|有|放)?\\s?[\\d一二两兩三四五六七八九十]|(?:都|全部|一律)?(?:放在|放到|走|[归歸]|[写寫]在)[^，。]{1,16}(?:[里裡下]|目[录錄]|[资資]料[夹夾])[，。]?$',
    '^[^，。；？]{0,8}(?:逾[时時]|超[时時]|上限|下限|[间間]隔|限[额額]|[并併][发發][数數]?|行[长長宽寬])(?:[设設]?[为為是在])?\\s?\\d[\\d.]*\\s?[^，,。；？\\d]{0,3}(?=[，,。；]|$)',
    '以[^，。？]{1,16}[为為][准準][，。]?$',
    '除了.{1,20}(?:都可以|都能|随便|隨便|其他)|(?:以外|之外)的?.{0,8}(?:不|[别別])',
  ].join('|'),
)
