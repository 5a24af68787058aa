import { LIBRARY } from './libc.ts'

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
  const { timer_create, timer_settime, dlsym, setlinebuf } = dlopen(LIBRARY, SYMBOLS).symbols
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
      when[2] = BigInt(Math.floor(ms / 1000))
      when[3] = BigInt(Math.floor(ms % 1000)) * 1_000_000n
      const before = new BigUint64Array(4)
      kept.push(when, before)
      timer_settime(id, 0, ptr(when), ptr(before))
      return Number(before[2]) * 1000 + Number(before[3]) / 1_000_000
    },
  }
}

const SIGEV_THREAD = 2n
const CLOCK_MONOTONIC = 1
const SYMBOLS = {
  timer_create: { args: ['int', 'u64', 'u64'], returns: 'int' },
  timer_settime: { args: ['u64', 'int', 'u64', 'u64'], returns: 'int' },
  dlsym: { args: ['u64', 'u64'], returns: 'u64' },
  setlinebuf: { args: ['u64'], returns: 'void' },
} as const

type Foreign = typeof Bun & {
  FFI: {
    ptr(bytes: ArrayBufferView): number
    read: { u64(place: number, from: number): bigint }
    dlopen(
      library: string,
      symbols: typeof SYMBOLS,
    ): {
      symbols: {
        timer_create(clock: number, event: number, id: number): number
        timer_settime(id: bigint, flags: number, when: number, before: number): number
        dlsym(handle: number, name: number): number | bigint
        setlinebuf(stream: bigint): void
      }
    }
  }
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {}
}
