import { anchorsOf } from '../../../base/names.ts'
import { clipClause } from '../../../base/sentences.ts'
import type { CommandFact, ErrorFact, TestFact } from '../../ledger/facts.ts'
import { keyOf } from '../../ledger/put.ts'
import { isCheck } from '../../ledger/shell.ts'
import type { LineWords } from '../../texts/labels/words.ts'
import type { Candidate } from './candidate.ts'
import { listed, pickNames } from './names.ts'

/** A command, what it was for and what came of it. */
export function commandLines(fact: CommandFact, words: LineWords): Candidate[] {
  const looks = LOOKS.test(fact.command)
  return [
    {
      key: fact.id,
      factId: fact.id,
      kind: 'command',
      group: 'commands',
      bonus: fact.status === 'failing' ? 0.2 : 0,
      tells: fact.purpose === '' || looks ? 0.7 : 0.9,
      order: fact.lastSeen,
      anchors: [...fact.names, ...fact.anchors],
      shortest: (fact.command.length <= LONGEST ? fact.command.length : LONGEST / 4) + fact.purpose.length + 4,
      build: (want) => {
        const line = words.ran(shortCommand(fact.command), fact.purpose, outcomeOf(fact, looks, words))
        const hidden = fact.names.length === 0 ? [] : pickNames(fact.names, anchorsOf(line), want, 3)
        return hidden.length === 0 ? line : words.alsoNames(line, listed(hidden, words))
      },
    },
  ]
}

function outcomeOf(fact: CommandFact, looks: boolean, words: LineWords): string {
  if (fact.status === 'failing') return fact.outcome === '' ? words.failed : words.failedWith(fact.outcome)
  if (fact.status === 'declined') return words.declined
  // It ended, and a pipe hides how.
  if (fact.status === 'done' || looks) return ''
  if (fact.status !== 'passing') return words.noResult
  return isCheck(fact.command) ? words.passed : words.done
}

export function errorLines(fact: ErrorFact, words: LineWords): Candidate[] {
  const open = fact.status === 'open'
  return [
    {
      // The command's own line tells of the same failure: one of the two is enough.
      key: open ? `command:${keyOf(fact.origin)}` : fact.id,
      factId: fact.id,
      kind: 'error',
      group: 'commands',
      bonus: open ? 0.5 : 0.05,
      tells: 1,
      retells: clipClause(fact.repair.why, 75),
      order: fact.lastSeen,
      anchors: fact.anchors,
      shortest: fact.text.length + 16,
      build: (_, told) => {
        if (open) return words.unrepaired(fact.text, shortCommand(fact.origin))
        const { path, why } = fact.repair
        if (path === '') return words.passedLater(fact.text)
        return why === '' || told(clipClause(why, 75))
          ? words.repairedIn(fact.text, path)
          : words.repairedBy(fact.text, path, why)
      },
    },
  ]
}

export function testLines(fact: TestFact, words: LineWords): Candidate[] {
  if (fact.status !== 'failing') return []
  return [
    {
      key: fact.id,
      factId: fact.id,
      kind: 'test',
      group: 'commands',
      bonus: 0.8,
      tells: 1,
      order: fact.lastSeen,
      anchors: fact.anchors,
      shortest: fact.name.length,
      build: () => words.testFailed(fact.name),
    },
  ]
}

/** Whole when it is short; else up to the last space outside quotes that fits, with a mark that it was cut. */
function shortCommand(command: string): string {
  if (command.length <= LONGEST) return command
  let quote = ''
  let cut = 0
  for (let at = 0; at < LONGEST; at++) {
    const char = command.charAt(at)
    if (quote === '' && (char === '"' || char === "'")) quote = char
    else if (char === quote) quote = ''
    else if (char === ' ' && quote === '') cut = at
  }
  return `${command.slice(0, cut > 12 ? cut : command.lastIndexOf(' ', LONGEST)).replace(/[\s|&;]+$/, '')} …`
}

/** Only looked at something: nothing came of it that has to be known. */
const LOOKS = /^(?:ls|cat|pwd|head|tail|grep|rg|find|wc|which|git (?:status|log|diff|show|branch))\b/
const LONGEST = 130
