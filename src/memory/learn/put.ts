import { isOwnWord, kindOf } from '../store/kinds.ts'
import type { Link } from '../store/links.ts'
import { linksOf, setLinks } from '../store/links.ts'
import type { Memory, Trust } from '../store/record.ts'
import { create, ownMemory, revise } from '../store/store.ts'
import type { Lesson } from './learn.ts'

interface Kept {
  readonly uri: string
  readonly content: string
  readonly details: object
  readonly heat: number | null
  readonly trust: Trust
  readonly tier?: number
  readonly links?: readonly Link[]
}

/** The memory of that URI in the lesson's project, whatever became of it. */
export function known({ desk, place }: Lesson, uri: string): Memory | undefined {
  return ownMemory(desk, place.project, uri)
}

/**
 * Writes what was learned. What a person has corrected keeps the person's words and only its record goes on; what a person
 * deleted or forgot stays away.
 */
export function keepLearned(
  { desk, place, digest, imported }: Lesson,
  before: Memory | undefined,
  kept: Kept,
): boolean {
  const { uri, content, details, heat, trust } = kept
  if (before?.status === 'deleted') return false
  const author = imported ? 'import' : 'auto'
  if (!before) {
    const made = create(desk, { project: place.project, author, origin: `session ${digest.session}`, ...kept })
    return made.kind === 'created'
  }
  const corrected = isOwnWord(before.author)
  revise(desk, before, {
    author: corrected ? before.author : author,
    trust: corrected ? before.trust : trust,
    details,
    heat,
    ...(!corrected && { content, status: 'active', ...(kept.tier !== undefined && { tier: kept.tier }) }),
  })
  if (kept.links && !corrected) setLinks(desk.sql, before.id, before.project, seenBefore(desk, before, kept.links))
  return uri !== ''
}

/** A file that was seen here stays seen, even if this session's end cannot look at it again: only then can it be gone. */
function seenBefore({ sql }: Lesson['desk'], { id, uri }: Memory, links: readonly Link[]): readonly Link[] {
  if (kindOf(uri) !== 'file') return links
  const known = linksOf(sql, id)
  return links.map((link) => known.find(({ kind, key }) => kind === link.kind && key === link.key) ?? link)
}
