import type { Readable } from 'node:stream'
import type { Environment } from '../base/environment.ts'

/** What only commands need of the process around them: the person's window, its signals, and an input that goes on and on. */

/** Whether a person watches standard output, and how wide their window is. */
export function terminal(): { isTerminal: boolean; columns: number } {
  return { isTerminal: process.stdout.isTTY === true, columns: process.stdout.columns || process.stderr.columns || 88 }
}

/** Set once, before anything is laid out: COLUMNS wins, then the terminal; what is read by a program is not cut. */
let columns = Number.POSITIVE_INFINITY

export function lookAtTerminal(environment: Environment): void {
  const given = Number(environment.COLUMNS)
  const { isTerminal, columns: own } = terminal()
  if (Number.isInteger(given) && given > 0) columns = Math.max(given, NARROWEST)
  else columns = isTerminal ? Math.max(own, NARROWEST) : Number.POSITIVE_INFINITY
}

/** How many columns a line may have. */
export function columnsOfTerminal(): number {
  return columns
}

const NARROWEST = 40

/** On a terminal only. */
export async function draw(text: string): Promise<void> {
  if (process.stderr.isTTY) await writeError(text)
}

export async function writeError(text: string): Promise<void> {
  try {
    await Bun.write(Bun.stderr, text)
  } catch {}
}

/** When the person stops a command that runs until it is stopped. */
export function stopped(): Promise<void> {
  return new Promise((resolve) => {
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

/**
 * When whoever writes to standard input has closed it, or is gone without closing it; somebody else reads it. A server whose client was
 * killed would otherwise stay, and turn in circles over an input that never ends.
 */
export function inputEnded(): Promise<void> {
  const parent = process.ppid
  return new Promise((resolve) => {
    process.stdin.once('end', resolve)
    process.stdin.once('close', resolve)
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
    setInterval(() => {
      if (process.ppid !== parent) resolve()
    }, LOOKS_FOR_PARENT_MS).unref()
  })
}

const LOOKS_FOR_PARENT_MS = 2000

/** Standard input, line by line: one that is longer than `most` is left out, and whoever asked is shown how it began. */
export async function boundedInput(most: number, left: (start: string) => void): Promise<Readable> {
  const { Transform } = await import('node:stream')
  let parts: Buffer[] = []
  let length = 0
  let start = ''
  const bounded = new Transform({
    transform(chunk: Buffer, _, done) {
      for (let at = 0; at < chunk.length; ) {
        const end = chunk.indexOf(10, at)
        const piece = chunk.subarray(at, end < 0 ? chunk.length : end + 1)
        length += piece.length
        if (length <= most) parts.push(piece)
        else if (start === '') {
          start = Buffer.concat([...parts, piece.subarray(0, 4096)]).toString('utf8', 0, 4096)
          parts = []
        }
        at += piece.length
        if (end < 0) continue
        if (length <= most) bounded.push(Buffer.concat(parts))
        else left(start)
        parts = []
        length = 0
        start = ''
      }
      done()
    },
  })
  process.stdin.on('error', () => undefined)
  // Whoever reads it says when it is over: what was asked last is answered before that.
  return process.stdin.pipe(bounded, { end: false })
}
