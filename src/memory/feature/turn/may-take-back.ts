import type { Memory } from '../../store/record.ts'

/**
 * Whether what the person said may speak against one of these: a look for a few words, since hardly any prompt does, and to judge one
 * costs as much as a whole hook. A sentence that could must have a word that turns something round or lays it down, ask nothing, and
 * share a word with the memory.
 */
export function mayTakeBack(prompts: readonly string[], memories: readonly Pick<Memory, 'content'>[]): boolean {
  for (const prompt of prompts) {
    let from = 0
    const text = prompt.slice(0, LONGEST).toLowerCase()
    while (from < text.length) {
      const end = endOfSentence(text, from)
      const sentence = text.slice(from, end)
      from = end + 1
      if (text[end] === '?' || text[end] === '？' || !hasSign(sentence)) continue
      for (const { content } of memories) if (sharesWord(sentence, content.toLowerCase())) return true
    }
  }
  return false
}

const LONGEST = 4000

function endOfSentence(text: string, from: number): number {
  let at = from
  while (at < text.length && !(ENDS.includes(text[at] ?? '') && !isInside(text, at))) at++
  return at
}

/** The dot of `client.ts` and of 3.5 ends nothing. */
function isInside(text: string, at: number): boolean {
  return (
    text[at] === '.' && at + 1 < text.length && text[at + 1] !== ' ' && text[at + 1] !== '\n' && isPlain(text, at + 1)
  )
}

function isPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0x30 && code < 0x2e80
}

const ENDS = '.!?。！？\n'

function hasSign(sentence: string): boolean {
  for (const sign of SIGNS) if (sentence.includes(sign)) return true
  return false
}

function sharesWord(sentence: string, content: string): boolean {
  let word = ''
  for (let at = 0; at <= sentence.length; at++) {
    const code = sentence.charCodeAt(at)
    // A Chinese character or two say as much as a word.
    if (code >= 0x3400 && code <= 0x9fff) {
      if (content.includes(sentence.slice(at, at + 2)) && sentence.charCodeAt(at + 1) >= 0x3400) return true
      word = ''
    } else if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) word += sentence[at]
    else {
      if (isTelling(word) && content.includes(word.length > 5 ? word.slice(0, 5) : word)) return true
      word = ''
    }
  }
  return false
}

function isTelling(word: string): boolean {
  return word.length > 2 && !COMMON.includes(` ${word} `)
}

const COMMON =
  ' the and for are you use using this that with from not now new always never every all any can must should please have has its was but who what when where only just more than then here there them will would could own also add our your make let '
const SIGNS: readonly string[] = [
  'not ',
  "n't ",
  'n’t ',
  'dont ',
  'never',
  'always',
  'instead',
  'rather',
  'longer',
  'more',
  'now',
  'switch',
  'moved',
  'migrat',
  'replac',
  'renam',
  'changed',
  'stop',
  'forget',
  'drop',
  'gone',
  'removed',
  'retired',
  'deprecated',
  'again',
  'actually',
  'correct',
  'need to',
  'use ',
  'using',
  'only',
  'prefer',
  'must',
  'should',
  'allowed',
  'we ',
  'no,',
  'no ',
  'rid of',
  ' ok',
  'fine',
  'too ',
  'enough',
  'days',
  'went ',
  'took over',
  'since',
  'as of',
  'history',
  'dead',
  'left ',
  'back to',
  'turned out',
  'wants',
  '升',
  '迁',
  '遷',
  '切',
  '挪',
  '搬',
  '提到',
  '放宽',
  '放寬',
  '停',
  '不',
  '改',
  '换',
  '換',
  '别',
  '別',
  '用',
  '都',
  '一律',
  '取消',
  '必须',
  '必須',
  '是',
  '要',
  '算了',
  '忘',
  '够',
  '夠',
  '太',
]
