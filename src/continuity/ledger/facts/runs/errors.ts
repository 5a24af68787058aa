import { errorFingerprint } from '../../../../base/failing-line/fingerprint.ts'
import { isSeenToPass } from '../../../../base/failing-line/seen-to-pass.ts'
import { baseName } from '../../../../base/paths/paths.ts'
import { plainForm } from '../../../../base/shell/plain-form.ts'
import { isSameCheck } from '../../../../base/shell/same-check.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { ErrorFact, Ledger } from '../../facts.ts'
import { changeFact, factOf, factsOf, keyOf, put } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { isChange } from '../../untouch.ts'
import { failureIn } from './commands.ts'

/** Failures by fingerprint; the next success of the same command settles them, and the changes in between are the repair. */
export function takeErrors(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  const tool = toolOf(call.command)
  const status = factOf(ledger, 'command', keyOf(call.command))?.status
  // Nothing ran, or nobody knows yet how it ended.
  if (status === 'unknown' || status === 'declined') return
  // `commands` has just judged the same result.
  if (status !== 'failing') {
    const isSeen = status === 'passing' && isSeenToPass(entry.text, call.whole ?? call.command)
    if (Object.keys(ledger.broken).length > 0) settle(ledger, tool, call.command, isSeen)
    return
  }
  const found = failureIn(entry, call)
  if (found === undefined) return
  ledger.broken[tool] = true
  put(ledger, entry, {
    kind: 'error',
    key: errorFingerprint(found),
    text: found.told || `${call.command} failed`,
    status: 'open',
    own: { origin: call.command, line: found.line, repair: { path: '', why: '' } },
  })
}

/** What is the same tool again is over; a repair it is where the very check, or a wider one, was seen to pass. */
function settle(ledger: Ledger, tool: string, command: string, isSeen: boolean): void {
  delete ledger.broken[tool]
  for (const error of factsOf(ledger, 'error')) {
    if (error.status !== 'open') continue
    const files = `${error.text} ${error.line ?? ''}`.match(FILES) ?? []
    const isSame = isSameCheck(command, error.origin, files)
    if (toolOf(error.origin) !== tool && !(isSame && isSeen)) continue
    const repair = isSeen && isSame ? repairSince(ledger, error) : { path: '', why: '' }
    changeFact(ledger, error, { status: 'done', repair })
    delete ledger.broken[toolOf(error.origin)]
  }
}

/** `go test ./a -run X` and `go test ./...` are the same tool; so are `mise run lint` and `mise run lint 2>&1`. */
function toolOf(command: string): string {
  return plainForm(command)
    .split(/\s+/, 8)
    .filter((word) => !word.startsWith('-'))
    .slice(0, 3)
    .join(' ')
    .replace(/\s*\d?>.*$/, '')
}

/** The change that came last; before it one in a file that the failure names. */
function repairSince(ledger: Ledger, { lastSeen, text, line = '' }: ErrorFact): ErrorFact['repair'] {
  let best = { path: '', why: '', step: lastSeen, isNamed: false }
  for (const { path, touches } of factsOf(ledger, 'file')) {
    const touch = touches.findLast(isChange)
    if (touch === undefined || touch.step <= lastSeen) continue
    const isNamed = `${text} ${line}`.includes(baseName(path))
    if (best.isNamed === isNamed ? touch.step > best.step : isNamed)
      best = { path, why: touch.why, step: touch.step, isNamed }
  }
  return { path: best.path, why: best.why }
}

const FILES = /[\w@./-]+\.[A-Za-z]{1,5}\b/g
