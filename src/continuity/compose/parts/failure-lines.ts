import { factsOf } from '../../ledger/put.ts'
import type { Line, Telling } from '../line.ts'

/** What is broken and not repaired, what an agent has just come back with, and what still runs. */
export function failureLines({ ledger, words, told }: Telling): Line[] {
  const lines: Line[] = []
  const add = (line: Pick<Line, 'key' | 'factId' | 'kind' | 'text' | 'worth' | 'waits'>) =>
    lines.push({ ...line, part: 'failures', order: lines.length })
  const { conflict } = ledger.work
  if (conflict.what !== '')
    add({ key: 'conflict', factId: '', kind: '', text: words.conflict(conflict.what, conflict.line), worth: 2 })
  // The checks say them already.
  const named = factsOf(ledger, 'check').flatMap(({ outcome, line, command }) =>
    outcome === 'failed' ? [line, command] : [],
  )
  const failing = factsOf(ledger, 'test')
    .filter(({ status, name }) => status === 'failing' && !named.some((line) => line.includes(name)))
    .toReversed()
    .filter(({ name }, _at, all) => !all.some((other) => other.name.startsWith(`${name}/`)))
  if (failing.length > 0) {
    const names = failing.slice(0, MOST_TESTS).map(({ name }) => name)
    const more = failing.length - names.length
    const text = words.failingTests(words.list(more > 0 ? [...names, words.more(more)] : names))
    add({ key: 'failing tests', factId: failing[0]?.id ?? '', kind: 'test', text, worth: 1.6 })
  }
  const { report, turnStep, step } = ledger
  if (report !== undefined && report.step >= turnStep && step - report.step <= NOT_LONG)
    add({
      key: 'report',
      factId: '',
      kind: '',
      text: words.reported(report.what, report.text),
      worth: 0.9,
      // Where it tells how checks or a commit ended, it is the only witness.
      ...(report.ended === true ? {} : { waits: 'summary' as const }),
    })
  const running = factsOf(ledger, 'flight').filter(({ handle }) => told?.names([handle]) !== true)
  for (const flight of running.toReversed().slice(0, 3))
    add({
      key: flight.id,
      factId: flight.id,
      kind: 'flight',
      text: words.inFlight(flight.text, flight.handle),
      worth: 1,
      waits: 'summary',
    })
  return lines
}

const MOST_TESTS = 5
/** After so many steps what was reported has been worked with. */
const NOT_LONG = 12
