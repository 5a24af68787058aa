import type { Memory } from '../store/record.ts'

/** What an agent may want to do with a memory. */
export type Wish = 'forget' | 'change'

type About = Pick<Memory, 'uri' | 'content'>

/**
 * Whether a person's prompt wants that of this memory, in a sentence that names something of it and speaks of what is remembered: "remove
 * the unused invoice columns" is about the code, whatever rule there is for invoice columns.
 */
export function asksFor(text: string, memory: About, wish: Wish): boolean {
  return text
    .split(SENTENCES)
    .some((one) => (one.includes(memory.uri) || REMEMBERED[wish].test(one)) && wantsIn(one, memory, wish))
}

/** The same of a question that is about nothing else. */
export function wants(text: string, memory: About, wish: Wish): boolean {
  return text.split(SENTENCES).some((one) => wantsIn(one, memory, wish))
}

function wantsIn(sentence: string, { uri, content }: About, wish: Wish): boolean {
  if (!WISHES[wish].test(sentence) || NOT.test(sentence)) return false
  const about = new Set(wordsOf(`${uri} ${content}`))
  return wordsOf(sentence).some((word) => about.has(word))
}

/** Stems of words, and pairs of Chinese characters. */
function wordsOf(text: string): string[] {
  const low = text.toLowerCase()
  const words = (low.match(/[a-z0-9]{3,}/g) ?? []).filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5))
  const pairs = (low.match(/[\u3400-\u9fff]+/g) ?? []).flatMap((run) =>
    [...run].slice(1).map((_, at) => run.slice(at, at + 2)),
  )
  return [...words, ...pairs]
}

const SENTENCES = /[.!?;](?=\s|$)|[。！？；\n]/
const WISHES: Readonly<Record<Wish, RegExp>> = {
  forget: /\b(?:forget|delete|remove|erase|drop|wipe|discard|get rid of)\b|忘|[删刪]|去掉|移除|清除|抹掉/i,
  change:
    /\b(?:change|update|correct|edit|rewrite|replace|adjust|amend|reword|append|add to)\b|更新|更正|修正|修改|替[换換]|改成|改[为為]|[补補]充/i,
}
const A_MEMORY =
  /\b(?:memor(?:y|ies)|rules?|conventions?|preferences?|decisions?|notes?(?!\.\w)|remember(?:ed)?|what (?:i|you|we) (?:said|told|wrote|noted|know))\b|[记記][忆憶]|[规規][则則矩]|[约約]定|偏好|[笔筆][记記]|[记記](?:住|下|着)|[说說][过過的]/i
const REMEMBERED: Readonly<Record<Wish, RegExp>> = {
  forget: new RegExp(`${A_MEMORY.source}|\\bforget\\b|忘`, 'i'),
  change: A_MEMORY,
}
const NOT = /\b(?:don'?t|do not|never|without|no need to)\b|不要|不用|[别別]/i
const COMMON: ReadonlySet<string> = new Set(
  'the and that this with from for not you are was has have all any our your project user workflow memory memories convention conventions fact facts preference preferences decision decisions note notes rule rules about what said forget delete remove erase drop wipe discard change update correct edit rewrite replace adjust amend please can could should must will would always never use'.split(
    ' ',
  ),
)
