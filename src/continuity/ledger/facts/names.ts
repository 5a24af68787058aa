import { lookUp } from '../../../base/look-up.ts'
import { anchorsOf, withoutLongRuns } from '../../../base/names.ts'
import type { Entry } from '../../transcript/entry.ts'
import { inputStrings } from '../call-text.ts'
import type { Ledger } from '../facts.ts'

/**
 * Counts every anchor the agent or the person used themselves. Having scrolled past in a tool's output is not use.
 * Ways: u typed prompt, m client's own prompt, a said, r read, e edit, w write, b command, g search, d delegated, k task,
 * s summary, o other tool. Returns the entry's own anchors, so that nobody needs to look for them again.
 */
export function countNames(ledger: Ledger, entry: Entry): ReadonlySet<string> {
  const way = wayOf(entry)
  if (way === '') return NONE
  const text = withoutLongRuns(ownText(entry)).slice(0, LONGEST_TEXT)
  const own = anchorsOf(text)
  const { names } = ledger
  for (const anchor of own) {
    const known = names[anchor]
    if (known === undefined) {
      const before = sizes.get(names)
      if (before !== undefined) sizes.set(names, before + 1)
      names[anchor] = { count: 1, before: 0, first: ledger.step, last: ledger.step, ways: way, lastWay: way }
      continue
    }
    const fresh = known.last < ledger.epochStep
    names[anchor] = {
      count: fresh ? 1 : known.count + 1,
      before: fresh ? known.before + known.count : known.before,
      first: known.first,
      last: ledger.step,
      ways: known.ways.includes(way) ? known.ways : known.ways + way,
      lastWay: way,
    }
  }
  return own
}

/** How many there are, beside the ledger: to count the keys of a large record takes longer than to look at an entry. */
export function countOfNames({ names }: Ledger): number {
  const known = sizes.get(names)
  if (known !== undefined) return known
  const count = Object.keys(names).length
  sizes.set(names, count)
  return count
}

const sizes = new WeakMap<Ledger['names'], number>()

function wayOf(entry: Entry): string {
  if (entry.type === 'prompt') return entry.voice === 'typed' ? 'u' : 'm'
  if (entry.type === 'said') return 'a'
  if (entry.type === 'summary') return 's'
  if (entry.type === 'call') return lookUp(TOOL_WAYS, entry.tool) ?? 'o'
  return ''
}

function ownText(entry: Entry): string {
  if (entry.type === 'call') return inputStrings(entry.input).join('\n')
  return 'text' in entry ? entry.text : ''
}

const TOOL_WAYS: Readonly<Record<string, string>> = {
  Read: 'r',
  NotebookRead: 'r',
  Edit: 'e',
  MultiEdit: 'e',
  NotebookEdit: 'e',
  Write: 'w',
  Bash: 'b',
  Grep: 'g',
  Glob: 'g',
  LS: 'g',
  Task: 'd',
  Agent: 'd',
  TodoWrite: 'k',
  TaskCreate: 'k',
  TaskUpdate: 'k',
}
const NONE: ReadonlySet<string> = new Set()
const LONGEST_TEXT = 120_000
