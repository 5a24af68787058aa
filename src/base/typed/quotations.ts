/**
 * A text without what it quotes. A quoted word is the person's own ("its called a "berth""); a quoted sentence is somebody else's, or the
 * wording of something to be written.
 */
export function withoutQuotations(text: string): string {
  return /["“”「『'‘]/.test(text) ? text.replace(QUOTED, (whole) => (isWord(whole) ? whole : '…')) : text
}

function isWord(quoted: string): boolean {
  const inner = quoted.slice(1, -1).trim()
  // 「should_结果_when_条件」: the shape of a name.
  if (/^\S+_\S+$/.test(inner)) return true
  if (/[\u3400-\u9fff]/.test(inner)) return inner.length <= LONGEST_CHINESE && !/[，。！？；]/.test(inner)
  return inner.split(/\s+/).length <= MOST_WORDS && !/[.!?]\s|[.!?]$/.test(inner)
}

/**
 * A text without what stands behind "the docs say:" or "translate:": somebody else's words, or the wording of something to be written. A
 * lead of the person's own ("decision:", "one rule:") is none.
 */
export function withoutWordings(text: string): string {
  const plain = /[:：]/.test(text) && !TAKES_BACK.test(text) ? text.replace(WORDED, '$1 …') : text
  return plain.includes('，') ? plain.replace(RELAYED, '$1…') : plain
}

/** "Forget what I said about comments: …": their own words are what is taken back, and what follows too. */
const TAKES_BACK =
  /^(?:(?:please|ok|okay|and|so|but|well|no|oh|sorry|actually),? )*(?:forget|scratch|ignore|disregard|scrap|drop|never ?mind|i take back)(?: about| all| everything)?,? (?:what (?:i|we) |(?:my|our|the) (?:rule|thing|note|instruction)s? (?:about|on|for|that) )|^(?:[请請]|那|[还還]是)*(?:忘[了掉]|取消|撤[销銷回]|收回|忽略|[别別]管|不用管|不管)(?:我|我[们們])?(?:之前|先前|以前|上次|前面|[刚剛]才)?(?:[说說讲講定提][过過]?的)/i

const WORDED = new RegExp(
  `^([^\\n:：]{0,80}(?:${[
    String.raw`\b(?:take|have|taking) a look(?: at| into)?(?: \w+){0,3}|\blook(?:ing)? (?:at|into)(?: \w+){0,3}|\b(?:respond|reply) to(?: \w+){0,3}|\bthoughts on(?: \w+){0,3}|\bcan you (?:please )?(?:check|address|fix|review|verify)(?: \w+){0,3}|\b(?:review|pr) (?:comment|feedback)s?`,
    String.raw`\b(?:wrote|writes|(?<!\b(?:i|to|already) )(?:says?|said)|(?<!\b(?:i|we) )(?:used to|keeps?|kept) (?:say(?:ing)?|tell(?:ing)?|preach(?:ing)?|repeat(?:ing)?)|answered|answers|announced|announces|insists|demands|claims|recommends|posted|replied|comment(?:ed|s)?|slack|thread|mail|email|message|reviewer|customer|client|colleague|coworker|docs?|book|article|blog|readme|contributing|guide|tutorial|manual|handbook|lecture|podcast|newsletter|policy|prompt|translate|translation|proofread|my english|text|banner|title|slogan|tweet|section|paragraph|spec|assignment|exercise|changelog|error|warning|log|issue|ticket)\b[^\n:：]{0,30}`,
    String.raw`(?:[说說寫写貼贴留]言?|(?<![我你先只])[讲講]|來信|来信|[规規]定|要求|翻成|翻[译譯]|加一段|改成|文案|注[释解]|註解|[标標][题題]|[邮郵]件|文件|文[档檔]|官方|更新日[志誌]|[错錯][误誤]|[报報][错錯]|[题題]目|原文|內容|内容|文字)[^\n:：]{0,8}`,
  ].join('|')})\\s?(?:：|:(?=[\\s"“「'])))[^\\S\\n]*(?![^\\S\\n]*$)[^\\n]+`,
  'gim',
)
/** 老板说，以后…: behind the comma stands what they said. */
const RELAYED =
  /((?:老[板闆]|[领領][导導]|客[户戶]|同事|[组組][长長]|[经經]理|主管|[产產]品|甲方|[对對]方|[他她])[^\n，。:：我]{0,8}(?:[跟对對和]我[们們]?)?(?:[说說讲講]|要求|通知)了?)，[^\n。！？]+/g
const QUOTED =
  /(?<=^|[\s(:：])'[^'\n]{12,400}'(?=[\s.,!?)]|$)|"[^"\n]{1,4000}"|“[^”]{1,4000}”|「[^」]{1,4000}」|『[^』]{1,4000}』|"[^"]{40,4000}"/g
const MOST_WORDS = 3
const LONGEST_CHINESE = 6
