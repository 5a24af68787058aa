import { plainOf } from '../../../../../base/text/text.ts'
import { type Lift, liftsIn } from '../../../../../base/typed/index.ts'
import { deedsOf, isAct, mattersOf } from '../../../../../base/typed/taken-back/matters.ts'
import { RESTRICTS, speaksOfLimit } from '../../../../../base/typed/taken-back/meant.ts'
import type { ConstraintFact, Ledger } from '../../../facts.ts'
import { changeFact, factsOf } from '../../../put.ts'
import { isOfAnotherThing } from './since/another-thing.ts'

/** What the person takes back holds no longer: the limits that speak of it. Whether any was. */
export function takeBackLimits(ledger: Ledger, lift: Lift): boolean {
  const lifted = liftedBy(ledger, lift)
  for (const limit of lifted) changeFact(ledger, limit, { status: 'superseded' })
  return lifted.length > 0
}

/** The limits that a sentence takes back, as far as it speaks of them. */
export function liftedBy(ledger: Ledger, lift: Lift): ConstraintFact[] {
  return activeLimits(ledger).filter(({ text }) => speaksOfLimit(text, lift) && !isOfAnotherThing(text, lift.topic))
}

/** "Push it" after "do not push": an order to do what was held back ends that it is held back; what is forbidden for good stays so. */
export function takeOrdered(ledger: Ledger, sentence: string): void {
  if (!ORDERED.test(sentence)) return
  const acts = deedsOf(sentence)
  for (const limit of activeLimits(ledger)) {
    const held = HELD_BACK.test(limit.text) ? [...mattersOf(limit.text)] : []
    if (held.length > 0 && held.every((topic) => isAct(topic) && acts.has(topic)))
      changeFact(ledger, limit, { status: 'superseded' })
  }
}

/** What is forbidden now may not be done, whatever was allowed before. */
export function endPermissions(ledger: Ledger, limit: string): void {
  if (!RESTRICTS.test(limit)) return
  const own = mattersOf(limit)
  for (const earlier of activeLimits(ledger)) {
    if (earlier.narrows !== undefined && isForbiddenBy(earlier, own)) {
      changeFact(ledger, earlier, { status: 'superseded' })
      continue
    }
    const lift = liftsIn(earlier.text).find(({ how }) => how === 'permits')
    if (lift === undefined) continue
    const about = [...mattersOf(lift.topic)]
    if (about.length > 0 && about.every((topic) => own.has(topic)))
      changeFact(ledger, earlier, { status: 'superseded' })
  }
}

/** Of what was let out of a limit all that has a name is named by the new one. */
function isForbiddenBy({ text }: ConstraintFact, own: ReadonlySet<string>): boolean {
  const names = [...mattersOf(text)].filter((matter) => /[./_\d-]/.test(matter))
  return names.length > 0 && names.every((name) => own.has(name))
}

export function activeLimits(ledger: Ledger): ConstraintFact[] {
  return factsOf(ledger, 'constraint').filter(({ status }) => status === 'active')
}

/** By all of it: "--fast" and "--slow" in the middle of a long sentence are two limits. */
export function limitKey(text: string): string {
  return plainOf(text)
}

const ORDERED =
  /^(?:(?:ok(?:ay)?|alright|all right|right|good|great|yes|now|please|pls|and|then|so|go ahead and|let['’]?s|you can|you may|can you|go on and|just)[,!.]? +)*(?:commit|push|deploy|merge|publish|release)(?:,? (?:and |then )*(?:commit|push|deploy|merge|publish|release))*(?: (?:it|this|that|them|these|everything|all|the changes?|now|please|then|again|too|to (?:the )?(?:remote|origin)))*[.!]?$|^(?:(?:好[的了吧]?|那就?|行|嗯|可以|ok|现在|現在|[请請]|直接|你|先)[，,。\s]*)*(?:提交|推送|部署|合并|合併|[发發][布佈]|上[线線]|push|commit|deploy|merge)(?:(?:并|並|和|再|，)?(?:提交|推送|部署|合并|合併))?(?:一下|吧|了|它|上去|到[远遠]端)*[。！!]?$/i
/** Not for good, and without a condition. */
const HELD_BACK =
  /^(?:(?:please|but|and|also|just|for now),? )*(?:do not|don['’]?t|no) \w+(?:,? (?:or|and) \w+)*(?: (?:it|this|that|them|anything|the changes?|yet|now|for now|until I (?:say|tell you)(?: so)?|to remote))*[.!]?$|^(?:但|请|請|先|暂时|暫時|现在|現在)*(?:不要|不用|别|別|先不|先别|先別|勿|不准|不許|不许)(?:再|急着|急著)?(?:提交|推送|部署|合并|合併|[发發][布佈]|上[线線]|push|commit|deploy|merge)+(?:它|代码|程式碼|了|改动|改動)*[。！]?$/i
