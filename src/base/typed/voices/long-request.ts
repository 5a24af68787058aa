import type { TypedRule } from '../rule/rule-in.ts'

/**
 * In a long request an order holds for more than that only if it says so. Of a statement that is not sure; several of them describe what the
 * request is about.
 */
export function ofLongRequest(rules: readonly TypedRule[]): TypedRule[] {
  const isMore = (rule: TypedRule) =>
    rule.scope !== 'lasting' || rule.ends !== undefined || HOLDS_FOR_MORE.test(rule.text)
  const stated = rules.filter((rule) => !isMore(rule) && rule.sure && !isOrderOfRequest(rule))
  return rules.flatMap((rule) => {
    if (isMore(rule)) return [rule]
    return stated.length <= MOST_STATED && stated.includes(rule) ? [{ ...rule, sure: false }] : []
  })
}

export function isOrderOfRequest(rule: TypedRule): boolean {
  return rule.scope === 'lasting' && !rule.ends && ORDERED.has(rule.kind) && !HOLDS_FOR_MORE.test(rule.text)
}

/** A request with so many lines tells what it wants line by line. */
export function hasManyLines(prompt: string): boolean {
  return prompt.split('\n', LONG).length >= LONG
}

const LONG = 8
const MOST_STATED = 2
const ORDERED: ReadonlySet<string> = new Set(['convention', 'preference'])

const HOLDS_FOR_MORE =
  /\b(?:always|never|ever|from now on|going forward|in general|generally|every(?:thing|where)?|each|all|any|no|only|by default|rules?|conventions?|we|our|ours|in this (?:repo|project|codebase|code|app|service)|remember)\b|any ?more|以[后後](?!面)|今[后後]|一律|凡是|所有|[统統]一|永[远遠]|[从從](?:来|來)?不|每次|[规規]矩|[约約]定|我[们們]|咱|[记記]住|禁止|不允[许許]|不准|必[须須]/i
