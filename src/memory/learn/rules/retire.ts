import { fingerprint } from '../../../base/ids.ts'
import { isMarked, mark } from '../../../journal/marks.ts'
import type { DigestRule } from '../../../protocol/ports.ts'
import { retireRuns } from '../../solutions/retire-runs.ts'
import { isUnder, kindOf } from '../../store/kinds.ts'
import { COLUMNS, type Memory } from '../../store/record.ts'
import { relate } from '../../store/relations.ts'
import { revise } from '../../store/store.ts'
import type { Lesson } from '../learn.ts'
import { retireWhys } from './retire-whys.ts'
import { leftBy } from './supersedes.ts'
import { allWaiting, stopWaiting } from './waiting.ts'

/** What an earlier memory says and the person's new word puts an end to: kept, but no longer told. */
export function retireBy(lesson: Lesson, rule: DigestRule, by: Memory): number {
  const { desk, place } = lesson
  const tool = toolOf(rule.replaces?.old)
  let retired = tool === '' ? 0 : retireRuns(desk, place.project, (command) => isRunOf(command, tool))
  for (const earlier of candidates(desk.sql, place.project, by)) {
    const left = leftOf(earlier, rule)
    if (left === undefined) continue
    // Of a sentence that laid down several things, the others stand.
    if (left !== '') {
      revise(desk, earlier, { content: left, author: earlier.author, trust: earlier.trust })
      continue
    }
    revise(desk, earlier, { status: 'deprecated', author: earlier.author })
    relate(desk, by, earlier, 'evolves_from')
    retired++
  }
  return retired + retireWhys(lesson, (why) => leftBy(rule, why) !== undefined)
}

/**
 * What the person takes back is over or narrowed, and what waits for a yes waits no more. Once for each time it is said: a session is read
 * again and again, and what was laid down anew since then stands.
 */
export function endBy(lesson: Lesson, rule: DigestRule): number {
  const { desk, place, digest } = lesson
  const said = `taken back in ${digest.session}, prompt ${rule.prompt}: ${fingerprint(rule.text)}`
  if (isMarked(desk.sql, said)) return 0
  if (isMarked(desk.sql, `${said}: done`)) return 1
  let ended = 0
  for (const one of allWaiting(desk.sql, place.project, desk.now)) {
    if (leftBy(rule, one.text) !== '') continue
    stopWaiting(lesson, one)
    ended++
  }
  for (const earlier of candidates(desk.sql, place.project)) {
    const left = leftOf(earlier, rule)
    if (left === undefined) continue
    const change = left === '' ? { status: 'deprecated' as const } : { content: left, trust: earlier.trust }
    revise(desk, earlier, { ...change, author: earlier.author })
    ended++
  }
  ended += retireWhys(lesson, (why) => leftBy(rule, why) === '')
  mark(desk.sql, ended > 0 ? `${said}: done` : said, desk.now)
  return ended
}

/** What a rule leaves of a statement or a command: undefined where it says nothing against it, '' where nothing. */
export function leftOf(earlier: Pick<Memory, 'uri' | 'content'>, rule: SaidRule): string | undefined {
  if (kindOf(earlier.uri) === 'command') return replacesTool(rule, earlier) ? '' : undefined
  return leftBy(rule, earlier.content)
}

export type SaidRule = Pick<DigestRule, 'text' | 'replaces' | 'kind' | 'ends'>

/** Statements and commands of the project; of the record of a file only what was said there can be over, that of a session says what was. */
function candidates(sql: Lesson['desk']['sql'], project: string, by?: Memory): Memory[] {
  return sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE project = ? AND status = 'active' AND id != ?
       AND ((uri >= 'project://' AND uri < 'project:/0' AND NOT (${isUnder('file')})) OR (${isUnder('command')}))
     ORDER BY id DESC LIMIT ?`,
    project,
    by?.id ?? -1,
    MOST,
  )
}

/** "use npm, not pnpm" ends `pnpm test`. */
function replacesTool({ replaces }: SaidRule, { content }: Pick<Memory, 'content'>): boolean {
  const old = toolOf(replaces?.old)
  return old !== '' && isRunOf(/`([^`]+)`/.exec(content)?.[1] ?? '', old)
}

/** The name of a program with what it is to do; '' where a sentence replaces something else. */
function toolOf(old = ''): string {
  const name = old.replace(/[`"']/g, '').toLowerCase()
  return /^[a-z][\w./-]*(?: [\w:./-]+)*$/.test(name) ? name : ''
}

function isRunOf(command: string, tool: string): boolean {
  const run = command.toLowerCase()
  return run === tool || run.startsWith(`${tool} `)
}

const MOST = 2000
