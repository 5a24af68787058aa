import { describe, expect, test } from 'bun:test'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { HOSTS } from '../../../src/hosts/index.ts'
import type { Outcome } from '../../../src/protocol/outcome.ts'
import { type HostSession, TEST_MS, withHost } from './host-session.ts'
import { type Asked, say } from './model/reply.ts'
import type { Script } from './model/server.ts'
import { ABILITIES, type Ability, ASKED, type Row } from './row.ts'

type Look = () => void | Promise<void>
type Looks = Partial<Record<Ability, Look>>

/**
 * The table of client tests: the same claims for every host, each with its real client. Claims share a run of the client where they
 * can, because some take long to start. What a host cannot do, its adapter must not promise.
 */
export async function everyHostShows(row: Row): Promise<void> {
  const { client, cannot } = row
  const [found, host] = await Promise.all([client.obtain(), HOSTS[client.id]()])
  const runs: readonly (readonly [Script, (s: HostSession) => Promise<Looks>])[] = [
    [[client.shell('echo one'), client.shell('echo two; exit 3'), lastWord(row)], (s) => aTurn(row, s)],
    [answered(row), (s) => answers(row, s)],
    [row.compaction.script, (s) => aCompaction(row, s)],
    [[client.shell('touch ran.txt'), say('The work is done.')], (s) => withoutProgram(row, s)],
  ]
  const looks: Looks = {}
  describe(`${host.title}: what every host must show`, () => {
    if (found.status === 'ready') {
      test(
        'the client runs',
        async () => {
          for (const [script, look] of runs) {
            await withHost(client, found.path, script, async (s) => void Object.assign(looks, await look(s)))
          }
        },
        TEST_MS * 3,
      )
    }
    for (const ability of Object.keys(ABILITIES) as Ability[]) {
      const { claim, ...rest } = ABILITIES[ability]
      const needs = 'needs' in rest ? rest.needs : undefined
      const why = cannot[ability]
      if (why !== undefined) {
        test(`${claim}: not here, because ${why}`, () => {
          if (needs) expect(host.carries[needs[0]] ?? []).not.toContain(needs[1])
        })
      } else if (found.status === 'missing') {
        test.skip(`${claim} (skipped: ${client.id} ${client.version} could not be installed: ${found.reason})`, () => {})
      } else {
        test(claim, async () => {
          if (needs) expect(host.carries[needs[0]] ?? []).toContain(needs[1])
          const look = looks[ability]
          if (!look) throw new Error('no run of the client showed it')
          await look()
        })
      }
    }
  })
}

/** Nobody waits for the last hook, and one whose shell has not even begun is ended with the turn: no model answers that soon. */
function lastWord({ apart }: Row) {
  return say('The work is done.', apart ? { thinkMs: 1500 } : {})
}

async function aTurn(row: Row, s: HostSession): Promise<Looks> {
  const said = Object.keys(row.context)
  await s.answer(Object.fromEntries(said.map((name) => [name, [{ context: `SAID-AT-${name}` }]])))
  await s.run({ prompt: 'do the work' })
  for (let tries = 0; row.apart && tries < 100 && s.events().length < row.turn.length; tries++) await Bun.sleep(100)
  const events = s.events()
  const turns = s.server.of('turn').map(({ text }) => text)
  return {
    events() {
      const told = events.map(({ name }) => name).filter((name) => !row.loose?.includes(name as never))
      expect(row.apart ? told.sort() : told).toEqual(row.apart ? row.turn.toSorted() : [...row.turn])
      expect(events.flatMap(({ unknown = [] }) => unknown)).toEqual([])
      const before = events.find(({ name }) => name === 'PreToolUse')
      expect(before).toMatchObject({ toolName: 'Bash', toolInput: { command: 'echo one' } })
      expect(events.find(({ name }) => name === 'PostToolUse')).toMatchObject({
        toolOutput: { stdout: row.echoed },
        ...(before?.toolUseId !== undefined && { toolUseId: before.toolUseId }),
      })
    },
    context() {
      const reached = Object.entries(row.context).filter(([name, at]) => turns[at]?.includes(`SAID-AT-${name}`))
      expect(reached.map(([name]) => name)).toEqual(said)
    },
  }
}

/** What each answer is for, in the order of the model's calls. */
function answered({ client, cannot }: Row): Script {
  return [
    client.shell('touch refused.txt'),
    ...(cannot.rewrite ? [] : [client.shell('touch first.txt')]),
    ...(cannot.output ? [] : [client.shell('echo original-output')]),
    say('first end'),
  ]
}

async function answers(row: Row, s: HostSession): Promise<Looks> {
  const { cannot } = row
  const rewrite: Outcome = { updatedInput: { command: 'touch second.txt', ...row.rewritten } }
  const replace: Outcome = { updatedOutput: { stdout: 'ANOTHER-OUTPUT', ...row.output } }
  await s.answer({
    PreToolUse: [{ decision: 'deny', reason: 'REFUSED-BY-RULE' }, ...(cannot.rewrite ? [] : [rewrite])],
    PostToolUse: [...(cannot.rewrite ? [] : [{}]), ...(cannot.output ? [] : [replace])],
    Stop: cannot.keepGoing ? [] : [{ keepGoing: 'GO-ON-WITH-THIS' }],
  })
  const stopped = () => s.events().filter(({ name }) => name === 'Stop').length
  await s.run({ prompt: 'do the work', ...(row.goesOnServed && { serveUntil: () => stopped() >= 2 }) })
  const turns = s.server.of('turn')
  const made = (name: string) => existsSync(join(s.project, name))
  const files = { refused: made('refused.txt'), first: made('first.txt'), second: made('second.txt') }
  const stops = s.events().filter(({ name }) => name === 'Stop')
  return {
    refusal() {
      expect(files.refused).toBe(false)
      holds(turns[1], 'REFUSED-BY-RULE')
    },
    rewrite() {
      expect(files).toMatchObject({ first: false, second: true })
    },
    output() {
      const asked = turns[cannot.rewrite ? 2 : 3]
      holds(asked, 'ANOTHER-OUTPUT')
      expect(row.replaced?.(asked) ?? true).toBe(true)
    },
    keepGoing() {
      holds(turns.at(-1), 'GO-ON-WITH-THIS')
      expect(stops.length).toBe(row.stops ?? 2)
    },
  }
}

async function aCompaction(row: Row, s: HostSession): Promise<Looks> {
  const { id } = row.client
  const before = s.files()
  expect(s.product('install', '--host', id, '--yes', ...(row.install ?? []))).toMatchObject({ exitCode: 0 })
  expect(s.product('uninstall', '--yes')).toMatchObject({ exitCode: 0 })
  const after = s.files()
  expect(s.product('install', '--host', id, '--yes', ...(row.install ?? []))).toMatchObject({ exitCode: 0 })
  for (const run of row.compaction.runs) await s.run(run)
  const summarised = s.server.of('summariser')
  const last = s.server.of('turn').at(-1)
  const report = JSON.parse(s.product('report', '--json').stdout)
  const asked = s.product('past', 'what must never be renamed', '--json')
  const replayed = JSON.parse(s.product('replay', '--json').stdout || '{}')
  return {
    past() {
      expect(JSON.parse(asked.stdout || '{}')).toMatchObject({ pieces: [{ who: 'person', text: ASKED }] })
      expect(replayed).toMatchObject({ hosts: { [id]: expect.any(Number) }, totals: { compactions: 1 } })
      expect(replayed).not.toHaveProperty('drift')
      expect(replayed.compactions[0].fates.some(({ text }: { text: string }) => text.includes('readBasalt'))).toBe(true)
    },
    uninstall() {
      expect([...after.keys()]).toEqual([...before.keys()])
      for (const [path, bytes] of before) expect([path, after.get(path)]).toEqual([path, bytes])
    },
    steer() {
      holds(summarised[0], 'word for word')
    },
    recovery() {
      expect(summarised.length).toBeGreaterThan(0)
      holds(last, 'Some work was done on a project.')
      holds(last, ASKED)
      expect(report).toMatchObject({ totals: { compactions: 1 }, compactions: [{ epoch: 1 }] })
    },
  }
}

async function withoutProgram(row: Row, s: HostSession): Promise<Looks> {
  expect(s.product('install', '--host', row.client.id, '--yes', ...(row.install ?? []))).toMatchObject({ exitCode: 0 })
  rmSync(join(s.home, '.throughline/bin'), { recursive: true })
  const { stdout, stderr, exitCode } = await s.run({ prompt: 'do the work' })
  const ran = existsSync(join(s.project, 'ran.txt'))
  const turns = s.server.of('turn')
  return {
    missing() {
      expect(exitCode).toBe(0)
      expect(ran).toBe(true)
      expect(turns).toHaveLength(2)
      expect(`${stdout}${stderr}`).toContain('The work is done.')
      expect(`${stdout}${stderr}`).not.toMatch(/No such file|throughline[^\n]*not found|hook\S* (?:error|failed)/i)
    },
  }
}

/** A request is long: what is shown of it when a text is missing is its end. */
function holds(asked: Asked | undefined, text: string): void {
  if (!asked?.text.includes(text))
    throw new Error(`"${text}" is not in the request that ends: ${asked?.text.slice(-600)}`)
}
