import { didYouMean } from '../../base/text/did-you-mean.ts'
import { ROLES } from '../../hook/ports/roles.ts'
import { AGENT_PREFIX, AGENTS_FOLDER } from '../../hosts/claude-code/agent-files.ts'
import type { Change, Folders, Installer, Scope, Target } from '../../hosts/host.ts'
import type { HostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { fileText } from '../../messages/people/file-text.ts'
import { spoken, t } from '../../messages/people/speak.ts'
import { compile } from '../../workflow/definition/definitions.ts'
import type { Registry } from '../../workflow/definition/registry.ts'
import { definitionsFile } from '../../workflow/feature/load.ts'
import { tasksText } from '../../workflow/specs/specs.ts'
import { type Call, usageError } from '../command.ts'
import { DISK } from '../workflow/tools.ts'
import { SLASH_COMMANDS } from './slash-commands.ts'
import { foldersOf, type Planned, planned, readOrRefuse, scopeFrom } from './wiring.ts'

/** The workflows that are offered when nobody names others. */
const OFFERED = 'quick'

/**
 * The agents of some workflows and the slash commands, as files of the client: for who has not the plugin. Only the agents of
 * the workflows in use, because every one of them is listed to the model in every session.
 */
export async function workflowFiles(
  call: Call,
  hosts: readonly HostId[],
): Promise<{ wanted: Planned[]; offered: string[] }> {
  const named = call.value('workflows')
  const installers = await Promise.all(hosts.map((host) => INSTALLERS[host]()))
  if (!installers.some(({ agentsBelow }) => agentsBelow)) {
    if (named !== undefined)
      throw usageError(t`${hosts.join(', ')} has no agents that are files`, t`leave --workflows out`)
    return { wanted: [], offered: [] }
  }
  const scope = scopeFrom(call) ?? 'user'
  const wanted = wantedFiles(registryHere(call), named ?? OFFERED)
  const targets = ownTargets(installers, scope, foldersOf(call), wanted)
  if (named === undefined) {
    const missing = targets.filter(
      ({ path }) => [...wanted.keys()].some((file) => path.endsWith(`/${file}`)) && readOrRefuse(path) === undefined,
    )
    return { wanted: refreshed(call, installers, scope), offered: missing.map(({ path }) => path) }
  }
  return { wanted: targets.map((target) => planned(target, { binary: '' })), offered: [] }
}

/** What was put in before is kept up to date; nothing is added to it. */
function refreshed(call: Call, installers: readonly Installer[], scope: Scope): Planned[] {
  const there = ownTargets(installers, scope, foldersOf(call), wantedFiles(registryHere(call), 'all')).filter(
    (target) => target.wired(readOrRefuse(target.path)).length > 0,
  )
  return there.map((target) => planned(target, { binary: '' }))
}

/** Everything that could have been put in, for taking it out again. */
export function workflowTargets(
  installers: readonly Installer[],
  scope: Scope | undefined,
  folders: Folders,
): Target[] {
  const scopes: readonly Scope[] = scope ? [scope] : ['user', 'project']
  return scopes.flatMap((one) => ownTargets(installers, one, folders, new Map()))
}

/** A line by which a file is known as ours. Without it the file is the person's own. */
const MARK = '# written by throughline install; remove this line to keep your own changes'

function ownTargets(
  installers: readonly Installer[],
  scope: Scope,
  folders: Folders,
  wanted: ReadonlyMap<string, string>,
): Target[] {
  const files = [...allFiles().keys()]
  return installers.flatMap(({ agentsBelow }) => {
    const base = agentsBelow?.(scope, folders)
    return base === undefined ? [] : files.map((file) => target(`${base}/${file}`, wanted.get(file)))
  })
}

function target(path: string, text: string | undefined): Target {
  const isOurs = (before: string) => before.includes(`\n${MARK}\n`)
  const without = (before: string | undefined): Change => ({
    ok: true,
    after: before !== undefined && isOurs(before) ? undefined : before,
  })
  return {
    path,
    install(before) {
      if (text === undefined) return without(before)
      if (before === undefined || isOurs(before)) return { ok: true, after: text }
      return { ok: true, after: before, notes: [t`there is a file of your own here; it was left as it is`] }
    },
    uninstall: without,
    wired: (before) => (before !== undefined && isOurs(before) ? [{ event: 'workflow', command: '', binary: '' }] : []),
  }
}

/** Every file there could be, below the client's folder, with its text. */
function allFiles(models: ReadonlyMap<string, string> = new Map()): Map<string, string> {
  const agents = Object.entries(ROLES).map(([agent, text]): [string, string] => [
    `agents/${AGENTS_FOLDER}/${AGENT_PREFIX}${agent}.md`,
    marked(
      withModel(fileText(text, spoken()).replace(/^name: .*$/m, `name: ${AGENT_PREFIX}${agent}`), models.get(agent)),
    ),
  ])
  const commands = Object.entries(SLASH_COMMANDS).map(([name, text]): [string, string] => [
    `commands/throughline/${name}.md`,
    marked(fileText(text, spoken())),
  ])
  return new Map([...agents, ...commands])
}

function wantedFiles(registry: Registry, words: string): Map<string, string> {
  const keys = words === 'all' ? Object.keys(registry.workflows) : words.split(',').map((word) => word.trim())
  const stages = keys.flatMap((key) => {
    const workflow = Object.hasOwn(registry.workflows, key) ? registry.workflows[key] : undefined
    if (workflow) return workflow.stages.flatMap((stage) => registry.stages[stage] ?? [])
    const meant = didYouMean(key, Object.keys(registry.workflows))
    throw usageError(
      t`there is no workflow ${JSON.stringify(key)}`,
      meant ? t`did you mean ${meant}?` : t`throughline workflow list shows them; --workflows all takes every one`,
    )
  })
  const agents = new Set(stages.map(({ agent }) => `${AGENT_PREFIX}${agent}.md`))
  const models = new Map(stages.flatMap(({ agent, model }) => (model === undefined ? [] : [[agent, model] as const])))
  const isWanted = (file: string) => file.startsWith('commands/') || agents.has(file.split('/').at(-1) ?? '')
  return new Map([...allFiles(models)].filter(([file]) => isWanted(file)))
}

function registryHere(call: Call): Registry {
  return compile(tasksText(DISK.files, definitionsFile(call.cwd)) ?? '').registry
}

function marked(text: string): string {
  return text.replace(/^---\n/, `---\n${MARK}\n`)
}

function withModel(text: string, model: string | undefined): string {
  return model === undefined ? text : text.replace(/^(name: .*)$/m, `$1\nmodel: ${model}`)
}
