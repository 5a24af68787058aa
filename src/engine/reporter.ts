import type { Diagnostic } from './diagnostic.ts'

export interface Reporter {
  report(diagnostic: Diagnostic): void
  list(): readonly Diagnostic[]
  clear(): void
}

/** Keeps what should be known, each thing once, and passes it on. */
export function reporter(pass: ((diagnostic: Diagnostic) => void) | undefined): Reporter {
  const kept = new Map<string, Diagnostic>()
  return {
    report(diagnostic) {
      const key = JSON.stringify(diagnostic)
      if (kept.has(key) || kept.size >= MOST) return
      kept.set(key, diagnostic)
      quietly(() => pass?.(diagnostic))
    },
    list: () => [...kept.values()],
    clear: () => kept.clear(),
  }
}

/** Whoever listens must not be able to break what it listens to. */
export function quietly(work: () => void): void {
  try {
    work()
  } catch {}
}

const MOST = 500
