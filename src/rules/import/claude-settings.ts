import { isRecord } from '../../base/is-record.ts'
import { type Import, literal, ruleFile, ruleSlug } from './imported.ts'

const LISTS = ['deny', 'ask', 'allow'] as const
type List = (typeof LISTS)[number]

/** Claude Code's permissions as rules, one for each list and tool. Its hooks speak its own format and stay where they are. */
export function fromClaudeSettings(settings: unknown, file: string): Import {
  if (!isRecord(settings)) return { rules: [], left: [`${file}: this is not a settings file`] }
  const left = [...leftHooks(settings.hooks, file)]
  const permissions = isRecord(settings.permissions) ? settings.permissions : {}
  for (const key of Object.keys(permissions))
    if (!(LISTS as readonly string[]).includes(key))
      left.push(`${file}: permissions.${key} is not carried over: it is a matter of the host`)
  const rules = LISTS.flatMap((list) => {
    const entries = Array.isArray(permissions[list])
      ? permissions[list].filter((entry): entry is string => typeof entry === 'string')
      : []
    const groups = new Map<string, string[]>()
    for (const entry of entries) {
      const found = /^([\w*-]+)(?:\((.*)\))?$/s.exec(entry.trim())
      if (!found) {
        left.push(`${file}: permissions.${list}: ${entry} is not understood`)
        continue
      }
      const [, tool = '', inside = ''] = found
      groups.set(tool, [...(groups.get(tool) ?? []), inside])
    }
    return [...groups].flatMap(([tool, insides]) => {
      const made = ruleFor(list, tool, insides)
      if (typeof made !== 'string') return [made]
      left.push(`${file}: permissions.${list}: ${made}`)
      return []
    })
  })
  return { rules, left }
}

function ruleFor(list: List, tool: string, insides: readonly string[]) {
  const when = insides.includes('') || insides.includes('*') ? { tool: tools(tool) } : conditions(tool, insides)
  if (typeof when === 'string') return when
  const fields = {
    name: ruleSlug(`${list}-${tool}`),
    description: `From Claude Code's permissions: ${list} ${tool}.`,
    event: 'PreToolUse',
    when,
    action: list,
  }
  return ruleFile(
    fields,
    list === 'allow' ? 'Allowed by the permissions.' : `The permissions say ${list} for this use of ${tool}.`,
  )
}

/** Claude Code holds a rule for Edit against everything that writes, and one for Read against everything that reads. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  Edit: ['Edit', 'Write', 'MultiEdit', 'NotebookEdit'],
  Read: ['Read', 'Grep', 'Glob'],
}

function tools(tool: string): string | readonly string[] {
  if (/^mcp__[^_]+(?:_[^_]+)*$/.test(tool) && !tool.slice(5).includes('__')) return `${tool}__*`
  return (Object.hasOwn(COVERED, tool) && COVERED[tool]) || tool
}

const FILE_TOOLS: readonly string[] = ['Read', 'Edit', 'Write', 'MultiEdit', 'NotebookEdit', 'Glob', 'Grep']

function conditions(tool: string, insides: readonly string[]): Record<string, unknown> | string {
  if (tool === 'Bash') return { tool, command: insides.map(commandPattern) }
  if (FILE_TOOLS.includes(tool)) return { tool: tools(tool), path: insides.map(pathPattern) }
  if (tool === 'WebFetch' && insides.every((inside) => inside.startsWith('domain:')))
    return {
      tool,
      input: { url: insides.map((inside) => `^https?://${literal(inside.slice(7))}(?::\\d+)?(?:[/?#]|$)`) },
    }
  if (tool === 'WebSearch') return { tool, input: { query: insides.map(literal) } }
  if (tool === 'Task' || tool === 'Agent')
    return { tool: ['Task', 'Agent'], input: { subagent_type: insides.map((inside) => `^${literal(inside)}$`) } }
  return `${tool}(${insides.join(', ')}) is not understood`
}

/** `git push:*` is that and whatever follows; a star stands for anything; else it is the whole command. */
function commandPattern(inside: string): string {
  const prefix = /^(.*?)(?::\*| \*)$/s.exec(inside)?.[1]
  if (prefix !== undefined) return `/^${literal(prefix).replaceAll('\\*', '.*')}(?: .*)?$/s`
  return `/^${literal(inside).replaceAll('\\*', '.*')}$/s`
}

/** `//x` is from the root, `/x` from the project, `~/x` from home; the rest as it is. */
function pathPattern(inside: string): string {
  if (inside.startsWith('//')) return inside.slice(1)
  if (inside.startsWith('/')) return `.${inside}`
  return inside
}

function* leftHooks(hooks: unknown, file: string): Generator<string> {
  if (!isRecord(hooks)) return
  for (const [event, groups] of Object.entries(hooks)) {
    for (const group of Array.isArray(groups) ? groups.filter(isRecord) : []) {
      for (const hook of Array.isArray(group.hooks) ? group.hooks.filter(isRecord) : [])
        yield `${file}: the hook ${String(hook.command ?? hook.url ?? hook.prompt ?? hook.type).slice(0, 60)} at ${event} stays where it is: it speaks the host's own format`
    }
  }
}
