/**
 * Starts this program again with other words, on its own: it outlives who started it, and has no part of its input or output. By Bun's own
 * means, because a hook may call it and Node's module for it takes longer to load than the start itself. false: it could not be started.
 */
export function startDetached(words: readonly string[], cwd: string): boolean {
  try {
    // From source the program is the runtime, and the entry is its first word.
    const entry = /[\\/](?:bun|node)(?:\.exe)?$/.test(process.execPath) ? [process.argv[1] ?? ''] : []
    const started = Bun.spawn([process.execPath, ...entry, ...words], {
      cwd,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore'],
      windowsHide: true,
    })
    started.unref()
    return true
  } catch {
    return false
  }
}
