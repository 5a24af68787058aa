import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { appendFileSync, copyFileSync, mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { homeIn } from '../lib/home.ts'
import { runCommand } from '../lib/hook-process.ts'
import { databaseOf } from '../lib/recorded-database.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const makeHome = () => homeIn(folder())

const AT = '2026-01-02T03:04:05.000Z'
const ID = '01a1dee3-ec8b-76a6-9e8a-98777bb35180'

/** A session of two agents, as each writes it down, in a made-up home. */
function withSessions() {
  const machine = makeHome()
  const put = (path: string, lines: readonly object[]) => {
    const file = join(machine.folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
  const message = (role: string, content: unknown, more: object = {}) => ({
    type: 'message',
    id: 'e',
    parentId: 'p',
    timestamp: AT,
    message: { role, content, ...more },
  })
  put(`.pi/agent/sessions/--app--/2026-01-02T03-04-05-000Z_${ID}.jsonl`, [
    { type: 'session', version: 3, id: ID, timestamp: AT, cwd: '/made/up/app' },
    message('user', [{ type: 'text', text: 'Mend src/quartz.ts and never touch the schema.' }]),
    message('assistant', [{ type: 'toolCall', id: 'c1', name: 'read', arguments: { path: 'src/quartz.ts' } }]),
    message('toolResult', [{ type: 'text', text: 'x' }], { toolCallId: 'c1', isError: false }),
    { type: 'compaction', id: 'z', parentId: 'e', timestamp: AT, summary: 'Some work was done.', tokensBefore: 900 },
    message('user', [{ type: 'text', text: 'Go on.' }]),
    message('assistant', [{ type: 'text', text: 'It is mended.' }]),
  ])
  const event = (type: string, data: object) => ({ type, data, id: 'e', timestamp: AT })
  put('.copilot/session-state/made-up-session/events.jsonl', [
    event('session.start', { context: { cwd: '/made/up/app', branch: 'main' } }),
    event('user.message', { content: 'Mend src/feldspar.ts.' }),
    event('assistant.message', { content: 'It is mended.' }),
  ])
  return machine
}

const RECORDED = join(import.meta.dir, '../corpus/transcripts')

/** Sessions that real clients wrote down, where they keep them. */
function withRecorded() {
  const machine = makeHome()
  const put = (from: string, to: string) => {
    const file = join(machine.folder, to)
    mkdirSync(dirname(file), { recursive: true })
    if (from.endsWith('.sql')) databaseOf(join(RECORDED, from), file)
    else copyFileSync(join(RECORDED, from), file)
    return file
  }
  return { machine, put }
}

describe('what is no file of lines is found and read too', () => {
  const PLACES: readonly (readonly [host: string, files: readonly (readonly [from: string, to: string])[]])[] = [
    ['opencode', [['opencode/compaction.sql', '.local/share/opencode/opencode.db']]],
    ['kilo', [['kilo/compaction.sql', '.local/share/kilo/kilo.db']]],
    [
      'cline',
      ['messages.json', 'json', 'compaction.json'].map((end) => [
        `cline/compaction.${end}`,
        `.cline/data/sessions/1_a/1_a.${end}`,
      ]),
    ],
    ['kimi-code', [['kimi-code/compaction.jsonl', '.kimi-code/sessions/wd_app/session_1/agents/main/wire.jsonl']]],
  ]
  test.each(PLACES)('%s', async (host, files) => {
    const { machine, put } = withRecorded()
    const [file = ''] = files.map(([from, to]) => put(from, to))
    const before = readdirSync(dirname(file))
    const replayed = JSON.parse((await runCommand(machine, 'replay', '--json')).stdout)
    expect(replayed).toMatchObject({
      transcripts: 1,
      hosts: { [host]: 1 },
      found: [{ host, sessions: 1, problem: null }],
      totals: { compactions: 1 },
    })
    expect(replayed).not.toHaveProperty('drift')
    const imported = await runCommand(machine, 'import', 'transcripts', '--yes', '--json')
    expect(JSON.parse(imported.stdout)).toMatchObject({ hosts: { [host]: 1 }, learned: 1 })
    const again = await runCommand(machine, 'import', 'transcripts', '--yes', '--json')
    expect(JSON.parse(again.stdout)).toMatchObject({ unchanged: 1, learned: 0 })
    const asked = await runCommand(machine, 'past', 'what must never be renamed', '--transcript', file, '--json')
    const { pieces } = JSON.parse(asked.stdout)
    expect(pieces[0]).toMatchObject({ who: 'person', text: expect.stringContaining('Never rename readBasalt().') })
    const at = await runCommand(machine, 'past', '--at', pieces[0].place, '--transcript', file)
    expect(at.stdout).toContain('Never rename readBasalt().')
    expect(readdirSync(dirname(file))).toEqual(before)
  })

  test('subagents are no sessions, and neither is what a link leads to', async () => {
    const { machine, put } = withRecorded()
    put('codex/turn.jsonl', '.codex/sessions/2026/01/02/rollout-a.jsonl')
    const subagent = put('codex/subagent.jsonl', '.codex/sessions/2026/01/02/rollout-b.jsonl')
    symlinkSync(subagent, join(dirname(subagent), 'rollout-c.jsonl'))
    put('opencode/turn.sql', '.local/share/opencode/opencode.db')
    const { hosts } = JSON.parse((await runCommand(machine, 'replay', '--json')).stdout)
    expect(hosts).toEqual({ codex: 1, opencode: 1 })
  })

  test('a database that cannot be read is named with the reason, and the others are read', async () => {
    const { machine, put } = withRecorded()
    put('pi/turn.jsonl', '.pi/agent/sessions/--app--/x.jsonl')
    const file = put('opencode/turn.sql', '.local/share/opencode/opencode.db')
    truncateSync(file, 5000)
    const { stdout } = await runCommand(machine, 'replay')
    expect(stdout).toMatch(/pi +1 transcript +~\/\.pi\/agent\/sessions/)
    expect(stdout).toMatch(/OpenCode +0 transcripts +~\/\.local\/share\/opencode\/opencode\.db could not be read: \S/)
  })

  test('a secret in a database is in no answer and in no store', async () => {
    const { machine, put } = withRecorded()
    const file = put('opencode/compaction.sql', '.local/share/opencode/opencode.db')
    const secret = ['ghp', 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'].join('_')
    const database = new Database(file)
    database.run(`UPDATE part SET data = replace(data, 'Never rename readBasalt().', 'Never rename ${secret}.')`)
    database.close()
    const asked = await runCommand(machine, 'past', 'what must never be renamed', '--transcript', file)
    expect(asked.stdout).toContain('Never rename')
    const replayed = await runCommand(machine, 'replay', '--texts', '--facts')
    await runCommand(machine, 'import', 'transcripts', '--yes')
    const listed = await runCommand(machine, 'memory', 'list', '--json')
    for (const { stdout } of [asked, replayed, listed]) expect(stdout).not.toContain(secret)
  })

  test('kinds that nobody knows are counted and said', async () => {
    const { machine, put } = withRecorded()
    const file = put('pi/turn.jsonl', '.pi/agent/sessions/--app--/x.jsonl')
    appendFileSync(file, '{"type":"brand_new"}\n{"type":"brand_new"}\n')
    const { stdout } = await runCommand(machine, 'replay', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ drift: { pi: { brand_new: 2 } } })
    expect((await runCommand(machine, 'replay')).stdout).toContain('does not know were passed over: pi (brand_new).')
  })
})

describe('the transcripts of every agent are found without a path', () => {
  test('replay says what it found per agent, and shows what a compaction lost', async () => {
    const ran = await runCommand(withSessions(), 'replay', '--json')
    expect(JSON.parse(ran.stdout)).toMatchObject({
      transcripts: 2,
      hosts: { pi: 1, 'copilot-cli': 1 },
      totals: { compactions: 1 },
    })
  })

  test('import learns from all of them, and knows them the second time', async () => {
    const machine = withSessions()
    const first = await runCommand(machine, 'import', 'transcripts', '--yes', '--json')
    expect(JSON.parse(first.stdout)).toMatchObject({ transcripts: 2, hosts: { pi: 1, 'copilot-cli': 1 }, learned: 2 })
    const again = await runCommand(machine, 'import', 'transcripts', '--yes')
    expect(again.stdout).toContain('2 were known already')
    expect(again.stdout.indexOf('Found:')).toBeLessThan(again.stdout.indexOf('Learned'))
    expect(again.stdout).toContain(
      '  Copilot CLI  1 transcript  ~/.copilot/session-state\n  pi           1 transcript  ~/.pi/agent/sessions\n',
    )
  })

  test('one transcript is counted as one', async () => {
    const { machine, put } = withRecorded()
    put('pi/turn.jsonl', '.pi/agent/sessions/--app--/x.jsonl')
    const first = (await runCommand(machine, 'import', 'transcripts', '--yes')).stdout
    expect(first).toContain('Learned from 1 of 1 transcript, 1 project.')
    const again = (await runCommand(machine, 'import', 'transcripts', '--yes')).stdout
    expect(again).toContain('Learned from 0 of 1 transcript (1 was known already), 0 projects.')
  })

  test('a copy under another name is the same session, by what its lines say', async () => {
    const machine = makeHome()
    const id = '0b6f3c1e-5a1d-4c55-9a0e-3f1d2c4b5a69'
    const text = [
      {
        type: 'user',
        uuid: 'u1',
        sessionId: id,
        cwd: machine.folder,
        timestamp: '2026-03-02T10:00:00.000Z',
        message: { role: 'user', content: 'Always keep the CSV header. {"sessionId":"not-this"}' },
      },
      {
        type: 'assistant',
        uuid: 'u2',
        sessionId: id,
        message: {
          role: 'assistant',
          content: [
            {
              type: 'tool_use',
              id: 't1',
              name: 'Edit',
              input: { file_path: '/app/a.ts', old_string: 'a', new_string: 'b' },
            },
          ],
        },
      },
      {
        type: 'user',
        uuid: 'u3',
        sessionId: id,
        message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content: 'done' }] },
      },
    ].map((line) => `${JSON.stringify(line)}\n`)
    for (const name of [`${id}.jsonl`, 'copy.jsonl']) {
      writeFileSync(join(machine.folder, name), text.join(''))
      const { code } = await runCommand(machine, 'import', 'transcripts', name)
      expect([name, code]).toEqual([name, 0])
    }
    const store = new Database(machine.database, { readonly: true })
    expect(store.query('SELECT session FROM memory_sessions').all()).toEqual([{ session: id }])
    store.close()
  })

  test('where there is none, it says so', async () => {
    const ran = await runCommand(makeHome(), 'replay')
    expect(ran.code).toBe(1)
    expect(ran.stderr).toContain('no agent has left a transcript on this machine')
  })

  test('a host that is not here can be looked at before it is', async () => {
    for (const id of ['pi', 'kilo', 'cline']) {
      const ran = await runCommand(makeHome(), 'install', '--host', id, '--dry-run')
      expect({ id, code: ran.code }).toEqual({ id, code: 0 })
      expect(ran.stdout).toContain('throughline.js')
    }
  })
})

describe('past asks sessions that no hook has told of', () => {
  /** A session of each agent in the folder that is asked from, and one of another project. */
  function before() {
    const machine = makeHome()
    const put = (path: string, lines: readonly object[]) => {
      const file = join(machine.folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    }
    const said = (id: string, cwd: string, text: string) => [
      { type: 'session', version: 3, id, timestamp: AT, cwd },
      {
        type: 'message',
        id: 'e',
        parentId: 'p',
        timestamp: AT,
        message: { role: 'user', content: [{ type: 'text', text }] },
      },
    ]
    put(`.pi/agent/sessions/--app--/x_${ID}.jsonl`, said(ID, machine.folder, 'The barometer hangs in the pantry.'))
    const elsewhere = ID.replace('01a1', '02b2')
    put(
      `.pi/agent/sessions/--o--/y_${elsewhere}.jsonl`,
      said(elsewhere, '/made/up', 'The barometer is at the neighbours.'),
    )
    const event = (type: string, data: object) => ({ type, data, id: 'e', timestamp: AT })
    put('.copilot/session-state/made-up-session/events.jsonl', [
      event('session.start', { context: { cwd: machine.folder } }),
      event('user.message', { content: 'Nobody winds the barometer on Sundays.' }),
    ])
    return machine
  }

  test('of every agent, of this project alone, and each place can be read', async () => {
    const machine = before()
    const { pieces, asked } = JSON.parse((await runCommand(machine, 'past', 'barometer', '--json')).stdout)
    expect(asked).toEqual({ pi: 1, 'copilot-cli': 1 })
    expect(pieces.map(({ text }: { text: string }) => text).toSorted()).toEqual([
      'Nobody winds the barometer on Sundays.',
      'The barometer hangs in the pantry.',
    ])
    for (const { place, text } of pieces) {
      const read = await runCommand(machine, 'past', '--at', place)
      expect(read.stdout).toContain(text)
    }
  })

  test('where there is none it says so, and how to find out what there is', async () => {
    const machine = makeHome()
    const { stderr, code } = await runCommand(machine, 'past', 'barometer')
    expect(code).toBe(1)
    expect(stderr).toContain('no agent has left a transcript of one')
  })
})
