import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs a program in the project's folder, or another; what it prints is shown, unless it is quiet: then it is returned. */
export function run(program: string, args: readonly string[], { quiet = false, cwd = root } = {}): string {
  const result = spawnSync(program, args, {
    cwd,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0) return result.stdout ?? ''
  if (quiet) console.error(result.stdout, result.stderr)
  throw new Error(`${program} ${args.join(' ')} ended with ${result.status ?? result.signal}`)
}
