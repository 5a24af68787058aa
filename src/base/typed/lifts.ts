import { remembering } from '../remember.ts'
import { hasOne } from './seen.ts'

/** "You can use X again", "forget the rule about X", 不用再 X: what somebody takes back, in their words; '' where they take back nothing. */
export const liftIn: (sentence: string) => string = remembering(liftNow)

function liftNow(sentence: string): string {
  // One look before the others: hardly any sentence takes something back.
  if (!SIGNS.test(sentence)) return ''
  const low = sentence.toLowerCase()
  for (const { signs, pattern } of PATTERNS) {
    if (!hasOne(low, signs)) continue
    const topic = pattern.exec(sentence)?.groups?.topic?.trim() ?? ''
    if (topic.length >= SHORTEST && !VAGUE.test(topic)) return topic
  }
  return ''
}

/** One of these stands in every sentence that takes something back, and one of a pattern's own in each that it is for. */
const SIGNS =
  /\b(?:again|after all|any ?more|any longer|no longer|forget|ignore|drop|scrap|lift|cancel|disregard|never ?mind|now|rules?)\b|[再了]|取消|作廢|作废|解除/i
const RULES = [
  'rule',
  'limit',
  'limitation',
  'constraint',
  'restriction',
  'ban',
  'instruction',
  'requirement',
  'convention',
]
const RULES_ZH = ['規則', '规则', '限制', '規定', '规定', '要求', '禁令', '約定', '约定']
const RULE = `(?:${RULES.join('|')})s?`
const RULE_ZH = `(?:${RULES_ZH.join('|')})`
const PATTERNS: readonly { readonly signs: readonly string[]; readonly pattern: RegExp }[] = [
  {
    signs: ['can ', 'may ', 'allowed to '],
    pattern:
      /\b(?:you|we) (?:can|may|are allowed to|'re allowed to)(?: now)? (?<topic>[^.!?;]+?)(?: again| after all| now)\b/i,
  },
  {
    signs: [' ok', ' fine', ' allowed'],
    pattern:
      /\b(?:it'?s|it is|it's now) (?:ok|okay|fine|allowed) (?:now )?to (?<topic>[^.!?;]+?)(?: again| after all| now)\b/i,
  },
  {
    signs: RULES,
    pattern: new RegExp(
      `\\b(?:forget|ignore|drop|scrap|lift|cancel|disregard|never ?mind|remove)(?: about)? (?:the|that|my|our|this) (?:(?:earlier|old|previous) )?${RULE} (?:about|on|that|against|for|of|with|to|not to) (?<topic>[^.!?;]+)`,
      'i',
    ),
  },
  {
    signs: RULES,
    pattern: new RegExp(
      `\\b(?:forget|ignore|drop|scrap|lift|cancel|disregard) (?:the|that|my|our) (?<topic>[^.!?;]{2,60}?) ${RULE}\\b`,
      'i',
    ),
  },
  {
    signs: RULES,
    pattern: new RegExp(
      `\\b(?:the|that|my|our) ${RULE} (?:about|on|that|against|for|of|with|to) (?<topic>[^.!?;]+?) (?:no longer|doesn'?t) (?:applies|apply|holds?|counts?)\\b`,
      'i',
    ),
  },
  {
    signs: ['more', 'any longer', 'from now on'],
    pattern:
      /\b(?:you )?(?:don'?t|do not|no longer) (?:have|need) to (?<topic>[^.!?;]+?) (?:any ?more|any longer|from now on)\b/i,
  },
  {
    signs: ['no longer '],
    pattern: /\bno longer (?:have|need) to (?<topic>[^.!?;]+)/i,
  },
  {
    signs: ['no need to '],
    pattern: /\bno need to (?<topic>[^.!?;]+?) (?:any ?more|any longer)\b/i,
  },
  {
    signs: ['不用再', '不必再', '不需要再', '無需再', '无需再'],
    pattern: /(?:不用|不必|不需要|無需|无需)再(?<topic>[^，。；！？,;!?\n]{2,40}?)了?(?=[，。；！？,;!?\n]|$)/,
  },
  {
    signs: ['可以'],
    pattern:
      /(?:現在|现在|又|可以再|以後|以后)?可以(?:再)?(?<topic>(?:用|使用|改|動|动|加|寫|写|碰|提交|推送)[^，。；！？,;!?\n]{1,40}?)了(?=[，。；！？,;!?\n]|$)/,
  },
  {
    signs: RULES_ZH,
    pattern: new RegExp(
      `(?:忘了|忘掉|忽略|取消|撤銷|撤销|不管|別管|别管)(?:之前|先前)?(?:關於|关于)?(?<topic>[^，。；！？,;!?\\n]{2,40}?)(?:的|這條|这条|那條|那条|這個|这个|那個|那个)*${RULE_ZH}`,
    ),
  },
  {
    signs: RULES_ZH,
    pattern: new RegExp(
      `(?<topic>[^，。；！？,;!?\\n]{2,40}?)(?:的|這條|这条|那條|那条)*${RULE_ZH}(?:取消|作廢|作废|不算|解除|不適用|不适用)了?`,
    ),
  },
]
const VAGUE = /^(?:it|that|this|them|do|do it|do that|go|continue|proceed|start|try)$/i
const SHORTEST = 2
