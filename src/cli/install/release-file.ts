import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { t } from '../../messages/people/speak.ts'
import { CommandError } from '../command.ts'

/** The program in a file that a person named: a packed package of a platform, or the program itself. */
export function programIn(file: string): Uint8Array {
  if (!existsSync(file)) throw new CommandError(t`there is no file ${file}`, t`name a release tarball or a program`)
  const bytes = readFileSync(file)
  if (!/\.(?:tgz|tar\.gz)$/.test(file)) return bytes
  const found = entryOf(gunzipped(bytes, file), /^package\/bin\/throughline(?:\.exe)?$/)
  if (found) return found
  throw new CommandError(
    t`${basename(file)} holds no program`,
    t`name the package of this platform: throughline-${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}-VERSION.tgz`,
  )
}

/** A release is checked against the list of checksums that comes with it, or against the one that was given. */
export function checkSum(file: string, given: string | undefined): string {
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
  const wanted = given?.trim().toLowerCase() ?? listed(file)
  if (wanted === undefined) {
    throw new CommandError(
      t`there is no checksum for ${basename(file)}`,
      t`put the release’s SHA256SUMS beside it, or give --sha256 HEX`,
    )
  }
  if (wanted !== sum) {
    throw new CommandError(
      t`${basename(file)} is not what its checksum says: ${sum} instead of ${wanted}`,
      t`nothing was changed; get the file again from where the release is`,
    )
  }
  return sum
}

function listed(file: string): string | undefined {
  const list = join(dirname(file), 'SHA256SUMS')
  if (!existsSync(list)) return undefined
  const lines = readFileSync(list, 'utf8').split('\n')
  return lines
    .map((line) => /^([0-9a-f]{64}) [ *](.+)$/i.exec(line))
    .find((match) => match?.[2] === basename(file))?.[1]
}

function gunzipped(bytes: Uint8Array<ArrayBuffer>, file: string): Uint8Array {
  try {
    return Bun.gunzipSync(bytes)
  } catch {
    throw new CommandError(t`${basename(file)} cannot be unpacked`, t`get it again from where the release is`)
  }
}

/** The content of the first entry of a tar archive whose name fits. */
function entryOf(tar: Uint8Array, name: RegExp): Uint8Array | undefined {
  const text = (from: number, length: number) =>
    new TextDecoder().decode(tar.subarray(from, from + length)).replace(/\0.*$/s, '')
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const size = Number.parseInt(text(at + 124, 12), 8) || 0
    if (name.test(text(at, 100))) return tar.slice(at + BLOCK, at + BLOCK + size)
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return undefined
}

const BLOCK = 512
