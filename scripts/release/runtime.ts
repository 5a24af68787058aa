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
  writeFileSync(draft, deafened(readFileSync(packageName ? fetched(packageName, kept) : process.execPath)))
  chmodSync(draft, 0o755)
  renameSync(draft, file)
  return file
}

/** Another recipe makes another file. */
function recipe(): string {
  return createHash('sha256')
    .update(readFileSync(join(import.meta.dir, 'deaf-runtime.ts')))
    .digest('hex')
    .slice(0, 8)
}

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
