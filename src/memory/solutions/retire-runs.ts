import { isOwnWord } from '../store/kinds.ts'
import { COLUMNS, type Desk, type Memory } from '../store/record.ts'
import { revise } from '../store/store.ts'
import { contentOf } from './content.ts'
import { withDetails } from './solutions.ts'

/** Learned repairs are no longer made by running what has come to an end: told by what else was done, or no longer told. */
export function retireRuns(desk: Desk, project: string, isOver: (command: string) => boolean): number {
  let retired = 0
  for (const memory of learnedRepairs(desk.sql, project)) {
    const { details } = withDetails(memory)
    const commands = details.commands.filter((command) => !isOver(command))
    if (isOwnWord(memory.author) || commands.length === details.commands.length) continue
    const left = { ...details, commands }
    if (commands.length + details.files.length === 0)
      revise(desk, memory, { status: 'deprecated', author: memory.author })
    else revise(desk, memory, { details: left, content: contentOf(left), author: memory.author })
    retired++
  }
  return retired
}

function learnedRepairs(sql: Desk['sql'], project: string): Memory[] {
  return sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE project = ? AND status = 'active'
       AND uri > 'workflow://solutions/' AND uri < 'workflow://solutions0' ORDER BY id DESC LIMIT ?`,
    project,
    MOST,
  )
}

const MOST = 2000
