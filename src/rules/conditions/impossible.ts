import { type Draft, warn } from '../compile/draft.ts'
import type { Condition } from '../rule.ts'

/** Tools that have no command, and tools that have nothing but one. */
const WITHOUT_COMMAND: ReadonlySet<string> = new Set([
  ...[
    'Read',
    'Edit',
    'Write',
    'MultiEdit',
    'NotebookEdit',
    'NotebookRead',
    'Glob',
    'Grep',
    'LS',
    'WebFetch',
    'WebSearch',
  ],
  ...['Task', 'Agent', 'TodoWrite', 'read_file', 'write_file', 'replace', 'list_directory', 'search_file_content'],
])
const WITHOUT_PATH: ReadonlySet<string> = new Set([
  'Bash',
  'PowerShell',
  'run_shell_command',
  'WebFetch',
  'WebSearch',
  'TodoWrite',
])

/** Conditions that cannot hold together: the rule would be there and never say anything. */
export function warnImpossible(draft: Draft, conditions: readonly Condition[]): void {
  const all = conditions.flatMap(flat)
  const tools = all.flatMap((one) =>
    'field' in one && one.field === 'tool' && !one.test.not && !one.test.regexes ? [one.test.words ?? []] : [],
  )
  if (tools.length === 0) return
  const named = tools.reduce((left, right) => left.filter((tool) => right.includes(tool)))
  const place = draft.values.tool === undefined ? ['when'] : ['tool']
  if (named.length === 0) {
    warn(
      draft,
      place,
      'no call is made with all of these tools: this rule never applies',
      'for one of several write tool: [A, B]',
    )
    return
  }
  if (named.every((tool) => WITHOUT_COMMAND.has(tool)) && all.some(isAboutCommand))
    warn(
      draft,
      place,
      `${named.join(' and ')} ${named.length > 1 ? 'have' : 'has'} no command: this rule never applies`,
      'write tool: Bash, or leave the command out',
    )
  else if (
    named.every((tool) => WITHOUT_PATH.has(tool)) &&
    all.some((one) => 'field' in one && (one.field === 'path' || one.field === 'content'))
  )
    warn(
      draft,
      place,
      `${named.join(' and ')} ${named.length > 1 ? 'have' : 'has'} no path and no content: this rule never applies`,
      'write tool: [Read, Edit, Write], or ask about the command',
    )
}

/** What must hold in any case. */
function flat(condition: Condition): readonly Condition[] {
  return 'all' in condition ? condition.all.flatMap(flat) : [condition]
}

function isAboutCommand(condition: Condition): boolean {
  return 'command' in condition || 'effect' in condition || ('field' in condition && condition.field === 'command')
}
