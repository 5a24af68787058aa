import { retold, t } from '../../../messages/people/speak.ts'
import { type CompiledWorkflows, compile } from '../../../workflow/definition/definitions.ts'
import { definitionsFile } from '../../../workflow/feature/load.ts'
import { type Call, CommandError, type Result } from '../../command.ts'
import { readOrRefuse } from '../../install/wiring.ts'

/** Checks the project's own definitions: every mistake with its place and what to write instead. */
export function lint(call: Call): Result {
  const [named] = call.words
  const file = named ?? definitionsFile(call.cwd)
  const { exists, problems, own } = lintFile(file)
  if (!exists) {
    if (named !== undefined) {
      throw new CommandError(t`there is no file ${named}`, t`name the file to check, or none for the project’s own`)
    }
    return {
      text: t`There is no ${file}: the workflows that come with Throughline apply.`,
      json: { file, exists, problems, ...own },
    }
  }
  const lines = problems.map(
    ({ line, column, message, hint }) => `${file}:${line}:${column}: ${retold(message)}\n  ${retold(hint)}`,
  )
  const what = t`${own.workflows.length} workflows, ${own.stages.length} stages of its own`
  return {
    text: problems.length === 0 ? t`${file} is fine: ${what}.` : lines.join('\n'),
    json: { file, exists, problems, ...own },
    code: problems.length === 0 ? 0 : 1,
  }
}

export function lintFile(file: string): Pick<CompiledWorkflows, 'problems' | 'own'> & { exists: boolean } {
  const text = readOrRefuse(file)
  const { problems, own } = compile(text ?? '')
  return { exists: text !== undefined, problems, own }
}
