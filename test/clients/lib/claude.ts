import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { obtain } from '../../../scripts/vendor.ts'

export const CLAUDE_CODE_VERSION = '2.1.325'

/** The pinned client, fetched on first use; missing with a reason when npm cannot provide it. */
export function claudeClient() {
  const musl = existsSync(`/lib/ld-musl-${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}.so.1`) ? '-musl' : ''
  return obtain({
    name: `@anthropic-ai/claude-code-${process.platform}-${process.arch}${musl}`,
    version: CLAUDE_CODE_VERSION,
    file: process.platform === 'win32' ? 'claude.exe' : 'claude',
  })
}

/** One line of the client's `stream-json`; other fields are kept. */
export interface StreamEvent {
  type: string
  subtype?: string
  session_id?: string
  [field: string]: unknown
}

/** What the user types, or what makes it: called when its turn comes, so the world can be changed between turns. */
export type Turn = string | (() => string | Promise<string>)

export interface RunOptions {
  home: string
  cwd: string
  server: { url: string }
  turns: Turn[]
  /** A settings file or its content as an object (`--settings`), on top of those in `home` and `cwd`. */
  settings?: string | Record<string, unknown>
  pluginDirs?: string[]
  model?: string
  env?: Record<string, string>
  args?: string[]
  /** The session to go on with; with `fork`, in a copy of it. */
  resume?: string
  fork?: true
  timeoutMs?: number
}

export interface ClaudeRun {
  events: StreamEvent[]
  /** The `result` events: one a turn. */
  results: StreamEvent[]
  exitCode: number
  stderr: string
  /** Of the last session: `/clear` and fork begin a new one. */
  sessionId: string
  transcript: string
}

/** Runs the real client headless, feeding each turn only after the result of the one before it. */
export async function runClaude(options: RunOptions): Promise<ClaudeRun> {
  const { cwd, home, turns, timeoutMs = RUN_MS } = options
  const child = await start(flags(options), options)
  const stderr = new Response(child.stderr).text()
  const events: StreamEvent[] = []
  const waiting = [...turns]

  async function feed() {
    const turn = waiting.shift()
    if (turn === undefined) {
      await child.stdin.end()
      return
    }
    const content = typeof turn === 'string' ? turn : await turn()
    // A client that has already left has told why on stderr and by its exit code: the write that fails adds nothing.
    if (child.exitCode !== null) return
    child.stdin.write(`${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`)
    await Promise.resolve(child.stdin.flush()).catch(() => undefined)
  }

  async function talk() {
    await feed()
    for await (const line of linesOf(child.stdout)) {
      const event = JSON.parse(line) as StreamEvent
      events.push(event)
      if (event.type === 'result') await feed()
    }
    return child.exited
  }

  const exitCode = await within(timeoutMs, child, talk(), () => {
    const last = events.slice(-3).map((event) => JSON.stringify(event).slice(0, 400))
    return [`${turns.length - waiting.length} of ${turns.length} turns were sent; last events:`, ...last].join('\n')
  })
  const sessionId = events.findLast((event) => event.session_id)?.session_id ?? ''
  const results = events.filter((event) => event.type === 'result')
  const transcript = transcriptOf({ home, cwd, sessionId })
  return { events, results, exitCode, stderr: await stderr, sessionId, transcript }
}

export interface PluginOptions {
  home: string
  cwd: string
  env?: Record<string, string>
  timeoutMs?: number
}

/** Runs `claude plugin …`, as `['validate', dir]`, `['marketplace', 'add', dir]` or `['install', 'name@market']`. */
export async function runClaudePlugin(args: string[], options: PluginOptions) {
  const child = await start(['plugin', ...args], options)
  await child.stdin.end()
  const said = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  const [stdout, stderr, exitCode] = await within(options.timeoutMs ?? RUN_MS, child, said, () => args.join(' '))
  return { stdout, stderr, exitCode }
}

/** The client writes a project's folder name with every character that is not a letter or digit as a dash. */
export function transcriptOf({ home, cwd, sessionId }: { home: string; cwd: string; sessionId: string }): string {
  const projects = join(home, '.claude', 'projects')
  const usual = join(projects, cwd.replaceAll(/[^A-Za-z0-9]/g, '-'), `${sessionId}.jsonl`)
  if (existsSync(usual) || !existsSync(projects)) return usual
  const others = readdirSync(projects).map((folder) => join(projects, folder, `${sessionId}.jsonl`))
  return others.find((path) => existsSync(path)) ?? usual
}

const RUN_MS = 60_000
export const DEFAULT_MODEL = 'claude-sonnet-5'
const TOOLS = 'Bash,Read,Write,Edit,Agent'

function flags({ model = DEFAULT_MODEL, settings, pluginDirs = [], resume, fork, args = [] }: RunOptions): string[] {
  const stream = ['--input-format', 'stream-json', '--output-format', 'stream-json', '--verbose']
  return [
    ...['-p', ...stream, '--model', model, '--allowedTools', TOOLS],
    ...(settings ? ['--settings', typeof settings === 'string' ? settings : JSON.stringify(settings)] : []),
    ...pluginDirs.flatMap((dir) => ['--plugin-dir', dir]),
    ...(resume ? ['--resume', resume] : []),
    ...(fork ? ['--fork-session'] : []),
    ...args,
  ]
}

async function start(args: string[], options: PluginOptions & { server?: { url: string } }) {
  const path = await clientPath()
  return Bun.spawn([path, ...args], {
    cwd: options.cwd,
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    env: await clientEnvironment(options),
  })
}

export async function clientPath(): Promise<string> {
  const client = await claudeClient()
  if (client.status === 'missing') throw new Error(`Claude Code could not be installed: ${client.reason}`)
  return client.path
}

export const NOT_A_KEY = 'not-a-key'

/** What the client is started with: a home of its own, our server, and nothing that looks for the outside. */
export async function clientEnvironment(options: {
  home: string
  env?: Record<string, string>
  server?: { url: string }
}) {
  const { home, server, env = {} } = options
  const temporary = join(home, 'tmp')
  await mkdir(temporary, { recursive: true })
  return {
    ...inherited(),
    HOME: home,
    USERPROFILE: home,
    TMPDIR: temporary,
    CLAUDE_CODE_TMPDIR: temporary,
    // Port 9 answers nobody: a plugin command has no server to talk to and must not find another one.
    ANTHROPIC_BASE_URL: server?.url ?? 'http://127.0.0.1:9',
    ANTHROPIC_API_KEY: NOT_A_KEY,
    DISABLE_TELEMETRY: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    ...env,
  }
}

/** Only what a program needs to start: a developer's own ANTHROPIC_*, CLAUDE*, THROUGHLINE_* and proxies stay out. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SHELL', 'SystemRoot', 'ComSpec', 'PATHEXT', 'WINDIR']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let held = ''
  for await (const chunk of stream) {
    const lines = (held + decoder.decode(chunk, { stream: true })).split('\n')
    held = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
  if (held !== '') yield held
}

/** Ends our own child, by its pid, when it takes too long, and says how far it got. */
async function within<T>(ms: number, child: Bun.Subprocess, work: Promise<T>, progress: () => string): Promise<T> {
  let timer: Timer | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`claude took more than ${ms} ms; ${progress()}`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    if (child.exitCode === null && child.signalCode === null) process.kill(child.pid, 'SIGKILL')
  }
}
