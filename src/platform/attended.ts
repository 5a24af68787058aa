import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/** By which words of its command line a program is seen to work without anybody before it. */
export interface Unattended {
  readonly words: readonly string[]
  /** With one of these somebody else asks for it, and it needs no terminal. */
  readonly unless: readonly string[]
}

/** Whether the program that called this one has nobody to ask: told to work off a prompt, or without a terminal. Unsure is no. */
export function isUnattended({ words, unless }: Unattended): boolean {
  const caller = process.platform === 'linux' ? fromProc(process.ppid) : fromPs(process.ppid)
  if (!caller) return false
  const has = (known: readonly string[]) =>
    caller.words.some((word) => known.some((one) => word === one || word.startsWith(`${one}=`)))
  return !has(unless) && (has(words) || !caller.hasTerminal)
}

interface Caller {
  readonly words: readonly string[]
  readonly hasTerminal: boolean
}

function fromProc(pid: number): Caller | undefined {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return { words, hasTerminal: /^\/dev\/(?:pts\/|tty|console)/.test(readlinkSync(`/proc/${pid}/fd/0`)) }
  } catch {
    return undefined
  }
}

function fromPs(pid: number): Caller | undefined {
  try {
    const run = spawnSync('/bin/ps', ['-o', 'tty=,args=', '-p', String(pid)], { encoding: 'utf8', timeout: 1000 })
    const [terminal = '', ...words] = run.stdout.trim().split(/\s+/)
    return run.status === 0 && terminal !== '' ? { words, hasTerminal: !/^\?+$/.test(terminal) } : undefined
  } catch {
    return undefined
  }
}
