/**
 * A statement without how it is laid down: "We always use tabs." and "use tabs", 以后都用 npm and 我们用 npm say the same. Two that have
 * one gist are told once. Whatever turns a statement round stays in it.
 */
export function gistOf(text: string): string {
  return text
    .toLowerCase()
    .replace(OPERATOR, (signs) => ` ${[...signs].map((sign) => sign.charCodeAt(0)).join('s')} `)
    .replace(MANNER, ' ')
    .replace(CHINESE_MANNER, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

/** What stands by itself or in quotes and is made of signs alone: `??` is another thing than `||`. A dash between words joins them. */
const OPERATOR = /(?<=[`'"“])[=<>&|?!~^%*/;:+.-]+(?=[`'"”])|(?<=\s)(?:[=<>&|?^%*+]+|[=<>!&|?-]{2,})(?=\s)/g
const MANNER =
  /\b(?:(?:please )?(?:remember|note|keep in mind)(?: that)?|from (?:now|here) on|going forward|in this (?:project|repo|repository|codebase)|please|(?<!\b(?:not|never|don['’]?t|do not) )always|should|let['’]?s|i (?:think|guess)|maybe|perhaps|probably|we|here|everywhere)\b(?!['’])/g
const CHINESE_MANNER =
  /[记記](?:住|得)|[请請]|以[后後]|今[后後]|我[们們]|[统統]一|一律|[从從][现現]在(?:起|[开開]始)|都(?=用|[写寫]|走|放)|[总總]是|[应應][该該当當]|要不|吧(?=$|[，。？?])|我?[觉覺]得/g
