/**
 * The runtime that the program is compiled with, deaf to the environment of whoever calls it. As it comes, a compiled program runs code
 * that BUN_OPTIONS names, becomes another program by BUN_BE_BUN, waits for a debugger by BUN_INSPECT and breaks by one of six hundred
 * BUN_JSC_ options or by one of its allocator's, before a line of ours runs; a hook inherits its environment from an agent, and a project may have set it. No option
 * of the build switches that off, so the names themselves are made ones that no variable can have: they begin with NUL.
 */
export function deafened(runtime: Buffer): Buffer {
  const deaf = Buffer.from(runtime)
  for (const name of NAMES) {
    const places = placesOf(deaf, name)
    if (places.length === 0) throw new Error(`${name} is not in the runtime any more: see how it is read now`)
    for (const at of places) deaf[at] = 0
  }
  const prefix = [...intelPrefixes(deaf), ...armPrefixes(deaf)]
  const [only] = prefix
  if (!only || prefix.length > 1)
    throw new Error(
      `BUN_JSC_ is compared in ${prefix.length} places of the runtime, not in one: see how it is read now`,
    )
  only()
  const allocator = allocatorPrefixes(deaf)
  const [place] = allocator
  if (place === undefined || allocator.length > 1)
    throw new Error(
      `${ALLOCATOR}_ is made in ${allocator.length} places of the runtime, not in one: see how it is read now`,
    )
  // Not NUL, which would only end the name sooner: an equals sign, which ends every name of a variable.
  deaf[place] = '='.charCodeAt(0)
  return deaf
}

/** The allocator has options too, and with some of them nothing starts (MIMALLOC_LIMIT_OS_ALLOC). */
const ALLOCATOR = 'mimalloc'

/** Where the beginning of their names stands as a number in the code: everywhere else a text goes on behind it. */
function allocatorPrefixes(bytes: Buffer): number[] {
  const found: number[] = []
  for (let at = bytes.indexOf(ALLOCATOR); at >= 0; at = bytes.indexOf(ALLOCATOR, at + 1)) {
    const behind = bytes.toString('latin1', at + ALLOCATOR.length, at + ALLOCATOR.length + 4)
    if (!IN_TEXT.test(behind)) found.push(at)
  }
  return found
}

const IN_TEXT = /^(?:\0|_|: |Dump)/

/** The longer names first: each ends the search of the shorter one at its place. */
const NAMES = [
  'BUN_INSPECT_CONNECT_TO',
  'BUN_INSPECT_PRELOAD',
  'BUN_INSPECT_NOTIFY',
  'BUN_INSPECT',
  'BUN_OPTIONS',
  'BUN_BE_BUN',
] as const

/** Where a name stands as a name: in a sentence or in script it comes after a space or a point. */
function placesOf(bytes: Buffer, name: string): number[] {
  const found: number[] = []
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1))
    if (!' .'.includes(String.fromCharCode(bytes[at - 1] ?? 0))) found.push(at)
  return found
}

const PREFIX = Buffer.from('BUN_JSC_')
type Patch = () => void

/** `cmp byte ptr [register + n], letter` and a short jump, eight times over. */
function intelPrefixes(bytes: Buffer): Patch[] {
  const found: Patch[] = []
  const second = Buffer.from([0x01, PREFIX[1] ?? 0, 0x75])
  for (let at = bytes.indexOf(second); at >= 0; at = bytes.indexOf(second, at + 1)) {
    const rest = [2, 3, 4, 5, 6, 7].every((n) => isNear(bytes, at, n))
    const first = [4, 5, 6].map((back) => at - back).find((place) => isFirst(bytes, place))
    if (rest && first !== undefined) found.push(() => bytes.writeUInt8(0, first))
  }
  return found
}

function isNear(bytes: Buffer, from: number, n: number): boolean {
  const window = bytes.subarray(from, from + 9 * n)
  return window.includes(Buffer.from([n, PREFIX[n] ?? 0, 0x75]))
}

function isFirst(bytes: Buffer, at: number): boolean {
  return bytes[at] === PREFIX[0] && bytes[at + 1] === 0x75 && bytes[at - 2] === 0x80
}

/** `cmp w, #letter` eight times, with a load and a jump between. */
function armPrefixes(bytes: Buffer): Patch[] {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4))
  const found: Patch[] = []
  for (let at = 0; at < words.length; at++) {
    if (!compares(words[at], 0)) continue
    let place = at
    for (let n = 1; n < PREFIX.length && place >= 0; n++) place = nextCompare(words, place, n)
    if (place >= 0) found.push(() => words.set([(words[at] ?? 0) & ~IMMEDIATE], at))
  }
  return found
}

const IMMEDIATE = 0xfff << 10

function compares(word: number | undefined, n: number): boolean {
  return word !== undefined && (word & 0xfffffc1f) >>> 0 === (0x7100001f | ((PREFIX[n] ?? 0) << 10)) >>> 0
}

function nextCompare(words: Uint32Array, from: number, n: number): number {
  for (let at = from + 1; at < from + 8; at++) if (compares(words[at], n)) return at
  return -1
}
