import { createTwoFilesPatch } from 'diff'
import type { Scope, Target } from '../../hosts/host.ts'
import { HOST_IDS, type HostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { changeFile } from '../../platform/backups.ts'
import { didYouMean } from '../../platform/did-you-mean.ts'
import { readText } from '../../platform/files.ts'
import { placeBinary, runningBinary } from '../binary.ts'
import { type Call, type Command, CommandError, usageError } from '../command.ts'

export const install: Command = {
  options: {
    host: { value: 'ID', about: `Which agent: ${HOST_IDS.join(', ')} (default claude-code).` },
    scope: { value: 'WHERE', about: 'user (default), project, or local (this project, not shared).' },
    yes: { about: 'Do not ask.', short: 'y' },
    'dry-run': { about: 'Show what would change; write nothing.' },
  },
  examples: ['throughline install', 'throughline install --dry-run', 'throughline install --scope project --yes'],
  async run(call) {
    const host = hostFrom(call)
    const binary = runningBinary(call.paths)
    const changes = (await targetsOf(call, host)).map((target) => planned(target, binary.installed))
    const pending = changes.filter(({ before, after }) => before !== after)
    const diff = pending.map(({ path, before, after }) => patch(path, before, after)).join('\n')
    const json = {
      host,
      binary: binary.installed,
      changed: pending.map(({ path }) => path),
      dryRun: call.flag('dry-run'),
    }

    if (call.flag('dry-run')) return { text: diff || alreadyThere(changes), json: { ...json, diff } }
    if (pending.length > 0) await agree(call, diff)
    placeBinary(binary)
    for (const { path, after } of pending)
      changeFile(path, after, { folder: call.paths.backups, now: new Date(call.now) })
    return { text: pending.length > 0 ? done(pending, binary.installed) : alreadyThere(changes), json }
  },
}

export function hostFrom(call: Call): HostId {
  const id = call.value('host') ?? 'claude-code'
  const known = HOST_IDS.find((host) => host === id)
  if (known) return known
  const meant = didYouMean(id, HOST_IDS)
  throw usageError(
    `there is no host ${JSON.stringify(id)}`,
    meant ? `did you mean ${meant}?` : `hosts: ${HOST_IDS.join(', ')}`,
  )
}

const SCOPES: readonly Scope[] = ['user', 'project', 'local']

export function scopeFrom(call: Call): Scope | undefined {
  const word = call.value('scope')
  const scope = SCOPES.find((known) => known === word)
  if (word !== undefined && !scope)
    throw usageError(`there is no scope ${JSON.stringify(word)}`, `scopes: ${SCOPES.join(', ')}`)
  return scope
}

async function targetsOf(call: Call, host: HostId): Promise<readonly Target[]> {
  const installer = await INSTALLERS[host]()
  return installer.targets(scopeFrom(call) ?? 'user', { home: call.userHome, project: call.cwd })
}

interface Planned {
  path: string
  before: string | undefined
  after: string | undefined
}

function planned(target: Target, binary: string): Planned {
  const before = readOrRefuse(target.path)
  const change = target.install(before, { binary })
  if (!change.ok) throw refused(target.path, change)
  return { path: target.path, before, after: change.after }
}

export function readOrRefuse(path: string): string | undefined {
  const read = readText(path)
  if (!read.ok) throw new CommandError(read.problem, 'it was left as it is; save it as UTF-8 and try again')
  return read.text
}

export function refused(path: string, change: { problem: string; line: number; column: number }): CommandError {
  return new CommandError(
    `${path}:${change.line}:${change.column}: ${change.problem}`,
    'the file was left as it is; mend it there and run the command again',
  )
}

export function patch(path: string, before: string | undefined, after: string | undefined): string {
  return createTwoFilesPatch(
    path,
    path,
    before ?? '',
    after ?? '',
    before === undefined ? '(new file)' : undefined,
    undefined,
    {
      context: 2,
    },
  ).replace(/^=+\n/, '')
}

/** Nobody's settings are written without a yes. */
export async function agree(call: Call, diff: string): Promise<void> {
  if (call.flag('yes')) return
  const answer = await call.ask(`${diff}\nWrite this? [y/N] `)
  if (answer === undefined) {
    throw new CommandError(
      'nobody is here to say yes, so nothing was written',
      'add --yes, or --dry-run to see the change',
    )
  }
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('nothing was written', 'run it again when you are ready')
}

function done(changed: readonly Planned[], binary: string): string {
  return [
    ...changed.map(({ path }) => `Wired into ${path}`),
    `The hooks run ${binary}`,
    '',
    'Start a new session of your agent, then see it arrive: throughline timeline',
    'To take it out again: throughline uninstall',
  ].join('\n')
}

function alreadyThere(changes: readonly Planned[]): string {
  return changes.map(({ path }) => `${path} is wired already; nothing to change.`).join('\n')
}
