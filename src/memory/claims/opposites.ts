/**
 * Words whose opposite is a word of its own: what one says of something, the other denies. They are read as the denial of their opposite,
 * so that "disable retries" and "enable retries" speak of the same.
 */
const OPPOSITES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:disabl(?:e[sd]?|ing)|turn(?:s|ed)? off|switch(?:es|ed)? off|deactivat(?:e[sd]?|ing))\b/gi, 'not enable'],
  [/\b(?:enabl(?:es|ed|ing)|turn(?:s|ed)? on|switch(?:es|ed)? on|activat(?:e[sd]?|ing))\b/gi, 'enable'],
  [/\b(?:forbid(?:s|den)?|prohibit(?:s|ed)?|disallow(?:s|ed)?|den(?:y|ies|ied)|ban(?:s|ned)?)\b/gi, 'not allow'],
  [/\b(?:permit(?:s|ted)?|allow(?:s|ed))\b/gi, 'allow'],
  [/\breject(?:s|ed|ing)?\b/gi, 'not accept'],
  [/\bexclud(?:e[sd]?|ing)\b/gi, 'not include'],
  [/\basynchronously\b/gi, 'not synchronously'],
  // What is said of something, not what kind of thing is spoken of: "private methods" deny nothing.
  [said('async|asynchronous'), '$1not synchronous'],
  [said('sync'), '$1synchronous'],
  [said('optional'), '$1not required'],
  [said('mandatory'), '$1required'],
  [said('private'), '$1not public'],
  [said('lazy'), '$1not eager'],
  [said('descending'), '$1not ascending'],
  [said('case[- ]insensitive'), '$1not case sensitive'],
  [said('case-sensitive'), '$1case sensitive'],
  [said('mutable'), '$1not immutable'],
  [/禁用|停用|关闭|关掉/g, '不启用'],
  [/开启|打开|启动/g, '启用'],
  [/异步(?=发送|处理|执行|写入|调用|加载|请求|更新|通知|运行)/g, '没有同步'],
  [/(?:选填|可选)(?=的?$|的?[，。,])/g, '不必填'],
  [/私有(?=的?$|的?[，。,])/g, '不公开'],
  [/(?:降序|倒序)(?=排列|显示|$|[，。,])/g, '不升序'],
  [/拒绝/g, '不接受'],
  [/排除/g, '不包含'],
  [/禁止|不允许|不准/g, '不允许'],
]

function said(words: string): RegExp {
  return new RegExp(String.raw`\b((?:is|are|be|stays?|remains?|as)\s+)(?:${words})\b(?!\s+\w+(?:s|ion|ment)\b)`, 'gi')
}

export function withoutOpposites(sentence: string): string {
  return mayOppose(sentence)
    ? OPPOSITES.reduce((text, [word, denied]) => text.replace(word, denied), sentence)
    : sentence
}

/** Looking for a few letters is quicker than two dozen expressions, and most sentences have none of them. */
function mayOppose(sentence: string): boolean {
  const low = sentence.toLowerCase()
  for (const letters of LETTERS) if (low.includes(letters)) return true
  return false
}

const LETTERS =
  'disabl enabl turn switch activat forbid prohibit allow deny denie ban permit reject exclud sync optional mandatory private laz eager descending sensitive mutable 用 闭 关 开 启 异步 选 私有 序 拒绝 排除 禁 允 准'.split(
    ' ',
  )
