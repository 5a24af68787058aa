import { remembering } from '../remember.ts'
import { isListLine } from './lines.ts'
import { endsAsLead } from './others/frames.ts'

/**
 * What the line above a list or a text says about it: that it is somebody else's, the person's own rules, what is to be made now, what
 * they saw, or only that they speak; '' where it announces nothing.
 */
export type Lead = 'theirs' | 'rules' | 'work' | 'seen' | 'own' | ''

export function leadIn(block: string): Lead {
  return leadOf(block.slice(block.lastIndexOf('\n') + 1).trim())
}

const leadOf: (line: string) => Lead = remembering((line) => {
  if (isListLine(line)) return ''
  const open = /[:：]$/.test(line)
  if (!open)
    return ANNOUNCES.test(line) || endsAsLead(line) || (MATERIAL.test(line) && SHOWS.test(line)) ? 'theirs' : ''
  if (MINE.test(line)) return 'own'
  if (THEIRS.test(line)) return 'theirs'
  if (OWN_LIST.test(line)) return ownLead(line)
  if (!MATERIAL.test(line)) {
    const lead = ownLead(line)
    if (lead === 'rules' || lead === 'seen') return lead
  }
  if (ANNOUNCES.test(line) || MATERIAL.test(line)) return 'theirs'
  const lead = ownLead(line)
  return lead !== 'own' || (PERSON.test(line) && !ABOUT_IT.test(line)) ? lead : 'theirs'
})

/** What a list of the person's own is a list of. */
function ownLead(line: string): Lead {
  return OWN.find(({ pattern }) => pattern.test(line))?.lead ?? 'own'
}

/** A review of the person's own. */
const MINE =
  /我自己|我(?:看完?|[写寫]|提)的|\bmy (?:own )?(?:review|comments|notes|feedback|remarks)\b|\bfeedback (?:to|on|for) your\b/i

const MATERIAL_NOUNS =
  'issues?|tickets?|bug reports?|e-?mails?|mails?|messages?|threads?|logs?|outputs?|errors?|warnings?|trace|stack ?traces?|tracebacks?|changelog|release notes?|articles?|posts?|pages?|docs?|documentation|readme|spec|snippets?|diffs?|patch|reviews?|comments?|texts?|config|documents?|reports?|answers?|response|guides?|notes?|transcripts?|paragraph|feedback|description|proposal|templates?|prompts?|failures?|advice|tips?|policy|guidelines?'
const CHINESE_NOUNS =
  'issue|mail|email|郵件|邮件|信|來信|来信|留言|訊息|消息|通知|日誌|日志|(?<![a-z])log(?![a-z])|報錯|报错|錯誤|错误|輸出|输出|文件|文檔|文档|文章|網頁|网页|帖子|貼文|版本|說明|说明|公告|更新|片段|代碼|代码|程式碼|評論|评论|回覆|回复|需求|工單|工单|反饋|反馈|回饋|回報|回报|建議|建议|規範|规范|準則|准则|提示|文字|內容|内容|段落|訊息|對話|对话|(?<![a-z])(?:PR|review|changelog|readme)(?![a-z])'

/** Somebody else's words, whoever speaks of them: who said it, where it comes from, or that it is to be looked at. */
const THEIRS = new RegExp(
  [
    // What is to be written for others: a prompt, a mail.
    String.raw`\b(?:write|draft|compose|generate)\b[^\n]*\b(?:prompt|e?mail|message|post|announcement|readme|template|notice|text)\b[^\n]*:$|(?:[写寫]|草[拟擬]|起草)(?:一)?[个個份段篇封条條]?[^\n]{0,4}(?:prompt|[邮郵]件|信|公告|文案|通知|提示[词詞]|README|回[复覆]|消息|訊息)[^\n]*[:：]$`,
    String.raw`\b(?:wrote|writes|says|said|sent|posted|replied|(?<!\b(?:\d+|two|three|four|five|six|ten|few|some|these|those|all|more|of|our|my|new|need|want|the) )reports|told (?:me|us)|answers|answered|demands|requires|asks (?:us|for)|claims|suggests|recommends)\b[^\n]*:$`,
    String.raw`\b(?:predecessors?|(?:previous|former|last) (?:dev|developer|team|owner|maintainer|contractor)|contractors?|vendors?|customers?|clients?)\b[^\n]{0,20}\b(?:left|gave|handed|sent|shipped|delivered)\b[^\n]*:$|(?:前任|前同事|外包|客[户戶]|供[应應]商)[^\n]{0,6}(?:留|[给給]|交|[发發])[^\n]{0,8}[:：]$`,
    String.raw`\b(?:according to|quot(?:e|ed|ing)|from (?:the|their|his|her|a|an|stack|chatgpt|slack|wikipedia)\b[^\n]{0,30}(?:docs?|site|website|blog|wiki|readme|page|handbook|guide|article|channel|thread|vendor|customer|client|overflow))\b[^\n]*$|\b(?:chatgpt|copilot|stackoverflow|stack overflow)\b[^\n]*:$`,
    String.raw`(?:(?<![我先])[说說寫写貼贴](?![几幾下])|來信|来信|留言|回[复覆])(?:的|了|道)?[^\n一]{0,6}[:：]$|[网網](?:上|站)[^\n]{0,12}[:：]$`,
  ].join('|'),
  'i',
)

/** What is spoken of is of the kind that is pasted. */
const MATERIAL = new RegExp(
  [
    `\\b(?:this|these|following|attached|below|the)\\s+(?:\\w+\\s+){0,2}?(?:${MATERIAL_NOUNS})\\b[^\\n]*$`,
    `(?:[這这該该此][個个封段篇些份則则條条張张]?|下面|以下|底下|下列)[^\\n，。]{0,8}(?:${CHINESE_NOUNS})[^\\n]*$`,
  ].join('|'),
  'i',
)

/** "look at the issue", "what about this text?": it is there to be seen. "It is in the template." is not. */
const SHOWS =
  /[?？]$|\b(?:this|these|following|attached|below)\b|^(?:hey,? |ok,? |so,? |and |please |pls |can you |could you |would you |can we )*(?:look|see|check|fix|review|read|explain|summari[sz]e|translate|address|answer|use|apply|follow|handle|solve|implement|rewrite|proofread|go through|work on)\b|[\u3400-\u9fff]/i

/** The person says that something of somebody else's follows, or asks about what can only stand below. */
const ANNOUNCES = new RegExp(
  [
    String.raw`\b(?:what does (?:this|that|it) mean|(?:fix|check|review|read|explain|summari[sz]e|translate|look at|see) (?:these|this|that|below)|pasted?|got this|(?:this|that) (?:came|is|was) (?:in|from)|received (?:this|the following)|found (?:this|that|it) (?:on|in|at)|here(?:'s| is| are)|as follows)\b[^\n]*$`,
    String.raw`\b(?:told|gave|sent|showed) (?:me|us) (?:this|that|these)\b[^\n]*$|\b(?:this|that) (?:just )?(?:landed|arrived|turned up|showed up|popped up)\b[^\n]*$|\b(?:what(?:['’]s| is) your (?:take|opinion|view)|(?:any|your) thoughts)\s?\?$|\b(?:is|are|does|do|was) (?:this|that|it|these|they)\b[^\n]{0,60}(?:nonsense|true|right|correct|legit|wrong|outdated|valid|accurate|any good|make sense|sound|hold|apply to us|still)\b[^\n]{0,20}\?$|\bwhat do (?:they|you make of)\b[^\n]*\?$|\b(?:thoughts|opinions?)\s?\?$|\b(?:chatgpt|copilot|stack ?overflow)\b[^\n]*\?$`,
    String.raw`\b(?:tl;?dr|sum (?:this|it|that) up|(?:key|main) points|the gist|what(?:['’]s| is) (?:this|the (?:point|gist)))\b[^\n]{0,30}[?.!]?$|[这這](?:篇|段|份|封|[个個])?[^\n]{0,6}(?:[讲講说說写寫]的?(?:是)?(?:什[么麼]|啥)|[总總][结結]|整理|[归歸][纳納]|概括|翻[译譯]|提[炼煉])[^\n]{0,16}$`,
    String.raw`(?:这啥|這啥|[发發寄转轉贴貼](?:[来來给給过過]我?)?的[^\n]{0,12}|什么意思|什麼意思|怎麼回事|怎么回事|[这這](?:靠[谱譜]|[对對]|是真的|合理|可信)[^\n]{0,3}[吗嗎]|(?:有|算)道理[吗嗎]|你怎[么麼]看|[帮幫]我?看看[这這][^\n]{0,6})[？?。]?$`,
    // What stands below it is to be chosen from.
    String.raw`\b(?:which|what|either)\b[^\n]{0,80}\b(?:better|best|prefer|approach|option|choose|recommend)\b[^\n]{0,40}\?\s*$|(?:哪[个個种種]|[选選]哪)[^\n]{0,20}[？?]\s*$`,
  ].join('|'),
  'i',
)

/** What the person's own lists are lists of. Work in hand is asked for first: "rules for the new form" end with the form. */
const OWN: readonly { readonly lead: Lead; readonly pattern: RegExp }[] = [
  {
    lead: 'seen',
    pattern:
      /\b(?:what|all) (?:i|we) (?:see|saw|get|got|know|found|tried|noticed|observed|measured)\b|\b(?:what happens|symptoms?|observations?|findings|results?|repro|tried so far|facts so far|timeline)\b|^(?!.*\b(?:settled|decided|answered|agreed)\b).*\b(?:options|alternatives|(?:some|my|few|rough) (?:ideas|thoughts)|questions)\b|[现現]象|症[状狀]|情[况況]如?下?[:：]|[发發][现現](?:了|如下)|[试試][过過]|[观觀]察|[结結]果[:：]|[选選][项項]|[几幾][种種个個](?:方案|思路|想法|[问問][题題])/i,
  },
  {
    lead: 'work',
    pattern:
      /^(?:please )?(?:mend|do|finish|make) (?:these|this|the following)\b|[这這][个個]? ?sprint|\b(?:requirements?|acceptance criteria|specs?|todos?|tasks?|steps|next up|to do|has to do|must do|should do|needs to do|want you to do|need you to do|i want|i need|deliverables|scope|plan|bugs?|fixes|things? to (?:fix|change|do)|for (?:this|the|that) (?:new )?(?!repo|project|code|codebase|team|future|record|whole|rest|(?:front|back)-?end|api|app|tests|docs|server|client|database)\w+(?: \w+)?(?: please| pls)?:|please (?:do|fix|change|add)|(?:build|implement|create|write|add|make|refactor|fix|change) (?:me |us )?(?:an?|the)\b)|\b(?:should|must|has to|needs to|shall):$|要求|[规規]格|需求|步[骤驟]|任[务務]|[临臨][时時]|[这這][两兩]天|今天|明天|[这這]次|[这這][个個]?(?:[页頁]面?|功能|表[单單]|接口|[组組]件|PR)|[重改][构構造]一下|[帮幫]我[写寫做加改]|做以下|[处處]理一下|改[这這]?[几幾][处處点點]|^(?:先|再|[请請])*(?:整理|拆分?|[优優]化|改造|清理|完善|升[级級]|[迁遷]移|[实實][现現]|收拾)(?:一下)?[^，。：:这這下上]{0,14}(?:模[块塊]|中[间間]件|接口|[页頁]面?|[组組]件|服[务務]|[测測][试試]|[脚腳]本|[逻邏][辑輯]|代[码碼]|功能|任[务務]|配置)[:：]$/i,
  },
  {
    lead: 'rules',
    pattern:
      /\b(?:house rules|(?:our|my|some|a few|the|these|few|team) (?:ground |basic |house )?(?:rules|conventions|habits|preferences|principles|standards|decisions|agreements)|decisions|how (?:we|i) (?:work|do|like|want|name|write)|we (?:agreed|decided|settled)|what (?:i|we) (?:keep|always|never|like|prefer|expect)|i keep (?:\w+ing)|settled|not up for discussion|non-?negotiable|set in stone|(?:for|in) (?:the )?future|from now on|going forward|(?:for|in) (?:all|every|any) \w+|in general|(?:always|permanently) valid|hold(?:s)? (?:always|everywhere|for (?:all|everything))|so (?:that )?(?:we|i) (?:don['’]?t|do not|dont) (?:have|need|talk|discuss)|once and for all|setup|(?:for|in) this (?:repo|project|codebase|code ?base|team)|(?:please )?remember|things? (?:to (?:know|remember)|you (?:keep|always|never|still|should know))|you keep (?:asking|forgetting|mixing)|where (?:is|are) (?:what|things|everything)|what is where|who (?:does|owns) what|how (?:it|things) (?:is|are) (?:set up|organi[sz]ed|laid out|done)|since you'?re new|so you know|facts about|you (?:should|need to|must) know|good to know|for the record|about (?:this|our|the) (?:repo|project|codebase|setup|code))\b|\b(?:tour|overview|layout|glossary|vocabulary)\b[^:]{0,20}:$|[规規][矩则則]|(?:我[们們]|咱[们們]?|[团團][队隊])的?[规規][范範]|[约約]定|[惯慣]例|[习習][惯慣]|原[则則]|以[后後]|[后後]面都|今[后後]|照[这這][个個]?[来來]|[决決]定|定[了下]|[记記](?:住|一下|得)|[须須]知|(?:跟你)?[说說交](?:明|代)?一下|介[绍紹]一下|先[说說讲講]|前提|[请請]遵守|通用|一直有效|[长長]期有效|都有效|[统統]一/i,
  },
]

/** "A few rules for this repo:" announces the person's own list. */
const OWN_LIST =
  /\b(?:rules?|conventions?|requirements?|things|points|steps|constraints?|preferences|todos?|want|need|remember|do the following|please do)\b[^\n]{0,40}[:：]\s*$|(?:規則|规则|約定|约定|慣例|惯例|要求|[几幾][个個件条條]? ?(?:points?|点|點|事|地方)|事項|事项|注意|記住|记住)[^\n]{0,12}[:：]\s*$/i

/** What follows is to be looked at. */
const ABOUT_IT =
  /\b(?:check|compare|comply|explain|summari[sz]e|translate|review(?! ?了)|read|rewrite|proofread|answer)\b|[检檢]查|[对對]照|解[释釋]|翻[译譯]|[总總][结結]|看看|看一下/i
/** Somebody speaks for themselves, and to somebody. */
const PERSON = /\b(?:i|i['’]\w+|we|we['’]\w+|me|my|our|us|you|your|let['’]?s|please|pls)\b|[我你您咱]|麻[烦煩]|[帮幫]/i
