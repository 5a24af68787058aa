import { columnsOfTerminal, terminal } from '../../platform/terminal.ts'
import type { Call } from '../command.ts'
import { cutFront } from './text-width.ts'

/** A bar for long work, on standard error and only where somebody can see it. It never fills its line: what wraps cannot be wiped away. */
export function progress(
  call: Pick<Call, 'draw'>,
  total: number,
  columns = Math.min(columnsOfTerminal(), terminal().columns),
) {
  let shown = -1
  return {
    async step(done: number, what: string): Promise<void> {
      const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH)
      if (filled === shown && done !== total) return
      shown = filled
      const bar = `[${'█'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done}/${total} `
      await call.draw(`\r${bar}${cutFront(what, columns - bar.length - 1)}\u001b[K`)
    },
    end: () => call.draw('\r\u001b[K'),
  }
}

const WIDTH = 30
