import { remembering } from '../../remember.ts'
import { hasOne } from '../seen.ts'

/** "we got rid of mocha everywhere", storybook 我们不用了: what is used no more, with nothing said of what is used instead; '' where nothing. */
export const droppedIn: (sentence: string) => string = remembering(droppedNow)

function droppedNow(sentence: string): string {
  if (sentence.length > LONGEST) return ''
  const low = sentence.toLowerCase()
  for (const { signs, pattern } of WORDINGS) {
    const topic = hasOne(low, signs) ? (pattern.exec(sentence)?.groups?.topic ?? '').trim() : ''
    if (topic !== '' && !VAGUE.test(topic)) return topic
  }
  return ''
}

const LONGEST = 160
const OPENING = String.raw`^(?:(?:ok|okay|and|so|but|well|no|oh|btw|by the way|also|now|actually|fyi|heads up|note|update|just so you know)[,:]? )*`
const TOPIC = String.raw`(?<topic>(?:the )?[\w@./+#-]+(?: [\w@./+#-]+){0,2}?)`
const AWAY = String.raw`(?:,? (?:any ?more|any longer|everywhere|entirely|completely|altogether|for good|now|these days|in (?:this|the) (?:project|repo|codebase|whole (?:project|repo|codebase))|across the (?:repo|board|codebase)))*[.!]*$`
const NAME = String.raw`(?<topic>[A-Za-z][\w@./+#-]+)`
const ALREADY = '(?:我[们們]|咱[们們]?|[项項]目里?|[现現]在|已[经經]|早就|全部?|都|也|后来|後來|今后|以[后後])*'
/** Nothing that has a name: of a thing of the work in hand this may be said of a step. */
const VAGUE =
  /^(?:(?:the )?(?:it|that|this|them|those|these|all|everything|one|he|she|they|we|you|i|there|what|which|who|bugs?|errors?|issues?|problem|warnings?|tests?|files?|lines?|changes?|branch|commit|here|nothing|something|connection|sessions?))$|\b(?:it|that|this|them|which|from|to|into|for|at|error|bug|warning)\b/i

const WORDINGS: readonly { readonly signs: readonly string[]; readonly pattern: RegExp }[] = [
  {
    signs: [
      'got rid of ',
      'dropped ',
      'ditched ',
      'retired ',
      'abandoned ',
      'stopped using ',
      "n't use ",
      'n’t use ',
      'dont use ',
      'not use ',
      'no longer use ',
      'done with ',
      'away from ',
      'moved off ',
    ],
    pattern: new RegExp(
      String.raw`${OPENING}(?:we|the team)(?:['’]ve| have|['’]re| are)? (?:finally |now |just |recently |all )*(?:got rid of|dropped|ditched|retired|abandoned|stopped using|(?:don['’]?t|do not|no longer) use(?=.*\b(?:any ?more|any longer|no longer)\b|.*no longer use)|no longer use|done with|moved (?:away from|off)) (?:using )?${TOPIC}${AWAY}`,
      'i',
    ),
  },
  {
    signs: [' gone', ' history', ' dead', ' retired', ' dropped', ' out', 'no longer used', 'no longer in use'],
    pattern: new RegExp(
      String.raw`${OPENING}${TOPIC} (?:is|are|has been|have been|was|got) (?:finally |now |all |long )*(?:gone|history|dead|retired|dropped|out|no longer (?:used|in use))(?:[,;] (?:and )?(?:we|nobody|no one) (?:don['’]?t|do not|no longer|doesn['’]?t)? ?uses? it)?${AWAY}`,
      'i',
    ),
  },
  {
    signs: [
      '不用了',
      '在用了',
      '再用了',
      '弃用',
      '棄用',
      '停用',
      '下掉',
      '去掉',
      '干掉',
      '幹掉',
      '淘汰',
      '废',
      '廢',
      '不要了',
      '下线',
      '下線',
      '取消',
    ],
    pattern: new RegExp(
      `^(?:[^，。]{0,4}[，,])?${ALREADY}${NAME}\\s?(?:[这這那][个個套]|${ALREADY})*(?:不(?:再)?用了|[没沒]在用了|不要了|(?:[弃棄停]用|[下去][掉]|[干幹]掉|淘汰|下[线線]|[废廢](?:[弃棄掉])?|取消)了)(?=[，,。！!]|$)`,
    ),
  },
  {
    signs: ['不用', '不再用', '没在用', '沒在用'],
    pattern: new RegExp(`^(?:[^，。]{0,4}[，,])?${ALREADY}(?:不再?|[没沒]在)用\\s?${NAME}\\s?了[。！!]*$`),
  },
]
