import { messageOf } from '../base/message-of.ts'
import { type LibC, libc } from './libc.ts'

/** The only place, with `terminal.ts` for what commands alone need, that touches standard input, standard output, standard error and the exit code. */

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

async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Gathered> {
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
 * By the C library where there is one: the runtime makes two threads to write a line, which costs a hook a twentieth of its time. And
 * Bun.write, not process.stdout, elsewhere: the latter takes 14 ms. A reader that has gone away is not our failure; whoever writes on and
 * on is told.
 */
export async function writeOutput(text: string): Promise<'written' | 'nobody reads'> {
  if (text === '') return 'written'
  const bytes = new TextEncoder().encode(text)
  const system = libc()
  const written = text.length > HELD_BY_A_PIPE ? 0 : system?.write(1, bytes)
  if (written === bytes.length) return 'written'
  if (written !== undefined)
    return (await import('./write-long.ts')).writeLong(1, written > 0 ? bytes.subarray(written) : bytes)
  try {
    await Bun.write(Bun.stdout, bytes)
    return 'written'
  } catch {
    return 'nobody reads'
  }
}

/** In letters, each of which may be three bytes: a pipe holds 64 KB. */
const HELD_BY_A_PIPE = 16_000

/** The binary starts reluctant to compile what it runs, which suits a hook; whoever computes for longer lifts that. */
export function workLong(): void {
  Bun.unsafe.setJITPolicy(1)
}

/** What nobody holds any more is given up now: whoever goes through a large file would take memory for all they ever held of it. */
export function freeMemory(): void {
  Bun.gc(true)
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

/**
 * Text that comes in pieces, until it is one whole JSON object. An object that is whole is never the beginning of another one, so nothing
 * that may follow is missed. Whoever sends something behind it in the same piece gets what they would get without this: all of the text.
 */
export interface Gathering {
  push(piece: Uint8Array): 'whole' | 'more'
  length(): number
  end(): Gathered
}

export interface Gathered {
  readonly text: string
  /** The object, where the text was whole. */
  readonly object?: unknown
}

export function gather(): Gathering {
  const decoder = new TextDecoder()
  let text = ''
  let tries = 0
  let object: unknown
  return {
    push(piece) {
      text += decoder.decode(piece, { stream: true })
      if (!endsObject(piece) || tries >= MOST_TRIES) return 'more'
      tries += 1
      object = objectIn(text)
      return object === undefined ? 'more' : 'whole'
    },
    length: () => text.length,
    end: () => (object === undefined ? { text: text + decoder.decode() } : { text, object }),
  }
}

/** Pieces of a long text may end like an object by chance; each look costs as much as the text is long. */
const MOST_TRIES = 16

const CLOSING = 0x7d
const OPENING = 0x7b
const SPACE = 0x20

/** Whether the last byte that is no white space closes an object. */
function endsObject(piece: Uint8Array): boolean {
  let at = piece.length - 1
  while (at >= 0 && (piece[at] ?? 0) <= SPACE) at -= 1
  return piece[at] === CLOSING
}

function objectIn(text: string): unknown {
  let at = 0
  while (text.charCodeAt(at) <= SPACE) at += 1
  if (text.charCodeAt(at) !== OPENING) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
