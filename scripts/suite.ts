import { spawn } from 'node:child_process'
import { root } from './run.ts'

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

interface SuiteOptions {
  timeoutMs?: number
  /** Shows what is printed when it is over: for one that runs beside another. */
  held?: boolean
  /** How often a test is tried again: other programs' processes are in it, and a busy machine makes them late. Said in the output. */
  retries?: number
}

/** Runs Bun's tests in some folders, shows what they print, and counts. A run that dies counts as a failure. */
export async function suite(
  paths: readonly string[],
  { timeoutMs = 60_000, held = false, retries = 0 }: SuiteOptions = {},
): Promise<Tally> {
  const again = retries > 0 ? [`--retry=${retries}`] : []
  const args = ['test', '--timeout', String(timeoutMs), ...again, ...paths.map((path) => `./${path}`)]
  const { output, code } = await streamed(process.execPath, args, { quiet: held })
  if (held) console.log(output)
  const number = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, 'm').exec(output)?.[1] ?? 0)
  const tally = { passed: number('pass'), failed: number('fail'), skipped: number('skip') }
  if (code !== 0 && tally.failed === 0) tally.failed = 1
  return tally
}

/** A step that either works or does not, counted like a test. */
export async function step(name: string, program: string, args: readonly string[]): Promise<Tally> {
  const started = performance.now()
  const { output, code } = await streamed(program, args, { quiet: true })
  if (code !== 0) console.log(output)
  console.log(`${code === 0 ? '(pass)' : '(fail)'} ${name} [${((performance.now() - started) / 1000).toFixed(1)} s]`)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }))
}

/** Ends the run with the line that says it all. */
export function finish(tallies: readonly Tally[]): never {
  const { passed, failed, skipped } = sum(tallies)
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}

function streamed(
  program: string,
  args: readonly string[],
  { quiet = false } = {},
): Promise<{ output: string; code: number }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (bytes: Buffer) => {
      output += bytes
      if (!quiet) process.stdout.write(bytes)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (failure) => resolve({ output: String(failure), code: 1 }))
    child.on('close', (code) => resolve({ output, code: code ?? 1 }))
  })
}
