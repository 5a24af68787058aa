import { t } from '../../messages/people/speak.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Finding } from './finding.ts'

interface Counted {
  name: string
  count: number
}

/** What the store has counted: events reported twice, answers a host cannot carry, callers under another's name, the unknown. */
export function counted(sql: Sql, { drift }: { drift: boolean }): Finding[] {
  const rows = sql.all<Counted>('SELECT name, count FROM counters ORDER BY name')
  const foreign = rows.filter(({ name }) => name.startsWith('stranger:'))
  const unknown = rows.filter(({ name }) => name.startsWith('drift:'))
  return [
    ...rows.flatMap((row) => doubled(row, foreign)),
    ...rows.flatMap(dropped),
    ...foreign.map(strange),
    ...(drift ? listed(unknown) : summed(unknown)),
  ]
}

function doubled({ name, count }: Counted, foreign: readonly Counted[]): Finding[] {
  const [kind, host] = name.split(':')
  if (kind !== 'double') return []
  if (foreign.some((other) => other.name.startsWith(`stranger:${host}:`))) {
    const detail = t`${host} reported ${eventsText(count)} twice, because it also runs another agent's hooks; the second report is passed over`
    return [{ check: 'Double report', state: 'note', detail }]
  }
  return [
    {
      check: 'Double installation',
      state: 'wrong',
      detail: t`${host} reported ${eventsText(count)} twice, so Throughline is installed there twice (plugin and settings, or two settings files)`,
      remedy: t`keep one: throughline uninstall --host ${host}, or remove the plugin`,
    },
  ]
}

function dropped({ name, count }: Counted): Finding[] {
  const [kind, host, event, power] = name.split(':')
  if (kind !== 'dropped') return []
  return [
    { check: 'Dropped', state: 'note', detail: t`${power} at ${event}: ${host} cannot carry it (${timesText(count)})` },
  ]
}

function strange({ name, count }: Counted): Finding {
  const [, caller, word] = name.split(':')
  return {
    check: 'Other caller',
    state: 'note',
    detail: t`${caller} ran the hooks that are installed for ${word}, ${timesText(count)}; it was answered as itself, or not at all`,
  }
}

function summed(unknown: readonly Counted[]): Finding[] {
  if (unknown.length === 0) return []
  const detail =
    unknown.length === 1
      ? t`1 thing that a host said is not known here; throughline doctor --drift tells it`
      : t`${unknown.length} things that hosts said are not known here; throughline doctor --drift lists them`
  return [{ check: 'Drift', state: 'note', detail }]
}

function listed(unknown: readonly Counted[]): Finding[] {
  if (unknown.length === 0)
    return [{ check: 'Drift', state: 'fine', detail: t`no host said anything that is not known` }]
  return unknown.map(({ name, count }) => {
    const [, host, event, field] = name.split(':')
    const detail =
      field === undefined
        ? t`${host}: event ${event} is not known (${timesText(count)})`
        : t`${host}: field ${field} of ${event} is not known (${timesText(count)})`
    return { check: 'Drift', state: 'note', detail }
  })
}

function timesText(count: number): string {
  return count === 1 ? t`1 time` : t`${count} times`
}

function eventsText(count: number): string {
  return count === 1 ? t`1 event` : t`${count} events`
}
