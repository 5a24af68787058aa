import { compile } from '../../workflow/definitions.ts'
import { definitionsFile } from '../../workflow/feature/load.ts'
import { type Call, CommandError, type Result } from '../command.ts'
import { readOrRefuse } from '../commands/install.ts'

/** Checks the project's own definitions: every mistake with its place and what to write instead. */
export function lint(call: Call): Promise<Result> | Result {
  const [named] = call.words
  const file = named ?? definitionsFile(call.cwd)
  const text = readOrRefuse(file)
  if (text === undefined) {
    if (named === undefined) {
      return {
        text: `There is no ${file}: the workflows that come with Throughline apply.`,
        json: { file, exists: false, problems: [], stages: [], workflows: [] },
      }
    }
    throw new CommandError(`there is no file ${named}`, 'name the file to check, or none for the project’s own')
  }
  const { problems, own } = compile(text)
  const lines = problems.map(({ line, column, message, hint }) => `${file}:${line}:${column}: ${message}\n  ${hint}`)
  const what = [`${own.workflows.length} workflows`, `${own.stages.length} stages`].join(', ')
  return {
    text: problems.length === 0 ? `${file} is fine: ${what} of its own.` : lines.join('\n'),
    json: { file, exists: true, problems, ...own },
    code: problems.length === 0 ? 0 : 1,
  }
}
