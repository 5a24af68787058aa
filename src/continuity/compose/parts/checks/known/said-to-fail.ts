import type { CheckFact, Ledger } from '../../../../ledger/facts.ts'
import { factsOf } from '../../../../ledger/put.ts'
import type { Group } from '../check-groups.ts'

/** The check that the request in hand says to fail, while nobody has seen it pass since but from a cache. */
export function saidToFail(ledger: Ledger, groups: readonly Group[]): CheckFact | undefined {
  const asked = factsOf(ledger, 'goal').findLast(({ by }) => by === 'prompt' || by === 'queued')
  if (asked === undefined || asked.lastSeen < ledger.turnStep || !FAILS.test(asked.text)) return undefined
  const check = groups.flat().find(({ command, named }) => named && names(asked.text, command))
  if (check === undefined || check.outcome === 'failed' || check.outcome === 'not-reached') return undefined
  const isSeen = check.outcome === 'passed' && check.lastSeen > asked.lastSeen && check.fromCache !== true
  return isSeen ? undefined : check
}

/** By the command, or by the whole name of its task. */
function names(text: string, command: string): boolean {
  const bare = command.replace(/^(?:cd|pushd) .*? && /, '')
  const task = TASK.exec(bare)?.[1] ?? ''
  return (
    bare.includes(' ') && (text.includes(bare) || (task.length >= SHORTEST && text.split(/[\s`"']+/).includes(task)))
  )
}

const FAILS =
  /\b(?:fails?|failing|failed|is red|broken|does(?:n['’]t| not) pass|not passing|still red)\b|失败|失敗|挂了|没过|沒過|不通过|不通過/i
const TASK = /^(?:mise run|npm run|pnpm(?: run)?|yarn(?: run)?|bun run|make|just|task|rake) ([\w:.-]+)$/
const SHORTEST = 6
