import { messageOf } from '../base/message-of.ts'

/** The only place that touches standard input, standard output, standard error and the exit code. */

/** Hosts send a few KB and cut tool output themselves; more than this is a mistake, and parsing it would cost the agent time. */
const LONGEST_INPUT = 16 * 1024 * 1024

export type Input = { ok: true; text: string } | { ok: false; reason: string }

/** All of standard input. A host that never closes it is not waited for. */
export function readInput(waitMs: number): Promise<Input> {
  return new Promise((resolve) => {
    const no = (reason: string) => resolve({ ok: false, reason })
    const timer = setTimeout(no, waitMs, `standard input was not closed within ${waitMs} ms`)
    Bun.stdin.text().then(
      (text) => {
        clearTimeout(timer)
        if (text.length > LONGEST_INPUT) no(`standard input is larger than ${LONGEST_INPUT} characters`)
        else resolve({ ok: true, text })
      },
      (failure) => {
        clearTimeout(timer)
        no(`standard input could not be read: ${messageOf(failure)}`)
      },
    )
  })
}

/** Bun.write and not process.stdout: the latter costs a hook 14 ms. A reader that has gone away is not our failure. */
export async function writeOutput(text: string): Promise<void> {
  if (text === '') return
  try {
    await Bun.write(Bun.stdout, text)
  } catch {}
}

export async function writeError(text: string): Promise<void> {
  try {
    await Bun.write(Bun.stderr, text)
  } catch {}
}

/** On a terminal only. */
export async function draw(text: string): Promise<void> {
  if (process.stderr.isTTY) await writeError(text)
}

/** Whether a person watches standard output, and how wide their window is. */
export function terminal(): { isTerminal: boolean; columns: number } {
  return { isTerminal: process.stdout.isTTY === true, columns: process.stdout.columns || 88 }
}

/** When whoever writes to standard input has closed it; somebody else reads it. */
export function inputEnded(): Promise<void> {
  return new Promise((resolve) => {
    process.stdin.once('end', resolve)
    process.stdin.once('close', resolve)
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
}

/** When the person ends the program: Ctrl-C, or a signal. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
    process.once('SIGHUP', () => resolve())
  })
}

/** The binary starts reluctant to compile what it runs, which suits a hook; whoever computes for longer lifts that. */
export function workLong(): void {
  Bun.unsafe.setJITPolicy(1)
}

export function exit(code: number): never {
  process.exit(code)
}

/**
 * Ends a hook at once and with success. The runtime's own way out closes the store, and the last one to close it writes its log back
 * and waits for the disk four times: after every event, since a hook is mostly alone. Without this way it takes that one.
 */
export function leave(): never {
  try {
    // Not by way of bun:ffi, which takes longer to load than everything here takes to run.
    if (process.platform === 'linux') (Bun as Foreign).FFI.dlopen('libc.so.6', C_EXIT).symbols._exit(0)
  } catch {}
  process.exit(0)
}

const C_EXIT = { _exit: { args: ['int'], returns: 'void' } } as const

type Foreign = typeof Bun & {
  FFI: { dlopen(library: string, symbols: typeof C_EXIT): { symbols: { _exit(code: number): never } } }
}
