import { plainOf } from '../../../../../base/text/text.ts'
import { mattersOf } from '../../../../../base/typed/taken-back/matters.ts'
import type { Ledger } from '../../../facts.ts'
import { changeFact, factsOf } from '../../../put.ts'

/** What the person takes back or corrects in their next words is not told without those: they say what goes instead. */
export function takeWithdrawn(ledger: Ledger, words: string): void {
  const [sign = ''] = WITHDRAWS.exec(words) ?? []
  const isStrong = sign !== '' && STRONG.test(sign)
  if (sign === '' || /[?？]\s*$/.test(words)) return
  const last = factsOf(ledger, 'goal').at(-1)
  if (last === undefined || last.lastSeen >= ledger.step || last.object !== '') return
  if (last.by !== 'prompt' && last.by !== 'queued') return
  // A second thought about what was done since is a word of its own.
  const isDone = (ledger.work.editSteps.at(-1) ?? 0) > last.lastSeen
  if (isDone || (!isStrong && ledger.step - last.lastSeen > JUST_SAID)) return
  const rest = mattersOf(words.slice(sign.length))
  if (rest.size < LEAST) return
  const own = mattersOf(last.text)
  const isOfSame = [...rest].some((word) => own.has(word))
  if (!isStrong && !isOfSame) return
  changeFact(ledger, last, { status: 'declined' })
  // What was laid down by nothing but that message is taken back with it.
  if (!isStrong || !isOfSame) return
  for (const limit of factsOf(ledger, 'constraint'))
    if (limit.lastSeen === last.lastSeen && plainOf(limit.text) === plainOf(last.text))
      changeFact(ledger, limit, { status: 'superseded' })
}

const WITHDRAWS =
  /^(?:(?:hmm+|oh|ah|ok(?:ay)?|sorry|ups|oops|and|but)[,.!…:;—–-]*\s+)*(?:no[,.!]? wait|wait[,.!…]* (?:no|actually)|actually[,.]? (?:no|scratch|forget|never ?mind|not)|actually|scratch (?:that|this|the)|never ?mind|forget (?:that|what I (?:just )?said)|correction|I (?:meant|misspoke)|strike that|on second thoughts?|I changed my mind)\b|^(?:[呃嗯哦啊等，,。！\s])*(?:算了|不[对對]|改一下|[说說][错錯]了|[写寫][错錯]了|更正|[刚剛]才[说說]的不|收回)/i
const STRONG =
  /no[,.!]? wait|wait[,.!…]* no|scratch|never ?mind|forget|correction|strike|misspoke|meant|actually[,.]? no|算了|[错錯]了|更正|收回|不[对對]|改一下/i
/** So soon after it. */
const JUST_SAID = 6
/** So many words of its own say what goes instead. */
const LEAST = 2
