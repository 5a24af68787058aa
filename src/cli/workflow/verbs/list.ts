import { said, t } from '../../../messages/people/speak.ts'
import { compile } from '../../../workflow/definition/definitions.ts'
import { BUILT_IN } from '../../../workflow/definition/registry.ts'
import { definitionsFile } from '../../../workflow/feature/load.ts'
import { tasksText } from '../../../workflow/specs/specs.ts'
import type { Call, Result } from '../../command.ts'
import { languageOf } from '../../language.ts'
import { table } from '../../terminal/table.ts'
import { DISK } from '../tools.ts'

/** Every workflow that can be started here. Needs no session and no store. */
export async function list(call: Call): Promise<Result> {
  const { language } = await languageOf(call)
  const text = tasksText(DISK.files, definitionsFile(call.cwd))
  const { registry, own, problems } = compile(text ?? '')
  const rows = Object.entries(registry.workflows).map(([key, workflow]) => ({
    key,
    label: workflow.labels[language],
    stages: workflow.stages,
    groups: workflow.groups,
    documents: workflow.documents,
    source: own.workflows.includes(key)
      ? Object.hasOwn(BUILT_IN.workflows, key)
        ? 'overridden'
        : 'project'
      : 'built-in',
  }))
  const trouble =
    problems.length > 0
      ? `\n\n${t`The project’s file has mistakes (${problems.length}): throughline workflow lint`}`
      : ''
  return {
    text:
      table(
        ['KEY', 'LABEL', 'FROM', 'STAGES'],
        rows.map(({ key, label, stages, source }) => [key, label, said(source), stages.join(' ')]),
      ) + trouble,
    json: rows,
  }
}
