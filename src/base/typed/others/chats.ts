/** Who wrote in a chat, and when: `Ana, 10:32 AM`, `Ana [10:32]: …`, `[10:32] Ana: …`, or the time alone below the name. */
export function isChatHead(line: string): boolean {
  if (!CLOCK.test(line)) return false
  for (const pattern of CHAT) if (pattern.test(line)) return true
  return false
}

/**
 * The lines of a talk that was copied: who, when and what in one line, two times or more. One such line alone may be a date of the
 * person's own ("Dana 10:30 about the budget"). What stands between two of them is the longer message of the first.
 */
export function chatLinesIn(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const pattern of TALK) {
    const said = lines.flatMap((line, at) => (MARKED.test(line) && pattern.test(line) ? [at] : []))
    const [first = 0, last = 0] = [said[0], said.at(-1)]
    if (said.length > 1) for (let at = first; at <= last; at++) found.add(at)
  }
  return found
}

const CLOCK = /\d:\d\d/
const PLACE = String.raw`(?:(?:#[\w-]+|[Ss]lack|Teams|Discord|Whats[Aa]pp|We[Cc]hat|Telegram|Signal|LINE|微信群?|[钉釘]{2}|[飞飛][书書]|企[业業]微信|群[里裡]|群[组組])[,，:：]?\s*)?`
/** One to three words with a capital, one without, or a few signs; not what has a time of its own, or says when. */
const NAME = String.raw`(?!(?:[Aa]t|[Bb]y|[Ii]n|[Oo]n|[Ss]ince|[Uu]ntil|[Bb]efore|[Aa]fter|[Ff]rom|[Ee]very|[Rr]uns?|[Tt]he|[Aa]round|[Aa]lways|[Nn]ever|[Ss]tarts?|[Ee]nds?|[Mm]on(?:day)?|[Tt]ue(?:sday)?|[Ww]ed(?:nesday)?|[Tt]hu(?:rsday)?|[Ff]ri(?:day)?|[Ss]at(?:urday)?|[Ss]un(?:day)?|[Tt]oday|[Tt]omorrow|[Yy]esterday|[Dd]aily|[Ww]eekly|[Nn]ightly|[Ss]tand-?up|[Mm]eeting|[Cc]all|[Dd]eploy\w*|[Rr]elease\w*|[Bb]ackups?|[Cc]ron|[Jj]obs?|[Bb]uilds?|[Tt]ime|[Dd]eadline|[Ss]chedule|[Ll]unch|[Rr]eview|[Nn]otes?|[Tt]imeout|[Pp]ort|[Ll]ine|UTC)\b|[^\n]{0,8}(?:任[务務]|[会會][议議]|[发發][布佈]|部署|[时時][间間]|[备備]份|上[线線]|下班|上班|[开開][始会會]|定[时時]|每天|每日|每[周週]|截止|[构構]建|早[会會]|例[会會]|之?前|之?[后後])\s*[\d:：,，])@?(?:[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*)?(?: [A-Z][\w.'’-]*)?|[a-z][\w.-]+|[\u3400-\u9fff][\u3400-\u9fff][\u3400-\u9fff]?[\u3400-\u9fff]?)`
const DAY = String.raw`(?:(?:[Tt]oday|[Yy]esterday|(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|\d+[-/.]\d+(?:[-/.]\d+)?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+(?:, \d+)?|[今昨前]天|[周週星][期一二三四五六日天]+|(?:\d+年)?\d+月\d+[日号號])[, ]*(?:at )?)?(?:[上下中][午]|[晚早][上]|凌晨)? ?`
const TIME = String.raw`${DAY}\d\d?:\d\d(?::\d\d)?(?: ?[AaPp]\.?[Mm]\.?)?`
const CHAT: readonly RegExp[] = [
  `${PLACE}${NAME}(?:[,，]| [—–|·-])?\\s*[[(（【]?${TIME}[\\])）】]?\\s*(?:[:：]\\s*\\S|[:：]?\\s*$)`,
  `[[(（【]?${TIME}[\\])）】]?\\s*(?:[-–—|]\\s*)?${NAME}\\s?(?:[:：]\\s*\\S|[:：]\\s*$)`,
  `${TIME}\\s*$`,
].map((source) => new RegExp(`^\\s*${source}`))

/** What all of them have: a time, or a name in brackets or before a colon. */
const MARKED = /\d:\d\d|^\s*[<@][^<>\s]|^\s*@?[\u3400-\u9fff]{2,4}\s?[:：]/
/** Family names, without those that words of the trade begin with (文档, 方法, 任务). */
const FAMILY =
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱林郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮董萧蕭曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻潘杜戴夏汪姜姚谭譚廖邹鄒熊陆陸郝孔崔邱秦顾顧侯邵孟钱錢汤湯尹黎贺賀赖賴龚龔'
const TALK: readonly RegExp[] = [
  `${PLACE}${NAME}(?:[,，]| [—–|·-])?\\s*[[(（【]?${TIME}[\\])）】]?\\s*[:：,，—–-]?\\s*\\S`,
  `[[(（【]?${TIME}[\\])）】]?\\s*[|,，—–-]?\\s*(?:<[^<>\\n]{1,30}>|@?${NAME}\\s*[:：>|]|@?[\\u3400-\\u9fff]{2,4}(?=\\s))\\s*\\S`,
  '<[\\w@.| -]{2,30}>\\s+\\S',
  '@[\\w.-]{2,30}\\s?[:：]\\s*\\S',
  `@?(?:[${FAMILY}][\\u3400-\\u9fff]{1,2}|[小老阿][\\u3400-\\u9fff]|[\\u3400-\\u9fff](?:[总總工姐哥]|老[师師]|[经經]理))\\s?[:：]\\s*\\S`,
].map((source) => new RegExp(`^\\s*(?:[-*•]\\s*)?${source}`))
