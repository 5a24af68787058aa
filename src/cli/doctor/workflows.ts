import { retold, t } from '../../messages/people/speak.ts'
import { files } from '../../platform/files/file-port.ts'
import { BROKEN } from '../../workflow/feature/store.ts'
import type { Call } from '../command.ts'
import { glance } from '../store.ts'
import type { Finding } from './finding.ts'

/** The project's own workflows, where it has a file of them, and those that could not be read. */
export async function checkWorkflows(call: Call): Promise<Finding[]> {
  return [...(await definitions(call)), ...setAside(call)]
}

function setAside({ paths }: Call): Finding[] {
  const rows = glance(paths, 2000, (sql) =>
    sql.all<{ id: number; session: string; key: string }>(
      'SELECT id, session, key FROM workflows WHERE status = ? ORDER BY id DESC LIMIT 5',
      BROKEN,
    ),
  )
  return (rows ?? []).map(({ id, session, key }) => ({
    check: 'Workflows',
    state: 'note',
    detail: t`workflow #${id} (${key}) of session ${session.slice(0, 8)} could not be read and was set aside; it is kept in ${paths.database}`,
    remedy: t`throughline workflow start ${key} begins anew`,
  }))
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
