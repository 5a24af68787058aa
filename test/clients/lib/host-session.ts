import { test } from 'bun:test'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Target } from '../../../src/hosts/host.ts'
import { INSTALLERS } from '../../../src/hosts/installers.ts'
import type { EventName } from '../../../src/protocol/event.ts'
import type { Outcome } from '../../../src/protocol/outcome.ts'
import { binary } from '../../lib/binary.ts'
import type { Client, Run } from './clients/clients.ts'
import { type ModelServer, type Script, startModelServer } from './model/server.ts'
import { served } from './served.ts'

export interface SeenEvent {
  name: EventName | '?'
  unknown?: string[]
  [field: string]: unknown
}

export interface HostSession {
  home: string
  project: string
  server: ModelServer
  /** Wires a stand-in that answers each event's first, second … report as told, through our adapter. */
  answer(answers: Partial<Record<EventName, Outcome[]>>): Promise<void>
  /** What the stand-in was told. */
  events(): SeenEvent[]
  /** Our program, as a person calls it. */
  product(...words: string[]): { stdout: string; stderr: string; exitCode: number }
  run(run: Run): Promise<Ended>
  /** Every file of the home but our own folder, by path, byte for byte. */
  files(): Map<string, string>
  /** Another client in the same home and project, prepared by the test. */
  runOther(other: Client, run: Run): Promise<Ended>
}

export interface Ended {
  stdout: string
  stderr: string
  exitCode: number
}

/** A test that needs a real client; without it, it is skipped and its name says why. */
export async function hostTests(client: Client, define: (test: HostTest) => void): Promise<void> {
  const found = await client.obtain()
  define((name, script, work) => {
    if (found.status === 'missing') {
      test.skip(`${name} (skipped: ${client.id} ${client.version} could not be installed: ${found.reason})`, () => {})
      return
    }
    test(name, () => withHost(client, found.path, script, work), TEST_MS)
  })
}

export type HostTest = (name: string, script: Script, work: (session: HostSession) => Promise<void>) => void

export const TEST_MS = 180_000
const RUN_MS = 150_000

type Work = (session: HostSession) => Promise<void>

const MOST_TRIES = 4

/** A client in a home and project of its own, before a model that answers from the script. */
export async function withHost(client: Client, path: string, script: Script, work: Work): Promise<void> {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    if ((await tryHost(client, path, script, work)) === 'ran') return
  }
  await tryHost({ ...client, unready: () => false }, path, script, work)
}

async function tryHost(client: Client, path: string, script: Script, work: Work): Promise<'ran' | 'unready'> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-host-')))
  const server = startModelServer(script)
  const home = join(root, 'home')
  const project = join(root, 'project')
  try {
    mkdirSync(home)
    mkdirSync(project)
    const git = { cwd: project, env: { PATH: process.env.PATH ?? '', HOME: home, GIT_CONFIG_NOSYSTEM: '1' } }
    execFileSync('git', ['init', '--quiet', '--initial-branch=main'], git)
    client.prepare({ home, project, url: server.url })
    await work(sessionIn(root, { home, project, url: server.url }, client, path, server))
    return client.unready?.({ home, project, url: server.url }) ? 'unready' : 'ran'
  } catch (failure) {
    if (client.unready?.({ home, project, url: server.url })) return 'unready'
    throw failure
  } finally {
    client.cleanUp?.({ home, project, url: server.url })
    await server.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
}

function sessionIn(
  root: string,
  place: { home: string; project: string; url: string },
  client: Client,
  path: string,
  server: ModelServer,
): HostSession {
  const { home, project } = place
  const base = { PATH: process.env.PATH ?? '', HOME: home, NO_COLOR: '1', TMPDIR: join(root, 'tmp') }
  mkdirSync(base.TMPDIR)
  return {
    home,
    project,
    server,
    async answer(answers) {
      const folder = join(root, 'answerer')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers))
      const program = join(folder, 'throughline')
      const script = join(import.meta.dir, 'answerer.ts')
      writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${script}' '${folder}' "$@"\n`)
      chmodSync(program, 0o755)
      await wire(client, home, project, program)
    },
    events() {
      const file = join(root, 'answerer/events')
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
      return lines.map((line) => JSON.parse(line) as SeenEvent)
    },
    product(...words) {
      const { stdout, stderr, exitCode } = Bun.spawnSync([binary(), ...words], {
        cwd: project,
        env: base,
        stdin: 'ignore',
      })
      return { stdout: stdout.toString(), stderr: stderr.toString(), exitCode }
    },
    files() {
      const paths = [...new Bun.Glob('**/*').scanSync({ cwd: home, dot: true })].filter(
        (path) => !path.startsWith('.throughline/'),
      )
      return new Map(paths.sort().map((path) => [path, readFileSync(join(home, path), 'latin1')]))
    },
    run(run) {
      const env = { ...base, ...client.environment(place) }
      if ((run.serveUntil || run.reloadedFor) && client.serve)
        return served(client.serve, path, run, { cwd: project, env })
      return ended(client.command(path, run), project, env, run.patienceMs)
    },
    async runOther(other, run) {
      const found = await other.obtain()
      if (found.status === 'missing') throw new Error(`${other.id} could not be installed: ${found.reason}`)
      return ended(other.command(found.path, run), project, { ...base, ...other.environment(place) })
    },
  }
}

async function ended(command: string[], cwd: string, env: Record<string, string>, patienceMs = RUN_MS): Promise<Ended> {
  const child = Bun.spawn(command, { cwd, env, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  const exitCode = await child.exited
  clearTimeout(timer)
  return { stdout, stderr, exitCode }
}

/** Writes what our installer would write, with another program. */
async function wire(client: Client, home: string, project: string, program: string): Promise<void> {
  const installer = await INSTALLERS[client.id]()
  const folders = { home, project }
  const targets = installer.targets('user', folders)
  const texts = new Map(targets.map((target) => [target.path, change(target, program)]))
  for (const target of installer.trust?.targets(folders, texts) ?? []) change(target, program)
}

function change(target: Target, program: string): string | undefined {
  const before = existsSync(target.path) ? readFileSync(target.path, 'utf8') : undefined
  const changed = target.install(before, { binary: program })
  if (!changed.ok) throw new Error(`${target.path}: ${changed.problem}`)
  mkdirSync(dirname(target.path), { recursive: true })
  writeFileSync(target.path, changed.after ?? '')
  return changed.after
}
