import { rememberingLast } from '../remember.ts'
import { READER_SIGNS } from './letter-signs.ts'
import { mayMatch } from './signs/may-match.ts'

/**
 * Whether a whole prompt has the shape of something that was written for others: an issue, a letter, a page of documentation, a talk, a
 * post. Whoever types to an agent asks it something; here somebody tells readers. One sign is nothing: people greet and thank an agent,
 * too. What such a text lays down is its author's rule, not the person's.
 */
export const isWrittenForOthers: (whole: string) => boolean = rememberingLast(isForReaders)

function isForReaders(whole: string): boolean {
  const prompt = inParagraphs(whole)
  let weight = 0
  for (const [at, { pattern, weight: more }] of READER_SIGNS.entries())
    if (mayMatch(`reader-${at}`, prompt) && pattern.test(prompt)) weight += more
  if (!TO_THE_AGENT.test(prompt)) weight += Math.min(2, (TITLE.test(prompt) ? 1 : 0) + sectionsIn(prompt))
  if ((prompt.match(SPEAKER)?.length ?? 0) >= 2) weight += 2
  if ((prompt.match(CLAUSE_NUMBER)?.length ?? 0) >= 2 && !OWN_LEAD.test(prompt)) weight += 2
  weight += Math.min(2, prompt.match(ROLES)?.length ?? 0)
  return weight >= ENOUGH
}

/**
 * Whether a prompt begins as such a text does, with a title or the label of what it is ("Tip of the day:"), and asks for nothing: it may
 * be the person's own, but that is not sure.
 */
export function isTitled(whole: string): boolean {
  const prompt = inParagraphs(whole)
  if (TITLE.test(prompt) && !TO_THE_AGENT.test(prompt)) return true
  return LABEL.test(prompt) && !OWN_LABEL.test(prompt) && (!isOneLine(prompt) || PUBLISHED.test(prompt))
}

/** 分支名格式：…: what a single sentence is about is no label of a text. */
function isOneLine(prompt: string): boolean {
  return prompt.length <= ONE_LINE && !/\n|[.!?] [A-Z]|[。！？](?=\S)/.test(prompt)
}

const ONE_LINE = 160
const PUBLISHED =
  /^[^:：】]*(?:\b(?:tips?|rfc|adr|notice|announcement|policy|newsletter|changelog|release|faq|issue|ticket|advisory|warning|info|error|subject|re|fwd?|step|chapter|lesson|pr|title|abstract|summary|quote|slack|mail|email|readme|docs?|commit|comment|message|bot|agent|assistant|system|user)\b|【|[公通报報]告|通知|提示|[须須]知|[来來]源|主旨|[标標][题題]|[内內]容|摘要|[转轉][发發载載]|小贴士|[资資][讯訊]|新[闻聞]|[邮郵]件|日[志誌]|[文說说]明?[档檔]|助手|系[统統]|用[户戶]|同事|老板)/i

/**
 * Whether several sentences stand together in which nobody speaks: no "I", nobody is asked for anything, and all is set as print is. The
 * person may have written it; that is not sure.
 */
export function isImpersonal(typed: string, sentences: number): boolean {
  const inChinese = /[\u3400-\u9fff]/.test(typed)
  if (sentences < SEVERAL && typed.length < (inChinese ? LONG_CHINESE : LONG)) return false
  if (SPEAKS.test(typed) || CHATS.test(typed)) return false
  return !(typed.length <= FEW_WORDS && WE.test(typed))
}

const SEVERAL = 3
const LONG = 160
const LONG_CHINESE = 80
const FEW_WORDS = 300
const SPEAKS =
  /(?<!\blet )\b(?:i|i['’](?:m|ve|d|ll)|me|my|mine|let['’]?s|can you|could you|would you|do you|did you|you (?:keep|always|again|forgot|put|did|said|were)|you['’]re|your (?:last|code|pr|changes?|answers?))\b|\?\s*$|我|咱|你(?!(?:[应應][该該]|需要|可以|[将將]|[会會]))|[帮幫麻]|[请請](?:遵守|照|注意)|[吗嗎呢]\s*[？?]?\s*$|今天|明天|[这這](?:[周週]|[个個]? ?sprint)/im
/** As one types, not as one prints: a small letter at the beginning, no apostrophe, a particle. */
const CHATS =
  /(?:^|[.!?] )(?:Also|And|But|No|Nope|Yes|Oh|Btw|So|Right|Thanks|Ok|Hi|Hey|Please|(?:Fix|Adjust|Change|Update|Rename|Rerun|Run|Look at|Check|Move|Remove) [^.\n]{0,40}\w\.\w+)\b|^[^\S\n]*(?:[-*•][^\S\n]+|\d{1,2}[.)][^\S\n]+)?[a-z]+(?: [a-z]|,|['’])|[.!?] [a-z]{2,} |\b(?:dont|doesnt|thats|cant|wont|pls|btw|ok|okay|yeah|hey|thx|thanks|gonna|wanna|lol|kinda)\b|[吧哈啊喔哦啦嘛呗唄]|(?:^|\n|。)(?:另外|[还還]有|[对對]了)[，,]|不[光只止]是?[这這]次|[别別甭]|一下|[顺順]便|[对對]了|老是|[咋啥]|搞|弄/m
const WE = /\b(?:we|we['’]\w+|our|us|please|always ask)\b|我[们們]/i

/** One empty line where there are many: looking for what stands around them would take by the square. */
function inParagraphs(whole: string): string {
  const lines: string[] = []
  for (const line of whole.slice(0, LOOKED_AT).split('\n')) {
    const plain = line.trim()
    if (plain !== '' || (lines.at(-1) ?? '') !== '') lines.push(plain)
  }
  return lines.join('\n')
}

/** Short lines that are no sentences, right above a text of their own. */
function sectionsIn(prompt: string): number {
  let count = 0
  for (const block of prompt.split(/\n\s*\n/)) if (SECTION.test(block)) count++
  return count
}

/** Whether somebody asks for something to be done, or for an answer. */
export function asksTheAgent(text: string): boolean {
  return TO_THE_AGENT.test(text) || /[?？:：]\s*$/.test(text)
}

const ENOUGH = 2
const LOOKED_AT = 20_000

/** `3.2 …`, 第三條, 一、安装 in a line of its own: the parts of a document. */
const CLAUSE_NUMBER =
  /^\s*(?:\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\s+\S|§\s?\d|第[一二三四五六七八九十百\d]+[章节節条條款]|[一二三四五六七八九十]{1,2}、[^\n，。：]{1,12}$)/gm

/** 幾件事先講清楚，我只講一次： somebody who speaks, to somebody, numbers their own. */
const OWN_LEAD = /^[^\n：:]{0,60}[我咱你您][^\n：:]{0,60}[:：]\s*$/m

/** A line of its own at the top that is no sentence, and text below it. */
const TITLE = /^\s*[^\s#>*-][^\n]{1,70}[^\s.?!:：。？！,，]\n\s*\n\s*\S/
const SECTION = /^\s*(?:#{1,6} |\*\*)?[A-Z][\w'’/ -]{2,40}[\w?](?:\*\*)?\n\s*\S/
/** `Tip of the day: …`, `RFC 12: …`, `【公告】…`: what it is, in front of all it says. */
const LABEL =
  /^\s*(?:(?![^:\n]*\b(?:is|are|has|have|must|should|goes?|needs?|lives?) )[A-Z][\w#.-]*(?: [\w#.-]+){0,4}(?: \([^)\n]{1,40}\))?: \S|【[^】\n]{1,12}】|[\u3400-\u9fff]{2,6}：(?=[^\S\n]*\S))/
const OWN_LABEL =
  /^\s*(?:(?:please |always |quick |one |two |a few |some |an? |another |just an? )?(?:notes?|rules?|remember\w*|reminder|conventions?|tasks?|goals?|questions?|context|todo|btw|fyi|also|things?|one more thing|two things|decisions?|corrections?|important|preferences?|fix|add|update|change|bug|style|naming|tests?|commits?|language|for|in|from|when|if|on|and|so|ok|yes|no|i|we|my|our|you)\b|(?:[规規][则則]|[约約]定|[记記]住|注意|要求|更正|[补補]充|[决決]定|[对對]了|另外|[还還]有|[这這][个個][项專]))/i
/** Somebody who asks for something to be done says so to whoever does it. */
const TO_THE_AGENT =
  /\b(?:please|can you|could you|would you|let['’]?s|i (?:want|need|think|would)|i['’]d|fix|add|implement|refactor|help me|make sure|we use)\b|[请請](?:你|[帮幫]|把|看|修|加|改|[写寫]|[给給]|查|[检檢]|[实實]|用|[记記]|[别別]|不要|以[后後])|[帮幫](?:我|忙)|麻[烦煩]/i
/** `Anna: …`, `[10:31] anna: …`, `anna 3:12 PM` */
const SPEAKER =
  /^\s*(?:\[\d{1,2}:\d{2}\]\s*)?(?!(?:note|notes|rule|rules|task|goal|context|todo|important|also|remember|convention|decision|warning|hint|example|step|answer|question|naming|names|test|testing|commit|branch|branches|style|format|formatting|doc|api|db|database|auth|queue|error|logging|log|type|import|lint|linter|linting|deploy|deployment|release|ci|build|language|frontend|backend|server|client|ui|css|code|file|folder|dep|dependency|dependencies|package|stack|review|pr|security|performance|config|env|editor|indent|indentation|comment|structure|architecture|why|what|how|where|who|when|input|output|default|port|host|url|user|version|mobile|web|storage|cache|migration|tone|money|time|date|currency)s?\b)[A-Za-z][\w.-]{1,20}(?: [A-Z][a-z]+)?:\s+\S|^\s*(?:[a-z][\w.-]{1,20}(?: [a-z][\w.-]{1,20})?|[\u3400-\u9fff]{2,8}) {1,3}(?:[昨今前上下][天午] ?)?(?:\d{4}-)?(?:\d{1,2}[-/]\d{1,2} )?\[?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\]?\s*$/gim
/** What people of a kind have to do, or do: said to readers. */
const ROLES =
  /\b(?:contributors|participants|maintainers|users|customers|reviewers|members|employees|developers|visitors|guests|teams|engineers|staff|clients|providers|vendors|suppliers|students|partners|the (?:client|provider|customer|supplier|candidate))(?: (?:of|on|with|in) [\w. ]{1,24})? (?:must|should|shall|have to|are (?:asked|required|expected)|can ?not|cannot|may not|reported)\b|(?:[贡貢][献獻]者|[开開][发發]者|成[员員]|用[户戶]|同[学學]|同仁|[参參][与與]者|[维維][护護]者|[员員]工|使用者|[读讀]者)(?:都|均|皆)?(?:必[须須]|[应應須须]|[请請]|不得|禁止|不[应應])/gi
