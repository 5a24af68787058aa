import type { Entry } from '../../../transcript/entry.ts'
import { callPath, shownPath } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import { factOf, put } from '../../put.ts'

/** What the agent itself defined, and where. Reads the touch that `files` has just recorded. */
export function takeSymbols(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  if (!CHANGING.has(entry.tool)) return
  const path = shownPath(callPath(entry), ledger.cwd)
  const touch = factOf(ledger, 'file', path)?.touches.at(-1)
  if (touch === undefined || touch.step !== ledger.step) return
  for (const name of touch.defines.slice(0, 8)) {
    if (!/[A-Z_].*[a-z]|[a-z].*[A-Z_]/.test(name)) continue
    put(ledger, entry, {
      kind: 'symbol',
      key: name,
      text: `${name} in ${path}`,
      status: 'active',
      anchors: [`i:${name}`],
      own: { name, path },
    })
  }
}

const CHANGING: ReadonlySet<string> = new Set(['Edit', 'MultiEdit', 'Write', 'NotebookEdit'])
