/** Slips of the keys in the words that say how far it reaches; what is kept is as it was typed. */
export function rightlySpelled(typed: string): string {
  const typedSo = typed.replace(NUMERAL, numberOf)
  const text = CANTONESE.test(typedSo) ? typedSo.replace(CANTONESE_WORDS, (word) => MANDARIN[word] ?? word) : typedSo
  if (!SLIP.test(text)) return text
  return text.replace(SLIPS, (word) => (/^a/i.test(word) ? 'always' : /^b/i.test(word) ? 'before' : 'never'))
}

/** 九十天 as 90 天. One character alone is as often a word (一次, 两个). */
const NUMERAL =
  /[一二三四五六七八九]?[十百][一二三四五六七八九十]{0,3}(?= ?(?:天|小[时時]|分[钟鐘]|秒|[个個]月|年|[条條]|位|字符|兆|毫秒|行))/g

function numberOf(numeral: string): string {
  let sum = 0
  let digit = 0
  for (const one of numeral) {
    const value = '一二三四五六七八九'.indexOf(one) + 1
    if (value > 0) digit = value
    else {
      sum += (digit || 1) * (one === '十' ? 10 : 100)
      digit = 0
    }
  }
  return ` ${sum + digit} `
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
