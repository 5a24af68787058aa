import { namedIn } from '../../base/names.ts'
import { ranFor } from '../../base/shell/purpose.ts'
import type { CommandDetails } from '../learn/commands.ts'
import { MOST_NAMED } from './wording.ts'

/** How things are run here: for each purpose the command that works, and how often it did. '' when none is known. */
export function commandsLine<Command extends { readonly details: CommandDetails }>(
  commands: readonly Command[],
): { readonly line: string; readonly told: readonly Command[] } {
  const working = commands
    .filter(({ details }) => details.passed > 0 && details.passed >= details.failed && details.command.length <= 60)
    .sort((a, b) => b.details.warmth[0] - a.details.warmth[0])
  const single = working.filter(({ details }) => !details.command.includes('&&'))
  const told: Command[] = []
  const purposes = new Map<string, number>()
  for (const one of single.length > 0 ? single : working) {
    const purpose = `${ranFor(one.details.command)} ${variantOf(one.details.command)}`
    const already = purposes.get(purpose) ?? 0
    const alike = told.filter(({ details }) => ranFor(details.command) === ranFor(one.details.command)).length
    // A second way to run the same tests is worth knowing once it is usual; a third is not, nor a fourth suite.
    if (already >= 2 || alike >= 3 || (already === 1 && one.details.passed < 3)) continue
    if (namedIn([...told, one].map(({ details }) => details.command).join(' ')).size > MOST_NAMED) continue
    purposes.set(purpose, already + 1)
    told.push(one)
    if (told.length >= MOST) break
  }
  if (told.length === 0) return { line: '', told }
  const parts = told.map(({ details }) => {
    const purpose = ranFor(details.command)
    const evident = purpose === '' || details.command.includes(purpose)
    return `\`${details.command}\` ${details.passed} of ${details.sessions}${evident ? '' : ` (${purpose})`}`
  })
  return { line: `Commands that work here, with the sessions they passed in: ${parts.join(', ')}`, told }
}

/** The integration tests are another thing to know than the tests. */
function variantOf(command: string): string {
  return (
    /\b(?:test|tests|build|lint|check|start|dev)[:.-](\w+)|\b(integration|e2e|smoke)\b/
      .exec(command)
      ?.slice(1)
      .find(Boolean) ?? ''
  )
}

const MOST = 5
