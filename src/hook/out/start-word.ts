import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fingerprint } from '../../base/ids.ts'
import { fold } from '../../engine/answer/fold.ts'
import { isFilled } from '../../platform/files/reading.ts'
import type { Event } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { OUTLINES } from '../../protocol/outlines.ts'

/**
 * What was to be said when a session began, on a host that does not listen then: it waits as a file for the first prompt. Whoever takes
 * it has it alone.
 */
export function atPrompt(outcomes: Outcome[], event: Event, spool: string): Outcome[] {
  if (event.name === 'UserPromptSubmit') {
    const context = takeWord(spool, event.sessionId)
    return context === undefined ? outcomes : [{ context }, ...outcomes]
  }
  const { context } = fold(OUTLINES[event.name].fold, outcomes)
  if (context) keepWord(spool, event.sessionId, context)
  return outcomes.map(({ context: _, ...rest }) => rest)
}

function keepWord(spool: string, session: string, text: string): void {
  mkdirSync(spool, { recursive: true, mode: 0o700 })
  forget(spool, Date.now() - KEPT_MS)
  const aside = `${wordPath(spool, session)}.${process.pid}`
  writeFileSync(aside, text, { mode: 0o600 })
  renameSync(aside, wordPath(spool, session))
}

function takeWord(spool: string, session: string): string | undefined {
  if (!isFilled(wordPath(spool, session))) return undefined
  const mine = `${wordPath(spool, session)}.${process.pid}`
  try {
    renameSync(wordPath(spool, session), mine)
    const text = readFileSync(mine, 'utf8')
    rmSync(mine, { force: true })
    return text
  } catch {
    return undefined
  }
}

const START = 'start-'
/** Sessions that began and were never spoken to. */
const KEPT_MS = 24 * 3600 * 1000

function wordPath(spool: string, session: string): string {
  return `${spool}/${START}${fingerprint(session)}`
}

function forget(spool: string, before: number): void {
  for (const name of readdirSync(spool)) {
    if (name.startsWith(START) && statSync(`${spool}/${name}`).mtimeMs < before) rmSync(`${spool}/${name}`)
  }
}
