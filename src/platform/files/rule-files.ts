import { spawn } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Files and programs for rules; what is not there is undefined or empty, never an error. */
export const ruleFiles = {
  list: (folder: string) =>
    (quietly(() => readdirSync(folder)) ?? [])
      .filter((name) => name.endsWith('.md') && !SKIPPED.has(name.toUpperCase()))
      .sort()
      .flatMap((name) => {
        const path = join(folder, name)
        const stat = quietly(() => statSync(path))
        // As coarse as the quick look at a file's time, so that the two can be compared.
        return stat?.isFile() ? [{ path, modifiedAt: Math.trunc(stat.mtimeMs), size: stat.size }] : []
      }),
  read: (path: string, most: number) => quietly(() => readHead(path, most)),
  keep: (path: string, text: string, at: number) => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const draft = `${path}.${process.pid}.draft`
    try {
      writeFileSync(draft, text, { mode: 0o600 })
      utimesSync(draft, at / 1000, at / 1000)
      renameSync(draft, path)
    } finally {
      rmSync(draft, { force: true })
    }
  },
  hashOf: (path: string) => quietly(() => hashOf(path)),
  bornAt: (path: string) => quietly(() => Math.trunc(statSync(path).birthtimeMs)),
  real: (path: string) => quietly(() => realpathSync(path)),
  hash: (text: string) => new Bun.CryptoHasher('sha256').update(text).digest('hex'),
  run,
}

const SKIPPED: ReadonlySet<string> = new Set(['RULES.MD', 'README.MD'])
const MOST_OUTPUT = 100_000

/** Whole, in parts; only of a regular file, because nothing else has an end. */
function hashOf(path: string): string | undefined {
  if (!statSync(path).isFile()) return undefined
  const file = openSync(path, 'r')
  try {
    const hasher = new Bun.CryptoHasher('sha256')
    const part = Buffer.alloc(1024 * 1024)
    for (;;) {
      const got = readSync(file, part, 0, part.length, null)
      if (got === 0) return hasher.digest('hex')
      hasher.update(part.subarray(0, got))
    }
  } finally {
    closeSync(file)
  }
}

function readHead(path: string, most: number): string | undefined {
  if (!statSync(path).isFile()) return undefined
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(Math.min(most * 4, statSync(path).size))
    let filled = 0
    while (filled < bytes.length) {
      const got = readSync(file, bytes, filled, bytes.length - filled, filled)
      if (got === 0) break
      filled += got
    }
    return bytes.toString('utf8', 0, filled).slice(0, most)
  } finally {
    closeSync(file)
  }
}

type Ran = { status: 'done'; code: number; stdout: string; stderr: string } | { status: 'failed'; reason: string }

/** A program in a group of its own, so that what it started ends with it. */
function run(
  command: readonly string[],
  { cwd, input, timeoutMs }: { cwd: string; input: string; timeoutMs: number },
): Promise<Ran> {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'], detached: process.platform !== 'win32' })
    const said = { stdout: '', stderr: '' }
    const timer = setTimeout(() => end(`took longer than ${Math.round(timeoutMs)} ms`), timeoutMs)
    const end = (reason: string) => {
      clearTimeout(timer)
      quietly(() =>
        child.pid && process.platform !== 'win32' ? process.kill(-child.pid, 'SIGKILL') : child.kill('SIGKILL'),
      )
      resolve({ status: 'failed', reason })
    }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => {
        if (said[name].length < MOST_OUTPUT) said[name] += text
      })
    child.on('error', (failure) => end(`could not be started: ${failure.message}`))
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      resolve(
        code === null ? { status: 'failed', reason: `was ended by ${signal}` } : { status: 'done', code, ...said },
      )
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
