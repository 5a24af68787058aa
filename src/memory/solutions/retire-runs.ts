import { isOwnWord, isUnder } from '../store/kinds.ts'
import { COLUMNS, type Desk, type Memory } from '../store/record.ts'
import { revise } from '../store/store.ts'
import { contentOf } from './content.ts'
import { type SolutionDetails, withDetails } from './solutions.ts'

/** Learned repairs are no longer made by running what has come to an end: told by what else was done, or no longer told. */
export function retireRuns(desk: Desk, project: string, isOver: (command: string) => boolean): number {
  let retired = 0
  for (const memory of learnedRepairs(desk.sql, project)) {
    const { details } = withDetails(memory)
    const commands = details.commands.filter((command) => !isOver(command))
    const isRunOver = isOver(details.command)
    if (isOwnWord(memory.author) || (commands.length === details.commands.length && !isRunOver)) continue
    // What failed in the code may fail again under another command; what failed in the program itself is over with it.
    const left = { ...details, commands, ...(isRunOver && { command: '' }) }
    if (commands.length + details.files.length === 0 || (isRunOver && isOfProgram(details)))
      revise(desk, memory, { status: 'deprecated', author: memory.author })
    else revise(desk, memory, { details: left, content: contentOf(left), author: memory.author })
    retired++
  }
  return retired
}

/** `ERR_PNPM_OUTDATED_LOCKFILE` is no failure of another program. */
function isOfProgram({ command, error }: SolutionDetails): boolean {
  const [program = ''] = command.split(/\s/)
  return program !== '' && error.toLowerCase().includes(program.toLowerCase())
}

function learnedRepairs(sql: Desk['sql'], project: string): Memory[] {
  return sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE project = ? AND status = 'active'
       AND ${isUnder('solution')} ORDER BY id DESC LIMIT ?`,
    project,
    MOST,
  )
}

const MOST = 2000
