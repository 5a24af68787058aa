import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture of a page, which has few colours, as a PNG with a palette: a fifth of what a browser writes. */
export function smallPng(png: Uint8Array, colours = 32): Uint8Array {
  const { width, height, pixels } = decoded(png)
  const palette = paletteOf(pixels, colours)
  const rows = new Uint8Array(height * (width + 1))
  const known = new Map<number, number>()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = pixels[y * width + x] ?? 0
      let at = known.get(colour)
      if (at === undefined) {
        at = nearest(palette, colour)
        known.set(colour, at)
      }
      rows[y * (width + 1) + 1 + x] = at
    }
  }
  const head = new DataView(new ArrayBuffer(13))
  head.setUint32(0, width)
  head.setUint32(4, height)
  head.setUint32(8, 0x08_03_00_00)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('PLTE', Uint8Array.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The colours that stand there most often. */
function paletteOf(pixels: Uint32Array, most: number): number[] {
  const counts = new Map<number, number>()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([colour]) => colour)
}

function nearest(palette: readonly number[], colour: number): number {
  const [r, g, b] = channels(colour)
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [at, other] of palette.entries()) {
    const [red, green, blue] = channels(other)
    const away = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2
    if (away < least) [best, least] = [at, away]
  }
  return best
}

function channels(colour: number): [number, number, number] {
  return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255]
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** As a browser writes them: eight bits, red, green, blue and perhaps alpha, not interlaced. */
function decoded(png: Uint8Array): { width: number; height: number; pixels: Uint32Array } {
  const file = Buffer.from(png)
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const bytes = file[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
  }
  const data = inflateSync(Buffer.concat(parts))
  const pixels = new Uint32Array(width * height)
  const line = width * bytes
  let before = new Uint8Array(line)
  for (let y = 0; y < height; y++) {
    const start = y * (line + 1)
    const row = unfiltered(data.subarray(start + 1, start + 1 + line), before, data[start] ?? 0, bytes)
    for (let x = 0; x < width; x++) {
      const at = x * bytes
      pixels[y * width + x] = ((row[at] ?? 0) << 16) | ((row[at + 1] ?? 0) << 8) | (row[at + 2] ?? 0)
    }
    before = row
  }
  return { width, height, pixels }
}

function unfiltered(given: Uint8Array, above: Uint8Array, filter: number, bytes: number): Uint8Array<ArrayBuffer> {
  const row = Uint8Array.from(given)
  for (let at = 0; at < row.length; at++) {
    const left = at >= bytes ? (row[at - bytes] ?? 0) : 0
    const up = above[at] ?? 0
    const corner = at >= bytes ? (above[at - bytes] ?? 0) : 0
    row[at] = (row[at] ?? 0) + (FILTERS[filter]?.(left, up, corner) ?? 0)
  }
  return row
}

const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const guess = left + up - corner
    const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
    return a <= b && a <= c ? left : b <= c ? up : corner
  },
]
