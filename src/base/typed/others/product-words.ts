/**
 * A prompt as its rules are looked for: without what only stands for something private, without the words that are to stand in the
 * product ("Set the placeholder to: Never share your code"), and without what says that a remembered rule is to be another one now.
 */
export function asJudged(prompt: string): string {
  let text = prompt
  if (text.includes('[redacted:private]')) text = text.replace(PRIVATE, '$1')
  if (!text.includes(':') && !text.includes('：')) return text
  return text.replace(FOR_PRODUCT, '$1').replace(CHANGES_RULE, '$1')
}

/** "Retries are odd, change them.": how it is was said because it is to be another. */
export function isToBeChanged(sentence: string): boolean {
  return CHANGED.test(sentence)
}

const PRIVATE = /(^|[.!?。！？\n]\s*)\[redacted:private\]\s*(?=\S)/g
const PLACE = String.raw`(?:placeholder|hint|label|tooltip|dialog|banner|title|heading|headline|button|toast|message|text|copy|caption|error|empty state|footer|header|subtitle|modal|popup|alert|notification|description|slogan|snackbar|greeting|page|screen|form)`
const FOR_PRODUCT = new RegExp(
  String.raw`((?:^|[.!?]\s+)(?:please )?(?:set|change|update|put|make|replace|let|have|use|write|add)\b(?![^.:：\n]{0,60}\b(?:commit|rule|convention|policy)\b)[^.:：\n]{0,40}\b(?:the|this|that|a|an|our)\b[^.:：\n]{0,30}\b${PLACE}\b[^.:：\n]{0,24})[:：][^\n]+|((?:^|[。！？]\s*)(?:[请請])?(?:把|将|將)?[^。：:\n]{0,12}(?:提示[语語]?|占位符?|[标標][题題]|按[钮鈕](?:文字)?|文案|[弹彈][窗框]|横幅|[标標][签籤]|[页頁][脚腳]|[错錯][误誤]信息)[^。：:\n]{0,8}(?:改成|[换換]成|[设設]成|[设設][为為]|[写寫]成|[为為])?)[:：][^\n]+`,
  'gi',
)
const CHANGES_RULE =
  /(^|[.!?。！？\n]\s*)(?:please )?(?:(?:change|update|correct|amend|adjust) (?:the |my |our |that )?(?:remembered |saved |stored |old |noted )*(?:rules?|conventions?|memor(?:y|ies)|notes?|preferences?)(?: (?:about|on|for|regarding|of) [^:\n]{2,60})?|(?:[请請])?(?:把)?(?:[记記]住的|[记記][录錄]的|保存的|那[条條]|之前的)?(?:[规規][则則]|[约約]定|[惯慣]例)[^：:\n]{0,10}(?:改一下|改成|改[为為]|更新一下))[:：]\s*/gi
const CHANGED =
  /[,;] ?(?:so |and |please |can you |could you )*(?:change|raise|lower|fix|rename|shorten|increase|decrease|reduce|extend|clean up|sort out|rework|rewrite|improve|tidy|unify|move|remove|adjust|make) (?:them|it|those|these|that|this)\b|[，；](?:[请請帮幫])?(?:我)?(?:改|[换換]|[调調]|[整]理|修|[重]写|[缩縮]短|[统統]一|[优優]化)(?:一下|掉|好|短|[长長]|大|小)(?:吧)?[。！]*$/i
