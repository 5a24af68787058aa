import type { CommandFact, ErrorFact, TestFact } from '../ledger/facts.ts'
import { keyOf } from '../ledger/put.ts'
import type { Candidate } from './candidate.ts'
import { listed, pickNames } from './names.ts'

/** A command, what it was for and what came of it. */
export function commandLines(fact: CommandFact): Candidate[] {
  const purpose = fact.purpose === '' ? '' : ` (${lowerFirst(fact.purpose)})`
  const outcome = outcomeOf(fact)
  const line = `Ran \`${shortCommand(fact.command)}\`${purpose}${outcome === '' ? '' : `: ${outcome}`}`
  return [
    {
      key: fact.id,
      factId: fact.id,
      kind: 'command',
      group: 'commands',
      bonus: fact.status === 'failing' ? 0.2 : 0,
      tells: fact.purpose === '' || LOOKS.test(fact.command) ? 0.7 : 0.9,
      order: fact.lastSeen,
      anchors: [...fact.names, ...fact.anchors],
      shortest: line.length,
      build: (want) => {
        const hidden = pickNames(fact.names, line, want, 3)
        return hidden.length === 0 ? line : `${line}; it also names ${listed(hidden)}`
      },
    },
  ]
}

function outcomeOf(fact: CommandFact): string {
  if (fact.status === 'failing') return fact.outcome === '' ? 'it failed' : `it failed with “${fact.outcome}”`
  if (fact.status !== 'passing') return 'no result yet'
  if (CHECKS.test(fact.command)) return 'it passed'
  return LOOKS.test(fact.command) ? '' : 'done'
}

export function errorLines(fact: ErrorFact): Candidate[] {
  const repair = fact.repair === '' ? '; it passed later' : `; repaired in ${fact.repair}`
  const text =
    fact.status === 'open'
      ? `Not yet repaired: “${fact.text}” from \`${shortCommand(fact.origin)}\``
      : `Failed with “${fact.text}”${repair}`
  return [
    {
      // The command's own line tells of the same failure: one of the two is enough.
      key: fact.status === 'open' ? `command:${keyOf(fact.origin)}` : fact.id,
      factId: fact.id,
      kind: 'error',
      group: 'commands',
      bonus: fact.status === 'open' ? 0.5 : 0.05,
      tells: 1,
      order: fact.lastSeen,
      anchors: fact.anchors,
      shortest: text.length,
      build: () => text,
    },
  ]
}

export function testLines(fact: TestFact): Candidate[] {
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
      build: () => `The test ${fact.name} failed when it was last run`,
    },
  ]
}

/** Whole when it is short; else up to the last space outside quotes that fits, with a mark that it was cut. */
export function shortCommand(command: string): string {
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

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const CHECKS =
  /^(?:\w+=\S+ )*(?:npx |mix |go |cargo |npm (?:run )?|pnpm (?:run )?|yarn (?:run )?|bun (?:run )?|mise run |make |just |uv run |poetry run |bundle exec |dotnet |gradle |mvn )?(?:test|lint|check|build|vet|tsc|typecheck|pytest|jest|vitest|credo|clippy|fmt|format|ruff|mypy|eslint|biome|golangci-lint|rspec|compile)\b/
/** Only looked at something: nothing came of it that has to be known. */
const LOOKS = /^(?:ls|cat|pwd|head|tail|grep|rg|find|wc|which|git (?:status|log|diff|show|branch))\b/
const LONGEST = 130
