import { isRecord } from '../../../base/is-record.ts'
import { type Draft, fault, type Path, shown } from '../../compile/draft.ts'
import { judgeRegex } from '../../regex/judge.ts'
import type { Rewriting, Rule } from '../../rule.ts'
import { letting, type SayTo, type WrittenAction } from './written.ts'

const REWRITING = { anyOf: [{ type: 'object' }, { type: 'array', items: { type: 'object' } }] }

export const rewrite: WrittenAction = {
  about: "Changes the tool's input before it runs.",
  aliases: ['transform', 'modify'],
  fields: {
    permission: {
      about: 'With rewrite: what is decided about the new input. Without it, the host decides.',
      shape: { enum: ['allow', 'ask'] },
    },
    rewrite: {
      about: 'How the input changes: {field, pattern, replace}, a list of these, or field: template.',
      shape: REWRITING,
    },
    updatedInput: { about: 'Short for rewrite.', shape: REWRITING, isShort: true },
  },
  needs: ['rewrite', 'updatedInput'],
  reader: 'model',
  example: { rewrite: { field: 'command', pattern: '^git push', replace: 'git push --dry-run' } },
  begun: "rewrite: { field: command, pattern: '^example ', replace: 'better ' }\n",
  calls: 'updatedInput',
  compile: compileParts,
  wants,
}

function wants(rule: Rule, t: SayTo): string[] {
  return [
    ...(rule.permission === 'allow' ? letting(rule, t) : []),
    ...(rule.rewrite ?? []).map(({ field, pattern, replace }) =>
      pattern ? t`changes /${pattern.source}/ in ${field} to ${replace}` : t`changes ${field} to ${replace}`,
    ),
  ]
}

function compileParts(draft: Draft): Partial<Rule> | undefined {
  const key = draft.values.rewrite === undefined ? 'updatedInput' : 'rewrite'
  const rewrite = compileRewrite(draft, [key], draft.values[key])
  const permission = permissionOf(draft)
  return rewrite && permission !== null ? { rewrite, ...(permission && { permission }) } : undefined
}

function permissionOf(draft: Draft): 'allow' | 'ask' | undefined | null {
  const { permission } = draft.values
  if (permission === undefined || permission === 'allow' || permission === 'ask') return permission
  fault(
    draft,
    ['permission'],
    `permission is ${shown(permission)}`,
    'write allow or ask, or leave it out: then the host decides',
  )
  return null
}

/** `{field, pattern, replace}`, a list of these, or `field: template`. */
function compileRewrite(draft: Draft, path: Path, value: unknown): readonly Rewriting[] | undefined {
  const example = `write rewrite: {field: command, pattern: "^npm ", replace: "pnpm "} or rewrite: {command: "pnpm \${args}"}`
  if (Array.isArray(value)) {
    const parts = value.map((item, at) => compileRewrite(draft, [...path, at], item))
    return parts.length > 0 && parts.every((part) => part !== undefined)
      ? parts.flat()
      : fault(draft, path, 'the rewriting is empty or wrong', example)
  }
  if (!isRecord(value)) return fault(draft, path, 'rewrite needs to know what changes', example)
  if (!('field' in value) && !('pattern' in value)) {
    const templates = Object.entries(value)
    if (templates.length === 0 || templates.some(([, text]) => typeof text !== 'string'))
      return fault(draft, path, 'a template is a text', example)
    return templates.map(([field, text]) => ({ field, replace: String(text) }))
  }
  const { field, pattern, replace, flags } = value
  if (typeof field !== 'string' || typeof pattern !== 'string' || typeof replace !== 'string')
    return fault(draft, path, 'field, pattern and replace are needed, each a text', example)
  const judged = judgeRegex(pattern, typeof flags === 'string' ? flags : '')
  return judged.ok
    ? [{ field, pattern: judged.regex, replace }]
    : fault(draft, [...path, 'pattern'], judged.message, judged.hint)
}
