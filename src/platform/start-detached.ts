import { spawn } from 'node:child_process'

/** Starts this program again with other words, on its own: it outlives who started it, and has no part of its input or output. */
export function startDetached(words: readonly string[], cwd: string): void {
  try {
    // From source the program is the runtime, and the entry is its first word.
    const entry = /[\\/](?:bun|node)(?:\.exe)?$/.test(process.execPath) ? [process.argv[1] ?? ''] : []
    const child = spawn(process.execPath, [...entry, ...words], {
      cwd,
      detached: true,
      stdio: 'ignore',
      windowsHide: true,
    })
    child.on('error', () => {})
    child.unref()
  } catch {}
}
