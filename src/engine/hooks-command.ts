import { describeDiagnostic } from './diagnostic.ts'
import type { HookInfo, Hooks } from './types.ts'

/** What `/hooks`, `/hooks status` and `/hooks list` say in an agent; anything else is told what there is. */
export function hooksCommand(hooks: Hooks, argument = ''): string {
  const word = argument.trim() || 'status'
  const show = Object.hasOwn(SHOWS, word) ? SHOWS[word] : undefined
  return show ? show(hooks) : `There is no /hooks ${argument}. Choose from: ${Object.keys(SHOWS).join(', ')}.`
}

const SHOWS: Readonly<Record<string, (hooks: Hooks) => string>> = { status, list }

function status(hooks: Hooks): string {
  const { enabled, hooks: all, events, diagnostics, origins, scalars } = hooks.status()
  const rows = [
    ['Status', enabled ? 'enabled' : 'disabled'],
    ['Hooks', String(all.length)],
    ['Events', String(Object.keys(events).length)],
    ...Object.entries(events).map(([name, count]) => [`  ${name}`, String(count)]),
    ...Object.entries(origins).map(([key, origin]) => [
      `  ${key}`,
      `${scalars[key as keyof typeof scalars]} (${origin?.layer})`,
    ]),
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const table = rows.map(([name = '', value]) => `| ${name.padEnd(width)} | ${value}`)
  return [...table, ...diagnostics.map((diagnostic) => `! ${describeDiagnostic(diagnostic)}`)].join('\n')
}

function list(hooks: Hooks): string {
  const { hooks: all, files } = hooks.status()
  if (all.length === 0)
    return `No hooks. Configure them under "hooks" in one of:\n${files.map((file) => `  ${file}`).join('\n')}`
  const events = [...new Set(all.map(({ event }) => event))]
  return events
    .map((event) => {
      const entries = new Map<string, number>()
      for (const { name, matcher } of all.filter((hook) => hook.event === event)) {
        const entry = `  ${name}${conditions(matcher)}`
        entries.set(entry, (entries.get(entry) ?? 0) + 1)
      }
      return [event, ...[...entries].map(([entry, own]) => `${entry}, ${own} hook${own > 1 ? 's' : ''}`)].join('\n')
    })
    .join('\n')
}

function conditions(matcher: HookInfo['matcher']): string {
  if (matcher === undefined) return ''
  if (typeof matcher === 'string') return ` [${matcher}]`
  return ` [${Object.entries(matcher)
    .map(([key, value]) => `${key}: ${value}`)
    .join('; ')}]`
}
