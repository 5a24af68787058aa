import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'

/** Packages of which a run of the tests has said that there are none in them; one that ran tests since is none of them. */
export function takeUntested(ledger: Ledger, { text }: Extract<Entry, { type: 'result' }>): void {
  if (!text.includes('[no test files]') && ledger.untested === undefined) return
  const none = [...text.matchAll(NO_TESTS)].flatMap(([, name]) => (name === undefined ? [] : [name]))
  const ran = new Set([...text.matchAll(TESTED)].flatMap(([, name]) => (name === undefined ? [] : [name])))
  const before = ledger.untested ?? []
  ledger.untested = [...new Set([...before, ...none])].filter((name) => !ran.has(name)).slice(-MOST)
}

const NO_TESTS = /^\?\s+(\S+)\s+\[no test files\]/gm
const TESTED = /^(?:ok|FAIL)\s+(\S+)\s+(?:[\d.]+s|\(cached\))/gm
const MOST = 60
