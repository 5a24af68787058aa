import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'

interface Told {
  to: string
  text: string
}

interface Document {
  madeUp: boolean
  events: { event: string; exitCode: number; ms: number; recorded: { type: string }[]; told: Told[] }[]
  compaction: { summary: string; kept: { text: string }[]; lost: { text: string; recovered: boolean }[] }
  figures: Record<'events' | 'facts' | 'kept' | 'lost' | 'putBack' | 'charactersInjected' | 'medianMs', number>
  keptIn: string | null
}

const folder = tempFolders()
/** Told to the agent before the compaction, and not in the summary. */
const LOST = [
  'src/legacy/soap-client.ts',
  'Idempotency-Key',
  'http_retry_total',
  'RETRY_LIMIT',
  'scripts/bundle-size.mjs',
]

function demo(...words: string[]) {
  const temporary = folder()
  const env = { PATH: process.env.PATH ?? '', HOME: folder(), TMPDIR: temporary, THROUGHLINE_HOME: '/nowhere/at/all' }
  const { stdout, stderr, exitCode } = Bun.spawnSync([binary(), 'demo', ...words], { env, stdin: 'ignore' })
  return {
    stdout: stdout.toString(),
    stderr: stderr.toString(),
    exitCode,
    left: readdirSync(temporary),
    home: readdirSync(env.HOME),
  }
}

describe('the demo', () => {
  const { stdout, stderr, exitCode, left, home } = demo('--json')
  const found: Document = JSON.parse(stdout)

  test('plays a session through the hooks; each is recorded and ends well', () => {
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(found.madeUp).toBe(true)
    expect(found.events.length).toBeGreaterThanOrEqual(25)
    expect(found.events.filter((event) => event.exitCode !== 0 || event.recorded.length === 0)).toEqual([])
  })

  test('the summary loses something, and what comes back names it', () => {
    const { summary, lost } = found.compaction
    expect(lost.length).toBeGreaterThan(5)
    const told = found.events
      .flatMap((event) => event.told.filter(({ to }) => to === 'model').map(({ text }) => text))
      .join('\n')
    for (const name of LOST) {
      expect(summary).not.toContain(name)
      expect(told).toContain(name)
    }
  })

  test('the summariser, then the model are told, and the model again if something is left; nobody else', () => {
    const telling = found.events.filter(({ told }) => told.length > 0)
    const all = telling.map(({ event, told }) => [event, ...told.map(({ to }) => to)])
    expect(all.slice(0, 2)).toEqual([
      ['PreCompact', 'summariser'],
      ['SessionStart', 'model'],
    ])
    expect(all.slice(2).filter(([event, to]) => event !== 'UserPromptSubmit' || to !== 'model')).toEqual([])
  })

  test('the figures are those of the events', () => {
    const { events, facts, kept, lost, putBack, charactersInjected } = found.figures
    const { compaction } = found
    expect({ events, kept, lost }).toEqual({
      events: found.events.length,
      kept: compaction.kept.length,
      lost: compaction.lost.length,
    })
    expect(facts).toBe(kept + lost)
    expect(putBack).toBeGreaterThanOrEqual(compaction.lost.filter(({ recovered }) => recovered).length)
    const injected = found.events.flatMap(({ told }) => told.filter(({ to }) => to === 'model'))
    expect(charactersInjected).toBe(injected.reduce((sum, { text }) => sum + text.length, 0))
  })

  test('nothing is left, neither in the temporary folder nor at home', () => {
    expect({ left, home, keptIn: found.keptIn }).toEqual({ left: [], home: [], keptIn: null })
  })
})

describe('in a text', () => {
  const { stdout, exitCode, left } = demo()

  test('it fits a terminal of 100 columns, without colours, and says that it is made up', () => {
    expect(exitCode).toBe(0)
    expect(left).toEqual([])
    expect(stdout).not.toContain('\x1b')
    expect(Math.max(...stdout.split('\n').map((line) => Bun.stringWidth(line)))).toBeLessThanOrEqual(100)
    expect(stdout).toContain('made up')
    expect(stdout).not.toContain('throughline-demo-')
  })

  test('every event has its line, and the last ones sum up', () => {
    for (const event of [
      'SessionStart',
      'UserPromptSubmit',
      'PostToolUseFailure',
      'PreCompact',
      'PostCompact',
      'SessionEnd',
    ]) {
      expect(stdout).toMatch(new RegExp(`^${event} `, 'm'))
    }
    expect(stdout).toMatch(/\d+ events, \d+ facts\. The summary kept \d+ and lost \d+; \d+ of them were put back/)
  })
})

test('--keep leaves everything, and says where', () => {
  const { stdout, left } = demo('--keep', '--json')
  const { keptIn }: Document = JSON.parse(stdout)
  expect(left).toEqual([keptIn?.split('/').at(-1) ?? ''])
  expect(readdirSync(keptIn ?? '').sort()).toEqual(['project', 'store', 'transcript.jsonl'])
})
