import type { DigestRule } from '../../../protocol/ports.ts'
import { retireRuns } from '../../solutions/retire-runs.ts'
import { kindOf } from '../../store/kinds.ts'
import { COLUMNS, type Memory } from '../../store/record.ts'
import { relate } from '../../store/relations.ts'
import { revise } from '../../store/store.ts'
import type { Lesson } from '../learn.ts'
import { leftBy } from './supersedes.ts'

/** What an earlier memory says and the person's new word puts an end to: kept, but no longer told. */
export function retireBy({ desk, place }: Lesson, rule: DigestRule, by: Memory): number {
  const tool = toolOf(rule.replaces?.old)
  let retired = tool === '' ? 0 : retireRuns(desk, place.project, (command) => isRunOf(command, tool))
  for (const earlier of candidates(desk.sql, place.project, by)) {
    const left = isCommand(earlier) ? (replacesTool(rule, earlier) ? '' : undefined) : leftBy(rule, earlier.content)
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

function isCommand({ uri }: Memory): boolean {
  return kindOf(uri) === 'command'
}

/** "use npm, not pnpm" ends `pnpm test`. */
function replacesTool({ replaces }: DigestRule, { content }: Memory): boolean {
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
