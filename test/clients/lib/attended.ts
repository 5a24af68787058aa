import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientEnvironment, clientPath, DEFAULT_MODEL, NOT_A_KEY } from './claude.ts'

/** What a person at the terminal can do. */
export interface Attended {
  /** Types a line and sends it. */
  type(line: string): Promise<void>
  /** Waits until something holds; says what was waited for, and what the screen showed, when it never does. */
  until(what: string, holds: () => boolean): Promise<void>
}

export interface Sitting {
  exitCode: number | null
  /** All that was ever drawn, without colours. The client draws differences only, so words may lack letters. */
  screen: string
}

export interface AttendOptions {
  home: string
  cwd: string
  server: { url: string }
  first: string
  env?: Record<string, string> | undefined
  model?: string | undefined
}

/** Runs the real client in a pseudo terminal, which is what makes it count as attended; it is left by `/exit`. */
export async function attend(options: AttendOptions, work: (at: Attended) => Promise<void>): Promise<Sitting> {
  const { home, cwd, server, first, env = {}, model = DEFAULT_MODEL } = options
  welcome(home, cwd)
  const decoder = new TextDecoder()
  let drawn = ''
  const child = Bun.spawn([await clientPath(), '--model', model, '--permission-mode', 'default', first], {
    cwd,
    env: await clientEnvironment({ home, server, env: { TERM: 'xterm-256color', ...env } }),
    terminal: {
      cols: 160,
      rows: 50,
      data(_, bytes) {
        drawn += decoder.decode(bytes, { stream: true })
      },
    },
  })
  const keys = (text: string) => child.terminal?.write(text)
  const screen = () => Bun.stripANSI(drawn)

  async function until(what: string, holds: () => boolean): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await Bun.sleep(LOOK_MS)) {
      if (holds()) return
      if (child.exitCode !== null) break
    }
    if (!holds()) throw new Error(`${what}: never; the screen ends with\n${screen().slice(-2000)}`)
  }

  async function type(line: string): Promise<void> {
    const before = drawn.length
    keys(line)
    // Enter in the same breath would be part of a paste: first the line has to be seen.
    for (const end = performance.now() + ECHO_MS; performance.now() < end; await Bun.sleep(LOOK_MS)) {
      if (bare(Bun.stripANSI(drawn.slice(before))).includes(bare(line))) break
    }
    keys('\r')
  }

  try {
    await work({ type, until })
    await type('/exit')
    await until('the client leaves', () => child.exitCode !== null)
    return { exitCode: child.exitCode, screen: screen() }
  } finally {
    if (child.exitCode === null && child.signalCode === null) process.kill(child.pid, 'SIGKILL')
    await child.exited
    child.terminal?.close()
  }
}

const PATIENCE_MS = 30_000
const ECHO_MS = 2000
const LOOK_MS = 50

const bare = (text: string) => text.replaceAll(/\s/g, '')

/** All that the client asks a new user, answered; what else stands in its file stays. */
function welcome(home: string, cwd: string): void {
  const path = join(home, '.claude.json')
  const project = { hasTrustDialogAccepted: true, hasCompletedProjectOnboarding: true }
  const answers = {
    hasCompletedOnboarding: true,
    theme: 'dark',
    projects: { [cwd]: project },
    customApiKeyResponses: { approved: [NOT_A_KEY.slice(-20)], rejected: [] },
  }
  writeFileSync(path, JSON.stringify({ ...read(path), ...answers }))
}

function read(path: string): object {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as object
  } catch {
    return {}
  }
}
