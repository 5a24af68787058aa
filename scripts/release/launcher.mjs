#!/usr/bin/env node
// Runs the binary of this machine's platform package. What `install` wires into an agent is a copy of that binary, not this file.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { name: own, optionalDependencies = {} } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

function program() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const plain = `${own}-${system}-${process.arch}`
  const file = process.platform === 'win32' ? 'bin/throughline.exe' : 'bin/throughline'
  const names = isMusl() ? [`${plain}-musl`, plain] : [plain, `${plain}-musl`]
  for (const name of names) {
    try {
      const path = require.resolve(`${name}/${file}`)
      if (existsSync(path)) return path
    } catch {}
  }
  return undefined
}

function isMusl() {
  return process.platform === 'linux' && process.report?.getReport().header.glibcVersionRuntime === undefined
}

const path = program()
if (path === undefined) {
  const known = Object.keys(optionalDependencies).map((name) => name.slice(own.length + 1))
  console.error(
    `throughline: there is no program for ${process.platform} ${process.arch} beside this package.\n` +
      `It comes in a package of its own, for ${known.join(', ')}. Install again without --omit=optional.`,
  )
  process.exit(1)
}
const { status, signal, error } = spawnSync(path, process.argv.slice(2), { stdio: 'inherit' })
if (error) {
  console.error(`throughline: ${path} could not be started: ${error.message}`)
  process.exit(1)
}
if (signal) process.kill(process.pid, signal)
process.exit(status ?? 1)
