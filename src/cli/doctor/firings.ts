import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { payloadOf } from '../../hosts/claude-code/wire.ts'
import { CATALOGUE_HOST } from '../../hosts/index.ts'
import { t } from '../../messages/people/speak.ts'
import { columnsOfTerminal } from '../../platform/terminal.ts'
import { EVENT_NAMES, type EventName } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import type { Call } from '../command.ts'
import type { Finding } from './finding.ts'

/** The longest name with its time. */
const WIDTH = 28
const INDENT = 4

interface Firing {
  readonly name: EventName
  readonly ms: number
  readonly ok: boolean
  readonly status: number | null
  readonly stderr: string
}

/** Fires every event once, through the program itself, on a store of its own. */
export function fireAll(call: Pick<Call, 'environment'>): readonly Firing[] {
  const home = mkdtempSync(join(tmpdir(), 'throughline-doctor-'))
  try {
    return EVENT_NAMES.map((name) => {
      const payload = payloadOf(name, EVENTS[name].examples.input[0])
      const started = performance.now()
      const { status, stderr } = spawnSync(process.execPath, ['hook', '--home', home, CATALOGUE_HOST], {
        input: JSON.stringify(payload),
        encoding: 'utf8',
        timeout: 10_000,
        env: call.environment,
      })
      return { name, ms: performance.now() - started, ok: status === 0 && stderr === '', status, stderr }
    })
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Says how long each event took. */
export function checkFirings(call: Call): Finding[] {
  const firings = fireAll(call)
  const failed = firings.filter(({ ok }) => !ok)
  const slow = firings.filter(({ name, ms }) => ms > EVENTS[name].deadlineMs)
  const times = firings.map(({ ms }) => ms).sort((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)] ?? 0
  const findings: Finding[] = [
    {
      check: 'Dry firing',
      state: failed.length > 0 ? 'wrong' : 'fine',
      detail: t`${firings.length - failed.length} of ${firings.length} events that any agent may send were answered, median ${median.toFixed(1)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)} ms${call.flag('verbose') ? listed(firings) : ''}`,
      ...(failed.length > 0 && {
        remedy: t`these failed: ${failed.map(({ name }) => name).join(', ')}; reinstall Throughline`,
      }),
    },
  ]
  for (const { name, ms } of slow) {
    findings.push({
      check: 'Dry firing',
      state: 'note',
      detail: t`${name} took ${ms.toFixed(0)} ms, over its deadline: this machine is very busy`,
    })
  }
  return findings
}

/** Every event with its time, as many to a line as there is room for. */
function listed(firings: readonly { name: string; ms: number }[]): string {
  const cells = firings.map(({ name, ms }) => `${name} ${ms.toFixed(1)}`.padEnd(WIDTH))
  const each = Math.max(1, Math.min(3, Math.floor((columnsOfTerminal() - INDENT) / WIDTH)))
  const lines = Array.from({ length: Math.ceil(cells.length / each) }, (_, i) =>
    cells.slice(i * each, (i + 1) * each).join(''),
  )
  return lines.map((line) => `\n    ${line.trimEnd()}`).join('')
}
