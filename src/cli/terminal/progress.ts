import type { Call } from '../command.ts'

/** A bar for long work, on standard error and only where somebody can see it. */
export function progress(call: Pick<Call, 'draw'>, total: number) {
  const width = 30
  let shown = -1
  return {
    async step(done: number, what: string): Promise<void> {
      const filled = total === 0 ? width : Math.round((done / total) * width)
      if (filled === shown && done !== total) return
      shown = filled
      await call.draw(`\r[${'█'.repeat(filled)}${' '.repeat(width - filled)}] ${done}/${total} ${what}\u001b[K`)
    },
    end: () => call.draw('\r\u001b[K'),
  }
}
