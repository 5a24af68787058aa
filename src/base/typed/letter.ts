/**
 * Whether a whole prompt has the shape of something that was written for others: an issue, a letter, a page of documentation, a talk, a
 * post. Whoever types to an agent asks it something; here somebody tells readers. One sign is nothing: people greet and thank an agent,
 * too. What such a text lays down is its author's rule, not the person's.
 */
export function isWrittenForOthers(whole: string): boolean {
  const prompt = inParagraphs(whole)
  let weight = 0
  for (const { pattern, weight: more } of SIGNS) if (pattern.test(prompt)) weight += more
  if (!TO_THE_AGENT.test(prompt)) weight += Math.min(2, (TITLE.test(prompt) ? 1 : 0) + sectionsIn(prompt))
  if ((prompt.match(SPEAKER)?.length ?? 0) >= 2) weight += 2
  if ((prompt.match(CLAUSE_NUMBER)?.length ?? 0) >= 2) weight += 2
  weight += Math.min(2, prompt.match(ROLES)?.length ?? 0)
  return weight >= ENOUGH
}

/**
 * Whether a prompt begins as such a text does, with a title or the label of what it is ("Tip of the day:"), and asks for nothing: it may
 * be the person's own, but that is not sure.
 */
export function isTitled(whole: string): boolean {
  const prompt = inParagraphs(whole)
  return (TITLE.test(prompt) && !TO_THE_AGENT.test(prompt)) || (LABEL.test(prompt) && !OWN_LABEL.test(prompt))
}

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
  /(?<!\blet )\b(?:i|i['’](?:m|ve|d|ll)|me|my|mine|let['’]?s|can you|could you|would you|do you|did you|you (?:keep|always|again|forgot|put|did|said|were)|your (?:last|code|pr|changes?|answers?))\b|\?\s*$|我|咱|你(?!(?:[应應][该該]|需要|可以|[将將]|[会會]))|[帮幫麻]|[请請](?:遵守|照|注意)|[吗嗎呢]\s*[？?]?\s*$/im
/** As one types, not as one prints: a small letter at the beginning, no apostrophe, a particle. */
const CHATS =
  /(?:^|[.!?] )(?:Also|And|But|No|Nope|Yes|Oh|Btw|So|Right|Thanks|Ok|Hi|Hey|Please|(?:Fix|Adjust|Change|Update|Rename|Rerun|Run|Look at|Check|Move|Remove) [^.\n]{0,40}\w\.\w+)\b|^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?[a-z]+(?: [a-z]|,|['’])|[.!?] [a-z]{2,} |\b(?:dont|doesnt|thats|cant|wont|pls|btw|ok|okay|yeah|hey|thx|thanks|gonna|wanna|lol|kinda)\b|[吧哈啊喔哦啦嘛呗唄]|[别別甭]|一下|[顺順]便|[对對]了|老是|[咋啥]|搞|弄/m
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

const SIGNS: readonly { readonly pattern: RegExp; readonly weight: number }[] = [
  // A letter: who it is to in a line of its own, and who it is from.
  {
    pattern:
      /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe\w*|bonjour|hola)\b[^.?\n]{0,40}[,!:]?\s*\n/i,
    weight: 1,
  },
  {
    pattern:
      /^\s*(?:(?:hi|hello|hey|dear|hallo) )?(?:all|team|everyone|everybody|folks|maintainers|colleagues|zusammen)\b\s*[,!:]/im,
    weight: 1,
  },
  { pattern: /^\s*(?:大家好|各位\S{0,8}|諸位|诸位|您好|尊敬的\S{1,12})\s*[，：,:！]/, weight: 1 },
  {
    pattern:
      /\n\s*(?:(?:best|kind|warm|many)? ?(?:regards|wishes)|cheers|thanks|thank you|sincerely|yours\b[^\n]{0,12}|best|viele grüße|mit freundlichen grüßen|cordialement|saludos)[,.!]?\s*\n\s*\S[^\n]{1,40}(?:\n[^\n]{1,40}){0,3}\s*$/i,
    weight: 1,
  },
  {
    pattern:
      /(?:敬上|[谨謹][启啟上]|此致|敬[礼禮])\s*(?:\n[^\n]{1,12}\s*)?$|\n\s*(?:[谢謝]{2})\s*\n\s*\S[^\n]{1,16}\s*$/,
    weight: 2,
  },
  // The parts of an issue, a story, a request to merge, a page.
  {
    pattern:
      /^\s*(?:#{1,6} |\*\*)?(?:steps to reproduce|to reproduce|describe the bug|expected(?: behaviou?r| result)?|actual(?: behaviou?r| result)?|acceptance criteria|what happened\??|possible (?:fix|solution)|story points\b.*|test plan|notes? for reviewers|checklist|what does this (?:pr|mr|change) do\??|motivation|breaking changes|code of conduct|getting started|installation|what['’]s new.{0,20}|release notes.{0,20}|changelog|additional context)\s*:?\s*(?:\*\*)?\s*$/im,
    weight: 2,
  },
  {
    pattern: /^\s*(?:environment|version|affected|severity|priority|labels?|reporter|assignee|workaround)\b\s*:?/im,
    weight: 1,
  },
  { pattern: /^\s*as an? [\w ]{3,30},? i (?:want|need|would like)\b/i, weight: 2 },
  { pattern: /(?:^|\s)@[a-z][\w-]{2,}/i, weight: 1 },
  {
    pattern:
      /\bthe following (?:rules|terms|conditions) apply\b|\byours (?:faithfully|sincerely|truly)\b|\bto whom it may concern\b|\b[A-Z]\w+ here from\b|\bunsubscribe\b|\bread more on\b/i,
    weight: 2,
  },
  {
    pattern: /\bcc @|\baffected: |\((?:#\d+|gh-\d+)\)|\b(?:fixes|closes|related to|see|duplicate of) #\d+/i,
    weight: 1,
  },
  // Remarks of a review, answers of a forum.
  { pattern: /^\s*(?:lgtm|nit|nits)\b|\blgtm overall\b|\bapproving\b|\bnits?:/i, weight: 1 },
  {
    pattern: /\b(?:reviewed|review|answered|asked|posted|edited|commented)\b[^.\n]{0,30}\bby\s+@?[a-z][\w.-]+/i,
    weight: 1,
  },
  {
    pattern:
      /\baccepted answer\b|\bupvote\b|\bsame (?:here|problem|issue)\b|\bhope (?:this|that|it) helps\b|\bworked for me\b|(?:^|\s)\+1\s*$|\bthanks for the gold\b|^solved\s*:|\bin my case\b/i,
    weight: 1,
  },
  {
    pattern:
      /\bedit\s*\d?: |\(score:? \d+|\bsee also the\b|\bnot sure if (?:it|this) is related\b|\bfixed it like this\b/i,
    weight: 1,
  },
  // Who wrote it, where it appeared, what its readers are asked for.
  {
    pattern:
      /^\s*(?:作者|[链鏈]接|[来來]源|原文(?:[链鏈]接|出[处處])?|[转轉][载載]自?|[编編][辑輯]|[责責][编編]|[发發]布(?:[时時][间間]|于|於))\s*[:：]|著作[权權]|版[权權]所有|[点點][赞贊讚]|收藏[哦喔吧]|一[键鍵]三[连連]|[关關]注我|公[众眾][号號]|看[这這]一篇就[够夠]|©|\ball rights reserved\b|\b\d+ min read\b|^\s*(?:posted|published|written|edited|maintained) (?:by|on|in)\b|\bsubscribe (?:to|for)\b|\bfollow (?:me|us) (?:on|for)\b|^\s*(?:source|via|originally published)\s*: /im,
    weight: 2,
  },
  {
    pattern: /^\s*(?:大家好|各位[^，。：\n]{0,8}[，,：:！!\s]|hello everyone|hi everyone)/im,
    weight: 1,
  },
  {
    pattern:
      /\b(?:as of|starting|effective|beginning) (?:monday|tuesday|wednesday|thursday|friday|next (?:week|month)|immediately|\d|january|february|march|april|may|june|july|august|september|october|november|december)|\bplease (?:note|be advised|be aware) that\b|[自从從][^，。]{1,10}起[，,]|即日起|[请請](?:知悉|周知|留意|配合)|[。！]\s*\S{2,8}(?:[处處部科室]|[办辦]公室|中心|公司|小[组組])\s*$/i,
    weight: 1,
  },
  {
    pattern: /(?:本文|[这這]篇文章)[^，。]{0,4}(?:告[诉訴]|介[绍紹]|[讲講]|[将將]|[带帶]你)|[请請](?:分享|[转轉][发發])/,
    weight: 2,
  },
  // A standard, a contract, a handbook: it speaks of itself.
  {
    pattern:
      /本(?:[规規][范範定]|手[册冊]|文[档檔件]|制度|[标標][准準]|指南|[协協][议議]|合同|[条條]例|[办辦]法)(?:由|[适適]用|自|所|旨在|[规規]定|中)|第[一二三四五六七八九十百\d]+[章节節条條款]|\bthis (?:document|policy|guide|handbook|standard|agreement|specification|section|page) (?:describes|defines|applies|explains|covers|specifies|is (?:intended|for))\b|\b(?:shall|hereby|herein)\b|\bMUST(?: NOT)?\b[^\n]*\n[^\n]*\b(?:MUST|SHOULD)\b/m,
    weight: 2,
  },
  // The answer of another model.
  {
    pattern:
      /^\s*(?:great question|happy to help|glad to help|sure|certainly|absolutely|of course|good question)[!,]|\bhere (?:are|is) (?:the|some|a few) (?:best practices|tips|steps|key|recommended|guidelines)\b|\bby following (?:these|this)\b|\blet me know if you(?:'d| would| need| have| want)\b|\bwould you like me to\b|^\s*(?:当然(?:可以)?|好的|没问题)[！!][^\n]{0,20}(?:以下是|下面是)|希望(?:对你|這|这)[^\n]{0,6}有[帮幫]助|^\s*(?:[-*]|\d+\.)\s+\*\*[^*\n]+\*\*\s*[–—:-]/im,
    weight: 2,
  },
  // A notice to whoever comes by, or to programs.
  {
    pattern:
      /^\s*(?:[A-Z]{3,}[A-Z ]{4,})$|^\s*(?:(?:important|system|security|urgent) )?(?:notice|attention|announcement|disclaimer)\b[^\n]{0,30}(?:to|for|:)|\bto (?:all|any) (?:ai|agents?|assistants?|developers|contributors|users|teams)\b|\b[Ww]e (?:are excited|are pleased|are happy) to announce\b|\b[Ww]e (?:recommend|advise|encourage|suggest) (?:that )?(?:you|all|every|using|to)\b|^\s*(?:【[^】\n]{1,14}】|通知|公告|[声聲]明|敬告|温馨提示|溫馨提示)/m,
    weight: 2,
  },
  // Said of a company and its product, as nobody does to an agent.
  {
    pattern:
      /(?:一站式|新一代|[业業]界[领領]先|助力|[赋賦]能|[降]本增效|[为為]您|[欢歡]迎使用|感[谢謝]您)|\b(?:best-in-class|industry-leading|seamless(?:ly)?|next-generation|empowers? (?:you|teams)|get the most out of|welcome to|thank you for (?:choosing|your interest|contributing)|thanks for your interest)\b/i,
    weight: 1,
  },
]

/** `3.2 …`, 第三條, 一、安装 in a line of its own: the parts of a document. */
const CLAUSE_NUMBER =
  /^\s*(?:\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\s+\S|§\s?\d|第[一二三四五六七八九十百\d]+[章节節条條款]|[一二三四五六七八九十]{1,2}、[^\n，。：]{1,12}$)/gm

/** A line of its own at the top that is no sentence, and text below it. */
const TITLE = /^\s*[^\s#>*-][^\n]{1,70}[^\s.?!:：。？！,，]\n\s*\n\s*\S/
const SECTION = /^\s*(?:#{1,6} |\*\*)?[A-Z][\w'’/ -]{2,40}[\w?](?:\*\*)?\n\s*\S/
/** `Tip of the day: …`, `RFC 12: …`, `【公告】…`: what it is, in front of all it says. */
const LABEL =
  /^\s*(?:(?![^:\n]*\b(?:is|are|has|have|must|should|goes?|needs?|lives?) )[A-Z][\w#.-]*(?: [\w#.-]+){0,4}(?: \([^)\n]{1,40}\))?: \S|【[^】\n]{1,12}】|[\u3400-\u9fff]{2,6}：(?=[^\S\n]*\S))/
const OWN_LABEL =
  /^\s*(?:(?:please |always |quick |one |two |a few |some )?(?:notes?|rules?|remember\w*|reminder|conventions?|tasks?|goals?|questions?|context|todo|btw|fyi|also|things?|one more thing|two things|decisions?|corrections?|important|preferences?|fix|add|update|change|bug|style|naming|tests?|commits?|language|for|in|from|when|if|on|and|so|ok|yes|no|i|we|my|our|you)\b|(?:[规規][则則]|[约約]定|[记記]住|注意|要求|更正|[补補]充|[决決]定|[对對]了|另外|[还還]有|[这這][个個][项專]))/i
/** Somebody who asks for something to be done says so to whoever does it. */
const TO_THE_AGENT =
  /\b(?:please|can you|could you|would you|let['’]?s|i (?:want|need|think|would)|i['’]d|fix|add|implement|refactor|help me|make sure|we use)\b|[请請帮幫]|麻[烦煩]/i
/** `Anna: …`, `[10:31] anna: …`, `anna 3:12 PM` */
const SPEAKER =
  /^\s*(?:\[\d{1,2}:\d{2}\]\s*)?(?!(?:note|notes|rule|rules|task|goal|context|todo|important|also|remember|convention|decision|warning|hint|example|step|answer|question|naming|names|test|testing|commit|branch|branches|style|format|formatting|doc|api|db|database|auth|queue|error|logging|log|type|import|lint|linter|linting|deploy|deployment|release|ci|build|language|frontend|backend|server|client|ui|css|code|file|folder|dep|dependency|dependencies|package|stack|review|pr|security|performance|config|env|editor|indent|indentation|comment|structure|architecture|why|what|how|where|who|when|input|output|default|port|host|url|user|version|mobile|web|storage|cache|migration|tone|money|time|date|currency)s?\b)[A-Za-z][\w.-]{1,20}(?: [A-Z][a-z]+)?:\s+\S|^\s*(?:[a-z][\w.-]{1,20}(?: [a-z][\w.-]{1,20})?|[\u3400-\u9fff]{2,8}) {1,3}(?:[昨今前上下][天午] ?)?(?:\d{4}-)?(?:\d{1,2}[-/]\d{1,2} )?\[?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\]?\s*$/gim
/** What people of a kind have to do, or do: said to readers. */
const ROLES =
  /\b(?:contributors|participants|maintainers|users|customers|reviewers|members|employees|developers|visitors|guests|teams|engineers|staff|clients|providers|vendors|suppliers|students|partners|the (?:client|provider|customer|supplier|candidate))(?: (?:of|on|with|in) [\w. ]{1,24})? (?:must|should|shall|have to|are (?:asked|required|expected)|can ?not|cannot|may not|reported)\b/gi
