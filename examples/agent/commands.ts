import { describeDiagnostic, type HookInfo, type Hooks } from '../../src/index.ts'

/** What `/hooks`, `/hooks status` and `/hooks list` say; anything else is told what there is. */
export function hooksCommand(hooks: Hooks, argument: string): string {
  const show = SHOWS[argument || 'status']
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
      const entries = Map.groupBy(
        all.filter((hook) => hook.event === event),
        ({ name, matcher }) => `  ${name}${conditions(matcher)}`,
      )
      return [
        event,
        ...[...entries].map(([entry, own]) => `${entry}, ${own.length} hook${own.length > 1 ? 's' : ''}`),
      ].join('\n')
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
