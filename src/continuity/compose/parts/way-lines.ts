import { anchorsOf } from '../../../base/names.ts'
import { isOfClient } from '../../ledger/facts/runs/mended.ts'
import type { Ledger, WayFact } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'
import type { Line, Telling } from '../line.ts'
import { factLine } from './fact-line.ts'
import { requestOf } from './request.ts'

/** What does not work here, and what does: first what bears on the work in hand, what happened again and again, and what is new. */
export function wayLines({ ledger, words }: Telling): Line[] {
  // A change whose purpose nobody told may have been a print to look at something.
  const undone = factsOf(ledger, 'dead-end')
    .filter(({ tried }) => tried !== '' && !LOOKS.test(tried) && tried.length <= LONGEST_TRIED)
    // A command that could not begin says nothing of the change.
    .filter(({ failure }) => !NOT_THERE.test(failure) && !/command not found|Missing script/.test(failure))
    .map((fact) => ({
      ...factLine(fact, 'ways', words.deadEnd(fact.tried, fact.path, fact.failure), 0.8 - age(ledger, fact.lastSeen)),
      ...WAITS,
    }))
  const inHand = inHandOf(ledger)
  const ways = oneOfAlike(factsOf(ledger, 'way'))
    // A client's tool that failed once may have been unlucky.
    .filter((way) => way.status !== 'unknown' || way.count >= 2 || (way.round !== '' && !isOfClient(way)))
    .filter((way) => !isElsewhere(way, ledger.work.here))
    // Whether that has mended it nobody has tried.
    .filter(({ mended, how }) => mended === undefined || how === 'until')
    .map((way) => {
      const text = textOf(way, words)
      const bears = isAbout(way, inHand) || way.status === 'declined'
      const worth = (way.round === '' ? 0.6 : 1) + Math.min(way.count, 4) * 0.1 + (bears ? 0.3 : 0)
      return {
        ...factLine(way, 'ways', text, worth - age(ledger, way.lastSeen)),
        // Both spellings are whole, or nothing is said.
        text: text.length <= LONGEST ? text : '',
        // What worked instead is told exactly by nobody else.
        ...((way.round !== '' || way.status === 'declined') && (bears || ledger.step - way.lastSeen <= NOT_LONG)
          ? {}
          : WAITS),
      }
    })
  return [...ways, ...undone]
}

/** Tools of the client that fail alike are one: the newest, called after all of them. */
function oneOfAlike(ways: readonly WayFact[]): readonly WayFact[] {
  const alike = (a: WayFact, b: WayFact) => isOfClient(a) && isOfClient(b) && a.failure === b.failure
  return ways.flatMap((way, at) => {
    if (ways.slice(at + 1).some((later) => alike(way, later))) return []
    const same = ways.filter((other) => alike(way, other)).map(({ tool }) => tool)
    if (same.length < 2) return [way]
    const tools = same.join(', ')
    return [
      {
        ...way,
        tool: tools,
        text: tools,
        count: Math.max(...ways.filter((o) => alike(way, o)).map(({ count }) => count)),
      },
    ]
  })
}

/** That no test was run is no failure; without the command that runs some there is nothing to tell. */
function textOf(way: WayFact, words: Telling['words']): string {
  const { tool, text, failure, round, how = 'worked', status } = way
  if (status === 'declined') return words.denied(text, failure)
  if (tool === '') return words.notAlone(text, failure)
  if (isOfClient(way)) return words.brokenTool(tool, failure, round)
  if (how === 'until') return words.workedAfter(text, failure, round)
  if (RAN_NONE.test(failure)) return round === '' ? '' : words.runsNone(text, round)
  return words.way(text, failure, round, how)
}

/** It was looked for from a folder that the shell has left: from where it stands now nobody has tried. */
function isElsewhere({ folder = '', failure, text }: WayFact, here: string): boolean {
  const hasLeft = folder !== '' && here !== '' && folder !== here
  return hasLeft && NOT_THERE.test(failure) && !/(?:^|[\s"'=])[\\/~]/.test(text)
}

/** What is being worked on names something that it names. */
function isAbout({ text, round, tool }: WayFact, inHand: string): boolean {
  if (tool !== '' && new RegExp(`(?:^|\\s)${tool.replace(/\W/g, '\\$&')}\\s`).test(inHand)) return true
  for (const anchor of anchorsOf(`${text} ${round}`)) if (inHand.includes(anchor.replace(/^\w:/, ''))) return true
  return false
}

function inHandOf(ledger: Ledger): string {
  return [ledger.did?.what ?? '', ledger.lead.text, requestOf(ledger)?.text ?? ''].join('\n')
}

function age(ledger: Ledger, step: number): number {
  return Math.min(0.8, (ledger.step - step) / 500)
}

const RAN_NONE = /\bno tests? (?:to run|found|matched|files?)\b/i
const NOT_THERE =
  /\bno such file|directory not found|cannot find module|\b(?:file|directory|path) (?:does not|doesn't) exist\b/i
const LOOKS = /^(?:check|see|look|read|understand|find|verify|run|debug|print)\b/i
const LONGEST_TRIED = 110
const LONGEST = 420
const NOT_LONG = 120
const WAITS = { waits: 'summary' } as const
