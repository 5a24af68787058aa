import type { Ledger } from '../../../ledger/facts.ts'
import { countOf } from '../../../ledger/put.ts'
import type { World } from '../../line.ts'

type Edit = Ledger['work']['edits'][number]

/** Files of the work that were written on disk after a moment, with the step of their last edit here. */
export function writtenAfter(ledger: Ledger, { written = {} }: World, at: string | undefined): Edit[] {
  const since = Date.parse(at ?? '')
  if (Number.isNaN(since)) return []
  const { edits, commit } = ledger.work
  const taken = (commit.took ?? []).filter(({ path }) => !edits.some((edit) => edit.path === path))
  return [...taken, ...edits].filter(({ path }) => (written[path] ?? 0) > since + A_MOMENT)
}

/**
 * Those that somebody else has written: after the agent's own edit, and after all that it ran or sent out came back. While something runs
 * on, nobody can say who it was.
 */
export function changedByOthers(ledger: Ledger, world: World): string[] {
  if (countOf(ledger, 'flight') > 0) return []
  const ran = Date.parse(ledger.ranAt ?? '')
  const { edits, commit } = ledger.work
  return [...(commit.took ?? []), ...edits].flatMap(({ path, at }) => {
    const edited = Date.parse(at)
    const until = ran > edited ? ran + A_MOMENT : edited + A_WHILE
    return (world.written?.[path] ?? 0) > until ? [path] : []
  })
}

/** What a run itself has written, and clocks that are not quite the same. */
const A_MOMENT = 2000
/** A hook of the person's may put an edit in form right after it. */
const A_WHILE = 10_000
