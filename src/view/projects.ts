import { existsSync } from 'node:fs'
import { type Call, CommandError } from '../cli/command.ts'
import { withStore } from '../cli/store.ts'
import { t } from '../messages/people/speak.ts'

/**
 * The folder of a project that the store knows. The page names projects by their identity and never by a path, so that no request can
 * point a command at a folder nobody worked in.
 */
export async function folderOf(call: Call, project: string | undefined): Promise<string | undefined> {
  if (!project || !existsSync(call.paths.database)) return undefined
  const rows = await withStore(call.paths, (sql) =>
    sql.all<{ dir: string }>('SELECT dir FROM memory_places WHERE project = ? ORDER BY length(dir) LIMIT 20', project),
  )
  const found = rows.find(({ dir }) => existsSync(dir)) ?? rows[0]
  if (!found) throw new CommandError(t`the store knows no such project`, t`reload the page`)
  return found.dir
}
