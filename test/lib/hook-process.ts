import { expect } from 'bun:test'
import { binary } from './binary.ts'
import type { Home } from './home.ts'
import { PATIENT } from './patient.ts'

export interface Ran {
  code: number | null
  signal: string | number | null
  stdout: string
  stderr: string
  /** From before the start to after the end, seen from outside. */
  wallMs: number
}

export interface HookCall {
  home: Home
  /** A payload, or the bytes of standard input; `open` is never closed. */
  input: Payload | string | Uint8Array | 'open'
  words?: readonly string[]
  env?: Readonly<Record<string, string | undefined>>
  /** Runs the binary through `sh -c`, where "$@" is its command line. */
  shell?: string
}

export type Payload = Readonly<Record<string, unknown>>

/** Far longer than any hook may take: only for a test that would hang. */
const PATIENCE_MS = 30_000

/** Starts a hook process. The answer has its end; the process is there to be killed. */
export function startHook({ home, input, words = ['claude-code'], env, shell }: HookCall) {
  const command = [binary(), 'hook', ...words]
  const startedAt = performance.now()
  const child = Bun.spawn(shell ? ['sh', '-c', shell, 'sh', ...command] : command, {
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    cwd: home.folder,
    env: environmentOf(home, env),
  })
  if (input !== 'open') feed(child.stdin, bytesOf(input))
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  const ended = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited]).then(
    ([stdout, stderr]): Ran => {
      clearTimeout(timer)
      return { code: child.exitCode, signal: child.signalCode, stdout, stderr, wallMs: performance.now() - startedAt }
    },
  )
  return { child, ended }
}

export function runHook(call: HookCall): Promise<Ran> {
  return startHook(call).ended
}

/** A hook that is not held to its deadline: for tests of what it says. */
export function patientHook(call: HookCall): Promise<Ran> {
  return runHook({ ...call, env: { ...PATIENT, ...call.env } })
}

/** Any other command of the binary. */
export async function runCommand(home: Home, ...words: string[]): Promise<Ran> {
  const startedAt = performance.now()
  const child = Bun.spawn([binary(), ...words], {
    stdout: 'pipe',
    stderr: 'pipe',
    cwd: home.folder,
    env: environmentOf(home),
  })
  const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  await child.exited
  return { code: child.exitCode, signal: child.signalCode, stdout, stderr, wallMs: performance.now() - startedAt }
}

/** What every hook must be, whatever went wrong: silent and successful. */
export function expectHarmless({ code, signal, stdout, stderr }: Ran): void {
  expect({ code, signal, stdout, stderr }).toEqual({ code: 0, signal: null, stdout: '', stderr: '' })
}

/** A PreToolUse payload; a tool call's id makes it a happening of its own. */
export function toolPayload(own: Payload = {}): Payload {
  return {
    session_id: 'session-1',
    transcript_path: '/tmp/none.jsonl',
    cwd: '/tmp',
    hook_event_name: 'PreToolUse',
    tool_name: 'Bash',
    tool_input: { command: 'ls' },
    tool_use_id: `toolu_${crypto.randomUUID()}`,
    ...own,
  }
}

function environmentOf(home: Home, own: HookCall['env'] = {}): Record<string, string> {
  const all = { PATH: process.env.PATH, HOME: home.folder, THROUGHLINE_HOME: home.home, ...own }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

function bytesOf(input: Exclude<HookCall['input'], 'open'>): string | Uint8Array {
  return typeof input === 'string' || input instanceof Uint8Array ? input : JSON.stringify(input)
}

/** A hook may end without having read its input; that is not the writer's failure. */
function feed(stdin: Bun.FileSink, bytes: string | Uint8Array): void {
  try {
    stdin.write(bytes)
    Promise.resolve(stdin.end()).catch(() => undefined)
  } catch {}
}
