import { said, t } from '../../messages/people/speak.ts'
import { columnsOfTerminal } from '../../platform/terminal.ts'
import type { Command } from '../command.ts'
import { pad, textWidth } from './text-width.ts'
import { wrapLine, wrapped } from './wrap.ts'

/** The page for one command, made from its definition. */
export function commandHelp(name: string, summary: string, command: Command): string {
  const options = [
    ...Object.entries(command.options ?? {}).map(([option, { value, about, short, oneOf }]) => {
      const long = value ? `--${option} ${value}` : `--${option}`
      return [
        short ? `-${short}, ${long}` : long,
        [said(about), ...(oneOf ? [oneOf.join(', ')] : [])].join(' '),
      ] as const
    }),
    ['--set KEY=VALUE', t`A setting for this call only, e.g. language=zh-TW.`] as const,
    ['--json', t`Print one JSON document instead of text.`] as const,
    ['--help', t`Print this.`] as const,
  ]
  const lines = [said(summary), '', usage(name, command), '']
  if (command.verbs?.length)
    lines.push(
      t`What it does:`,
      ...columns(command.verbs.map(([verb, about]) => [said(verb), said(about)] as const)),
      '',
    )
  lines.push(t`Options:`, ...columns(options))
  if (command.examples?.length) lines.push('', t`Examples:`)
  // An example is copied: it stays one line, however long.
  const examples = (command.examples ?? []).map((example) => `  ${example}`)
  return `${[wrapped(lines.join('\n')), ...examples].join('\n')}\n`
}

export function generalHelp(commands: readonly (readonly [string, string])[], version: string): string {
  return `${wrapped(
    [
      t`Throughline ${version}: keeps a coding agent's thread through compaction.`,
      '',
      t`Usage: throughline <command> [options]`,
      '',
      t`Commands:`,
      ...columns(commands.map(([name, summary]) => [name, said(summary)] as const)),
      '',
      t`throughline <command> --help tells more about a command. Start with: throughline install`,
    ].join('\n'),
  )}\n`
}

/** Where there is no room for all its verbs, they stand below anyway. */
function usage(name: string, { takes, verbs }: Command): string {
  const whole = t`Usage: throughline ${name}${takes ? ` ${said(takes)}` : ''} [options]`
  if (textWidth(whole) <= columnsOfTerminal() || !takes) return whole
  const [, list = '', rest = ''] = /^\[([a-z|-]+)\](.*)$/.exec(takes) ?? []
  if (list === '') return whole
  const short = t`Usage: throughline ${name} [command]${rest} [options]`
  return verbs?.length ? short : `${short}\n${t`Commands: ${list.split('|').join(', ')}`}`
}

/** Two columns, the first as wide as its widest cell; the second goes on below itself. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([left]) => textWidth(left)))
  const room = Math.max(columnsOfTerminal() - width - 4, 20)
  return rows.flatMap(([left, right]) =>
    wrapLine(right, room).map((line, at) => `  ${pad(at === 0 ? left : '', width)}  ${line}`),
  )
}
