// Runs Bun on the given file. `node_modules/.bin/bun` only works when install scripts ran, so the platform package's own binary is used.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export function findBun() {
  const packages = join(root, 'node_modules', '@oven')
  const arch = process.arch === 'arm64' ? 'aarch64' : process.arch
  const wanted = `bun-${process.platform === 'win32' ? 'windows' : process.platform}-${arch}`
  const names = existsSync(packages) ? readdirSync(packages) : []
  // The plain build first; then the musl and baseline ones, whichever npm chose for this machine.
  const candidates = [wanted, ...names.filter((name) => name.startsWith(`${wanted}-`))]
  for (const name of candidates) {
    const file = join(packages, name, 'bin', process.platform === 'win32' ? 'bun.exe' : 'bun')
    if (existsSync(file) && spawnSync(file, ['--version']).status === 0) return file
  }
  throw new Error(
    `Bun's binary for ${process.platform}-${process.arch} is not in node_modules/@oven: run "npm install" first`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const run = spawnSync(findBun(), process.argv.slice(2), { stdio: 'inherit', cwd: root })
  process.exit(run.status ?? 1)
}
