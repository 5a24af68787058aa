import { Database } from 'bun:sqlite'
import { expect } from 'bun:test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/run.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, type Reply, say } from '../lib/model/replies.ts'
import { textOf } from '../lib/model/requests.ts'
import { type Product, product } from '../lib/product.ts'
import { type Session, withSession } from '../lib/session.ts'

const ASKED = 'Stop hook additional context: Before you end:'
const SAVE = 'mcp__throughline__memory_save'
const FACT = 'The numbered files are read in the order of their numbers.'

/** So many commands and a file, each a request of its own, then the end of the turn. */
function work(operations: number, last: string): Reply[] {
  const commands = Array.from({ length: operations - 1 }, (_, n) =>
    call('Bash', { command: `echo ${n} > part-${n}.txt`, description: 'Write a part' }),
  )
  return [...commands, call('Write', { file_path: 'parts.md', content: last }), say(last)]
}

const save = (uri: string) => call(SAVE, { uri, content: FACT })

/** The program as a user installs it, hooks and server, with a yes to what the script will do. */
function installed(s: Session) {
  const program = product(s)
  expect(program.run('install', '--yes')).toMatchObject({ exitCode: 0 })
  allow(s, 'mcp__throughline__*')
  return inView(s, program)
}

function allow(s: Session, tools: string): void {
  const path = join(s.home, '.claude', 'settings.json')
  const settings = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  writeFileSync(path, JSON.stringify({ ...settings, permissions: { allow: ['Bash', 'Write', tools] } }))
}

function inView(s: Session, program: Product) {
  return {
    ...program,
    requests: () => s.server.of('turn').length,
    /** How often a turn has ended in the newest session, and what the client said of it. */
    stops: () => program.timeline().filter(({ type }) => type === 'session:stop'),
    asked: () => (textOf(s.server.of('turn').at(-1)).match(new RegExp(ASKED, 'g')) ?? []).length,
    store<Row>(text: string): Row[] {
      const database = new Database(join(s.throughlineHome, 'throughline.db'))
      try {
        database.run('PRAGMA busy_timeout = 5000')
        return database.query(text).all() as Row[]
      } finally {
        database.close()
      }
    },
  }
}

const TOLD = "SELECT session, key FROM memory_injections WHERE event = 'Stop' ORDER BY id"

/** Asking costs a turn, so that it is done only where the person set it so. */
const ASKS = { THROUGHLINE_MEMORY_ASK_TO_SAVE_AFTER: '5' }

clientTest('S3.12, S3.17: at a terminal the agent is asked once to save, and what it saves is found', async () => {
  const script = [
    ...work(6, 'All parts are there.'),
    save('project://patterns/parts'),
    say('Saved.'),
    ...work(7, 'More parts are there.'),
  ]
  await withSession({ script, env: ASKS }, async (s) => {
    const { run, requests, stops, asked, store } = installed(s)
    const sitting = await s.attend('Make six parts.', async (at) => {
      await at.until('the answer to the save', () => requests() >= 9)
      await at.until('the end of the first turn', () => stops().length >= 2)
      await at.type('Make seven more parts.')
      await at.until('the second turn', () => requests() >= 17)
      await at.until('the end of the second turn', () => stops().length >= 3)
    })
    expect(sitting.exitCode).toBe(0)
    expect(textOf(s.server.of('turn')[6])).not.toContain(ASKED)
    expect(textOf(s.server.of('turn')[7])).toContain(`${ASKED} 6 changes and commands since anything was saved`)
    expect(textOf(s.server.of('turn')[8])).toContain('Saved project://patterns/parts')
    expect([requests(), asked()]).toEqual([17, 1])
    expect(stops().map(({ data }) => data.again ?? false)).toEqual([false, true, false])
    expect(store(TOLD)).toHaveLength(1)
    expect(run('search', 'order of the numbered files').stdout).toContain('project://patterns/parts')
    expect(run('memory', 'list').stdout).toContain(FACT)
  })
})

clientTest('S3.17: with the plugin, whose tools have another name, it is the same', async () => {
  const tool = 'mcp__plugin_throughline_throughline__memory_save'
  const script = [...work(6, 'Six.'), call(tool, { uri: 'project://patterns/parts', content: FACT }), say('Saved.')]
  await withSession({ script, env: ASKS }, async (s) => {
    const program = product(s)
    program.place()
    await s.installFromMarketplace(join(root, 'plugin'))
    allow(s, 'mcp__plugin_throughline_throughline__*')
    const { run, requests, stops, asked, store } = inView(s, program)
    await s.attend('Make six parts.', async (at) => {
      await at.until('the answer to the save', () => requests() >= 9)
      await at.until('the end of the turn', () => stops().length >= 2)
    })
    expect([requests(), asked(), store(TOLD).length]).toEqual([9, 1, 1])
    expect(store("SELECT session FROM timeline WHERE type = 'memory:save'")).toHaveLength(1)
    expect(run('memory', 'list').stdout).toContain(FACT)
  })
})

clientTest('S3.17: what the agent saves by itself counts, and few operations are not asked about', async () => {
  const script = [...work(4, 'Four.'), save('project://patterns/parts'), ...work(5, 'Five more.')]
  await withSession({ script, env: ASKS }, async (s) => {
    const { requests, stops, asked, store } = installed(s)
    await s.attend('Make four parts.', async (at) => {
      await at.until('the first turn', () => requests() >= 5)
      await at.until('its end', () => stops().length >= 1)
      await at.type('Save what you know, then make five more.')
      await at.until('the second turn', () => requests() >= 12)
      await at.until('its end', () => stops().length >= 2)
    })
    expect([requests(), asked(), store(TOLD)]).toEqual([12, 0, []])
  })
})

clientTest('S3.17: a turn that another hook keeps going is left alone; the next one is asked about', async () => {
  const script = [say('Nothing to do yet.'), ...work(6, 'Six.'), say('Hello.'), say('Nothing to save.')]
  await withSession({ script, env: ASKS }, async (s) => {
    const { requests, stops, asked, store } = installed(s)
    keepGoingOnce(s, 'Now make the parts.')
    await s.attend('Wait for the word.', async (at) => {
      await at.until('the turn that went on', () => requests() >= 8)
      await at.until('its second end', () => stops().length >= 2)
      expect(asked()).toBe(0)
      await at.type('Say hello.')
      await at.until('the request to save', () => requests() >= 10)
      await at.until('the last end', () => stops().length >= 4)
    })
    expect(stops().map(({ data }) => data.again ?? false)).toEqual([false, true, false, true])
    expect([requests(), asked(), store(TOLD).length]).toEqual([10, 1, 1])
  })
})

clientTest(
  'S3.17: after /clear the same server serves another session, which is asked and saves as itself',
  async () => {
    const script = [
      say('Hello.'),
      ...work(6, 'Six.'),
      call(SAVE, { uri: 'task://current', content: FACT, tier: 8 }),
      say('Saved.'),
    ]
    await withSession({ script, env: ASKS }, async (s) => {
      const { requests, stops, asked, store } = installed(s)
      const sessions = () => store<{ session: string }>('SELECT session FROM sessions ORDER BY started_at, last_at')
      await s.attend('Say hello.', async (at) => {
        await at.until('the first turn', () => requests() >= 1)
        await at.until('its end', () => stops().length >= 1)
        // As if the server had been started long ago.
        store("UPDATE marks SET at = at - 3600000 WHERE name LIKE 'mcp:%'")
        await at.type('/clear')
        await at.until('the second session', () => sessions().length >= 2)
        await at.type('Make six parts.')
        await at.until('the answer to the save', () => requests() >= 10)
        await at.until('its end', () => stops().length >= 2)
      })
      const second = sessions().at(-1)?.session
      expect([asked(), store(TOLD)]).toEqual([1, [{ session: `${second}`, key: 'ask-to-save' }]])
      expect(store("SELECT session FROM timeline WHERE type = 'memory:save'")).toEqual([{ session: `${second}` }])
      // Short-term, so it ended with the session that it belongs to.
      expect(store("SELECT origin, status FROM memories WHERE uri = 'task://current'")).toEqual([
        { origin: `session ${second}`, status: 'deleted' },
      ])
      expect(store("SELECT name FROM marks WHERE name LIKE 'mcp:client:%' OR name LIKE 'mcp:session:%'")).toEqual([])
    })
  },
)

clientTest('S3.17: a headless run of the same script is not asked, unless the settings want it', async () => {
  const script = work(6, 'All parts are there.')
  await withSession({ script: [...script, ...script, say('Nothing to save.')], env: ASKS }, async (s) => {
    const { requests, asked, store } = installed(s)
    expect((await s.run(['Make six parts.'])).exitCode).toBe(0)
    expect([requests(), asked(), store(TOLD)]).toEqual([7, 0, []])
    writeFileSync(join(s.throughlineHome, 'settings.json'), '{"memory": {"askWhenHeadless": true}}')
    expect((await s.run(['Make six parts.'])).exitCode).toBe(0)
    expect([requests(), asked(), store(TOLD).length]).toEqual([15, 1, 1])
  })
})

/** Somebody's own hook, which keeps the first turn going and lets go of the others. */
function keepGoingOnce(s: Session, text: string): void {
  const answer = { hookSpecificOutput: { hookEventName: 'Stop', additionalContext: text } }
  writeFileSync(join(s.home, 'answer.json'), JSON.stringify(answer))
  const command = `mkdir '${s.home}/done' 2>/dev/null && cat '${s.home}/answer.json'; exit 0`
  mkdirSync(join(s.project, '.claude'))
  const hooks = { Stop: [{ hooks: [{ type: 'command', command }] }] }
  writeFileSync(join(s.project, '.claude', 'settings.json'), JSON.stringify({ hooks }))
}
