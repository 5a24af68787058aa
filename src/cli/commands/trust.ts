import { readText, writeAtomically } from '../../platform/files/files.ts'
import { ruleFiles } from '../../platform/files/rule-files.ts'
import type { Rule } from '../../rules/rule.ts'
import { fingerprintOf, needsTrust, readTrust, type Trusted, writeTrust } from '../../rules/trust.ts'
import { type Call, type Command, CommandError } from '../command.ts'
import { type LoadedRule, loadRules } from '../rules/load-rules.ts'

export const trust: Command = {
  takes: '[rule…]',
  words: 50,
  options: {
    yes: { about: 'Do not ask.', short: 'y' },
    revoke: { about: 'Take the trust back.' },
  },
  examples: ['throughline trust', 'throughline trust check-style', 'throughline trust check-style --revoke'],
  async run(call) {
    const { project, rules } = await loadRules(call)
    const wanting = rules.filter(({ compiled }) => compiled.rule && needsTrust(compiled.rule))
    const chosen = call.words.length === 0 ? wanting : call.words.map((word) => found(word, wanting))
    const list = readTrust(textOf(call.paths.trust))
    if (call.flag('revoke')) return revoke(call, list, chosen)
    const pending = chosen.filter(({ state }) => state === 'needs trust')
    if (pending.length === 0) return { text: nothing(wanting.length), json: { trusted: list, pending: [] } }
    if (!(await agreed(call, pending)))
      return {
        text: [...pending.map(shown), '', 'Nothing was trusted. Say yes, or give --yes.'].join('\n'),
        json: {
          trusted: list,
          pending: pending.map(({ compiled, file }) => ({
            rule: compiled.rule?.name,
            file,
            wants: compiled.rule ? wants(compiled.rule) : [],
          })),
        },
        code: 1,
      }
    const added = pending.flatMap(({ compiled: { rule }, file }): Trusted[] => {
      const hash = rule && fingerprintOf(rule, project, ruleFiles)
      return rule && hash ? [{ file, name: rule.name, hash, at: new Date(call.now).toISOString() }] : []
    })
    const files = new Set(added.map(({ file }) => file))
    const after = [...list.filter(({ file }) => !files.has(file)), ...added]
    writeAtomically(call.paths.trust, writeTrust(after), { mode: 0o600 })
    return {
      text: added.map(({ name, file }) => `Trusted: ${name} (${file}), until it changes.`).join('\n'),
      json: { trusted: after, pending: [] },
    }
  },
}

function found(word: string, wanting: readonly LoadedRule[]): LoadedRule {
  const rule = wanting.find(
    ({ compiled, file }) => compiled.rule?.name === word || file === word || file.endsWith(`/${word}`),
  )
  if (rule) return rule
  throw new CommandError(
    `no rule ${JSON.stringify(word)} needs trust`,
    wanting.length > 0
      ? `these do: ${wanting.map(({ compiled }) => compiled.rule?.name).join(', ')}`
      : 'only project rules that allow something, run a program or read files outside the project do',
  )
}

async function agreed(call: Call, pending: readonly LoadedRule[]): Promise<boolean> {
  if (call.flag('yes')) return true
  if (call.json) return false
  for (const rule of pending) await call.say(shown(rule))
  const answer = await call.ask(
    `Let ${pending.length === 1 ? 'it' : 'them'} do this, until a word of it changes? [y/N] `,
  )
  return /^y(es)?$/i.test(answer?.trim() ?? '')
}

function revoke(call: Call, list: readonly Trusted[], chosen: readonly LoadedRule[]) {
  const files = new Set(chosen.map(({ file }) => file))
  const after = list.filter(({ file }) => !files.has(file))
  writeAtomically(call.paths.trust, writeTrust(after), { mode: 0o600 })
  return { text: `${list.length - after.length} taken back.`, json: { trusted: after, pending: [] } }
}

function shown({ compiled: { rule }, file }: LoadedRule): string {
  return [`${rule?.name ?? '?'} (${file})`, ...(rule ? wants(rule).map((line) => `    ${line}`) : [])].join('\n')
}

/** What a rule would do that needs the person's word. */
export function wants({ events, action, permission, when, run, load }: Rule): string[] {
  const allows = action === 'allow' || permission === 'allow'
  return [
    ...(allows
      ? [`lets ${when ? 'what it describes' : 'everything'} happen at ${events.join(', ')} without asking you`]
      : []),
    ...(run ? [`runs ${run.command.join(' ')} at ${events.join(', ')}`] : []),
    ...(load ?? []).filter(({ outside }) => outside).map(({ path }) => `reads ${path}, which is outside the project`),
  ]
}

function nothing(wanting: number): string {
  return wanting === 0 ? 'No rule of this project needs trust.' : 'Every rule of this project that needs trust has it.'
}

function textOf(path: string): string | undefined {
  const read = readText(path)
  return read.ok ? read.text : undefined
}
