/**
 * Limits that stand in a request without a word of forbidding before them ("…, at most 8 seconds, and no retries"), that lead with how much they
 * matter ("whatever you do, …"), that say where they do not hold ("apart from tax/, touch nothing"), or that have no verb ("British spelling
 * throughout").
 */
export function isSaidBesides(bare: string): boolean {
  if (bare.length > LONGEST) return false
  if (/[\u3400-\u9fff]/.test(bare)) return CHINESE.test(bare) && !SEEN_CHINESE.test(bare)
  if (NOT_THAT.test(bare) || OUTSIDE.test(bare) || WISHES.test(bare)) return !SO_FAR.test(bare)
  if (STYLE.test(bare)) return !FAULTS.test(bare)
  return REQUESTS.test(bare) && (TAIL.test(bare) || KEEPS_TAIL.test(bare)) && !TOLD.test(bare)
}

/** "…; would you mind leaving the names as they are?", "can you add a reader, no new crates please?" */
export function isAskedBesides(bare: string): boolean {
  return bare.length <= LONGEST && ASKED.test(bare)
}

/** What somebody leads with who means it; the rest is what they demand. */
export function withoutStress(bare: string): string {
  return bare.replace(STRESS, '')
}

const STRESS =
  /^(?:(?:and|but|also|so|ok(?:ay)?|please),? )*(?:whatever (?:you do|happens|it takes|comes)|no matter (?:what|how)(?: you do| happens)?|above all|at all costs|in any (?:case|event)|by all means|for the love of god|mind you|(?:please )?(?:bear|keep) in mind(?: that)?|one (?:more )?(?:thing|condition|requirement|rule)|a (?:hard|firm) (?:rule|requirement))(?:[,:] ?| ?[—–-] )(?=\S)|^(?:不管怎[么麼]?[样樣說说]?|[无無][论論]如何|[无無][论論]怎[样樣]|[无無][论論]什[么麼]情[况況]|[总總]之|任何情[况況]下都?|[记記]住|[请請][记記]住|[注][意])[，,：: ]\s*/i
/** Held back in other words than "do not". */
const NOT_THAT =
  /^(?:(?:and|but|also|so|ok(?:ay)?|please|then),? )*(?:let['’]?s (?:please |just )?not|let us not|(?:you['’]d |we['’]d |you had |we had )?better not|try (?:hard )?not to|take care not to|be careful not to|mind not to|I['’]d rather not(?: have| see)|I['’]d rather you (?:did not|didn['’]?t|left|kept))(?: \w+ly)? (?!(?:worry|panic|forget|rush|argue|fight|talk|discuss|pretend|kid|get (?:ahead|carried|stuck|lost)|go (?:there|overboard|crazy)|be (?:silly|sad|afraid)|overthink|dwell|bother|waste|assume|do (?:that|this|it) (?:now|yet|today))\b)[a-z]/i
/** What alone there is to be, and what somebody would be glad of. */
const WISHES =
  /^(?:(?:and|but|please|also),? )*only (?:ever [a-z]+|support|target|rely on|depend on|install) (?!(?:one|two|some)\b)(?!.*\b(?:is|are|was|were|shows?|appears?)\b)\S|^(?:(?:and|but|also),? )*I['’]d (?:be (?:glad|happy|grateful|thankful|relieved)|appreciate it|like it|love it|prefer it) if (?!you\b|we\b|it works\b|someone\b|somebody\b)/i
/** Where it does not hold, and that it holds everywhere else. */
const OUTSIDE =
  /^(?:(?:and|but|please),? )*(?:apart from|except(?:ing)?(?: for)?|other than|aside from|besides|outside(?: of)?|beyond) [^,]{2,80}, (?:please )?(?:(?:touch|change|edit|modify|alter|move|rename|delete|add|do) (?:nothing|none)\b|leave (?:everything|all|the rest)|keep (?:everything|all|the rest)|(?:everything|all|the rest)(?: else)? (?:stays?|remains?|is (?:off|frozen|to stay))|nothing(?: else)? (?:changes|moves|may|must|should|is to|gets|is (?:to be )?(?:changed|touched|edited))|(?:do not|don['’]?t|never) )/i
/** How something is written, with no verb. */
const STYLE =
  /^(?!(?:it|this|that|these|those|there|still|again|why|we|I|you|see|found|got|same)\b)(?:[\w'’/-]+ ){1,5}(?:throughout|across the board|in all (?:places|messages|texts|files|of them))[.!]?$|^(?!(?:it|this|that|still|again|why)\b)(?:[\w'’/-]+ ){0,3}(?:spelling|english|german|french|quotes?|tabs|spaces|indent\w*|units?|utc|names|naming|case|types|dates?|endings?|imports?|semicolons?|commas?|titles?|caps|hints?|annotations?|docstrings?) everywhere[.!]?$/i
const FAULTS =
  /\b(?:errors?|typos?|bugs?|warnings?|duplicat\w*|fail\w*|mess\w*|chaos|squiggl\w*|noise|problems?|issues?|todos?|leaks?|broken|missing|wrong|weird|unused|dead|lots|many|some|too|are|is|was|were|has|have|shows?|says?|appears?|slow\w*|red|empty|blank|strange|odd|bad|ugly|inconsistent|mixed)\b/i
/** Something is to be made or changed. */
const REQUESTS =
  /^(?:(?:ok(?:ay)?|yes|great|now|and|so|also|then|please|pls|next|first),? )*(?:add|append|write|build|make|create|implement|rework|refactor|tidy|clean|change|update|move|rename|extract|split|convert|port|migrate|replace|give|put|set|introduce|wire|support|extend|improve|speed|simplify|redo|rewrite|polish|draft|fix|mend|bump|upgrade|turn|swap|cache|expose|parse|render|style|restyle|design|redesign|hook|log|store|handle|show|draw|sort|format|document|cover|generate|export|import|switch|drop|remove|delete|merge|prepare|set up|reduce|shrink|translate|reorganize|reorganise|restructure|modernize|modernise|do|use|allow|limit|paginate|validate|send|load|read|fetch|print) \S/i
const TAIL =
  /[,;] (?:and |but |with |plus |also )*(?:no (?!(?:idea|problem|worries|need|longer|rush|hurry|matter|doubt|luck|wonder|clue|such|way|errors?|output|response|results?|effect|one|reason|logs?|traces?|warnings?|message|hits?|luck|success|change|difference|thanks)\b)(?:[\w@/.-]+)(?: [\w@/.-]+){0,4}|(?:at most|at least|max(?:imum)?\.?(?: of)?|min(?:imum)?\.?(?: of)?|no more than|not more than|up to|no longer than|under|within) (?:an? |one |two |three |four |five |six |ten |\d)[\w.,%]*(?: [\w/-]+){0,4}|without (?:any )?(?:new|more|extra|touching|changing|breaking|adding|using|renaming|moving|editing)(?: [\w@/.-]+){1,6}|nothing (?:else|more|fancy|new|external))(?:,? (?:please|pls|plz|thanks))?(?:[.!]?$|,? (?:and|or|but) |, )/i
/** What has to stay true behind what is asked for. */
const KEEPS_TAIL =
  /[,;] (?:and |but |yet |though )*(?:(?:please )?(?:mind|bear in mind|keep in mind|be aware|remember) that\b|(?!(?:I|we|you|they|users?|people|customers?)\b)(?:[\w/.'’-]+ ){1,5}(?:(?:have|has|need|needs|ought) to|must|should|may not|can['’]?t|cannot) (?:still |not |always |never )?(?:stay|remain|keep|go on|continue|work|be|change|break|move)\b)/i
/** What a part tells of how things are. */
const TOLD =
  /[,;] (?:and |but |with )*no (?:[\w@/.-]+ ){1,5}?(?:is|are|was|were|shows?|shown|comes?|came|appears?|happens?|gets?|got|has|have|had|yet|found|visible|left|anymore|any more|so far)\b|\b(?:complain\w*|says?|said|because|currently|since (?:the|we|yesterday))\b/i
const SO_FAR = /\b(?:currently|so far|at the moment|yesterday|suddenly|anymore|any more|used to|was|were)\b/i
const ASKED = new RegExp(
  [
    String.raw`(?:^|[,;:.!—–-] )(?:(?:and|but|also|please|so|oh|then),? )*(?:would you mind|do you mind|could you|can you|would you|will you|may I ask you to)(?: please| also| just| maybe)? (?:leaving|keeping|not \w+ing|leave|keep) .{2,80}?\b(?:alone|as (?:it|they|that|those) (?:is|are|was|were)|unchanged|untouched|intact|the same|in place|where (?:it|they) (?:is|are)|out of (?:it|this|that)|stable|frozen)(?:,? please)?\?$`,
    String.raw`^(?:(?:and|so|ok(?:ay)?|please),? )*(?:can|could|would|will) you .{3,120} (?:and|but) (?:please )?(?:keep|leave) .{2,60} (?:alone|as (?:it|they) (?:is|are)|unchanged|untouched|intact|the same|in place)(?:,? please)?\?$`,
    String.raw`(?:^|[,;:.!—–-] )(?:(?:and|but|also|please|so|oh|then),? )*(?:would|do) you mind not \w+ing\b`,
    String.raw`^(?:(?:and|so|ok(?:ay)?|please),? )*(?:can|could|would|will) you .{3,120}, (?:and |but |with )?(?:no (?:new|more|extra|additional|third-party|external|other) [\w-]+(?: [\w-]+){0,3}|no [\w-]+(?: [\w-]+){0,2} please|without (?:any )?(?:new|touching|changing|breaking|adding|renaming|moving) [^?]{2,60})(?:,? please)?\?$`,
  ].join('|'),
  'i',
)
const CHINESE = new RegExp(
  [
    // One of it for each.
    '^(?:[请請])?每(?:一)?[个個次步条條项項份种種张張篇]?[^，,。？！\\d]{0,8}?(?:一|[两兩]|三|只|[单單][独獨]|各)(?:一)?[个個条條份次张張篇][^，,。？！]{1,10}[。！]?$',
    '^[^，,。？！我你他她它这這那]{0,10}用(?:英|中|德|法|日|西班牙|[简簡繁][体體]?中)[文语語](?:[来來])?(?:[写寫]|[书書][写寫]|命名|[输輸]出|表述)[。！]?$',
    '^[^，,。？！我你他它]{2,14}(?:先|[暂暫][时時])(?:[关關开開停锁鎖留放空])(?:[着著]|[闭閉])',
    '^[^，,。？！我你他]{0,8}(?:\\d|[一二两兩四八])\\s?[个個]?(?:空)?格(?:的)?(?:[缩縮][进進排])[。！]?$|^(?:[缩縮][进進排])(?:用|是|[为為])?[^，,。？！]{2,8}[。！]?$',
    // A bound behind what is asked for.
    '^(?:[请請你先再就帮幫麻烦煩我给給]*)(?:[给給][^，,。]{1,12}?)?(?:加|[写寫]|改|修|做|把|[将將]|[实實][现現]|新增|重[构構写寫]|更新|[调調]|[优優]化|整理|清理|拆|[换換]|[导導]|支持|[补補]).{2,60}[，,；;](?:也|但|但是|而且|并且|且)?(?:不(?:加|引入|增加|新增|用|使用|[动動]|改|碰|[装裝]|[删刪]|重[试試])(?!了|[过過]|到|完|上|起)|[无無](?:需)?新(?:的)?依|零依[赖賴])[^，,。？！]{1,16}[。！]?$',
    '^(?:其[他它余餘]|[别別]的|剩下的?)(?:地方|文件|部分|目[录錄]|模[块塊])?(?:一律|都|全部?)?(?:不|[别別]|保持|原[样樣]|照[旧舊])',
  ].join('|'),
)
const SEEN_CHINESE =
  /[了吗嗎呢?？]|[报報]?[错錯]|失[败敗]|[现現]在|目前|昨|[刚剛]|[总總]是|[还還]|又|[问問][题題]|bug|卡|慢|崩|[为為]什[么麼]|怎[么麼]|好像|一[个個]人|[来來]自|平均|大[约約概]/i
const LONGEST = 300
