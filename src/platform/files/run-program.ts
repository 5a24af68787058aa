import { spawn } from 'node:child_process'

export interface RunOptions {
  readonly cwd: string
  readonly input: string
  readonly timeoutMs: number
}

const MOST_OUTPUT = 100_000

type Ran = { status: 'done'; code: number; stdout: string; stderr: string } | { status: 'failed'; reason: string }

/** A program in a group of its own, so that what it started ends with it. */
export function runProgram(command: readonly string[], { cwd, input, timeoutMs }: RunOptions): Promise<Ran> {
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

function quietly(work: () => void): void {
  try {
    work()
  } catch {}
}
