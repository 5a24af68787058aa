import type { ValueFamily } from '../../../../base/families/families.ts'
import { asNamed, membersIn, withoutMembers } from '../../../../base/families/members.ts'
import { saysTurn } from '../../../../base/typed/taken-back/turns.ts'
import { runIn } from './by-command.ts'
import { isGone } from './gone.ts'
import { aroundValue, reachOf } from './scope.ts'
import type { SlotVerdict } from './slots.ts'
import { sharedThings, standsAt } from './things.ts'

/** Two of one family for the same job exclude each other: "it's vitest now" where jest is used. */
export function byFamily(later: string, earlier: string): SlotVerdict {
  if (FORBIDS.test(earlier.replace(NOT_ANOTHER, ''))) return undefined
  let found: SlotVerdict
  for (const { family, members } of membersIn(earlier)) {
    // "We use pnpm, not npm": what is in use is one of them.
    const command = runIn(earlier)?.command ?? ''
    // And `npm run lint` is how something is run.
    const before = members.filter((name) => !isRefused(name, earlier) && standsAt(name, command) === -1)
    if (before.length === 0) continue
    const named = membersIn(later).find((one) => one.family === family)?.members ?? []
    const old = named.filter((name) => before.includes(name))
    const now = named.filter((name) => !before.includes(name) && !isGone(name, later) && !isRefused(name, later))
    if (named.length === 0 || (now.length === 0 && !old.some((name) => isGone(name, later)))) continue
    const told = aroundValue(later, (clause) =>
      membersIn(clause).some(({ members }) => members.some((one) => now.includes(one))),
    )
    if (old.some((name) => now.some((other) => areBothTaken(name, other, later)))) return 'apart'
    const verdict = judged(family, {
      later,
      told,
      earlier,
      namesOld: old.length > 0,
      faults: old.some((name) => isRefused(name, later)),
    })
    if (verdict === 'apart') return verdict
    found ??= verdict
  }
  return found
}

interface Compared {
  readonly later: string
  /** Of it what gives the value. */
  readonly told: string
  readonly earlier: string
  readonly namesOld: boolean
  /** It says of the old one that it is not to be, or is no good. */
  readonly faults: boolean
}

function judged(family: ValueFamily, { later, told, earlier, namesOld, faults }: Compared): SlotVerdict {
  const job = family.job === '' ? undefined : new RegExp(`(?<![A-Za-z])(?:${family.job})(?![A-Za-z])`, 'gi')
  if (NEEDS_JOB.has(family.name) && !(job && [later, earlier].every((text) => new RegExp(job).test(asNamed(text)))))
    return undefined
  const [own, theirs] = [told, earlier].map((text) => {
    const plain = withoutMembers(text, family)
    return job ? plain.replace(job, ' ') : plain
  })
  // Sorts of what the job is about are looked for with it, places without.
  const reach = [
    reachOf(own ?? '', theirs ?? ''),
    job ? reachOf(withoutMembers(told, family), withoutMembers(earlier, family)) : 'same',
  ]
  if (reach[0] === 'other' || (reach[1] === 'other' && isSorted(family))) return 'apart'
  if (!faults && !saysTurn(later)) return undefined
  const { shared, all } = sharedThings(own ?? '', theirs ?? '')
  // What people speak is spoken of many things.
  if (namesOld && (job !== undefined || shared > 0 || all === 0)) return 'given up'
  const saysJob = job !== undefined && new RegExp(job).test(asNamed(later))
  if (shared === 0 && !saysJob && all > 0) return undefined
  // "The blog is hosted on Netlify now": of something that the other says nothing of. Pairs of characters are no things.
  if (shared === 0 && all > 0 && !CHINESE.test(later)) return 'apart'
  // Of what says nothing of its job, most of the rest has to be the same.
  if (job === undefined && shared < all * A_HALF) return undefined
  return reach[0] === 'wider' && shared === 0 ? undefined : 'over'
}

/** "English or French": neither takes the place of the other. */
function areBothTaken(one: string, other: string, text: string): boolean {
  const spelled = asNamed(text).toLowerCase()
  const [first, second] = [standsAt(one, spelled), standsAt(other, spelled)].sort((a, b) => a - b)
  return JOINED.test(spelled.slice(first, second).replace(/^\S+/, ''))
}

const JOINED = /^\s*(?:and|or|&|\/|plus|as well as|和|或者?|跟|[与與]|、)\s*$/

function isSorted({ name }: ValueFamily): boolean {
  return !SAID_OF_THE_JOB.has(name)
}

/** "Not pnpm", 别用 pnpm. */
function isRefused(name: string, text: string): boolean {
  const spelled = asNamed(text).toLowerCase()
  if (REFUSED.test(spelled.slice(0, Math.max(0, standsAt(name, spelled))))) return true
  const clause = spelled.split(/[,，;；。.:：]\s?/).find((one) => standsAt(name, one) !== -1) ?? ''
  return spelled !== clause && membersIn(clause).every(({ members }) => members.length === 1) && FAULTED.test(clause)
}

const FAULTED =
  /\b(?:didn['’]?t|did not|don['’]?t|doesn['’]?t|can['’]?t|too|was|were|hate|slow|broken|nobody)\b|不|[没沒]|太/i

const REFUSED =
  /(?:\b(?:not?|never|don['’]?t|without|avoid|instead of|rather than|than|against)\b|n['’]t\b|不要?|[别別]|勿)(?: (?:use|using|with|to|the|add))*\s*(?:用|使用)?\s*$/i
const FORBIDS = /\b(?:never|don['’]?t|do not|avoid|no)\b|不要|不准|禁止|[别別](?!的)/i
/** "…, never spaces", 不要用 npm: beside what is to be. */
const NOT_ANOTHER = /(?<=\S)[,，]\s*(?:and )?(?:never|not|no|don['’]?t use|不用|不要用?|[别別]用)\s?[\w.+#-]+[.。!]*$/i
const A_HALF = 0.5
const CHINESE = /[\u3400-\u9fff]/
/** Everyday words are members of these, or they say where something holds: only with the job they are values. */
const NEEDS_JOB: ReadonlySet<string> = new Set(['branch', 'way to merge', 'commit style', 'language of the code'])
/** What stands before the name of the job is part of it. */
const SAID_OF_THE_JOB: ReadonlySet<string> = new Set(['package manager', 'Python package manager', 'CI service'])
