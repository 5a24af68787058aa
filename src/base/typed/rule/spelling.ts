/** Slips of the keys in the words that say how far it reaches; what is kept is as it was typed. */
export function rightlySpelled(typed: string): string {
  const text = CANTONESE.test(typed) ? typed.replace(CANTONESE_WORDS, (word) => MANDARIN[word] ?? word) : typed
  if (!SLIP.test(text)) return text
  return text.replace(SLIPS, (word) => (/^a/i.test(word) ? 'always' : /^b/i.test(word) ? 'before' : 'never'))
}

const SLIP = /\b(?:alwyas|alwasy|allways|alaways|awlays|alwys|alyways|alwayss|nver|neevr|nevr|enver|befor|beofre)\b/i
const SLIPS = new RegExp(SLIP.source, 'gi')
/** Cantonese as it is typed, by the words that turn a sentence. */
const MANDARIN: Readonly<Record<string, string>> = {
  唔好: '不要',
  唔使: '不用',
  唔准: '不准',
  唔: '不',
  嘅: '的',
  咗: '了',
  喺: '在',
  係: '是',
  冇: '没有',
  啲: '些',
  佢: '它',
  我哋: '我们',
}
const CANTONESE = /[唔嘅咗喺冇啲佢哋]/
const CANTONESE_WORDS = /唔好|唔使|唔准|我哋|[唔嘅咗喺係冇啲佢]/g
