/**
 * A text without what it quotes. A quoted word is the person's own ("its called a "berth""); a quoted sentence is somebody else's, or the
 * wording of something to be written.
 */
export function withoutQuotations(text: string): string {
  return /["“”「『‘]/.test(text) ? text.replace(QUOTED, (whole) => (isWord(whole) ? whole : '…')) : text
}

function isWord(quoted: string): boolean {
  const inner = quoted.slice(1, -1).trim()
  if (/[\u3400-\u9fff]/.test(inner)) return inner.length <= LONGEST_CHINESE && !/[，。！？；]/.test(inner)
  return inner.split(/\s+/).length <= MOST_WORDS && !/[.!?]\s|[.!?]$/.test(inner)
}

const QUOTED = /"[^"\n]{1,4000}"|“[^”]{1,4000}”|「[^」]{1,4000}」|『[^』]{1,4000}』|"[^"]{40,4000}"/g
const MOST_WORDS = 3
const LONGEST_CHINESE = 12
