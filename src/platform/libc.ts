/**
 * Calls of the C library without the runtime's machinery around them: what takes that a good part of a millisecond, because it is used
 * once and cold, takes these a few microseconds. Linux with the usual library only; elsewhere the runtime's own ways are taken.
 */
export interface LibC {
  /** Ends the process at once. */
  exit(code: number): void
  /** How many bytes came; 0 at the end, less than 0 when it failed. Waits for the first of them. */
  read(file: number, into: Uint8Array): number
  /** How many bytes went out; less than 0 when none could. Waits where the reader does. */
  write(file: number, bytes: Uint8Array): number
  /** Whether there is something to read, or the end, within so many milliseconds; a signal to the process breaks the waiting off. */
  waitFor(file: number, withinMs: number): 'readable' | 'nothing' | 'broken off'
}

export function libc(): LibC | undefined {
  if (known !== undefined) return known ?? undefined
  known = null
  try {
    if (process.platform === 'linux') known = opened()
  } catch {}
  return known ?? undefined
}

let known: LibC | null | undefined

const LIBRARY = 'libc.so.6'

function opened(): LibC {
  // Not by way of bun:ffi, which takes longer to load than everything here takes to run.
  const { dlopen, ptr } = (Bun as Foreign).FFI
  const { _exit, read, write, poll } = dlopen<Calls>(LIBRARY, CALLS).symbols
  return {
    exit: _exit,
    read: (file, into) => read(file, ptr(into), into.length),
    write: (file, bytes) => write(file, ptr(bytes), bytes.length),
    waitFor(file, withinMs) {
      // As bytes, in the order of every processor there is a binary for: another kind of list would have to be made first.
      const asked = new Uint8Array([file, 0, 0, 0, POLLIN, 0, 0, 0])
      const found = poll(ptr(asked), 1, withinMs)
      if (found < 0) return 'broken off'
      return found > 0 ? 'readable' : 'nothing'
    },
  }
}

const POLLIN = 1
const CALLS = {
  _exit: { args: ['int'], returns: 'void' },
  read: { args: ['int', 'ptr', 'u64'], returns: 'int' },
  write: { args: ['int', 'ptr', 'u64'], returns: 'int' },
  poll: { args: ['ptr', 'u64', 'int'], returns: 'int' },
}

interface Calls {
  _exit(code: number): void
  read(file: number, into: number, most: number): number
  write(file: number, from: number, many: number): number
  poll(asked: number, many: number, withinMs: number): number
}

/**
 * Ends a hook that hangs. Nothing written in JavaScript can: a read or a regular expression that does not come back keeps the only
 * thread. So the C library's own timer calls `_exit` from a thread of its own, and before it, where there is something to say,
 * prints it. Linux only; elsewhere the host's own patience is the end. Asked again, the end is another.
 */
export function endAt(ms: number): void {
  const timers = made()
  if (timers)
    quietly(() => {
      end ??= timers.make('_exit', 0n)
      if (end !== undefined) timers.set(end, ms)
    })
}

let end: bigint | undefined

/** So long before the end it is said: on a machine without time the two threads may be that far apart. */
const AHEAD_MS = 600

/** What is printed before the end, should it come to that. */
export function sayBeforeEnd(text: string, ms: number): void {
  const timers = made()
  if (!timers) return
  quietly(() => {
    const bytes = new TextEncoder().encode(`${text}\0`)
    kept.push(bytes)
    timers.writeAtOnce()
    const id = timers.make('puts', BigInt(timers.ptr(bytes)))
    if (id === undefined) return
    timers.set(id, ms - AHEAD_MS)
    said.push(id)
  })
}

/**
 * Another answer is on its way: nothing else will be said. Whoever is too late for that waits for the end: two answers in a row are
 * none, because no host can read them.
 */
export function unsay(): void {
  let isSaid = false
  for (const id of said)
    quietly(() => {
      if (timers?.set(id, 0) === 0) isSaid = true
    })
  said.length = 0
  if (isSaid) Bun.sleepSync(LONGEST_END_MS)
}

const LONGEST_END_MS = 3000
const said: bigint[] = []

interface Timers {
  /** A timer that calls a function of the C library; undefined when there can be none. */
  make(call: string, argument: bigint): bigint | undefined
  /** When it goes off, in milliseconds from now; 0 for never. Says how many were left before; 0 when it has gone off. */
  set(id: bigint, inMs: number): number
  /** What is printed by the C library goes out with the end of its line. */
  writeAtOnce(): void
  ptr(bytes: Uint8Array): number
}

/** What the C library still holds on to. */
const kept: unknown[] = []
let timers: Timers | null | undefined

function made(): Timers | undefined {
  if (timers !== undefined) return timers ?? undefined
  timers = null
  quietly(() => {
    if (process.platform === 'linux') timers = linux()
  })
  return timers ?? undefined
}

function linux(): Timers {
  const { dlopen, ptr, read } = (Bun as Foreign).FFI
  const { timer_create, timer_settime, dlsym, setlinebuf } = dlopen<TimerCalls>(LIBRARY, TIMER_CALLS).symbols
  const place = (symbol: string) => {
    const name = new Uint8Array(symbol.length + 1)
    for (let at = 0; at < symbol.length; at++) name[at] = symbol.charCodeAt(at)
    return BigInt(dlsym(0, ptr(name)))
  }
  return {
    ptr,
    writeAtOnce: () => setlinebuf(read.u64(Number(place('stdout')), 0)),
    make(call, argument) {
      const event = new BigUint64Array(8)
      event[0] = argument
      event[1] = SIGEV_THREAD << 32n
      event[2] = place(call)
      const id = new BigUint64Array(1)
      kept.push(event, id)
      return timer_create(CLOCK_MONOTONIC, ptr(event), ptr(id)) === 0 ? (id[0] ?? 0n) : undefined
    },
    set(id, inMs) {
      const ms = inMs === 0 || inMs > 1 ? inMs : 1
      const when = new BigUint64Array(4)
      const whole = ms | 0
      const rest = whole % 1000
      when[2] = BigInt((whole - rest) / 1000)
      when[3] = BigInt(rest) * 1_000_000n
      const before = new BigUint64Array(4)
      kept.push(when, before)
      timer_settime(id, 0, ptr(when), ptr(before))
      return Number(before[2]) * 1000 + Number(before[3]) / 1_000_000
    },
  }
}

const SIGEV_THREAD = 2n
const CLOCK_MONOTONIC = 1
const TIMER_CALLS = {
  timer_create: { args: ['int', 'u64', 'u64'], returns: 'int' },
  timer_settime: { args: ['u64', 'int', 'u64', 'u64'], returns: 'int' },
  dlsym: { args: ['u64', 'u64'], returns: 'u64' },
  setlinebuf: { args: ['u64'], returns: 'void' },
}

interface TimerCalls {
  timer_create(clock: number, event: number, id: number): number
  timer_settime(id: bigint, flags: number, when: number, before: number): number
  dlsym(handle: number, name: number): number | bigint
  setlinebuf(stream: bigint): void
}

type Foreign = typeof Bun & {
  FFI: {
    ptr(bytes: ArrayBufferView): number
    read: { u64(place: number, from: number): bigint }
    dlopen<Symbols>(library: string, symbols: object): { symbols: Symbols }
  }
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {}
}
