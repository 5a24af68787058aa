import { existsSync } from 'node:fs'
import type { Scope, Target } from '../../hosts/host.ts'
import { HOST_IDS, type HostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { t } from '../../messages/people/speak.ts'
import {
  backedUpPaths,
  changeFile,
  type Restorable,
  restorable,
  restoreBackup,
  settle,
} from '../../platform/files/backups.ts'
import type { Call, Command } from '../command.ts'
import { removeBinary, runningBinary } from '../install/binary.ts'
import { takeOffPath } from '../install/on-path.ts'
import { type Purged, purge } from '../install/purge.ts'
import { agree, byFolder, foldersOf, hostFrom, patch, readOrRefuse, refused, scopeFrom } from '../install/wiring.ts'
import { workflowTargets } from '../install/workflow-files.ts'

export const uninstall: Command = {
  options: {
    host: { value: 'ID', about: 'Only this agent (default: all):', oneOf: HOST_IDS },
    scope: { value: 'WHERE', about: 'Only user, project or local settings (default all).' },
    yes: { about: 'Do not ask.', short: 'y' },
    'dry-run': { about: 'Show what would change; write nothing.' },
    diff: { about: 'Show every line that changes.' },
    purge: { about: 'Also delete everything that was recorded.' },
  },
  examples: ['throughline uninstall', 'throughline uninstall --yes --purge'],
  prints: ['uninstall'],
  async run(call) {
    const plans = (await targetsOf(call)).map((target) => planned(call, target)).filter((plan) => plan !== undefined)
    const diff = plans.map(({ path, before, after }) => patch(path, before, after)).join('\n')
    const json = { changed: plans.map(({ path }) => path), purged: call.flag('purge'), dryRun: call.flag('dry-run') }
    const gone = call.flag('purge')
      ? [t`${call.paths.home}: deleted, with all sessions and memories kept there; that cannot be undone`]
      : []
    const shown = [...(call.flag('diff') ? [diff] : linesOf(plans, planText, 'then')), ...gone]
      .filter(Boolean)
      .join('\n')
    if (call.flag('dry-run'))
      return { text: shown || nothing(), json: { ...json, diff }, ...(call.flag('diff') && { asIs: true }) }

    if (plans.length > 0 || call.flag('purge')) await agree(call, shown)
    // The last one first: the first of several in a new folder made the folder, and it goes when it is empty.
    for (const plan of plans.toReversed()) takeOut(call, plan)
    const left = await stillWired(call)
    const binary = runningBinary(call.paths)
    const wasThere = existsSync(binary.installed)
    const links = left.length === 0 ? takeOffPath(call, binary.installed) : []
    if (left.length === 0) removeBinary(binary)
    const purged = call.flag('purge') ? purge(call.paths) : { deleted: false, kept: [] }
    const lines = linesOf(plans, doneText, 'now')
    lines.push(...links.map((path) => t`${path} is gone`))
    if (left.length > 0) lines.push(t`still wired, so the program stays: ${left.join(', ')}`)
    else if (wasThere) lines.push(t`${binary.installed} is gone`)
    lines.push(...keptLines(call, { ...purged, programLeft: left.length > 0 }))
    return {
      text: [...(plans.length > 0 ? [] : [nothing()]), ...lines].join('\n'),
      json: { ...json, stillWired: left },
    }
  },
}

const nothing = () => t`Throughline is wired into nothing here.`

interface Left extends Purged {
  readonly programLeft: boolean
}

/** What a command advises must still run: a program that has just gone advises nothing. */
function keptLines(call: Call, { deleted, kept, programLeft }: Left): string[] {
  const { home } = call.paths
  if (call.flag('purge') && !deleted) return [t`there was nothing of ours in ${home} to delete`]
  if (call.flag('purge')) {
    return kept.length === 0
      ? [t`deleted ${home}`]
      : [t`deleted what was ours in ${home}; not ours, so it stays: ${kept.join(', ')}`]
  }
  if (!existsSync(home)) return []
  if (!existsSync(call.paths.database))
    return programLeft ? [] : [t`nothing was recorded; what is left in ${home} are copies of your files, and settings`]
  return programLeft
    ? [t`what was recorded stays in ${home}; throughline uninstall --purge deletes it`]
    : [t`what was recorded stays in ${home}; delete that folder when you need it no more`]
}

/** A line for each file; of many that go from one folder one line. */
function linesOf(plans: readonly Plan[], textOf: (plan: Plan) => string, when: 'then' | 'now'): string[] {
  const going = byFolder(
    plans.filter(({ exact, after }) => exact && after === undefined),
    ({ path }) => path,
  )
  const many = going.filter(([, own]) => own.length >= MANY)
  const single = plans.filter((plan) => !many.some(([, own]) => own.includes(plan)))
  return [
    ...single.map(textOf),
    ...many.map(([folder, { length }]) =>
      when === 'now'
        ? t`${length} files in ${folder} were removed: they were not there before`
        : t`${length} files in ${folder}: removed, as they were not there before`,
    ),
  ]
}

const MANY = 3

function doneText({ target, path, exact, after }: Plan): string {
  if (after === undefined)
    return exact
      ? t`${path} was removed: it was not there before`
      : t`${path} was removed: there was nothing else in it`
  if (exact) return t`${path} is as it was before, byte for byte`
  return target.serves === 'mcp' ? t`${path} has our memory tools no more` : t`${path} has none of our hooks any more`
}

function planText({ target, path, exact, after }: Plan): string {
  if (after === undefined)
    return exact ? t`${path}: removed, as it was not there before` : t`${path}: removed, as there is nothing else in it`
  if (exact) return t`${path}: back to what it was before, byte for byte`
  return target.serves === 'mcp'
    ? t`${path}: our memory tools go, the rest stays`
    : t`${path}: our hooks go, the rest stays`
}

const ALL: readonly Scope[] = ['user', 'project', 'local']

async function targetsOf(call: Call): Promise<Target[]> {
  const named = hostFrom(call)
  const hosts: readonly HostId[] = named ? [named] : HOST_IDS
  const scope = scopeFrom(call)
  const installers = await Promise.all(hosts.map((host) => INSTALLERS[host]()))
  const folders = foldersOf(call)
  const targets = installers.flatMap((installer) => {
    const files = (scope ? [scope] : ALL).flatMap((one) => installer.targets(one, folders))
    const texts = new Map(files.map(({ path }) => [path, textOf(path)]))
    return [...files, ...(installer.trust?.targets(folders, texts) ?? [])]
  })
  targets.push(...workflowTargets(installers, scope, folders))
  return targets.filter(({ path }, i) => targets.findIndex((other) => other.path === path) === i)
}

interface Plan {
  target: Target
  path: string
  before: string
  after: string | undefined
  /** Whether the file becomes exactly what it was before install. */
  exact: boolean
}

function planned(call: Call, target: Target): Plan | undefined {
  const before = readOrRefuse(target.path)
  if (before === undefined) return undefined
  const original = originalOf(call, target)
  if (original) return { target, path: target.path, before, after: original.original?.toString(), exact: true }
  const change = target.uninstall(before)
  if (!change.ok) throw refused(target.path, change)
  return change.after === before ? undefined : { target, path: target.path, before, after: change.after, exact: false }
}

/** The bytes from before install. Not to be trusted when they have hooks of ours in them: then the backup is of an installed file. */
function originalOf(call: Call, target: Target): Restorable | undefined {
  const found = restorable(target.path, call.paths.backups)
  return found && target.wired(found.original?.toString()).length === 0 ? found : undefined
}

function takeOut(call: Call, { target, path, after }: Plan): void {
  const original = originalOf(call, target)
  if (original) restoreBackup(original)
  else changeFile(path, after, { folder: call.paths.backups, now: new Date(call.now) })
  settle(path, call.paths.backups)
}

/** Settings files elsewhere (other projects) that still name our program. */
async function stillWired(call: Call): Promise<string[]> {
  const targets = await targetsOf({ ...call, value: () => undefined })
  const here = targets.filter((target) => target.wired(textOf(target.path)).length > 0).map(({ path }) => path)
  const elsewhere = backedUpPaths(call.paths.backups).filter((path) => {
    const text = textOf(path)
    return targets.some((target) => target.wired(text).length > 0)
  })
  return [...new Set([...here, ...elsewhere])]
}

function textOf(path: string): string | undefined {
  try {
    return readOrRefuse(path)
  } catch {
    return undefined
  }
}
