import { parseRule } from '../compile/parse.ts'
import { fromClaudeSettings } from './claude-settings.ts'
import { fromHookify } from './hookify.ts'
import type { Import } from './imported.ts'
import { fromMindnext } from './mindnext.ts'

type Kind = 'mindnext' | 'hookify' | 'claude'

/** Rules from one file of another system; which one is told by the file itself. */
export function importFile(file: string, text: string): Import & { kind: Kind | undefined } {
  if (file.endsWith('.json')) {
    try {
      return { kind: 'claude', ...fromClaudeSettings(JSON.parse(text), file) }
    } catch (failure) {
      return {
        kind: undefined,
        rules: [],
        left: [`${file}: not JSON: ${failure instanceof Error ? failure.message : failure}`],
      }
    }
  }
  const parsed = parseRule(text, file)
  if (!parsed.ok)
    return {
      kind: undefined,
      rules: [],
      left: parsed.problems.map(({ line, message }) => `${file}:${line}: ${message}`),
    }
  const hookify = /hookify\.[^/]*\.md$/.test(file) || HOOKIFY_EVENTS.includes(String(parsed.rule.values.event ?? ''))
  return hookify
    ? { kind: 'hookify', ...fromHookify(parsed.rule, file) }
    : { kind: 'mindnext', ...fromMindnext(parsed.rule, file) }
}

const HOOKIFY_EVENTS = ['bash', 'file', 'stop', 'prompt', 'all']
