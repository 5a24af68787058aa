import { fingerprint } from '../../base/ids.ts'
import type { Files } from '../../protocol/ports.ts'
import type { CompiledWorkflows } from '../definition/definitions.ts'
import { BUILT_IN, type Registry } from '../definition/registry.ts'
import type { SpecFeature } from '../specs/pending-tasks.ts'
import { activeFeature, tasksFile, tasksText } from '../specs/specs.ts'
import type { TaskList } from '../specs/tasks.ts'
import type { WorkflowContext } from './context.ts'
import { chosenFeature, remember, remembered } from './store.ts'
import { hasTaskList } from './watched.ts'

type Reading = Pick<WorkflowContext, 'files' | 'hasFile' | 'sql' | 'write' | 'now' | 'note' | 'isTrusted' | 'isAdopted'>

export function definitionsFile(project: string): string {
  return `${project}/.throughline/workflows.yaml`
}

/** The stages and workflows of a project. Its file is parsed when it changed, and only then. */
export async function registryOf(context: Reading, project: string): Promise<Registry> {
  const files = await context.files()
  const path = definitionsFile(project)
  const text = tasksText(files, path)
  if (text === undefined) return BUILT_IN
  if (!(await context.isTrusted(path, text))) {
    context.note(`${path} is not trusted, so it does not count: throughline trust shows it`)
    return BUILT_IN
  }
  return cached(context, path, text, async () => {
    const { compile } = await import('../definition/definitions.ts')
    const { registry, problems }: CompiledWorkflows = compile(text)
    const [first] = problems
    if (first) context.note(`${path}:${first.line}: ${first.message} (throughline workflow lint)`)
    return registry
  })
}

/**
 * A feature and where its tasks stand; undefined when there is none, or its list cannot be read (S0.10, S0.31). Wanted: the one
 * feature of a workflow, null when it has none; undefined without a workflow, then the one in progress.
 */
export async function featureOf(
  context: Reading,
  project: string,
  wanted: string | null | undefined,
): Promise<SpecFeature | undefined> {
  // To look for one costs far less than to load what reads it.
  if (wanted === null || !hasTaskList(context, project)) return undefined
  const files = await context.files()
  const chosen = wanted ?? chosenFeature(context.sql, project)
  const found = activeFeature(files, project, chosen)
  if (!found || (wanted !== undefined && found.name !== wanted)) return undefined
  if (chosen !== found.name && found.others.length > 0) {
    context.note(`several features are in progress, ${found.name} is taken: ${found.others.join(', ')} wait`)
  }
  const path = tasksFile(project, found.name)
  if (found.name !== wanted && !(await context.isAdopted(path))) {
    context.note(`${path} came with the project, so it is told to nobody: throughline trust takes it on`)
    return undefined
  }
  if (leadsOut(files, path, project)) {
    context.note(`${path} leads out of the project, so it is told to nobody`)
    return undefined
  }
  const text = tasksText(files, path)
  if (text === undefined) return { name: found.name, tasks: NO_TASKS }
  const tasks = await cached(context, path, text, async () => (await import('../specs/tasks.ts')).readTasks(text))
  return { name: found.name, tasks }
}

/** Whether what bears a name inside of the project is a file outside of it: a list is taken on by its place, whatever lies there later. */
function leadsOut(files: Files, path: string, project: string): boolean {
  const [real, root] = [files.real(path), files.real(project)]
  return real !== undefined && root !== undefined && !real.startsWith(`${root}/`)
}

const NO_TASKS: TaskList = { total: 0, checked: 0, allChecked: false, unchecked: [] }

async function cached<Content>(
  { sql, write, now, note }: Reading,
  path: string,
  text: string,
  read: () => Promise<Content>,
): Promise<Content> {
  const mark = `${READER}:${text.length}:${fingerprint(text)}`
  const known = remembered<Content>(sql, path, mark)
  if (known !== undefined) return known
  const content = await read()
  try {
    write((store) => remember(store, path, mark, content, now))
  } catch {
    // Another process has the store just now: the file is read once more next time, and nothing is lost.
    note(`${path} was read and could not be remembered`)
  }
  return content
}

/** Goes up when a file of the same text would be read as something else. */
const READER = 1
