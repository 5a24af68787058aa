import type { SessionDigest } from '../../../protocol/ports.ts'
import { withoutSentencesIn } from '../../store/forgetting/cut.ts'
import { SHORTEST } from '../../store/forgetting/scrub.ts'
import { buriedAt, unbury } from '../../store/forgetting/tombstones.ts'
import type { Memory } from '../../store/record.ts'
import type { Lesson } from '../learn.ts'
import { wasTypedIn } from './typed-here.ts'

/**
 * Whether the person has forgotten it, or taken it away, since it was said: then a ledger that is made anew and a transcript that is read
 * again bring nothing back. Typed afterwards, it is their new word.
 */
export function isForgotten(
  lesson: Pick<Lesson, 'desk' | 'place' | 'digest' | 'imported'>,
  uri: string,
  text: string,
  before?: Memory,
): boolean {
  const { sql } = lesson.desk
  const { project } = lesson.place
  const at = before ? takenAwayAt(before) : buriedAt(sql, project, uri, text)
  if (at === undefined) return false
  if (lesson.imported || !wasTypedIn(sql, lesson.digest.session, text, at)) return true
  unbury(sql, project, uri, text)
  return false
}

function takenAwayAt({ status, author, deprecatedAt, updatedAt }: Memory): number | undefined {
  return status === 'deleted' || (status === 'archived' && author === 'user') ? (deprecatedAt ?? updatedAt) : undefined
}

/** What a session came to, without the sentences that were forgotten since. */
export function withoutForgotten(lesson: Pick<Lesson, 'desk' | 'place' | 'digest' | 'imported'>): SessionDigest {
  const { digest, desk } = lesson
  if (!desk.sql.get('SELECT 1 AS some FROM memory_tombstones LIMIT 1')) return digest
  const said = [...digest.rules, ...digest.decisions, ...(digest.agreed ?? []), ...digest.deadEnds].map(
    ({ text }) => text,
  )
  const whys = digest.files.flatMap((file) => file.whys)
  const gone = [...new Set([...said, ...whys, ...digest.goals])].filter(
    (text) => text.length >= SHORTEST && isForgotten(lesson, '', text),
  )
  return gone.length === 0 ? digest : (withoutSentencesIn(digest, gone) as SessionDigest)
}
