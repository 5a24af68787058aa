import { namedIn } from '../../base/names.ts'
import { baseName } from '../../base/paths/paths.ts'
import { namesCause } from '../../base/text/causes.ts'
import { looksLikeOrder } from '../../base/typed/orders.ts'
import type { DigestText, SessionDigest } from '../../protocol/ports.ts'
import { isTrap } from '../recall/text-line.ts'
import { isRefused } from '../store/forgetting/refused.ts'
import { detailsOf } from '../store/record.ts'
import { choiceIn } from './choices.ts'
import { isChoice, outlives, withAsked } from './decided/outlives.ts'
import { distinct, saysTheSame } from './distinct.ts'
import { goesAgainst } from './goes-against.ts'
import { heatOf, type Warmth, warmed } from './heat.ts'
import type { Lesson } from './learn.ts'
import { linksOfNames } from './links-of-names.ts'
import { keepLearned, known } from './put.ts'
import { addressOf } from './rules/address.ts'
import { keepRules } from './rules/keep-rules.ts'
import { topicsOf } from './topics.ts'

/** A sentence somebody said, and in how many sessions. */
export interface TextDetails {
  readonly sessions: number
  readonly warmth: Warmth
  readonly at: number
  readonly names: readonly string[]
  /** As it was said first, and in which prompt of that session. */
  readonly words?: string
  readonly prompt?: number
  /** The session that it was counted in last, where the person said it. */
  readonly session?: string
  /** Of what was behind a fault: how the person had told of that. */
  readonly explains?: string
  /** Where the person ended or narrowed it. */
  readonly turned?: { readonly session: string; readonly prompt: number }
}

/** What the person laid down for good, what was decided and why, and what was tried in vain. */
export function learnTexts(lesson: Lesson): number {
  const { digest } = lesson
  let kept = keepRules(lesson)
  const isHeld = (text: string) => !digest.rules.some((rule) => rule.sure && goesAgainst(text, rule.text))
  const agreed = new Set(digest.agreed?.map(({ text }) => text))
  const decisions = digest.decisions.filter(
    (one) => !agreed.has(one.text) && (wasCarriedOut(one, digest) || wasChosen(one, digest)),
  )
  for (const one of digest.agreed ?? []) kept += keepText(lesson, 'decisions', { ...one, text: chosenOf(one.text) })
  const causes = (digest.causes ?? []).filter(({ text }) => isHeld(text) && !looksLikeOrder(text))
  for (const one of distinct(causes).slice(-MOST_EACH)) kept += keepCause(lesson, one, digest.causes)
  const concluded = [...decisions, ...causesFound(digest), ...reasonsGiven(digest)].slice(-MOST_EACH)
  const isNew = ({ text }: DigestText) => !causes.some((one) => one.text === text || saysTheSame(one.text, text))
  for (const one of distinct(concluded.filter(({ text }) => outlives(text) && isHeld(text))).filter(isNew))
    kept += keepText(lesson, 'decisions', one)
  for (const one of choicesMade(digest)
    .filter(({ text }) => isHeld(text))
    .slice(-MOST_EACH))
    kept += keepText(lesson, 'decisions', one)
  for (const one of digest.deadEnds.slice(-MOST_EACH)) if (isTrap(one.text)) kept += keepText(lesson, 'traps', one)
  return kept
}

/** "I recommend ULIDs because …", agreed to and carried out: what holds now. */
function chosenOf(text: string): string {
  return text
    .replace(
      /^(?:I|we)(?:['’]d| would)? (?:propose|suggest|recommend)(?:ing|ed)? (?:using |to use |that we use |we use )?/i,
      'Using ',
    )
    .replace(/^my (?:suggestion|recommendation|proposal)(?: is)?(?: to use| using)?:? /i, 'Using ')
    .replace(/^我?[们們]?(?:建[议議]|推[荐薦])(?:使用|采用)?(?=[用把])?/, (lead, at: number, whole: string) =>
      /^[用把将將]/.test(whole.slice(at + lead.length)) ? '' : '用',
    )
}

/** A choice with its reason, or what was behind a fault, said right before the change that carried it out. */
function reasonsGiven({ files }: SessionDigest): DigestText[] {
  return files
    .filter(({ act }) => act === 'changed')
    .flatMap(({ path, whys }) =>
      whys.filter(isChoice).map((text) => ({ text, names: [baseName(path), ...namedIn(text)] })),
    )
}

/** What was chosen, in so many words and of something with a name, right before the change that carried it out. */
function choicesMade({ files }: SessionDigest): DigestText[] {
  return files
    .filter(({ act }) => act === 'changed')
    .flatMap(({ path, whys }) =>
      whys.flatMap((said) => {
        const text = outlives(said) && isChoice(said) ? undefined : choiceIn(said)
        return text === undefined ? [] : [{ text, names: [baseName(path), ...namedIn(text)] }]
      }),
    )
}

/** What was behind a fault, in a session that mended something: it is about what was changed, named or not. */
function causesFound({ decisions, files }: SessionDigest): DigestText[] {
  const changed = files.filter(({ act }) => act === 'changed').map(({ path }) => baseName(path))
  if (changed.length === 0 || changed.length > MOST_MENDED) return []
  return decisions
    .filter(({ text }) => namesCause(text))
    .map(({ text, names }) => ({ text, names: [...new Set([...names, ...changed])] }))
}

/** It names something the session changed: what was only considered is not decided. */
function wasCarriedOut({ names }: DigestText, { files }: SessionDigest): boolean {
  return files.some(
    ({ path, act, names: inside, defines }) =>
      act === 'changed' &&
      names.some((name) => name === baseName(path) || inside.includes(name) || defines.includes(name)),
  )
}

/** "I chose Redis over Memcached because …": of something with a name, said to be done, in a session that changed something. */
function wasChosen({ text }: DigestText, { files, commands }: SessionDigest): boolean {
  if (!CHOSE.test(text) || !SAYS_WHY.test(text) || choiceIn(text) === undefined) return false
  const isBroken = commands.length > 0 && commands.every(({ passed }) => !passed)
  return !isBroken && files.some(({ act }) => act === 'changed')
}

const CHOSE =
  /^(?:(?:so|now|ok(?:ay)?),? )?(?:I|we)(?:['’]ve| have)? (?:chose|chosen|went with|picked|opted for|settled on|decided (?:on|for|to use))\b|^(?:最[终終后後])?(?:我[们們]?)?(?:最[终終后後])?(?:[选選]了|[选選]用了|[选選][择擇]了?|[决決]定(?:[选選采採]?用)|[采採]用了)/i
const SAYS_WHY = /\b(?:because|since|so that|as (?:it|they|that|the|we)|to avoid|due to)\b|因[为為]|避免|以免|由[于於]/i

/** With what it explains, in the words of who told of it: those are the words that ask for it. */
function keepCause(lesson: Lesson, { text, names }: DigestText, all: SessionDigest['causes'] = []): number {
  const { explains = '' } = all.find((one) => one.text === text) ?? {}
  const changed = lesson.digest.files.filter(({ act }) => act === 'changed').map(({ path }) => baseName(path))
  const about = changed.length > MOST_MENDED ? names : [...new Set([...names, ...changed])]
  return keepText(
    lesson,
    'decisions',
    { text: isTelling(text, explains) ? withAsked(text, explains) : text, names: about },
    explains,
  )
}

/** "Can you fix this?" says nothing of what was wrong. */
function isTelling(text: string, explains: string): boolean {
  const saysWhat = topicsOf([explains]).length >= 2 || /[\u3400-\u9fff]{4}/.test(explains)
  return saysWhat && !looksLikeOrder(explains) && !saysTheSame(text, explains)
}

function keepText(lesson: Lesson, folder: string, { text, names }: DigestText, explains?: string): number {
  const { seq, digest, desk, place } = lesson
  // Orders in what an agent read are not learned, whatever it made of them.
  if (looksLikeOrder(text) || isRefused(desk.sql, place.project, folder)) return 0
  const uri = addressOf(lesson, folder, text)
  const before = known(lesson, uri)
  const old: Partial<TextDetails> = before ? detailsOf<TextDetails>(before) : {}
  const seen = old.warmth !== undefined && old.warmth[1] >= seq
  const sessions = (old.sessions ?? 0) + (seen ? 0 : 1)
  const details: TextDetails = {
    sessions,
    warmth: warmed(old.warmth, seq),
    at: digest.at,
    names,
    words: text,
    ...(explains !== undefined && { explains }),
  }
  const written = keepLearned(lesson, before, {
    uri,
    content: text,
    details,
    heat: heatOf(details.warmth),
    trust: 'agent',
    links: linksOfNames(lesson, names),
  })
  return written ? 1 : 0
}

const MOST_EACH = 12
/** A session that changed more than so many files did not only mend one fault. */
const MOST_MENDED = 6
