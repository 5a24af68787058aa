import type { Readable } from 'node:stream'
import { messageOf } from '../base/message-of.ts'
import { type Gathered, gather } from './gather-object.ts'
import { type LibC, libc } from './libc.ts'

/** The only place that touches standard input, standard output, standard error and the exit code. */

/** Hosts send a few KB and cut tool output themselves; more than this is a mistake, and parsing it would cost the agent time. */
const LONGEST_INPUT = 16 * 1024 * 1024

const GRACE_MS = 200

/** `object`: what the text says, where it was read as far as that. `cut`: the text of which there was more than is read. */
export type Input = ({ ok: true } & Gathered) | { ok: false; reason: string; cut?: string }

/** All of standard input. Whoever never closes it is not waited for. */
export function readInput(waitMs: number): Promise<Input> {
  return withinTime(waitMs, async () => ({ text: await Bun.stdin.text() }))
}

/** The same for a hook, which needs no more than one object: a host that leaves the input open behind it is not waited for at all. */
export function readObject(waitMs: number): Input | Promise<Input> {
  const system = libc()
  const read = system && readDirectly(system, waitMs)
  return read ?? withinTime(waitMs, () => readWhole(Bun.stdin.stream()))
}

/** Undefined when nothing was read and the runtime may know better how to. */
function readDirectly(system: LibC, waitMs: number): Input | undefined {
  const gathering = gather()
  const until = performance.now() + waitMs
  const piece = new Uint8Array(PIECE)
  for (let failures = 0; failures < MOST_FAILURES; ) {
    const left = until - performance.now()
    const state = system.waitFor(0, left > GRACE_MS ? left : GRACE_MS)
    if (state === 'nothing') return late(waitMs)
    const length = state === 'readable' ? system.read(0, piece) : -1
    // The runtime sends itself signals, and one that comes while nothing was there yet says nothing about the input.
    if (length < 0) failures += 1
    else if (length === 0 || gathering.push(piece.subarray(0, length)) === 'whole') return unlessLong(gathering.end())
    else if (gathering.length() > LONGEST_INPUT) return unlessLong(gathering.end())
  }
  return gathering.length() === 0 ? undefined : { ok: false, reason: 'standard input could not be read to its end' }
}

const PIECE = 64 * 1024
const MOST_FAILURES = 64

export async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Gathered> {
  const reader = stream.getReader()
  const gathering = gather()
  for (;;) {
    const { value, done } = await reader.read()
    if (done || gathering.push(value) === 'whole' || gathering.length() > LONGEST_INPUT) return gathering.end()
  }
}

function unlessLong(gathered: Gathered): Input {
  return gathered.text.length > LONGEST_INPUT
    ? { ok: false, reason: `standard input is larger than ${LONGEST_INPUT} characters`, cut: gathered.text }
    : { ok: true, ...gathered }
}

function late(waitMs: number): Input {
  return { ok: false, reason: `standard input was not closed within ${waitMs} ms` }
}

function withinTime(waitMs: number, read: () => Promise<Gathered>): Promise<Input> {
  return new Promise((resolve) => {
    // On a machine without time to spare the timer may come first although everything has long been there: a moment more shows it.
    let timer = setTimeout(() => {
      timer = setTimeout(() => resolve(late(waitMs)), GRACE_MS)
    }, waitMs)
    read().then(
      (gathered) => {
        clearTimeout(timer)
        resolve(unlessLong(gathered))
      },
      (failure) => {
        clearTimeout(timer)
        resolve({ ok: false, reason: `standard input could not be read: ${messageOf(failure)}` })
      },
    )
  })
}

/**
 * Bun.write and not process.stdout: the latter costs a hook 14 ms. A reader that has gone away is not our failure; whoever
 * writes on and on is told.
 */
export async function writeOutput(text: string): Promise<'written' | 'nobody reads'> {
  if (text === '') return 'written'
  if (text.length > HELD_BY_A_PIPE) return (await import('./write-long.ts')).writeLong(1, text)
  try {
    await Bun.write(Bun.stdout, text)
    return 'written'
  } catch {
    return 'nobody reads'
  }
}

/** In letters, each of which may be three bytes: a pipe holds 64 KB. */
const HELD_BY_A_PIPE = 16_000

/** When the person stops a command that runs until it is stopped. */
export function stopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
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
  return { isTerminal: process.stdout.isTTY === true, columns: process.stdout.columns || process.stderr.columns || 88 }
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

/** When the person ends the program: Ctrl-C, or a signal. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
    process.once('SIGHUP', () => resolve())
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
  return process.stdin.pipe(bounded)
}

/** The binary starts reluctant to compile what it runs, which suits a hook; whoever computes for longer lifts that. */
export function workLong(): void {
  Bun.unsafe.setJITPolicy(1)
}

/** Where this program stands, as whoever started it wrote it; links followed where that is no whole path. */
export function ownPath(): string {
  const { argv0 } = process
  return argv0.startsWith('/') || argv0[1] === ':' ? argv0 : process.execPath
}

export function exit(code: number): never {
  process.exit(code)
}

/**
 * Ends a hook at once and with success. The runtime's own way out closes the store, and the last one to close it writes its log back
 * and waits for the disk four times: after every event, since a hook is mostly alone. Without this way it takes that one.
 */
export function leave(): never {
  libc()?.exit(0)
  process.exit(0)
}

let before: number | undefined

/** What this process makes is for its owner alone, whatever is run first. */
export function keepToOneself(): void {
  before = process.umask(0o077)
}

/** Files of a project are made as the person's other programs make them. */
export function asUsual<Result>(work: () => Result): Result {
  if (before === undefined) return work()
  const own = process.umask(before)
  try {
    return work()
  } finally {
    process.umask(own)
  }
}
