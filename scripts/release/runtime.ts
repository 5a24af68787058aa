import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { deafened } from './deaf-runtime.ts'

/** The runtime to compile with, deaf to the environment: this machine's, or that of a package of the same version. Made once and kept. */
export function deafRuntime(packageName?: string): string {
  const kept = join(root, 'node_modules/.cache/throughline')
  const file = join(kept, `${packageName?.replace('@oven/', '') ?? 'bun'}-${Bun.version}-${recipe()}`)
  if (existsSync(file)) return file
  mkdirSync(kept, { recursive: true })
  const draft = `${file}.${process.pid}`
  const given = readFileSync(packageName ? fetched(packageName, kept) : process.execPath)
  writeFileSync(draft, withRoom(withoutWarmUp(deafened(given))))
  chmodSync(draft, 0o755)
  renameSync(draft, file)
  return file
}

/** Another recipe makes another file. */
function recipe(): string {
  const hash = createHash('sha256')
  for (const name of ['deaf-runtime.ts', 'runtime.ts']) hash.update(readFileSync(join(import.meta.dir, name)))
  return hash.digest('hex').slice(0, 8)
}

/**
 * Without the engine's thread that makes memory ready ahead of its use. It starts with the 64th block, which a hook takes halfway
 * through, and gives back nothing before the hook ends: a twentieth of what an event costs. No option of the build switches it off. How
 * many blocks it keeps ready is a constant in the engine's code, and 0 is the engine's own word for none. Where the constant does not stand
 * exactly once, as for other processors, the runtime stays as it is.
 */
export function withoutWarmUp(runtime: Buffer): Buffer {
  const at = runtime.indexOf(WARM_UP)
  if (at >= 0 && runtime.indexOf(WARM_UP, at + 1) < 0) runtime.writeUInt8(0, at + WARM_UP.indexOf(KEPT_READY))
  return runtime
}

const KEPT_READY = 32
/** `movabs rax, 64 << 32 | 32` and the beginning of `mov [options], rax`. */
const WARM_UP = Buffer.from([0x48, 0xb8, KEPT_READY, 0, 0, 0, 64, 0, 0, 0, 0x48, 0x89, 0x05])

/**
 * With a heap that may grow to 32 MB before the engine looks for what can be freed, instead of 8. A hook that reads a long transcript takes
 * more than 8 and ends soon after: what was freed for it was a twentieth of its work. No option of the build sets it. Where the constant
 * does not stand exactly once, as for other processors, the runtime stays as it is.
 */
export function withRoom(runtime: Buffer): Buffer {
  const found: number[] = []
  for (let at = runtime.indexOf(EIGHT_MB); at >= 0; at = runtime.indexOf(EIGHT_MB, at + 1))
    if (runtime[at - 6] === MOVE[0] && runtime[at - 5] === MOVE[1]) found.push(at)
  const [only] = found
  if (only !== undefined && found.length === 1) runtime.writeUInt32LE(32 * MB, only)
  return runtime
}

const MB = 1024 * 1024
/** `mov dword [option], 8 MB`: behind the first two bytes stands where the option is. */
const MOVE = [0xc7, 0x05] as const
const EIGHT_MB = Buffer.from([0, 0, 0x80, 0])

/** From the registry, by npm, which checks what it gets. */
function fetched(packageName: string, kept: string): string {
  const file = join(kept, `${packageName.replace('@oven/', '')}-${Bun.version}`)
  if (existsSync(file)) return file
  const folder = mkdtempSync(join(kept, 'fetch-'))
  try {
    execFileSync('npm', ['pack', '--silent', `${packageName}@${Bun.version}`], { cwd: folder, stdio: 'ignore' })
    const [archive = ''] = readdirSync(folder)
    execFileSync('tar', ['xzf', archive], { cwd: folder })
    const programs = join(folder, 'package/bin')
    renameSync(join(programs, readdirSync(programs).find((name) => /^bun(\.exe)?$/.test(name)) ?? 'bun'), file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return file
}
