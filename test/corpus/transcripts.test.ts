import { describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transcriptFiles } from '../../src/cli/transcripts/open.ts'
import type { Entry } from '../../src/continuity/transcript/entry.ts'
import { readerOf, TRANSCRIPT_HOSTS } from '../../src/continuity/transcript/readers.ts'
import { databaseOf } from '../lib/recorded-database.ts'
import { tempFolders } from '../lib/temp.ts'

/**
 * Sessions that the real clients wrote down, each as it writes them, and the entries that come of them. `turn`: a command that works,
 * one that fails, one that a rule refuses, a subagent, and the session gone on with. `compaction`: one with a compaction in it.
 * `branches`: the person went back twice. `refusal`: the person refused a command, and stopped another. Paths are made up, and the clients' own long texts are left out.
 * `THROUGHLINE_GOLDEN=write` writes what comes out now.
 */
const RECORDED = join(import.meta.dir, 'transcripts')
const folder = tempFolders()

const SESSIONS = readdirSync(RECORDED).flatMap((host) =>
  readdirSync(join(RECORDED, host))
    .filter((name) => /\.(?:jsonl|sql|messages\.json)$/.test(name))
    .map((name) => ({ host, name: name.split('.')[0] ?? '', file: join(RECORDED, host, name) })),
)

describe('a session that a real client wrote down becomes its entries', () => {
  test('every host whose transcripts are read has recorded ones', () => {
    expect([...new Set(SESSIONS.map(({ host }) => host))].sort()).toEqual([...TRANSCRIPT_HOSTS].sort())
  })

  test.each(SESSIONS.map((one) => [`${one.host} ${one.name}`, one] as const))('%s', (_, { host, name, file }) => {
    const bytes = bytesOf(file)
    const { entries, drift } = read(host, [bytes])
    const golden = join(RECORDED, host, `${name}.entries`)
    const text = entries.map((entry) => `${shown(entry)}\n`).join('')
    if (process.env.THROUGHLINE_GOLDEN === 'write') writeFileSync(golden, text)
    expect(text).toBe(existsSync(golden) ? readFileSync(golden, 'utf8') : '')
    expect(drift).toEqual({})
  })
})

describe('who said what', () => {
  const PERSONS = ['Begin with src/quartz.ts. Never rename readBasalt().', 'go on please']

  test.each(SESSIONS.filter(({ name }) => name === 'turn').map((one) => [one.host, one] as const))(
    '%s: what the person typed is theirs, and nothing else is',
    (_, { host, file }) => {
      const typed = read(host, [bytesOf(file)]).entries.flatMap((entry) =>
        entry.type === 'prompt' && entry.voice === 'typed' ? [entry.text] : [],
      )
      // Cline begins another session when it is called again.
      expect(typed).toEqual(host === 'cline' ? PERSONS.slice(0, 1) : PERSONS)
    },
  )

  test.each(SESSIONS.filter(({ name }) => name === 'subagent').map((one) => [one.host, one] as const))(
    "%s: in a subagent's transcript nobody typed anything, and everything is the subagent's",
    (_, { host, file }) => {
      const { entries } = read(host, [bytesOf(file)])
      expect(entries.filter((entry) => entry.type === 'prompt' && entry.voice === 'typed')).toEqual([])
      expect(entries.filter(({ type, agentId }) => type !== 'place' && agentId === undefined)).toEqual([])
      expect(entries.some(({ type }) => type === 'said')).toBe(true)
    },
  )

  test.each(SESSIONS.filter(({ name }) => name === 'compaction').map((one) => [one.host, one] as const))(
    '%s: a compaction is a boundary and then the summary',
    (_, { host, file }) => {
      const { entries } = read(host, [bytesOf(file)])
      const at = entries.findIndex(({ type }) => type === 'boundary')
      expect(entries[at + 1]).toMatchObject({ type: 'summary', text: expect.stringContaining('Some work was done') })
      expect(entries.filter(({ type }) => type === 'summary')).toHaveLength(1)
    },
  )
})

describe('a transcript that is being written', () => {
  test.each(SESSIONS.map((one) => [`${one.host} ${one.name}`, one] as const))(
    '%s: cut off at any byte it is read up to there, and in pieces of any size the same comes out',
    (_, { host, file }) => {
      const bytes = bytesOf(file)
      const whole = read(host, [bytes]).entries.map(shown)
      const step = Math.ceil(bytes.length / 150)
      for (let cut = 0; cut < bytes.length; cut += step + (cut % 7)) {
        const some = read(host, [bytes.subarray(0, cut)]).entries.map(shown)
        expect(whole.slice(0, some.length)).toEqual(some)
      }
      for (const size of [7, 1000]) {
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        )
        expect(read(host, pieces).entries.map(shown)).toEqual(whole)
      }
    },
  )

  test.each(SESSIONS.map((one) => [`${one.host} ${one.name}`, one] as const))(
    '%s: a kind that nobody knows is counted and nothing is lost beside it',
    (_, { host, file }) => {
      const bytes = bytesOf(file)
      const strange = new TextEncoder().encode(`${JSON.stringify(STRANGE[host] ?? { type: 'brand_new' })}\n`)
      const { entries, drift } = read(host, [bytes, strange])
      expect(entries.map(shown)).toEqual(read(host, [bytes]).entries.map(shown))
      expect(Object.values(drift)).toEqual([1])
    },
  )
})

/** How a new kind would look with each host. */
const STRANGE: Readonly<Record<string, object>> = {
  'claude-code': { type: 'brand_new', message: { role: 'user', content: 'x' } },
  codex: { type: 'response_item', payload: { type: 'brand_new' } },
  'copilot-cli': { type: 'brand_new', data: {} },
  cline: { role: 'brand_new', content: [] },
  opencode: { message: { id: 'm', role: 'user' }, part: { type: 'brand_new' } },
  kilo: { message: { id: 'm', role: 'user' }, part: { type: 'brand_new' } },
}

function read(host: string, chunks: readonly Uint8Array[]): { entries: Entry[]; drift: object } {
  const reader = readerOf(host)?.({ offset: 0 })
  if (!reader) throw new Error(`no reader of ${host}`)
  const entries = chunks.flatMap((chunk) => reader.push(chunk))
  return { entries, drift: reader.end().drift }
}

/** The lines that its reader is given, wherever the client keeps them. */
function bytesOf(file: string): Uint8Array {
  const path = file.endsWith('.sql') ? databaseOf(file, join(folder(), `${basename(file, '.sql')}.db`)) : file
  const files = transcriptFiles(path)
  return files.read(path, 0, files.size(path) ?? 0)
}

function shown(entry: Entry): string {
  const whose = entry.agentId === undefined ? '' : ' (subagent)'
  if (entry.type === 'prompt') return line(`prompt ${entry.voice}${whose}`, entry.text)
  if (entry.type === 'call') return line(`call${whose} ${entry.id} ${entry.tool}`, JSON.stringify(entry.input))
  if (entry.type === 'result') return line(`result${whose} ${entry.id} ${entry.failed ? 'failed' : 'ok'}`, entry.text)
  if (entry.type === 'place') return line('place', `${entry.cwd ?? ''} ${entry.branch ?? ''}`)
  if (entry.type === 'back') return `back: to before ${entry.from}`
  if (entry.type === 'boundary') return line('boundary', `${entry.trigger} ${entry.preTokens ?? '?'}`)
  return line(`${entry.type}${whose}`, 'text' in entry ? entry.text : '')
}

function line(head: string, text: string): string {
  return `${head}: ${JSON.stringify(text.trim())}`
}
