import { ORDER_SIGNS } from './signs/order-signs.ts'
import { signedBy } from './signs/signed.ts'

/**
 * Whether a text that comes from elsewhere tries to give orders: it speaks to the assistant, claims to speak for the person, lays down a
 * standing rule, or asks for something that would do harm. One such sign in plain data is nothing; two are an order.
 */
export function looksLikeOrder(text: string): boolean {
  return orderWeight(text) >= AN_ORDER
}

/** A line of what a program printed, as it may be told again: a sentence that gives orders is left out of it. */
export function withoutOrders(line: string): string {
  if (orderWeight(line) < A_PRINTED_ORDER) return line
  const left = line.split(SENTENCES).map((one) => (looksLikeOrder(one) ? LEFT_OUT : one))
  return left.includes(LEFT_OUT) && !looksLikeOrder(left.join(' ')) ? left.join(' ') : LEFT_OUT
}

/**
 * Whether a line that is quoted for good as what a program printed gives orders all the same. That something must be given, be run first or
 * never be done is how programs fail: it takes that somebody is spoken to as an agent or for the person as well, or that it does harm.
 */
export function quotesOrder(text: string): boolean {
  if (!looksLikeOrder(text)) return false
  let weight = 0
  let isDemand = false
  for (const { name, pattern, weight: own } of SIGNS) {
    if (!hasOrderSign(name, text) || !pattern.test(text)) continue
    if (DOES_HARM.has(name)) return true
    if (own === 1) isDemand = true
    else weight += own
  }
  return weight + (isDemand ? 1 : 0) >= A_PRINTED_ORDER
}

const DOES_HARM: ReadonlySet<string> = new Set(['overrides', 'harms', 'hands-out'])

/** That an agent should have done something is what the tests of a program about agents say: one sign more. */
const A_PRINTED_ORDER = 3
const LEFT_OUT = '[…]'
const SENTENCES = /(?<=[.!?;]["'”)]?)\s+|(?<=[。！？；])|(?<=:)\s+(?=[A-Z"'“])/

/** How much of an order a text is: 2 and more is one, 1 only lays down a rule. */
export function orderWeight(written: string): number {
  const text = hasHidden(written) ? written.replace(HIDDEN, '') : written
  if (!mayOrder(text)) return 0
  let weight = 0
  for (const { name, pattern, weight: own } of SIGNS) if (hasOrderSign(name, text) && pattern.test(text)) weight += own
  return weight < AN_ORDER && isFromElsewhere(text) ? AN_ORDER : weight
}

function isFromElsewhere(text: string): boolean {
  if (!hasOrderSign('demands', text)) return false
  const isElsewhere =
    (hasOrderSign('elsewhere', text) && ELSEWHERE.test(text)) || (mayBeData(text) && AS_DATA.test(text))
  return isElsewhere && DEMANDS.test(text)
}

/** A text that lays down a rule, whoever it speaks to: an account of what was done or is left to do has none. */
export function laysDownRule(text: string): boolean {
  if (hasOrderSign('titled', text) && TITLED.test(text)) return true
  return hasOrderSign('standing', text) && mayOrder(text) && STANDING.test(text)
}

/** It says what the person wants, and is not by them. */
export function claimsPersonsWord(text: string): boolean {
  return hasOrderSign('claims', text) && SIGNS.some(({ name, pattern }) => name === 'claims' && pattern.test(text))
}

function mayBeData(text: string): boolean {
  return text.includes('"') && (text.includes('{') || text.includes('['))
}

/** Asked before an expression is made ready, which takes longer than to look for its words. */
export const hasOrderSign = signedBy(ORDER_SIGNS)

/** Asked first: compiling the expressions takes longer than looking for a few words. */
function mayOrder(text: string): boolean {
  const low = text.toLowerCase()
  for (const word of WORDS) if (low.includes(word)) return true
  return false
}

const AN_ORDER = 2

/** Letters that nobody sees, put between those of a word. */
const HIDDEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g
const HIDDEN_LETTERS = '\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff'

/** One by one: hardly any text has one, and most could not. */
function hasHidden(text: string): boolean {
  for (const letter of HIDDEN_LETTERS) if (text.includes(letter)) return true
  return false
}

/** What calls itself a rule reports no deed. */
const TITLED =
  /^(?:convention|rule|policy|notice|correction|instruction|decision|standing order)s?\b[^a-z\n]{0,4}[:：(]|^(?:correction|instruction|order|message) (?:from|of|by) |^(?:we|the team) (?:decided|agreed)\b/i

/** A standing rule. */
const STANDING =
  /\b(?:always|never|from now on|going forward|at all times|in every|every time|whenever|before (?:each|every)|after (?:each|every)|at (?:session )?start|for every|all (?:future|commits|requests|answers)|henceforth|hereafter|effective immediately|at the (?:next start|start of (?:each|every|any|all))|(?:in|for|across) (?:all )?future sessions|on_start|mandatory for)\b|\b(?:ab sofort|ab jetzt|vor jede[mr]|nach jede[mr]|künftig|a partir de a(?:hora|gora)|siempre|sempre|jamais)\b|(?:à partir de maintenant|désormais|toujours)|отныне|всегда|今後は|必ず|常に|앞으로|항상|以[后後]|一律|[从從][现現]在(?:起|[开開]始)|今[后後]|之[后後][^，。]{0,12}(?:都|一律)|永[远遠]|[统統]一|每次/i

/** It says of itself that it was made elsewhere, for others: a clipping, a hit of a search, a talk, notes of another project. */
const ELSEWHERE =
  /\byou are (?:an? |the )?(?:\w+ ){0,3}(?:expert|engineer|developer|assistant|specialist|architect|programmer)\b|\.(?:mdc|cursorrules)\b|(?:^|\n)\s*#+\s*(?:AGENTS|CLAUDE|GEMINI|QWEN)\.md\b|\b(?:AGENTS|CLAUDE|GEMINI|QWEN|README|CONTRIBUTING)\.md \((?:of|from)\b|\bcursor ?rules\b|(?:^|\n)\s*(?:助手|用[户戶]|使用者|AI|机器人|機器人)\s?[：:]|建[议議]您|[为為]您|聊天[记記][录錄]|群聊|(?:[导導匯][出])(?:的|自|[:：]|\s*$)|\(?\bfrom https?:\/\/|\b(?:notion|confluence|slack|discord|teams|jira|trello|obsidian|evernote|gdocs|google docs|sharepoint|wiki|mailing list) (?:export|dump|archive|backup|page|message|thread)\b|\b(?:status|state)\s?: ?(?:archived|deprecated|obsolete|draft|superseded)\b|^[ \t]*(?:source|url|via|author|origin|clipped from|exported from|来源|來源|作者|原文|[转轉][载載]自?)\s*[:：]|\b(?:blog|web|page|article|newsletter|wiki)[ -]?(?:clipping|clip|post|excerpt|digest)s?\b|\bsearch (?:hit|result)s?\b|\b(?:another|an? (?:old|different|former)) (?:project|company|team|repo(?:sitory)?|job)\b|\b(?:conversation|chat) (?:export|log|transcript)\b|^(?:user|assistant|human)\s?: |\b(?:rules|habits|tips|lessons|principles) (?:of|for|from) (?:\w+ ){0,2}(?:engineers|teams|developers|programmers)\b|\bat [A-Z]\w+,? we\b|\b(?:vendor|meeting|call) (?:notes|call|says)\b|[网網][页頁]|剪藏|剪[报報]|[转轉][载載]|摘自|[旧舊]系[统統]|[别別另]的?一?[个個]?[项項專][目案]|博客|部落格|公[众眾][号號]/im
/** A record, as programs hand them on. */
const AS_DATA = /^\s*[[{]\s*[[{]?\s*"[\w$-]{1,40}"\s*:/m
const DEMANDS =
  /始[终終]|[应應]当|[应應]當|建[议議]您|\b(?:(?:before|after|on|at|in|for) (?:each|every|any)|(?:all|every|each) [a-z]+|run `|always|never|must|should|shall|have to|from now on|we (?:decided|use|agreed)|use|rule \d|do not|don['’]t)\b|以[后後]|一律|[统統]一|必[须須]|不[用要得]|禁止|永[远遠]|[请請]勿/i

/** Each with the name by which its signs are known. */
const SIGNS: readonly { readonly name: string; readonly pattern: RegExp; readonly weight: number }[] = [
  // What every planted order of the old kind says.
  {
    name: 'overrides',
    pattern:
      /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|your|system|safety)\b.{0,30}\b(?:instruction|prompt|rule|guideline|message)s?|\bignore (?:all )?(?:previous|prior) (?:instructions?|rules?)|\byou are now\b|\bsystem (?:prompt|override)\b|\bnew instructions?\b|\b(?:do not|don['’]t|never) (?:tell|inform|show|mention)\b.{0,40}\b(?:the user|this comment|to (?:the|your) (?:user|human))\b|\b(?:curl|wget)\b[^\n|]{0,200}\|\s*(?:sudo\s+)?(?:ba|z)?sh\b|\bexfiltrat|忽略(?:之前|以上|先前|所有|前面)的?.{0,10}(?:指令|指示|提示|规则|規則)|(?:不要|别|別)告[訴诉](?:使用者|用户|用戶)/i,
    weight: 2,
  },
  // A role in angle brackets, as prompts are written; `Promise<User>` is a type.
  { name: 'roles', pattern: /(?<![\w.])<\/?(?:system|assistant|user|instructions?|important)\b/i, weight: 2 },
  // It speaks to the assistant, or of assistants.
  {
    name: 'for-agents',
    pattern:
      /\b(?:(?:note|notice|instructions?|message|todo) ?(?:to|for|\()|(?:reminder|hint|tips?|rules?) ?(?:to|for|\())\s?(?:the |all |any )?(?:ai|a\.i\.|llms?|assistants?|agents?|models?|bots?|copilot|claude|codex|gemini)\b|\b(?:ai|llm|coding)(?: |-)?(?:agent|assistant|reader|model|tool)s?\b/i,
    weight: 2,
  },
  {
    name: 'to-agents',
    pattern:
      /\b(?:assistant|agent|system|ai)\s?:|\byour (?:assistant|human)\b|\b(?:the|an?) (?:assistant|agent|ai|model) (?:must|should|shall|may|can|will|has to|needs to)\b|\b(?:assistants?|agents?)[:,] |\bagents (?:working|running) (?:in|on|with)\b|\bagents (?:must|should|shall|have to|need to|are to|skip|approve|verify|ignore)\b|\bevery agent (?:must|should|skips?|runs?|uses?|has to)\b|[([](?:ai|llms?|agents?|assistants?|bots?|claude|codex|copilot|gemini)[)\]]|\bincl(?:\.|uding) (?:all )?(?:bots|agents)\b|\|\s*(?:ai|assistants?|agents?|models?|bots?)\s*\||\/\/ ?AI:|\b(?:when|if) you(?: are)? read(?:ing)? this\b|\blast time you (?:forgot|did)\b|\b(?:dear|attention|hello|hey),? (?:ai|model|assistant|agent|bot|claude|copilot|codex|gemini)\b|\b(?:does|do|is|are) (?:the|an?) (?:assistant|ai|model)\b|\b(?:assistants?|bots?|copilot|claude|codex|gemini|ai tools?)(?: and \w+)? (?:commit|skip|push|merge|accept|approve|delete|ignore|follow|replace|reply|answer)s?\b|\bautomated contributors?\b|\b(?:el|la|para el|al) asistente\b|\bl['’]assistant\b|\b(?:der|den|dem|an den) assistenten?\b|\bwhoever (?:opens|reads|runs|works|starts|comes)\b|\bthe next (?:agent|assistant|session|model|reader) (?:must|should|has to|is to)\b|\b(?:requires?|wants?|expects?|asks?)(?: that)? you(?: to)? \w+|\bTODO ?\((?:ai|claude|codex|copilot|gemini|agent|assistant)\)/i,
    weight: 2,
  },
  {
    name: 'to-agents-chinese',
    pattern:
      /(?:智能[体體]|助手|模型|代理|AI)[^，。\n]{0,14}(?:[须須]|必[须須]|[应應][该該当當]?|[请請]勿|不得|要把)|(?:給|给|請|请|致)\s?(?:AI|助手|模型|代理|智能体)|AI\s?(?:工具|助手|代理|自己)|由 ?AI/i,
    weight: 2,
  },
  // It claims to speak for the person.
  {
    name: 'claims',
    pattern:
      /\b(?:the |our |this )?(?:user|developer|owner|maintainer|human|customer|boss|admin)s? (?:has |have |had )?(?:wants?|wanted|prefers?|preferred|said|says|decided|approved|confirmed|asked|requires?|instructed|agreed|allowed|authori[sz]ed|told|expects?|likes?)\b|\bthe (?:user|developer|owner|maintainer|human|boss) (?:hates?|hated|dislikes?|insists?|demands?|forbids?|forbade|loves?|never wants?|does(?:n['’]t| not) want)\b|\b(?:user|developer|owner|maintainer|human)['’]s (?:\w+ )?(?:convention|rule|preference|wish|habit|policy|instruction|standing order)s?\b|\buser (?:instruction|preference|rule|request|said|approved)|\bas you (?:asked|said|wanted|requested)\b|\b(?:correction|instruction|order|message|request|note|approval) (?:from|by|of) the (?:user|owner|maintainer|developer)\b|\bthe person you(?:'re| are)\b|\b(?:owner|admin|system|maintainer|root|user) override\b|^user ?: |根[据據](?:用[户戶]|使用者)|\b(?:pre-?approved|already approved|authori[sz]ed by)\b|(?:用户|用戶|使用者|開發者|开发者|老闆|老板|主人)(?:已|已经|已經)?(?:说|說|要求|决定|決定|确认|確認|希望|同意|批准|偏好|想要|授权|授權|[规規]定|[讨討][厌厭]|不喜[欢歡]|[坚堅]持|吩咐|交[代待]|指示|[强強][调調])|(?:用户|用戶|使用者|開發者|开发者|老闆|老板|主人)的?(?:[规規][定矩则則]|要求|指示|偏好|[习習][惯慣])/i,
    weight: 2,
  },
  // It wants to be remembered.
  {
    name: 'keeps',
    pattern:
      /\b(?:save|store|keep|remember|record|memori[sz]e) (?:this|that|it)\b.{0,40}\b(?:preference|rule|memory|session|convention|always|across|as a)|\bacross (?:all )?sessions\b|\bremember\b\s?(?::|that\b)|[写寫][进進](?:記憶|记忆)|[请請]?(?:記住|记住|務必記得|务必记得)/i,
    weight: 1,
  },
  { name: 'standing', pattern: STANDING, weight: 1 },
  // Laid down for good and for all cases at once: nobody reports so.
  {
    name: 'for-good',
    pattern:
      /\b(?:from now on|going forward|henceforth|hereafter|effective immediately|in (?:the )?future)\b.{0,60}\b(?:never|always|must|do not|don['’]t|every|only|without|skip|ignore)\b|(?:以[后後]|今[后後]|[从從][现現]在(?:起|[开開]始))[^。\n]{0,24}(?:一律|永[远遠]|不要|不用|不必|[别別]|必[须須]|直接|禁止|全部)|一律[^。\n]{0,6}(?:[执執]行|直接|跳[过過]|略[过過]|不用)/i,
    weight: 1,
  },
  {
    name: 'permits',
    pattern:
      /\b(?:you must|you should|you have to|you need to|you will|must always|do not ask|don['’]t ask|without asking|no need to ask|skip (?:it|the)|say it passed|report .{0,20}pass)\b|不用再?[问問]|直接回[报報]|不需要(?:备份|備份|[确確][认認])|不要再/i,
    weight: 1,
  },
  // What would do harm.
  {
    name: 'harms',
    pattern:
      /--(?:no-verify|privileged|unsafe-perm|allow-all|no-gpg-sign|ignore-integrity|yolo|dangerously[\w-]*|send-[\w-]+|insecure|trusted-host)\b|\bstrict-ssl\s?=\s?false|\bchmod (?:-R )?777|TLS_REJECT_UNAUTHORIZED|SSL_NO_VERIFY|\b(?:ba|z)?sh <\(\s?(?:curl|wget)\b|\b(?:confirmation|approval|permission)s? (?:is|are) not (?:needed|required)\b|\bunattended mode\b|\breport\w* (?:as )?(?:green|passed|passing)\b|\b(?:firewall|guard hooks?|guards?|sandbox|signing|verification|permission checks?)\b.{0,20}\boff\b|\b(?:switch|turn)\b.{0,30}\b(?:guards?|hooks?|checks?)\b.{0,10}\boff\b|\b(?:pipe|piping|piped)\b.{0,120}\b(?:in)?to (?:ba|z)?sh\b|~\/\.(?:aws|ssh|gnupg|kube|netrc)\b|\bid_(?:rsa|ed25519)\b|\bregistr\w*\b.{0,20}http:\/\/|http:\/\/[\w.-]*registr|\bapprove their own\b|\bauto-?(?:accept|approv)\w*|\baccept\w* all (?:prompts|permissions|requests)\b|\b(?:permission|approval|confirmation)s? (?:prompts?|checks?|requests?)?\b.{0,20}\b(?:skipped|disabled|ignored|off)\b|\b(?:commit|merge)\w* (?:directly|straight) (?:in)?to (?:main|master|prod\w*)\b|\b(?:api|access|private|secret) keys?\b.{0,40}\b(?:public|readme|issues?|gist|paste\w*)\b|\b(?:export|paste|dump)\b.{0,20}\b(?:environment|env|variables|secrets|keys)\b.{0,40}\b[\w-]+\.\w{2,}|\bgrant\b.{0,30}\baccess to\b|\bhide this\b|~\/\.(?:npmrc|pypirc|docker|config)\b|安全[扫掃]描|\b(?:disable|turn off|bypass|switch off)\b.{0,30}\b(?:tls|ssl|verification|security|csrf|auth\w*|sandbox|firewall|signing|signatures?|2fa|integrity|guards?|protection)\b|\b(?:root|admin) account\b|(?:\b|_)(?:secrets?|passwords?|tokens?|credentials?|keys?)\b.{0,40}\bplain ?text\b|\b(?:send|upload|post|forward|copy|leak|report|e?mail)\b.{0,60}(?:https?:\/\/|\S+@\S+\.\w+|\b[\w-]+\.[\w-]+\.\w{2,})|\bpush\w* (?:directly |straight )?(?:to )?(?:main|master|prod\w*)\b(?! (?:is|are) (?:blocked|forbidden|protected|not))|\b(?:test|deploy|run|migrate|execute)\w* (?:directly )?on production\b|\bapprove every\b|\b(?:http:\/\/ regist|token in the (?:remote )?url|commit the \.env)|\.env\b.{0,12}(?:提交|commit)|\beval\(\)|[关關](?:掉|闭|閉)?[^，。]{0,8}(?:防火[墙牆]|CSRF|校[验驗]|[验驗][证證])|防火[墙牆][^，。]{0,4}[关關]|直接合[并併]|自己核准|(?:上[传傳]|[发發傳传]送).{0,16}[\w-]+\.\w+|附上[链鏈鏈][结接]|在生[产產][^，。]{0,4}[执執]行/i,
    weight: 2,
  },
  {
    name: 'risks',
    pattern:
      /--(?:force|skip-[\w-]+)\b|\brm -rf\b|\bsudo\b|\b(?:disable|skip|remove|turn off)\b.{0,30}\b(?:lint\w*|review(?:s|ers?)?|tests?|checks?|backups?|lockfiles?|validation|scans?)\b|\bwithout (?:review|backup|approval|confirmation|encryption)\b|\bdelete\w*\b.{0,30}\b(?:branch|branches|tests?|backups?|database|tables?|whenever|every|all)\b|\bpostinstall\b|\bpublish the package\b|跳[过過].{0,6}(?:[审審]查|[测測][试試])|[测測][试試][^，。]{0,6}(?:不用跑|一律不)|Co-Authored-By/i,
    weight: 1,
  },
  {
    name: 'gives-away',
    pattern:
      /\b(?:tokens?|credentials?|passwords?|secrets?|private keys?)\b.{0,40}\b(?:printed|echoed|included|attached|pasted|logged|sent)\b|\b(?:print|echo|include|attach|paste)\b.{0,40}\b(?:tokens?|credentials?|passwords?|secrets?|private keys?)\b|\bcredentials\b.{0,60}\binclude them\b|\badd\w*\b.{0,30}\bcollaborators?\b/i,
    weight: 1,
  },
  {
    // What is to be answered, who judges their own work, what nobody has to look at, what is run out of the surroundings, where keys or
    // lists go: a custom, a checklist or a wish says it as well as an order.
    name: 'hands-out',
    pattern:
      /\b(?:when|if|whenever) (?:\w+ ){0,2}asked\b.{0,60}\b(?:answer|say|reply|respond|claim|state) (?:that|with|yes|no)\b|\b(?:agents?|assistants?|bots?|models?)\b.{0,20}\b(?:approves?|merges?|accepts?)\b.{0,12}\b(?:its|their|his|your) own\b|\b(?:code|changes?|commits?|pull requests?|output)\b.{0,20}\b(?:need not|needn['’]t|(?:does|do) not (?:need|have) to|no longer needs? to) be (?:reviewed|approved|verified|scanned|audited|checked)\b|\beval\(\s*(?:process\.env|os\.environ|atob|base64)|\b(?:keys?|tokens?|secrets?|credentials?|passwords?)\b.{0,60}\b(?:pastes?|posts?|shares?|uploads?)\b.{0,40}(?:\b(?:channel|chat|slack|gist|pastebin)\b|#[a-z])|[问問][到起及].{0,24}(?:[请請]|就|要|都|一律)(?:回答|回[复覆復]|[说說]|答)|(?:代理|助手|智能体|智能體|模型).{0,12}(?:批准|合[并併]|通[过過])自己|(?:代[码碼]|改[动動]|提交|[变變]更).{0,10}(?:不用|不必|不需要?|[无無]需)(?:[经經][过過])?(?:[审審][查核批]|批准|[复複]核|[扫掃]描)|(?:每|都|一律|[之以]?[后後]).{0,20}把.{0,30}(?:[发發]|[传傳]|寄|同步|推送|提交|抄送)(?:送|[给給])?(?:到|[给給]|至|往) ?[\w@-]+(?:\.[\w-]+)+/i,
    weight: 2,
  },
]

export const ORDERING = {
  signs: SIGNS,
  wordings: { titled: TITLED, elsewhere: ELSEWHERE, demands: DEMANDS },
} as const

const WORDS: readonly string[] =
  'you are a|.mdc|# agents.md|# claude.md|# gemini.md|# qwen.md|.md (of|.md (from|cursor|始终|始終|建议您|建議您|archive|export|deprecated|superseded|"role"|"tool"|"content"|"description"|from http|ignore|disregard|forget|override|the owner|the boss|you are now|you must|you should|you have to|you need to|system|instruction|<sys|<user|<assist|<import|the user|user |users |curl|wget|exfiltrat|assistant|agent|llm| ai |ai:|developer|maintainer|human|from now on|going forward|remember|memoriz|--no-|--priv|--unsafe|--allow|--ignore|--force|--yolo|--danger|--send|--skip|--insec|--trusted|henceforth|hereafter|effective immediately|next start|start of each|start of every|start of a|future sessions|on_start|mandatory for|ab sofort|ab jetzt|vor jede|nach jede|künftig|a partir de|siempre|sempre|jamais|à partir|désormais|toujours|отныне|всегда|今後|必ず|常に|앞으로|항상|bots|claude|codex|copilot|gemini|read this|reading this|last time you|correction from|order from|message from|note from|the person you|tls_reject|ssl_no|firewall|guard|sandbox off|pipe |piping|piped|~/.|id_rsa|id_ed|registr|dear |asistente|assistent|automated contrib|unattended|reported|report green|report as|email|mail |attention|whoever|that you|wants you|asks you|expects you|requires you|auto-a|autoa|accept all|accepts all|permission|approval|confirmation|directly|straight|api key|access key|private key|secret key|paste|grant|hide this|智能|模型|代理|根据|根據|扫描|掃描|todo(|todo (|credential|collaborator|strict-ssl|chmod|sudo|disable|skip|bypass|turn off|switch off|without |account|plain text|plaintext|send|upload|forward|post|leak|publish|push|production|delete|token|.env|eval(|postinstall|approve|http:|rm -rf|always|never|don\'t ask|do not ask|every|before each|as you asked|co-author|忽略|告|用户|用戶|使用者|開發者|开发者|主人|老板|老闆|記住|记住|记得|記得|助手|ai|以后|以後|之后|之後|一律|从现在|從現在|今后|今後|永远|永遠|关|關|跳过|跳過|直接|核准|上传|上傳|发送|發送|傳送|附上|生产|生產|防火|asked|its own|their own|need not|needn|not have to|not need to|longer need|channel|slack|gist|chat|问|問|自己|不必|不用|不需|无需|無需|把'.split(
    '|',
  )
