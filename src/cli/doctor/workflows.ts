import { retold, t } from '../../messages/people/speak.ts'
import { files } from '../../platform/files/file-port.ts'
import { openStore } from '../../storage/open.ts'
import { BROKEN } from '../../workflow/feature/store.ts'
import type { Call } from '../command.ts'
import type { Finding } from './finding.ts'

/** The project's own workflows, where it has a file of them, and those that could not be read. */
export async function checkWorkflows(call: Call): Promise<Finding[]> {
  return [...(await definitions(call)), ...setAside(call)]
}

function setAside({ paths: { database } }: Call): Finding[] {
  if (!files.exists(database)) return []
  try {
    const sql = openStore(database, { busyTimeoutMs: 2000 })
    try {
      const rows = sql.all<{ id: number; session: string; key: string }>(
        'SELECT id, session, key FROM workflows WHERE status = ? ORDER BY id DESC LIMIT 5',
        BROKEN,
      )
      return rows.map(({ id, session, key }) => ({
        check: 'Workflows',
        state: 'note',
        detail: t`workflow #${id} (${key}) of session ${session.slice(0, 8)} could not be read and was set aside; it is kept in ${database}`,
        remedy: t`throughline workflow start ${key} begins anew`,
      }))
    } finally {
      sql.close()
    }
  } catch {
    // A store that cannot be opened is a finding of its own.
    return []
  }
}

async function definitions(call: Call): Promise<Finding[]> {
  const file = `${call.cwd}/.throughline/workflows.yaml`
  if (!files.exists(file)) return []
  const { lintFile } = await import('../workflow/commands.ts')
  const { problems, own } = lintFile(file)
  if (problems.length === 0) {
    return [{ check: 'Workflows', state: 'fine', detail: t`${file} adds ${own.workflows.join(', ') || '–'}` }]
  }
  return problems.map(({ line, column, message, hint }) => ({
    check: 'Workflows',
    state: 'wrong',
    detail: `${file}:${line}:${column}: ${retold(message)}`,
    remedy: retold(hint),
  }))
}
