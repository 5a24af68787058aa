import type { CommandFact } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import type { Line, Telling } from '../../line.ts'
import { factLine } from '../fact-line.ts'

/**
 * How something outside is spoken to: calls that worked and were made again and again. Their addresses and numbers cannot be guessed,
 * and summaries hardly ever keep a command.
 */
export function recipeLines({ ledger, words, told }: Telling): Line[] {
  const shapes = new Map<string, Recipe>()
  for (const fact of factsOf(ledger, 'command')) {
    if (!WORKED.has(fact.status) || !OUTSIDE.test(fact.command) || ledger.step - fact.lastSeen > NOT_LONG) continue
    const shape = shapeOf(fact.command)
    const known = shapes.get(shape)
    const addresses = new Set([...(known?.addresses ?? []), addressIn(fact.command)])
    shapes.set(shape, { fact, addresses, count: (known?.count ?? 0) + fact.count })
  }
  return [...shapes.values()]
    .filter(
      ({ fact, count, addresses }) =>
        count >= OFTEN &&
        fact.purpose !== '' &&
        !(WRITES.test(fact.command) && addresses.size > 1) &&
        told?.names([addressIn(fact.command)]) !== true,
    )
    .flatMap(({ fact }) => {
      const command = withoutBody(fact.command)
      // In one line the lines of a script are another script.
      if (command.length > LONGEST || SCRIPTED.test(command)) return []
      const worth = 0.8 - Math.min(0.4, (ledger.step - fact.lastSeen) / 200)
      return [{ ...factLine(fact, 'found', words.recipe(fact.purpose, command), worth), waits: 'next' as const }]
    })
    .slice(-MOST)
}

interface Recipe {
  readonly fact: CommandFact
  readonly count: number
  /** Whom it spoke to, each once. */
  readonly addresses: ReadonlySet<string>
}

/** The program and whom it speaks to, whichever number that has. */
function shapeOf(command: string): string {
  return command.split(/\s+/, 2).join(' ').concat(' ', addressIn(command)).replace(/\d+/g, '#')
}

/** The first word that is an address or a path; the program itself where there is none. */
function addressIn(command: string): string {
  const words = command.split(/\s+/)
  return (
    words.find((word) => /^["']?(?:https?:\/\/|\/?\w[\w.-]*\/[\w{}./-]+)/.test(word))?.replace(/["']/g, '') ??
    words.slice(0, 3).join(' ')
  )
}

/** What was sent is of the moment. */
function withoutBody(command: string): string {
  return command.replace(/ (-f body=|--body |-d |--data(?:-raw)? )(?:"(?:[^"\\]|\\.)*"?|'[^']*'?|\S+)/g, ' $1…')
}

const WORKED: ReadonlySet<string> = new Set(['passing', 'done'])
const OUTSIDE =
  /\bhttps?:\/\/[^\s/]+\/\w|^(?:gh api|glab api|psql|mysql|kubectl|aws|gcloud|az|ssh|docker exec|docker compose exec|redis-cli|sqlite3|linear|jira)\b/
/** It sends something: where one after the other was written to, that has been done. */
const WRITES =
  /\s(?:-X|--method|--request)[= ]?"?(?:POST|PUT|PATCH|DELETE)\b|\s(?:-f|-F|--field|--raw-field|-d|--data\S*) /
const OFTEN = 2
const MOST = 2
const SCRIPTED = /\n|\s-[ce] ["'] ?\s*(?:import|from|const|let|require)\b/
const LONGEST = 240
const NOT_LONG = 120
