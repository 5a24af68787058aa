import { spawn } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { root } from './run.ts'

export interface Tally {
  passed: number
  failed: number
  skipped: number
  failures: readonly Failure[]
}

interface Failure {
  /** The file of the test; nothing where a run died or a step failed. */
  file?: string | undefined
  test: string
  /** What was printed before the test's own line. */
  story: string
}

interface SuiteOptions {
  timeoutMs?: number
  /** Shows what is printed when it is over: for one that runs beside another. */
  held?: boolean
  /** How often a test is tried again: other programs' processes are in it, and a busy machine makes them late. Said in the output. */
  retries?: number
  /** How many files run side by side, each with a world of its own. */
  abreast?: number
  /** How much it gives way to what runs beside it. */
  niceness?: number
}

/** Runs Bun's tests in some folders, shows what they print, and counts. A run that dies counts as a failure. */
export async function suite(
  paths: readonly string[],
  { timeoutMs = 60_000, held = false, retries = 0, abreast = 1, niceness = 0 }: SuiteOptions = {},
): Promise<Tally> {
  const again = retries > 0 ? [`--retry=${retries}`] : []
  const args = ['test', '--timeout', String(timeoutMs), ...again, `--parallel=${abreast}`]
  const { output, code } = await streamed(process.execPath, [...args, ...paths.map((path) => `./${path}`)], {
    quiet: held,
    niceness,
  })
  if (held) console.log(output)
  const number = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, 'm').exec(output)?.[1] ?? 0)
  const tally = {
    passed: number('pass'),
    failed: number('fail'),
    skipped: number('skip'),
    failures: failuresIn(output),
  }
  if (code === 0 || tally.failed > 0) return tally
  const died = { test: `the run of ${paths.join(', ')} ended with ${code}`, story: output }
  return { ...tally, failed: 1, failures: [...tally.failures, died] }
}

/** A step that either works or does not, counted like a test. */
export async function step(name: string, program: string, args: readonly string[]): Promise<Tally> {
  const started = performance.now()
  const { output, code } = await streamed(program, args, { quiet: true })
  if (code !== 0) console.log(output)
  console.log(`${code === 0 ? '(pass)' : '(fail)'} ${name} [${((performance.now() - started) / 1000).toFixed(1)} s]`)
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [{ test: name, story: output }] }
}

/**
 * Runs the files of failed tests once more, each alone: what passes then was late beside the others. It counts as
 * passed and is said by name, so that a test that needs this often is seen.
 */
export async function secondLook(tallies: readonly Tally[], { timeoutMs }: { timeoutMs: number }): Promise<Tally[]> {
  const files = new Set(tallies.flatMap(({ failures }) => failures.map(({ file }) => file)))
  const late = new Set<string>()
  for (const file of files) {
    if (file === undefined) continue
    console.log(`\nonce more, alone: ${file}`)
    const { failed } = await suite([file], { timeoutMs })
    if (failed === 0) late.add(file)
  }
  return tallies.map((tally) => withoutLate(tally, late))
}

function withoutLate(tally: Tally, late: ReadonlySet<string>): Tally {
  const failures = tally.failures.filter(({ file }) => file === undefined || !late.has(file))
  const passing = tally.failures.filter((failure) => !failures.includes(failure))
  for (const { file, test } of passing) console.log(`(late) ${file} > ${test}: passed when it ran alone`)
  return {
    ...tally,
    passed: tally.passed + passing.length,
    failed: tally.failed - passing.length,
    failures,
  }
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  }))
}

/** Ends the run with what failed, once more and together, and the line that says it all. */
export function finish(tallies: readonly Tally[]): never {
  const { passed, failed, skipped, failures } = sum(tallies)
  for (const { file, test, story } of failures) {
    console.log(`\n${story.trimEnd().split('\n').slice(-MOST_LINES).join('\n')}`)
    console.log(`(fail) ${file === undefined ? test : `${file} > ${test}`}`)
  }
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}

const MOST_LINES = 40

/** Bun prints a file's name, then what each test printed and its own line below that. */
export function failuresIn(output: string): Failure[] {
  const failures: Failure[] = []
  let file: string | undefined
  let story: string[] = []
  // Where there are many, Bun names those that failed once more at the end.
  const [tests = ''] = output.split(/^\d+ tests failed:$/m)
  for (const line of tests.split('\n')) {
    const [, named] = /^(\S+\.test\.ts):$/.exec(line) ?? []
    const [, outcome, test] = /^\((pass|fail|skip|todo)\) (.*?)(?: \[[\d.]+m?s\])?$/.exec(line) ?? []
    if (outcome === 'fail') failures.push({ file, test: test ?? '', story: story.join('\n') })
    if (named !== undefined) file = named
    if (named !== undefined || outcome !== undefined) story = []
    else story.push(line)
  }
  return failures
}

function streamed(
  program: string,
  args: readonly string[],
  { quiet = false, niceness = 0 } = {},
): Promise<{ output: string; code: number }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    if (niceness > 0 && child.pid !== undefined) giveWay(child.pid, niceness)
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

/** It is a courtesy: where the system refuses, the tests run all the same. */
function giveWay(pid: number, niceness: number): void {
  try {
    setPriority(pid, Math.min(19, getPriority() + niceness))
  } catch {}
}
