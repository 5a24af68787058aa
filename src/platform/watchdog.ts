/**
 * Ends a hook that hangs. Nothing written in JavaScript can: a read or a regular expression that does not come back keeps the only
 * thread. So the C library's own timer calls `_exit` from a thread of its own, and before it, where there is something to say,
 * prints it. Linux only; elsewhere the host's own patience is the end.
 */
export function endAt(ms: number): void {
  const timers = made()
  if (timers) quietly(() => timers.arm('_exit', 0n, ms))
}

/** What is printed shortly before the end, should it come to that. */
export function sayBeforeEnd(text: string, ms: number): void {
  const timers = made()
  if (!timers) return
  quietly(() => {
    const bytes = new TextEncoder().encode(`${text}\0`)
    kept.push(bytes)
    said.push(bytes)
    saysAt = Date.now() + ms - 60
    timers.arm('puts', BigInt(timers.ptr(bytes)), ms - 60)
    timers.arm('fflush', 0n, ms - 30)
  })
}

/**
 * Another answer is on its way: of what was to be said nothing but the end of a line is left. Whoever is too late for that waits for
 * the end: two answers in a row are none, because no host can read them.
 */
export function unsay(): void {
  if (saysAt === undefined) return
  if (Date.now() >= saysAt - SOON_MS) {
    Bun.sleepSync(LONGEST_END_MS)
    return
  }
  for (const bytes of said) bytes[0] = 0
  saysAt = undefined
}

const said: Uint8Array[] = []
let saysAt: number | undefined
/** The C library's thread and this one do not see the same moment. */
const SOON_MS = 20
const LONGEST_END_MS = 2000

/** Ends the process at once; false where there is no way to. */
export function exitNow(): false {
  quietly(() => made()?.exit(0))
  return false
}

interface Timers {
  arm(call: string, argument: bigint, inMs: number): void
  ptr(bytes: Uint8Array): number
  exit(code: number): void
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
  // Not by way of bun:ffi, which takes longer to load than everything here takes to run.
  const { dlopen, ptr } = (Bun as Foreign).FFI
  const { _exit, timer_create, timer_settime, dlsym } = dlopen('libc.so.6', SYMBOLS).symbols
  return {
    ptr,
    exit: _exit,
    arm(call, argument, inMs) {
      const name = new Uint8Array(call.length + 1)
      for (let at = 0; at < call.length; at++) name[at] = call.charCodeAt(at)
      const event = new BigUint64Array(8)
      event[0] = argument
      event[1] = SIGEV_THREAD << 32n
      event[2] = BigInt(dlsym(0, ptr(name)))
      const id = new BigUint64Array(1)
      const ms = inMs > 1 ? inMs : 1
      const when = new BigUint64Array(4)
      when[2] = BigInt(Math.floor(ms / 1000))
      when[3] = BigInt(Math.floor(ms % 1000)) * 1_000_000n
      kept.push(event, id, when)
      if (timer_create(CLOCK_MONOTONIC, ptr(event), ptr(id)) !== 0) return
      timer_settime(id[0] ?? 0n, 0, ptr(when), 0)
    },
  }
}

const SIGEV_THREAD = 2n
const CLOCK_MONOTONIC = 1
const SYMBOLS = {
  _exit: { args: ['int'], returns: 'void' },
  timer_create: { args: ['int', 'u64', 'u64'], returns: 'int' },
  timer_settime: { args: ['u64', 'int', 'u64', 'u64'], returns: 'int' },
  dlsym: { args: ['u64', 'u64'], returns: 'u64' },
} as const

type Foreign = typeof Bun & {
  FFI: {
    ptr(bytes: ArrayBufferView): number
    dlopen(
      library: string,
      symbols: typeof SYMBOLS,
    ): {
      symbols: {
        _exit(code: number): void
        timer_create(clock: number, event: number, id: number): number
        timer_settime(id: bigint, flags: number, when: number, before: number): number
        dlsym(handle: number, name: number): number | bigint
      }
    }
  }
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {}
}
