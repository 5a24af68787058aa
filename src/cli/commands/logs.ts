import { t } from '../../messages/people/speak.ts'
import { readUserText } from '../../platform/files/files.ts'
import { type Call, type Command, CommandError, usageError } from '../command.ts'
import { keptStores } from '../kept-stores.ts'
import { logLine } from '../log-line.ts'

export const logs: Command = {
  options: { limit: { value: 'N', about: 'How many lines, the newest last (default 40, 0 for all).' } },
  examples: ['throughline logs', 'throughline logs --limit 0 --json'],
  prints: ['logs'],
  run(call) {
    const limit = wholeNumber(call.value('limit') ?? '40')
    const read = readUserText(call.paths.log)
    if (!read.ok) throw new CommandError(read.problem, t`look at ${call.paths.log}`)
    const all = (read.text ?? '').split('\n').filter((line) => line !== '')
    const lines = limit === 0 ? all : all.slice(-limit)
    if (lines.length === 0) return { text: emptyText(call), json: [] }
    return { text: lines.join('\n'), json: lines.map(logLine) }
  },
}

function emptyText({ paths }: Call): string {
  const kept = keptStores(paths)
  if (kept.length === 0) return t`Nothing has gone wrong so far (${paths.log} is empty).`
  return [
    t`Nothing is logged (${paths.log} is empty), but a store was damaged and set aside:`,
    ...kept.map((file) => `  ${file}`),
    t`throughline doctor says more.`,
  ].join('\n')
}

function wholeNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw usageError(t`--limit takes a whole number, not ${JSON.stringify(text)}`, t`for example --limit 100`)
}
