import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { installed, installedTogether, obtain } from '../scripts/vendor.ts'
import { isRecord } from '../src/base/is-record.ts'
import { type Bench, floorSubject } from './lib/bench.ts'
import { binary } from './lib/hook.ts'
import { p50 } from './lib/measure.ts'

/** One hook as a settings file names it. */
interface Hook {
  readonly peer: string
  readonly event: string
  readonly command: string
  readonly env: Readonly<Record<string, string>>
  /** The client goes on without it; its work is done all the same. */
  readonly background: boolean
}

/** Another tool of this kind, ready to be started; or why it cannot be. */
type Peer = { title: string } & ({ hooks: readonly Hook[]; end(): Promise<void> } | { missing: string })

interface Measured {
  readonly ms: number[]
  readonly cpuMs: number[]
}

const EVENTS = ['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse'] as const
const LONGEST_MS = 60_000

/**
 * What others of this kind cost at the same events, each started as its own hooks.json says, beside ours and the floor in the
 * same run. They come from npm, without their install scripts, and live in a temporary home with nothing but loopback around.
 */
export async function benchPeers(bench: Bench): Promise<void> {
  const rounds = Math.min(15, bench.rounds)
  const project = join(bench.place, 'peers-project')
  mkdirSync(project, { recursive: true })
  const peers = [
    ours(bench.place, project),
    await claudeMem(bench.place, project),
    await contextMode(bench.place, project),
  ]
  const failures = new Map<string, string>()
  const hooks: Hook[] = []
  try {
    for (const peer of peers) {
      const failure = 'missing' in peer ? peer.missing : await warmUp(peer.hooks, project)
      if (failure !== undefined) failures.set(peer.title, failure)
      else if ('hooks' in peer) hooks.push(...peer.hooks)
    }
    const floor = floorSubject(bench, (n) => payloadOf('PreToolUse', project, n))
    const floorTimes: number[] = []
    const measured = new Map<Hook, Measured>(hooks.map((hook) => [hook, { ms: [], cpuMs: [] }]))
    for (let n = 1; n <= rounds; n++) {
      const start = n % hooks.length
      for (const [at, hook] of [...hooks.slice(start), ...hooks.slice(0, start)].entries()) {
        // Often enough that its median stands on as much as theirs do.
        if (at % 3 === 0) {
          const { program, input = '', env = {} } = floor.prepare(n)
          floorTimes.push((await run([program], project, env, input)).ms)
        }
        const { ms, cpuMs } = await runHook(hook, project, n)
        measured.get(hook)?.ms.push(ms)
        measured.get(hook)?.cpuMs.push(cpuMs)
      }
    }
    print(rounds, p50(floorTimes), measured)
  } finally {
    for (const peer of peers) if ('end' in peer) await peer.end()
  }
  for (const [title, why] of failures) console.log(`${title}: not measured: ${why}`)
}

function print(rounds: number, floor: number, measured: ReadonlyMap<Hook, Measured>): void {
  console.log(`\nOther tools, ${rounds} rounds, interleaved; floor p50 ${floor.toFixed(2)} ms`)
  console.log(`${''.padEnd(44)}  p50 ms   x floor  CPU ms`)
  for (const [{ peer, event, background }, { ms, cpuMs }] of measured) {
    const cells = [
      p50(ms).toFixed(1).padStart(8),
      `${(p50(ms) / floor).toFixed(1)}x`.padStart(9),
      p50(cpuMs).toFixed(0).padStart(7),
    ]
    console.log(`${`${peer} ${event}`.padEnd(44)}${cells.join(' ')}${background ? '  not waited for' : ''}`)
  }
}

function ours(place: string, project: string): Peer {
  const home = join(place, 'peers-ours')
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    THROUGHLINE_HOME: join(home, '.throughline'),
    CLAUDE_PROJECT_DIR: project,
  }
  mkdirSync(home)
  const hooks = EVENTS.map((event) => ({
    peer: 'throughline',
    event,
    command: `"${binary}" hook claude-code`,
    env,
    background: false,
  }))
  return { title: 'throughline', hooks, end: async () => {} }
}

/** Its plugin folder wants the packages beside it that its installer would put there, and Bun where it looks for it. */
async function claudeMem(place: string, project: string): Promise<Peer> {
  const version = '13.25.3'
  const title = `claude-mem ${version}`
  // Alone: what it depends on besides is for its server, and its hooks are one bundle.
  const found = await obtain({ name: 'claude-mem', version, file: 'plugin' })
  if (found.status === 'missing') return { title, missing: found.reason }
  const runtime = await installedTogether('claude-mem-runtime', { zod: '4.4.3', 'shell-quote': '1.9.0' })
  if (runtime.status === 'missing') return { title, missing: runtime.reason }
  const home = join(place, 'peers-claude-mem')
  const root = join(home, 'plugin')
  const data = join(home, 'data')
  cpSync(found.path, root, { recursive: true })
  symlinkSync(join(runtime.path, 'node_modules'), join(root, 'node_modules'))
  programs(join(home, '.local/bin'), ['bun'])
  const env = {
    ...surroundings(home, project, root),
    CLAUDE_MEM_DATA_DIR: data,
    CLAUDE_MEM_WORKER_PORT: String(await freePort()),
    CLAUDE_MEM_CHROMA_ENABLED: 'false',
  }
  return { title, hooks: hooksIn(title, root, env), end: () => endWorker(join(data, 'worker.pid'), root) }
}

/** On Node it needs a native addon that only an install script brings; on Bun it needs none, so Bun stands in for Node. */
async function contextMode(place: string, project: string): Promise<Peer> {
  const version = '1.0.169'
  const title = `context-mode ${version}`
  const found = await installed({ name: 'context-mode', version })
  if (found.status === 'missing') return { title, missing: found.reason }
  const home = join(place, 'peers-context-mode')
  programs(join(home, 'bin'), ['node', 'bun'])
  const env = surroundings(home, project, found.path)
  return {
    title,
    hooks: hooksIn(title, found.path, { ...env, PATH: `${join(home, 'bin')}:${env.PATH}` }),
    end: async () => {},
  }
}

function surroundings(home: string, project: string, root: string) {
  mkdirSync(home, { recursive: true })
  // Port 9 answers nobody: whoever wants to call home finds no way out.
  const nowhere = 'http://127.0.0.1:9'
  return {
    PATH: process.env.PATH ?? '',
    HOME: home,
    TMPDIR: home,
    CLAUDE_PLUGIN_ROOT: root,
    CLAUDE_PROJECT_DIR: project,
    CLAUDE_CONFIG_DIR: join(home, '.claude'),
    DO_NOT_TRACK: '1',
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    NO_PROXY: '127.0.0.1,localhost',
  }
}

function programs(folder: string, names: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  for (const name of names) symlinkSync(process.execPath, join(folder, name))
}

/** The hooks of the four events that the client would run, with the plugin's root put in as the client does. */
function hooksIn(peer: string, root: string, env: Readonly<Record<string, string>>): Hook[] {
  const file: unknown = JSON.parse(readFileSync(join(root, 'hooks/hooks.json'), 'utf8'))
  const events = isRecord(file) && isRecord(file.hooks) ? file.hooks : {}
  return EVENTS.flatMap((event) => {
    const groups = Array.isArray(events[event]) ? events[event].filter(isRecord) : []
    const meant = groups.filter(({ matcher }) => fits(typeof matcher === 'string' ? matcher : '', event))
    const hooks = meant.flatMap(({ hooks: list }) => (Array.isArray(list) ? list.filter(isRecord) : []))
    return hooks.map(({ command, async: background }, at): Hook => {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the plugin's own text
      const text = String(command).replaceAll('${CLAUDE_PLUGIN_ROOT}', root)
      const name = hooks.length === 1 ? event : `${event} (${at + 1} of ${hooks.length})`
      return { peer, event: name, command: text, env, background: background === true }
    })
  })
}

function fits(matcher: string, event: (typeof EVENTS)[number]): boolean {
  const target = { SessionStart: 'startup', UserPromptSubmit: '', PreToolUse: 'Read', PostToolUse: 'Read' }[event]
  return matcher === '' || matcher === '*' || target === '' || new RegExp(`^(?:${matcher})$`).test(target)
}

function payloadOf(event: string, project: string, n: number): object {
  const common = {
    session_id: `peers-${n}`,
    transcript_path: join(project, 'none.jsonl'),
    cwd: project,
    hook_event_name: event,
  }
  const tool = {
    tool_name: 'Read',
    tool_input: { file_path: join(project, `src/f${n}.ts`) },
    tool_use_id: `toolu_${event}_${n}`,
  }
  if (event === 'SessionStart') return { ...common, source: 'startup', model: 'a-model' }
  if (event === 'UserPromptSubmit')
    return {
      ...common,
      prompt_id: `p${n}`,
      prompt: `Add a retry with backoff to client ${n}, and keep the tests green.`,
    }
  if (event === 'PreToolUse') return { ...common, ...tool }
  return {
    ...common,
    ...tool,
    tool_response: { type: 'text', file: { filePath: `src/f${n}.ts`, content: 'x\n'.repeat(200), numLines: 200 } },
  }
}

/** Once each, so that no timed run makes a database or starts a daemon; says what went wrong, if anything did. */
async function warmUp(hooks: readonly Hook[], project: string): Promise<string | undefined> {
  if (hooks.length === 0) return 'its hooks.json has no hook for these events'
  for (const hook of hooks) {
    const { code, ms } = await runHook(hook, project, 0)
    if (code !== 0)
      return `${hook.event} ${ms >= LONGEST_MS ? `took more than ${LONGEST_MS / 1000} s` : `ended with ${code}`}`
    if (ms > 20_000) return `${hook.event} took ${Math.round(ms / 1000)} s`
  }
  return undefined
}

function runHook({ peer, event, command, env }: Hook, project: string, n: number) {
  const [name = ''] = event.split(' ')
  const input = join(project, `${peer.split(' ')[0]}-${name}.json`)
  writeFileSync(input, JSON.stringify(payloadOf(name, project, n)))
  return run(['sh', '-c', command], project, env, input)
}

/** In a process group of its own, so that what hangs can be ended with all it started. */
async function run(command: string[], cwd: string, env: Readonly<Record<string, string>>, input: string) {
  const started = performance.now()
  const child = Bun.spawn(command, {
    cwd,
    env,
    stdin: Bun.file(input),
    stdout: 'ignore',
    stderr: 'ignore',
    detached: true,
  })
  const timer = setTimeout(() => end(-child.pid, 'SIGKILL'), LONGEST_MS)
  const code = await child.exited
  const ms = performance.now() - started
  clearTimeout(timer)
  return { code, ms, cpuMs: Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1000 }
}

/** The daemon that its hooks left behind, known by the file it wrote; only if it is ours. */
async function endWorker(file: string, root: string): Promise<void> {
  const pid = workerIn(file)
  if (pid === undefined || !isOurs(pid, root)) return
  end(pid, 'SIGTERM')
  for (let n = 0; n < 60 && isOurs(pid, root); n++) await Bun.sleep(50)
  if (isOurs(pid, root)) end(pid, 'SIGKILL')
}

function workerIn(file: string): number | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(value) && typeof value.pid === 'number' ? value.pid : undefined
  } catch {
    return undefined
  }
}

function isOurs(pid: number, root: string): boolean {
  return commandOf(pid).includes(root)
}

/** `ps` is not on every small machine, and `/proc` not on every system. */
function commandOf(pid: number): string {
  if (!existsSync('/proc/self')) return Bun.spawnSync(['ps', '-o', 'args=', '-p', String(pid)]).stdout.toString()
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
