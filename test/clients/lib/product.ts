import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../../lib/binary.ts'
import type { Session } from './session.ts'

export interface Entry {
  session: string
  agent: string | null
  type: string
  data: Record<string, unknown>
}

export interface Product {
  /** The program as a person calls it, in the session's project and with its HOME. */
  run(...words: string[]): { stdout: string; stderr: string; exitCode: number }
  /** The timeline of the newest session, oldest first. */
  timeline(): Entry[]
  /** Puts the program where the plugin looks for it. */
  place(): void
}

export function product(s: Session): Product {
  function run(...words: string[]) {
    const env = { PATH: process.env.PATH ?? '', HOME: s.home, THROUGHLINE_HOME: s.throughlineHome }
    const { stdout, stderr, exitCode } = Bun.spawnSync([binary(), ...words], { cwd: s.project, env, stdin: 'ignore' })
    return { stdout: stdout.toString(), stderr: stderr.toString(), exitCode }
  }
  return {
    run,
    timeline() {
      const { stdout, stderr, exitCode } = run('timeline', '--json', '--limit', '0')
      if (exitCode !== 0) throw new Error(`throughline timeline failed: ${stdout}${stderr}`)
      return JSON.parse(stdout) as Entry[]
    },
    place() {
      mkdirSync(join(s.throughlineHome, 'bin'), { recursive: true })
      symlinkSync(binary(), join(s.throughlineHome, 'bin', 'throughline'))
    },
  }
}

/** Another process keeps the store to itself until the returned function is called. */
export async function holdLocked(database: string): Promise<() => Promise<void>> {
  const child = Bun.spawn([process.execPath, '-e', HOLDER, database], {
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  for await (const _ of child.stdout) break
  return async () => {
    await child.stdin.end()
    await child.exited
  }
}

const HOLDER = `
  const { Database } = require('bun:sqlite')
  const database = new Database(process.argv.at(-1))
  database.run('PRAGMA busy_timeout = 5000')
  database.run('BEGIN EXCLUSIVE')
  console.log('locked')
  await Bun.stdin.text()
  database.close()
`
