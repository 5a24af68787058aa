import type { DigestRule } from '../../../protocol/ports.ts'
import { kindOf } from '../../store/kinds.ts'
import { COLUMNS, type Memory } from '../../store/record.ts'
import { relate } from '../../store/relations.ts'
import { revise } from '../../store/store.ts'
import type { Lesson } from '../learn.ts'
import { leftBy } from './supersedes.ts'

/** What an earlier memory says and the person's new word puts an end to: kept, but no longer told. */
export function retireBy({ desk, place }: Lesson, rule: DigestRule, by: Memory): number {
  let retired = 0
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
  return retired
}

/** What a rule leaves of a statement or a command: undefined where it says nothing against it, '' where nothing. */
export function leftOf(earlier: Pick<Memory, 'uri' | 'content'>, rule: SaidRule): string | undefined {
  if (kindOf(earlier.uri) === 'command') return replacesTool(rule, earlier) ? '' : undefined
  return leftBy(rule, earlier.content)
}

export type SaidRule = Pick<DigestRule, 'text' | 'replaces' | 'kind'>

/** Statements and commands of the project; records of files and sessions say what was, and stay true. */
function candidates(sql: Lesson['desk']['sql'], project: string, by: Memory): Memory[] {
  return sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE project = ? AND status = 'active' AND id != ?
       AND ((uri >= 'project://' AND uri < 'project:/0' AND substr(uri, 1, 16) != 'project://files/')
         OR (uri > 'workflow://commands/' AND uri < 'workflow://commands0'))
     ORDER BY id DESC LIMIT ?`,
    project,
    by.id,
    MOST,
  )
}

/** "use npm, not pnpm" ends `pnpm test`. */
function replacesTool({ replaces }: SaidRule, { content }: Pick<Memory, 'content'>): boolean {
  const old = replaces?.old.replace(/[`"']/g, '').toLowerCase() ?? ''
  if (!/^[a-z][\w./-]*(?: [\w:./-]+)*$/.test(old)) return false
  const command = /`([^`]+)`/.exec(content)?.[1]?.toLowerCase() ?? ''
  return command === old || command.startsWith(`${old} `)
}

const MOST = 2000
