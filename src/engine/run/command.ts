import { type ChildProcess, spawn } from 'node:child_process'
import { messageOf } from '../../base/message-of.ts'
import { interpolate } from '../config/interpolate.ts'
import type { CommandHook } from '../config/settings.ts'
import { type Capture, capture } from './capture.ts'
import { deadline, givenUp } from './deadline.ts'
import { hookEnvironment } from './environment.ts'
import { endGroup, OWN_GROUP, within } from './process-group.ts'
import { ended, type Ran, type RunnerOf, type RunRequest } from './runner.ts'

/**
 * A process in a group of its own, the payload on its standard input. It has ended when the process has: a child that stays
 * behind and holds the output open is not waited for. Out of time, the whole group is ended.
 */
export const runCommand: RunnerOf<'command'> = async (hook, request) => {
  const { maxOutputBytes: most, spillFolder: folder, killGraceMs } = request.surroundings
  let child: ChildProcess
  try {
    child = start(hook, request)
  } catch (failure) {
    return ended('failed', `It could not be started: ${messageOf(failure)}`)
  }
  const stdout = capture({ most, folder, name: 'stdout' })
  const stderr = capture({ most, folder, name: 'stderr' })
  const exited = exitOf(child)
  const closed = Promise.all([drained(child.stdout, stdout), drained(child.stderr, stderr)])
  feed(child, request.payload)
  const limit = deadline(request.timeoutMs, request.signal)
  const gone = givenUp(limit.signal)
  try {
    const exit = await Promise.race([exited, gone.promise.then(() => undefined)])
    if (exit === undefined) await endGroup(child, exited, killGraceMs)
    else if (exit.problem === undefined) await drain(closed, () => stdout.bytes() + stderr.bytes())
    return result(exit, limit.why(), stdout, stderr)
  } finally {
    gone.forget()
    limit.done()
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy()
    child.removeAllListeners()
    // A failure that comes after the end, from a stream that was just closed, concerns nobody.
    child.on('error', () => {})
  }
}

/** How long output that was printed before the end may take to arrive: as long as there is some, but not for ever. */
const DRAIN_MS = 200
const LONGEST_DRAIN_MS = 2000

async function drain(closed: Promise<unknown>, received: () => number): Promise<void> {
  const done = closed.then(() => true)
  for (let waited = 0; waited < LONGEST_DRAIN_MS; waited += DRAIN_MS) {
    const before = received()
    if (await within(DRAIN_MS, done)) return
    // After a busy moment timers come first: what has arrived meanwhile is read before this goes on.
    await new Promise((resolve) => setImmediate(resolve))
    if (received() === before) return
  }
}

interface Exit {
  code: number | null
  signal: string | null
  problem?: string
}

function start(hook: CommandHook, request: RunRequest): ChildProcess {
  const env = hookEnvironment(hook, request)
  const { event, configured } = request
  const ours = configured.dialect === 'own'
  const cwd = ours ? (event.projectDir ?? event.cwd) : event.cwd
  const options = { cwd, env, detached: OWN_GROUP, windowsHide: true, stdio: 'pipe' } as const
  if (hook.args === undefined) return spawn(hook.command, { ...options, shell: true })
  // In Claude Code's files only its own variables are meant; anything else is text.
  const known = ours ? env : { CLAUDE_PROJECT_DIR: env.CLAUDE_PROJECT_DIR, CLAUDE_PLUGIN_ROOT: env.CLAUDE_PLUGIN_ROOT }
  const fill = (text: string) =>
    interpolate(
      text,
      (name) => known[name as keyof typeof known],
      (_, written) => (ours ? '' : written),
    )
  return spawn(fill(hook.command), hook.args.map(fill), options)
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', (failure) => resolve({ code: null, signal: null, problem: failure.message }))
  })
}

function drained(stream: ChildProcess['stdout'], into: Capture): Promise<void> {
  return new Promise((resolve) => {
    if (!stream) return resolve()
    stream.on('data', (chunk: Uint8Array) => into.take(chunk))
    stream.once('close', resolve)
    stream.once('error', () => resolve())
  })
}

/** A hook that never reads its input, or has already gone, is fine: the pipe that breaks then is not a failure. */
function feed({ stdin }: ChildProcess, payload: string): void {
  stdin?.on('error', () => {})
  stdin?.end(payload)
}

function result(exit: Exit | undefined, why: 'timed-out' | 'aborted' | undefined, out: Capture, err: Capture): Ran {
  const [stdout, stderr] = [out.end(), err.end()]
  const spilled = [stdout, stderr].flatMap(({ file }) => file ?? [])
  const notes = spilled.map((file) => `It printed more than is kept; all of it is in ${file}.`)
  const common = { stdout: stdout.text, stderr: stderr.text, notes, ...(spilled.length > 0 && { spilled }) }
  if (exit === undefined) return { status: why ?? 'aborted', ...common }
  if (exit.problem)
    return { ...common, status: 'failed', notes: [`It could not be started: ${exit.problem}`, ...notes] }
  if (exit.signal !== null) return { ...common, status: 'failed', signal: exit.signal }
  return { ...common, status: 'ok', exitCode: exit.code ?? 1 }
}
