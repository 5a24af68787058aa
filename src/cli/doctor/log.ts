import { existsSync, readFileSync } from 'node:fs'
import { t } from '../../messages/people/speak.ts'
import type { Call } from '../command.ts'
import { logFileFor } from '../log-file.ts'
import { logLine } from '../log-line.ts'
import type { Finding } from './finding.ts'

const SHOWN = 5
const RECENT_MS = 7 * 24 * 3600 * 1000

/** The last troubles of the past week. They did not reach the agent, so they are worth knowing rather than wrong. */
export async function checkLog(call: Call): Promise<Finding[]> {
  const { now } = call
  const file = await logFileFor(call)
  if (!existsSync(file)) return [{ check: 'Log', state: 'fine', detail: t`no trouble has been logged` }]
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const recent = lines.filter((line) => now - Date.parse(logLine(line).at ?? '') < RECENT_MS)
  if (recent.length === 0) return [{ check: 'Log', state: 'fine', detail: t`no trouble in the past week` }]
  const shown = recent.slice(-SHOWN).map((line) => `\n    ${line}`)
  return [
    {
      check: 'Log',
      state: 'note',
      detail:
        recent.length === 1
          ? t`1 line in the past week, in ${file}:${shown.join('')}`
          : t`${recent.length} lines in the past week, in ${file}:${shown.join('')}`,
    },
  ]
}
