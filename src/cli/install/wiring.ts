import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, resolve, sep } from 'node:path'
import { createTwoFilesPatch } from 'diff'
import { didYouMean } from '../../base/text/did-you-mean.ts'
import type { Folders, HookCommand, Scope, Target } from '../../hosts/host.ts'
import { HOST_IDS, type HostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { t } from '../../messages/people/speak.ts'
import { readUserText } from '../../platform/files/files.ts'
import { type Call, CommandError, usageError } from '../command.ts'
import { wrapped } from '../terminal/wrap.ts'

/** What install, uninstall and doctor have in common. */

/** The host that was named; undefined when none was. */
export function hostFrom(call: Call): HostId | undefined {
  const id = call.value('host')
  if (id === undefined) return undefined
  const known = HOST_IDS.find((host) => host === id)
  if (known) return known
  const meant = didYouMean(id, HOST_IDS)
  throw usageError(
    t`there is no host ${JSON.stringify(id)}`,
    meant ? t`did you mean ${meant}?` : t`hosts: ${HOST_IDS.join(', ')}`,
  )
}

export const SCOPES: readonly Scope[] = ['user', 'project', 'local']

export function scopeFrom(call: Call): Scope | undefined {
  const word = call.value('scope')
  const scope = SCOPES.find((known) => known === word)
  if (word !== undefined && !scope)
    throw usageError(t`there is no scope ${JSON.stringify(word)}`, t`scopes: ${SCOPES.join(', ')}`)
  return scope
}

export function foldersOf(call: Call): Folders {
  return { home: call.userHome, project: call.cwd, environment: call.environment }
}

/** The hosts on this machine: those whose program is on PATH, and those that have left a folder in the person's home. */
export async function foundHosts(call: Call): Promise<HostId[]> {
  const found: HostId[] = []
  for (const id of HOST_IDS) {
    const { program, folder } = await INSTALLERS[id]()
    if (onPath(program, call) || existsSync(`${call.userHome}/${folder}`)) found.push(id)
  }
  return found
}

/** Never a program of the folder that the command was typed in: it may be anybody's. */
export function onPath(
  program: string,
  { environment, cwd, userHome }: Pick<Call, 'environment' | 'cwd' | 'userHome'>,
): string | undefined {
  // Typed at home, everything of the person's lies below.
  if (isBelow(userHome, cwd))
    return Bun.which(program, { PATH: absolute(environment.PATH).join(delimiter) }) ?? undefined
  const places = absolute(environment.PATH).filter((place) => !isBelow(place, cwd))
  const found = Bun.which(program, { PATH: places.join(delimiter) }) ?? undefined
  return found !== undefined && !isBelow(found, cwd) ? found : undefined
}

function absolute(path = ''): string[] {
  return path.split(delimiter).filter(isAbsolute)
}

function isBelow(path: string, folder: string): boolean {
  const real = (one: string) => {
    try {
      return realpathSync(one)
    } catch {
      return resolve(one)
    }
  }
  const [inner, outer] = [real(path), real(folder)]
  return inner === outer || (outer !== sep && inner.startsWith(outer + sep))
}

export interface Planned {
  path: string
  before: string | undefined
  after: string | undefined
  /** What was left alone, and why. */
  notes: readonly string[]
  /** What the file becomes, whatever it has become meanwhile. */
  make(before: string | undefined): string | undefined
}

export function planned(target: Target, command: HookCommand): Planned {
  const change = (before: string | undefined) => {
    const made = target.install(before, command)
    if (!made.ok) throw refused(target.path, made)
    return made
  }
  const before = readOrRefuse(target.path)
  const { after, notes = [] } = change(before)
  const make = (now: string | undefined) => change(now).after
  return { path: target.path, before, after, notes: notes.map((note) => `${target.path}: ${note}`), make }
}

export function changes({ before, after }: Planned): boolean {
  return before !== after
}

export function readOrRefuse(path: string): string | undefined {
  const read = readUserText(path)
  if (!read.ok) throw new CommandError(read.problem, t`it was left as it is; save it as UTF-8 and try again`)
  return read.text
}

export function refused(path: string, change: { problem: string; line: number; column: number }): CommandError {
  return new CommandError(
    `${path}:${change.line}:${change.column}: ${change.problem}`,
    t`the file was left as it is; mend it there and run the command again`,
  )
}

export function patch(path: string, before: string | undefined, after: string | undefined): string {
  return createTwoFilesPatch(
    path,
    path,
    before ?? '',
    after ?? '',
    before === undefined ? t`(new file)` : undefined,
    undefined,
    {
      context: 2,
    },
  ).replace(/^=+\n/, '')
}

/** Nobody's settings are written without a yes. */
export async function agree(call: Call, shown: string): Promise<void> {
  if (call.flag('yes')) return
  const answer = await call.ask(`${call.flag('diff') ? shown : wrapped(shown)}\n${t`Go ahead? [y/N] `}`)
  if (answer === undefined) throw nobodyHere()
  if (!/^y(es)?$/i.test(answer.trim())) throw notAgreed()
}

export function nobodyHere(): CommandError {
  return new CommandError(
    t`nobody is here to say yes, so nothing was written`,
    t`add --yes, or --dry-run to see the change`,
  )
}

export function notAgreed(): CommandError {
  return new CommandError(t`nothing was written`, t`run it again when you are ready`)
}

/** Files by the folder they are in. */
export function byFolder<File>(
  files: readonly File[],
  pathOf: (file: File) => string,
): [folder: string, own: File[]][] {
  const found = new Map<string, File[]>()
  for (const file of files) {
    const folder = dirname(pathOf(file))
    found.set(folder, [...(found.get(folder) ?? []), file])
  }
  return [...found]
}
