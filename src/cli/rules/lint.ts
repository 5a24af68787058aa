import type { Host } from '../../hosts/host.ts'
import { HOSTS } from '../../hosts/index.ts'
import { retold, t } from '../../messages/people/speak.ts'
import type { EventName } from '../../protocol/event.ts'
import type { Power } from '../../protocol/outcome.ts'
import { powerFor } from '../../rules/actions/action.ts'
import { actionOf } from '../../rules/actions/index.ts'
import { OWN_PACK } from '../../rules/feature/place.ts'
import type { Problem } from '../../rules/rule.ts'
import { type Call, CommandError, type Result } from '../command.ts'
import { type LoadedRule, loadFile, loadRules } from './load-rules.ts'
import { isTemplate } from './template.ts'

/** What is wrong with the rules, and what to write instead. */
export async function lint(call: Call, files: readonly string[]): Promise<Result> {
  const rules =
    files.length > 0
      ? files.map((file) => loadFile(call, file))
      : (await loadRules(call)).rules.filter(({ pack, state }) => !pack || (pack !== OWN_PACK && state === 'in force'))
  const missing = rules.find(
    ({ file, compiled }) =>
      files.includes(file) &&
      compiled.problems.some(({ message }) => message === 'there is no frontmatter') &&
      Object.keys(compiled.values).length === 0 &&
      !isThere(call, file),
  )
  if (missing) throw new CommandError(t`there is no file ${missing.file}`, t`throughline rules list shows the rules`)
  const problems = [
    ...rules.flatMap(({ compiled }) => compiled.problems),
    ...doubled(rules),
    ...(await unheard(rules)),
    ...(await begun(rules)),
  ]
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return {
    text: [...problems.map(problemLine), verdict(rules.length, errors, problems.length - errors)].join('\n'),
    json: { ok: errors === 0, rules: rules.length, problems },
    code: errors > 0 ? 1 : 0,
  }
}

export function problemLine({ file, line, column, message, hint, severity }: Problem): string {
  return `${file}:${line}:${column}: ${severity === 'warning' ? t`warning: ` : ''}${retold(message)}\n  → ${retold(hint)}`
}

function verdict(rules: number, errors: number, warnings: number): string {
  const counted = rules === 1 ? t`1 rule` : t`${rules} rules`
  if (errors === 0 && warnings === 0) return t`${counted}, nothing wrong.`
  const failed = errors === 1 ? t`1 error` : t`${errors} errors`
  const warned = warnings === 1 ? t`1 warning` : t`${warnings} warnings`
  return t`${counted}, ${failed}, ${warned}. A rule with an error is left out; the others are in force.`
}

/** Two rules with one name both apply, but nobody can tell them apart. */
function doubled(rules: readonly LoadedRule[]): Problem[] {
  const first = new Map<string, string>()
  return rules.flatMap(({ compiled, file, pack }) => {
    const name = compiled.rule?.name
    if (name === undefined || pack) return []
    const other = first.get(name)
    first.set(name, other ?? file)
    if (other === undefined) return []
    return [
      {
        file,
        ...compiled.locate(['name']),
        message: t`the name ${name} is also that of ${other}`,
        hint: t`give one of them another name`,
        severity: 'warning' as const,
      },
    ]
  })
}

/** A rule that was begun and never written stops nothing, and its name says that it does. */
async function begun(rules: readonly LoadedRule[]): Promise<Problem[]> {
  const found = await Promise.all(
    rules.map(async ({ compiled, file, pack }): Promise<Problem[]> => {
      if (pack || !compiled.rule || !(await isTemplate(compiled))) return []
      return [
        {
          file,
          ...compiled.locate(['description']),
          message: t`this is still the template: it holds for its example and for nothing else`,
          hint: t`write when it applies (when) and what it is for (description)`,
          severity: 'warning',
        },
      ]
    }),
  )
  return found.flat()
}

/** What the event can carry and a host cannot: the rule does nothing there. */
async function unheard(rules: readonly LoadedRule[]): Promise<Problem[]> {
  const hosts = await Promise.all(Object.values(HOSTS).map((load) => load()))
  return rules.flatMap(({ compiled, file, pack }) => {
    const { rule } = compiled
    // What the packs do at which host is in docs/rules.md, and nobody here can change it.
    if (!rule || pack || actionOf(rule).anything) return []
    return rule.events.flatMap((event) =>
      hosts.flatMap((host) => {
        const power = powerFor(actionOf(rule), event)
        if (power === undefined || host.carries[event]?.includes(power)) return []
        return [
          {
            file,
            ...compiled.locate(['action']),
            ...unheardText(host, event, rule.action, power),
            severity: 'warning' as const,
          },
        ]
      }),
    )
  })
}

function unheardText({ title, carries }: Host, event: EventName, action: string, power: Power) {
  // A question that cannot be put is a refusal, never nothing.
  if (power === 'ask' && event === 'PreToolUse' && carries.PreToolUse?.includes('deny'))
    return {
      message: t`${title} cannot ask at ${event}: the call is refused there, with how to allow it`,
      hint: t`throughline rules except RULE lets one thing through for a while`,
    }
  return {
    message: t`${title} does not take ${action} at ${event}: nothing happens there`,
    hint: t`throughline schema EVENT shows what is honoured`,
  }
}

function isThere(call: Call, file: string): boolean {
  return Bun.file(file.startsWith('/') ? file : `${call.cwd}/${file}`).size > 0
}
