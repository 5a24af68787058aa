import { readTrust, type Trusted, writeTrust } from '../../base/trust-list.ts'
import { said, t } from '../../messages/people/speak.ts'
import { adopt } from '../../platform/files/adopted.ts'
import { readUserText, writeAtomically } from '../../platform/files/files.ts'
import { type Call, type Command, CommandError, type Result } from '../command.ts'
import { type Brought, broughtByProject } from '../trust/brought.ts'

export const trust: Command = {
  takes: '[name…]',
  words: 50,
  options: {
    yes: { about: 'Do not ask.', short: 'y' },
    revoke: { about: 'Take the trust back.' },
  },
  examples: ['throughline trust', 'throughline trust check-style', 'throughline trust check-style --revoke'],
  prints: ['trust'],
  async run(call) {
    const all = await broughtByProject(call)
    const chosen = call.words.length === 0 ? all : call.words.map((word) => found(word, all))
    const list = readTrust(textOf(call.paths.trust))
    if (call.flag('revoke')) return revoke(call, list, chosen)
    const pending = chosen.filter(({ trusted }) => !trusted)
    if (pending.length === 0) return { text: nothing(all.length), json: { trusted: list, pending: [] } }
    if (!(await agreed(call, pending)))
      return {
        text: [...pending.map(shown), '', t`Nothing was trusted. Say yes, or give --yes.`].join('\n'),
        json: {
          trusted: list,
          pending: pending.map(({ kind, name, file, wants }) => ({ kind, rule: name, file, wants })),
        },
        code: 1,
      }
    return write(call, list, pending)
  },
}

async function write(call: Call, list: readonly Trusted[], pending: readonly Brought[]): Promise<Result> {
  const at = new Date(call.now).toISOString()
  const added = pending.flatMap(({ name, file, hash }): Trusted[] => (hash ? [{ file, name, hash, at }] : []))
  for (const { kind, file } of pending) if (kind === 'tasks') await adopt(call.paths.adopted, file)
  const files = new Set(added.map(({ file }) => file))
  const after = [...list.filter(({ file }) => !files.has(file)), ...added]
  if (added.length > 0) writeAtomically(call.paths.trust, writeTrust(after), { mode: 0o600 })
  return {
    text: pending
      .map(({ kind, name, file }) =>
        kind === 'tasks' ? t`Taken on: ${name} (${file}).` : t`Trusted: ${name} (${file}), until it changes.`,
      )
      .join('\n'),
    json: { trusted: after, pending: [] },
  }
}

function found(word: string, all: readonly Brought[]): Brought {
  const item = all.find(({ name, file }) => name === word || file === word || file.endsWith(`/${word}`))
  if (item) return item
  throw new CommandError(
    t`nothing called ${JSON.stringify(word)} needs trust`,
    all.length > 0
      ? t`these do: ${all.map(({ name }) => name).join(', ')}`
      : t`only what a project brings along does, and of its rules those that do more than refuse or ask`,
  )
}

async function agreed(call: Call, pending: readonly Brought[]): Promise<boolean> {
  if (call.flag('yes')) return true
  if (call.json) return false
  for (const item of pending) await call.say(shown(item))
  const answer = await call.ask(
    pending.length === 1
      ? t`Let it do this, until a word of it changes? [y/N] `
      : t`Let them do this, until a word of it changes? [y/N] `,
  )
  return /^y(es)?$/i.test(answer?.trim() ?? '')
}

function revoke(call: Call, list: readonly Trusted[], chosen: readonly Brought[]): Result {
  const files = new Set(chosen.map(({ file }) => file))
  const after = list.filter(({ file }) => !files.has(file))
  writeAtomically(call.paths.trust, writeTrust(after), { mode: 0o600 })
  return { text: t`${list.length - after.length} taken back.`, json: { trusted: after, pending: [] } }
}

function shown({ kind, name, file, wants }: Brought): string {
  return [`${said(kind)} ${name} (${file})`, ...wants.map((line) => `    ${line}`)].join('\n')
}

function nothing(all: number): string {
  return all === 0
    ? t`Nothing that this project brings along needs trust.`
    : t`Everything here that needs trust has it.`
}

function textOf(path: string): string | undefined {
  const read = readUserText(path)
  return read.ok ? read.text : undefined
}
