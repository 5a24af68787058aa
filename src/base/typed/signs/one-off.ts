import { hasOne } from '../seen.ts'

/**
 * "If it gets hard, tell me first", "run only the reader tests", 不用管那个警告: of the work in hand, however it is put, unless it says that it
 * holds for more.
 */
export function isOneOff(sentence: string): boolean {
  if (!hasOne(sentence.toLowerCase(), SIGNS)) return false
  if (/[\u3400-\u9fff]/.test(sentence)) return CHINESE.test(sentence) && !CHINESE_FOR_GOOD.test(sentence)
  return ENGLISH.test(sentence) && !FOR_GOOD.test(sentence)
}

/** One of them stands in every sentence that is of that sort; in small letters. */
const SIGNS: readonly string[] =
  'if |run just|run only|need| you |p5|p9|rule|hook|check|不用管|别|別|完|是不是|加'.split('|')
const ENGLISH = new RegExp(
  [
    // What may come of this very piece of work.
    String.raw`^(?:and |but |so )?if (?:the|this|that|it|they|those|these)\b[^,]{3,70}, (?:please )?(?:tell|ask|let|ping|warn|check with) me\b`,
    String.raw`\brun (?:just|only) (?:the|those|these)\b`,
    String.raw`^(?:please )?(?:add|write|create|make) (?:a|an|another) (?:[\w-]+ )?(?:rule|hook|check)\b`,
    // Something that is there and is not wanted.
    String.raw`\b(?:we|i) (?:no longer|don['’]?t|do not) need (?:this|that|these|those|your)\b|^i (?:no longer|don['’]?t|do not) need the\b`,
    String.raw`^(?:the|that|this) [\w-]+(?: [\w-]+)? (?:that )?you (?:print|wrote|made|add|added|changed|did|used|put|built|sent)\b`,
    // What was measured.
    String.raw`\bp\d{2}\b[^.]*\d ?m?s\b`,
  ].join('|'),
  'i',
)
const FOR_GOOD =
  /\b(?:every|each|always|never|from (?:now|here) on|going forward|any time|whenever|in general|remember)\b/i
const CHINESE =
  /^(?:[请請])?(?:[帮幫]我)?(?:[给給]|在|往)[^，。]{1,20}加一?[条條个個](?:[规規][则則]|[检檢][查测測]|校[验驗])|^(?:你)?不用管(?!我)|^[别別](?:再)?[^，。]{1,8}了[，,]\s?(?:直接|先|你|去|就)|^(?:你)?(?:[改修写寫做弄搞跑]完)[^，。]{0,6}先(?:[别別]|不要)|^(?=[^，。]{0,12}(?:所有|每[个個一]|全部))(?!.*(?:[该該]|比[较較]|更|最好|干脆|吧|也))[^，。]{0,12}是不是[^，。]{2,24}[？?吗嗎]/
const CHINESE_FOR_GOOD =
  /以[后後](?!面)|今[后後]|一律(?!.*[？?])|每次|[统統]一(?!.*[？?])|永[远遠]|一直|[记記]住|我[们們]是不是/
