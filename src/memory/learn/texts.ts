import type { DigestText } from '../../protocol/ports.ts'
import type { Link } from '../store/links.ts'
import { detailsOf, type Trust } from '../store/record.ts'
import { slug } from '../store/uri.ts'
import { projectPath } from './files.ts'
import { heatOf, type Warmth, warmed } from './heat.ts'
import type { Lesson } from './learn.ts'
import { keep, known } from './put.ts'

/** A sentence somebody said, and in how many sessions. */
export interface TextDetails {
  readonly sessions: number
  readonly warmth: Warmth
  readonly at: number
  readonly names: readonly string[]
}

/** What the person insisted on, what was decided and why, and what was tried in vain. */
export function learnTexts(lesson: Lesson): number {
  const { digest } = lesson
  const conventions = digest.constraints.filter(isLasting).slice(-MOST_EACH)
  let kept = 0
  for (const text of conventions) kept += keepText(lesson, 'conventions', { text, names: [] }, 'user')
  for (const one of digest.decisions.slice(-MOST_EACH)) kept += keepText(lesson, 'decisions', one, 'agent')
  for (const one of digest.deadEnds.slice(-MOST_EACH)) kept += keepText(lesson, 'traps', one, 'agent')
  return kept
}

/** A wish for the work at hand ends with it; a rule says always, never, must, or says how things are done. */
function isLasting(text: string): boolean {
  return LASTING.test(text) && !FOR_NOW.test(text) && text.length >= 15 && text.length <= 200
}

function keepText(lesson: Lesson, folder: string, { text, names }: DigestText, trust: Trust): number {
  const { seq, digest } = lesson
  const uri = `project://${folder}/${slug(text, 70)}`
  const before = known(lesson, uri)
  const old: Partial<TextDetails> = before ? detailsOf<TextDetails>(before) : {}
  const seen = old.warmth !== undefined && old.warmth[1] >= seq
  const sessions = (old.sessions ?? 0) + (seen ? 0 : 1)
  const details: TextDetails = { sessions, warmth: warmed(old.warmth, seq), at: digest.at, names }
  const written = keep(lesson, before, {
    uri,
    content: text,
    details,
    heat: heatOf(details.warmth),
    trust,
    // Said in a second session, it is meant for good.
    ...(folder === 'conventions' && sessions > 1 && { tier: 3 }),
    links: linksOf(lesson, names),
  })
  return written ? 1 : 0
}

function linksOf(lesson: Lesson, names: readonly string[]): Link[] {
  const paths = lesson.digest.files.flatMap(({ path }) => {
    const shown = projectPath(lesson, path)
    return shown !== undefined && names.includes(shown.slice(shown.lastIndexOf('/') + 1)) ? [shown] : []
  })
  return [
    ...paths.slice(0, 3).map((key): Link => ({ kind: 'file', key })),
    ...names
      .filter((name) => /^\w+$/.test(name))
      .slice(0, 5)
      .map((key): Link => ({ kind: 'symbol', key })),
  ]
}

const MOST_EACH = 12
const LASTING =
  /\b(?:always|never|every time|whenever|(?:by|our|the) convention|in general|don['’]?t ever|at all times|from now on|as a rule)\b|總是|总是|永遠|永远|一律|必須|必须|務必|务必|禁止|規範|规范|慣例|惯例|以後都|以后都/i
const FOR_NOW =
  /\b(?:for now|i want|let['’]?s|can you|this time|yet|right now|first|next|then we|today|this (?:pr|branch|commit|change|one|file|test|plan))\b|先不|這次|这次|暫時|暂时|目前/i
