import { remembering } from '../../remember.ts'
import type { TypedRule } from '../rule/rule-in.ts'

/** "why do you still branch off master?", 怎么又从 develop 拉分支？: what the agent does and no longer holds; '' where nothing. */
const stillDone: (sentence: string) => string = remembering((sentence) => {
  if (sentence.length > LONGEST) return ''
  for (const pattern of COMPLAINTS) {
    const said = pattern.exec(sentence)?.groups?.old ?? ''
    const old = said.replace(BEHIND, '').split(' ').at(-1) ?? ''
    if (old !== '' && !VAGUE.test(old)) return old
  }
  return ''
})

/**
 * What stands right behind such a complaint says what holds now: a correction of what is known of it, and nothing where nothing is. Where it
 * does not say of what, the complaint does.
 */
export function heldAgainst(before: string, sentence: string, own: TypedRule | undefined): TypedRule | undefined {
  const old = stillDone(before)
  if (old === '' || !STATES.test(sentence) || /[?？吗嗎]\s*$/.test(sentence)) return own
  const replaces = { old, now: '' }
  if (own?.scope === 'lasting' && own.sure) return { ...own, replaces: own.replaces ?? replaces }
  const text = POINTS_BACK.test(sentence) ? `${before} ${sentence}` : sentence
  const ends = { topic: text, part: '', how: 'changes', isBare: false, isWeak: true } as const
  return { scope: 'lasting', sure: false, kind: 'correction', text, replaces, ends }
}

const LONGEST = 120
const NAME = String.raw`(?<old>[\w\`"'@./+#-]+(?: [\w\`"'@./+#-]+){0,3}?)`
const END = String.raw`(?:\s*[?!.？！]+)?$`
const LED = `^(?:(?:and|but|so|hey|hm+|uh|wait|no|again)[,.!]* )*`
const COMPLAINTS: readonly RegExp[] = [
  new RegExp(
    String.raw`${LED}(?:why|how come|what['’]s with) (?:do|are|did|have|is|were) (?:you|we|this|that|it|there|these|those|they) still (?:\w+ ){0,4}?${NAME}${END}`,
    'i',
  ),
  new RegExp(
    String.raw`${LED}(?:you(?:['’]re| are)?|this is|it['’]s|that['’]s|there (?:is|are)) still (?:us\w+ |on |with |from |writing |running |putting |in )?${NAME}${END}`,
    'i',
  ),
  new RegExp(String.raw`${LED}(?:still )?${NAME}\s*(?:\?{2,}|\?!|？{2,}|，?？！)$`, 'i'),
  new RegExp(String.raw`${LED}still ${NAME}\s*\?$`, 'i'),
  /^(?:你)?(?:怎[么麼]|[为為][什甚][么麼]|[干幹]嘛|咋)(?:你|[这這那][里裡]|[还還]|又|[还還]是|老是?|一直|[总總]是?)*(?:[还還]|又|老是?|[总總]是?|一直)(?:是|在|用|从|從|[写寫]|[装裝]|放|到|拿|走|跑)*\s?(?<old>`?[A-Za-z][\w./@+#-]*`?|[\u3400-\u9fff]{2,6})[^，。？！]{0,12}[？?！]+$/,
]
/** Where, and that somebody is at a loss. */
const BEHIND =
  /(?: (?:here|there|in (?:this|the|our) \w+|for (?:this|that|us)|again|everywhere|please|then|though))+$|[`"'.,!?]+$/i
const VAGUE =
  /^(?:that|this|it|there|here|wrong|broken|failing|red|down|slow|open|running|working|waiting|missing|happening|empty|doing|going|not|there|on|off|\w+ing|\w+ed|so|what|really|seriously|huh|ok|okay|done|问题|報錯|报错|失败|不行|不对)$/i
/** How it is, or what to do: not what to mend. */
const STATES =
  /^(?:(?:no|again|please|always|from now on)[,.]? )*(?:it|its|it['’]s|that|that['’]s|we|we['’]re|we['’]ve|our|the|use|take|everything|here)\b|^(?:[现現]在|我[们們]|早就?|已[经經]|都|不是|改|[应應][该該]|以[后後]|要?用|[这這]|[说說][过過]|主|[\u3400-\u9fff]{2,8}(?:现在|已经|早)?(?:是|用|改|[换換]))/i
const POINTS_BACK =
  /^(?:(?:no|again|please|always)[,.]? )*(?:it|its|it['’]s|that|that['’]s|use|take)\b|^(?:要?用|[这這它]|不是|改)/i
