import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs a program in the project's folder; what it prints is shown, unless it is quiet and succeeds. */
export function run(program: string, args: readonly string[], { quiet = false } = {}): void {
  const result = spawnSync(program, args, { cwd: root, stdio: quiet ? 'pipe' : 'inherit', encoding: 'utf8' })
  if (result.status === 0) return
  if (quiet) console.error(result.stdout, result.stderr)
  throw new Error(`${program} ${args.join(' ')} ended with ${result.status ?? result.signal}`)
}
