/**
 * The lines of a mail, a ticket or a page that was copied whole: two fields of its head, or what a page says of itself, and then all of it
 * but a last short line with which the person speaks again.
 */
export function letterLinesIn(lines: readonly string[]): ReadonlySet<number> {
  if (!lines.some(mayTell)) return NONE
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const fields = filled.slice(0, HEAD).filter((at) => FIELD.test(lines[at] ?? ''))
  if (fields.length < 2 && !lines.some((line) => OF_A_PAGE.test(line))) return NONE
  const own = ownFrom(lines, filled)
  return new Set(filled.filter((at) => at < own))
}

/** A cheap look: hardly any prompt has a line of a head or of a page. */
function mayTell(line: string): boolean {
  return /[:：→»›←«‹页頁篇节節章]|page|content|updated/i.test(line)
}

/** Where the person speaks again; behind the end where they do not. */
function ownFrom(lines: readonly string[], filled: readonly number[]): number {
  const last = filled.at(-1) ?? 0
  const line = (lines[last] ?? '').trim()
  const isApart = (lines[last - 1] ?? '').trim() === ''
  if (line.length > LONGEST || FIELD.test(line) || OF_A_PAGE.test(line) || CLOSES.test(line)) return lines.length
  return ASKS.test(line) || (isApart && !CLOSED.test(line)) ? last : lines.length
}

const NONE: ReadonlySet<number> = new Set()
const HEAD = 6
const LONGEST = 160
const FIELD =
  /^\s*(?:>\s*)?(?:from|to|cc|bcc|date|sent|subject|reply-to|reporter|reported by|assignee|assigned to|priority|severity|status|component|ticket(?: id)?|ref(?:erence)?)\s*:\s*\S|^\s*(?:[发發寄]件[人者]|收件[人者]|抄送|主[题題旨]|日期|[时時][间間]|[标標][题題]|提交[人者]|[处處]理人|[报報]告人|[优優]先[级級]|[状狀][态態]|[处處]理意[见見]|工[单單](?:[编編])?[号號])\s*[:：]\s*\S/i
/** How to get on from it, and what stands around its text. */
const OF_A_PAGE =
  /^\s*(?:next|previous|prev|up next)\b.{0,60}[→»›]\s*$|^\s*[←«‹]\s*\S.{0,60}$|^\s*(?:edit this page(?: on \w+)?|on this page|was this page helpful\??|skip to (?:main )?content|last updated(?: on)?:? .{3,40})\s*$|^\s*(?:上一|下一)[页頁篇节節章][:：]?.{0,40}$/i
/** The end of a letter. */
const CLOSES =
  /^(?:best|regards|kind regards|best regards|cheers|thanks|thank you|sincerely|yours)\b[\w ,.]{0,40}$|^(?:此致|敬[礼禮]|[谢謝]{2}[。！]?|祝好|顺颂商祺)/i
/** A sentence of print. */
const CLOSED = /[.。！!]$/
const ASKS =
  /[?？吗嗎呢]\s*$|^(?:can|could|would|should|what|why|how|which|who|is|are|does|do|please|reply|answer|translate|summari[sz]e|explain|check|fix|look|tell me|help)\b|^(?:[请請帮幫]|麻[烦煩])|怎[么麼]|如何|什[么麼]/i
