// Runs Bun on the given file. Where its binary is depends on whether npm ran install scripts: if not, it is in the platform's own
// package and node_modules/.bin/bun does not work; if so, the script has moved it into the package `bun`.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export function findBun() {
  const modules = join(root, 'node_modules')
  const arch = process.arch === 'arm64' ? 'aarch64' : process.arch
  const wanted = `bun-${process.platform === 'win32' ? 'windows' : process.platform}-${arch}`
  const platforms = existsSync(join(modules, '@oven')) ? readdirSync(join(modules, '@oven')) : []
  const packages = [
    // The plain build first; then the musl and baseline ones, whichever npm chose for this machine.
    ...[wanted, ...platforms.filter((name) => name.startsWith(`${wanted}-`))].map((name) => join('@oven', name)),
    'bun',
  ]
  for (const name of packages) {
    for (const program of ['bun', 'bun.exe']) {
      const file = join(modules, name, 'bin', program)
      if (existsSync(file) && spawnSync(file, ['--version']).status === 0) return file
    }
  }
  throw new Error(
    `Bun's binary for ${process.platform}-${process.arch} is not in node_modules: run "npm install" first`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const run = spawnSync(findBun(), process.argv.slice(2), { stdio: 'inherit', cwd: root })
  process.exit(run.status ?? 1)
}
