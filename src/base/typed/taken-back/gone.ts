import { hasOne } from '../seen.ts'

/** "Dana left", 设计稿挪走了: who or what is no longer there, before what holds instead. */
export function saysGone(clause: string): boolean {
  return hasOne(clause.toLowerCase(), SIGNS) && GONE.test(clause)
}

/** Who or what it is; '' where it does not say so. */
export function goneIn(sentence: string): string {
  const low = sentence.toLowerCase()
  if (!hasOne(low, SIGNS)) return ''
  const groups = LEFT.exec(sentence)?.groups
  return (groups?.who ?? groups?.wer ?? '').trim()
}

const SIGNS: readonly string[] =
  'left|moved|quit|retired|changed teams|is gone|is out|离职|離職|转岗|轉崗|调走|調走|走了|退休|调去|調去|不在|挪|搬'.split(
    '|',
  )
const GONE =
  /^(?:[A-Z][\w-]+|the [\w-]+(?: [\w-]+)?|our [\w-]+) (?:has |have |had |just )*(?:left|moved(?: on| away| teams| house)?|quit|retired|changed teams|is gone|is out)$|^[\u3400-\u9fff\w ]{1,10}(?:已[经經])?(?:[离離][职職]|[转轉][岗崗]|[调調](?:走|去[^，。]{1,8})|走|退休|不在(?:[这這]|[组組]里|公司)?|[挪搬](?:走|家)?)了$/i
const LEFT =
  /^(?:(?:so|and|btw|fyi|also|oh),? )*(?<who>[A-Z][\w-]+) (?:has |just )*(?:left|moved (?:on|away|teams)|quit|retired|changed teams)\b[^,.;]{0,24}[,.;]|^(?<wer>[\u3400-\u9fff]{2,3}(?<![挪搬切溜跑])|[A-Z][\w-]+\s?)(?:已[经經])?(?:[离離][职職]|[转轉][岗崗]|[调調](?:走|去[^，。]{1,8})|走|退休)了[，,]/
