import { type ChildProcess, spawn } from 'node:child_process'

/** A process of its own group, so that its children can be ended with it. Windows has no groups: taskkill walks the tree there. */
export const OWN_GROUP = process.platform !== 'win32'

/** Has it really ended? `killed` only says that a signal was sent. */
function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Asks the whole group to end, and after the grace ends it. Comes back when the process is gone, or could not be ended. */
export async function endGroup(child: ChildProcess, exited: Promise<unknown>, graceMs: number): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  signalGroup(pid, 'SIGTERM')
  await within(graceMs, exited)
  if (!hasEnded(child)) {
    signalGroup(pid, 'SIGKILL')
    await within(LAST_WAIT_MS, exited)
  }
  await endStragglers(pid)
}

/** Children that ignore the polite request outlive their parent: they get a moment, then the end. */
async function endStragglers(pid: number): Promise<void> {
  await untilGone(pid)
  if (!isGroupAlive(pid)) return
  signalGroup(pid, 'SIGKILL')
  await untilGone(pid)
}

/** Not for long: a process that has ended but that nobody has collected still counts as there. */
async function untilGone(pid: number): Promise<void> {
  for (let waited = 0; waited < STRAGGLER_MS && isGroupAlive(pid); waited += STEP_MS) await pause(STEP_MS)
}

/** Resolves with the work, or with undefined when that takes too long. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const LAST_WAIT_MS = 2000
const STRAGGLER_MS = 100
const STEP_MS = 10

function signalGroup(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (!OWN_GROUP) {
    spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on('error', () => {})
    return
  }
  try {
    process.kill(-pid, signal)
  } catch {
    // Nobody is left in the group.
  }
}

function isGroupAlive(pid: number): boolean {
  if (!OWN_GROUP) return false
  try {
    process.kill(-pid, 0)
    return true
  } catch {
    return false
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
