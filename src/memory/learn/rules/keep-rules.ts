import { namedIn } from '../../../base/names.ts'
import { isHarmful } from '../../../base/typed/harmful.ts'
import type { DigestRule } from '../../../protocol/ports.ts'
import { linksOfRule } from '../../recall/met/rule-links.ts'
import { isRefused, kindsOf } from '../../store/forgetting/refused.ts'
import { detailsOf, type Memory } from '../../store/record.ts'
import { revise } from '../../store/store.ts'
import { heatOf, warmed } from '../heat.ts'
import type { Lesson } from '../learn.ts'
import { linksOfNames } from '../links-of-names.ts'
import { keepLearned, known } from '../put.ts'
import type { TextDetails } from '../texts.ts'
import { addressOf } from './address.ts'
import { isForgotten } from './forgotten.ts'
import { corrected, endBy, endWaiting, retireBy } from './retire.ts'
import { sayingTheSame, settleTwins } from './saying-the-same.ts'
import { saysInstead } from './says-instead.ts'
import { hasPrompts, wasTypedIn } from './typed-here.ts'
import { stopWaiting, type Waiting, waitFor, waitingFor } from './waiting.ts'

/** Where each kind of rule is kept. A correction is a fact that was wrong before. */
const RULE_FOLDERS: Readonly<Record<DigestRule['kind'], string>> = {
  convention: 'conventions',
  preference: 'preferences',
  fact: 'facts',
  correction: 'facts',
  decision: 'decisions',
}

/**
 * What the person laid down for good becomes a memory in their own words, and what it puts an end to is retired. What is doubtful waits
 * until it is confirmed or said again in another prompt; what would do harm if it was planted, or stands in what may be somebody else's
 * text, until it is confirmed: a text can be pasted twice.
 */
export function keepRules(lesson: Lesson): number {
  let kept = 0
  for (const rule of lesson.digest.rules) {
    if (rule.text.length > LONGEST) continue
    const corrects = rule.ends?.how === 'changes' && !rule.sure && !rule.unclear ? corrected(lesson, rule) : undefined
    if (corrects === 'one') {
      kept += keepRule(lesson, rule)
      continue
    }
    if (rule.ends?.isWeak && (corrects === 'nothing' || rule.unclear)) {
      // "Forget the tabs, we use two spaces" where the tabs still wait for a yes: now that waits.
      if (!rule.unclear && endWaiting(lesson, rule) > 0) waitFor(lesson, rule)
      continue
    }
    // A leave that may be about anything ends what it names, and is nothing to be asked about.
    if (rule.ends?.isWeak && rule.ends.how === 'permits') {
      endBy(lesson, rule)
      continue
    }
    if (!rule.sure && rule.ends?.isClear && endBy(lesson, rule) > 0 && rule.ends.isBare) continue
    const before = waitingFor(lesson, rule.text)
    if (!rule.sure && !(before && isSaidAgain(lesson, rule, before))) {
      // Said doubtfully, it adds nothing to what is known already.
      if (!sayingTheSame(lesson, rule.text) && !isForgotten(lesson, '', rule.text)) waitFor(lesson, rule)
      continue
    }
    if (before) stopWaiting(lesson, before)
    const isKept = keepRule(lesson, rule)
    if (isKept > 0) settleTwins(lesson, rule)
    kept += isKept
  }
  return kept
}

function isSaidAgain({ digest, desk, imported }: Lesson, rule: DigestRule, before: Waiting): boolean {
  if (before.isRefused || rule.unclear || isHarmful(rule.text)) return false
  if (before.session === digest.session) return before.prompt !== rule.prompt
  return imported || wasTypedIn(desk.sql, digest.session, rule.text)
}

export function keepRule(lesson: Lesson, rule: DigestRule): number {
  const { seq, digest, desk, place, imported } = lesson
  if (rule.ends && rule.ends.how !== 'changes') {
    const ended = endBy(lesson, rule)
    // "you can use mocks again" is nothing to be told once mocks are forbidden no more.
    if (rule.ends.isBare || (KEEPS_NOTHING.has(rule.ends.how) && ended > 0 && !saysInstead(rule))) return 0
  }
  const folder = RULE_FOLDERS[rule.kind]
  if (kindsOf(folder, rule.text).some((kind) => isRefused(desk.sql, place.project, kind))) return 0
  const own = addressOf(lesson, folder, rule.text)
  const standing = known(lesson, own) ?? sayingTheSame(lesson, rule.text)
  const uri = standing?.uri ?? own
  if (isForgotten(lesson, uri, rule.text, standing)) return 0
  const before = standing && takenUp(lesson, standing)
  const old: Partial<TextDetails> = before ? detailsOf<TextDetails>(before) : {}
  const isOld = old.warmth !== undefined && old.warmth[1] >= seq
  const isHere = isOld || old.session === digest.session
  const { turned } = old
  // Ended or narrowed by a later word of the person's: the same session read again does not bring it back.
  const isTurned = turned && (turned.session === digest.session ? rule.prompt <= turned.prompt : isHere)
  if (before?.status === 'deprecated' && (isTurned || (!turned && isOld))) return 0
  const seen = isHere && !(turned && !isTurned)
  // A fork holds what was typed in the session that it is a copy of.
  if (
    before &&
    !seen &&
    !imported &&
    hasPrompts(desk.sql, digest.session) &&
    !wasTypedIn(desk.sql, digest.session, rule.text)
  )
    return 0
  const sessions = (old.sessions ?? 0) + (seen ? 0 : 1)
  const names = [...namedIn(rule.text)]
  const details: TextDetails = {
    sessions,
    warmth: warmed(old.warmth, seq),
    at: digest.at,
    names,
    words: old.words ?? rule.text,
    prompt: old.prompt ?? rule.prompt,
    session: digest.session,
    ...(isTurned && { turned }),
  }
  const written = keepLearned(lesson, before, {
    uri,
    content: isTurned && before ? before.content : rule.text,
    details,
    heat: heatOf(details.warmth),
    trust: 'user',
    // Said in a second session, it is meant for good.
    ...(sessions > 1 && { tier: 3 }),
    links: [...linksOfNames(lesson, names), ...linksOfRule(rule.text)],
  })
  const memory = written ? known(lesson, uri) : undefined
  if (memory && !seen) retireBy(lesson, rule, memory)
  return written ? 1 : 0
}

/** What holds otherwise now, or is demanded, is told; that something is forbidden no more is not. */
const KEEPS_NOTHING: ReadonlySet<string> = new Set(['permits', 'relieves', 'excepts', 'drops'])

/** What the person took away and has said anew is theirs as it was first said. */
function takenUp({ desk, imported }: Lesson, memory: Memory): Memory {
  const isAway = memory.status === 'deleted' || (memory.status === 'archived' && memory.author === 'user')
  return isAway ? revise(desk, memory, { status: 'active', author: imported ? 'import' : 'auto' }) : memory
}

const LONGEST = 300
