import type { HookCommand } from '../../hosts/host.ts'
import { HOST_IDS, HOSTS, type HostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { changeFile } from '../../platform/files/backups.ts'
import { type Call, type Command, CommandError, usageError } from '../command.ts'
import { placeBinary, runningBinary } from '../install/binary.ts'
import { lookOnPath, type OnPath, putOnPath } from '../install/on-path.ts'
import {
  agree,
  changes,
  foldersOf,
  foundHosts,
  hostFrom,
  type Planned,
  patch,
  planned,
  readOrRefuse,
  scopeFrom,
} from '../install/wiring.ts'
import { offerText, workflowFiles } from '../install/workflow-files.ts'
import { precompile } from '../rules/precompile.ts'

export const install: Command = {
  options: {
    host: { value: 'ID', about: `Only this agent: ${HOST_IDS.join(', ')} (default: all that are on this machine).` },
    scope: { value: 'WHERE', about: 'user (default), project, or local (this project, not shared).' },
    'no-mcp': { about: 'Only the hooks, not the memory tools (MCP).' },
    workflows: {
      value: 'KEYS',
      about: 'Also put in the agents of these workflows and the slash commands, e.g. quick,standard (Claude Code).',
    },
    statusline: { about: 'Also draw the status line of Claude Code, if none is set.' },
    yes: { about: 'Do not ask.', short: 'y' },
    steer: { about: 'Also set what the summariser is told, where an agent has a setting for it (Codex).' },
    trust: { about: 'Also trust our hooks in your name, where an agent wants that (Codex).' },
    'dry-run': { about: 'Show what would change; write nothing.' },
  },
  examples: ['throughline install', 'throughline install --dry-run', 'throughline install --host codex --trust --yes'],
  async run(call) {
    scopeFrom(call)
    const hosts = await hostsOf(call)
    if (call.flag('statusline') && !hosts.includes('claude-code')) {
      throw usageError(`${hosts.join(', ')} has no status line that a program can draw`, 'leave --statusline out')
    }
    const binary = runningBinary(call.paths)
    const plans = await Promise.all(hosts.map((host) => planOf(call, host, commandOf(call, binary.installed))))
    const own = workflowFiles(call, hosts)
    const files = [...plans.flatMap(({ files }) => files), ...own.wanted].filter(changes)
    const trust = plans.flatMap(({ trust }) => trust).filter(changes)
    const diff = [...files, ...trust].map(({ path, before, after }) => patch(path, before, after)).join('\n')
    const json = {
      hosts,
      binary: binary.installed,
      changed: files.map(({ path }) => path),
      offered: own.offered,
      dryRun: call.flag('dry-run'),
    }
    if (call.flag('dry-run')) {
      const onPath = lookOnPath(call, binary.installed)
      return {
        text: [diff || alreadyThere(plans), ...pathLines(onPath, 'would be'), ...offerText(own.offered)].join('\n'),
        json: { ...json, onPath, trusted: [], steered: [], notes: notesOf(plans, []), diff },
      }
    }

    if (files.length > 0)
      await agree(call, files.map(({ path, before, after }) => patch(path, before, after)).join('\n'))
    placeBinary(binary)
    await precompile(call)
    const onPath = putOnPath(call, binary.installed)
    for (const file of files) write(call, file)
    const trusted: string[] = []
    for (const plan of plans) if (await trusts(call, plan)) trusted.push(...plan.trust.map((file) => write(call, file)))
    const steered = await steer(call, hosts, binary.installed)
    const notes = [...notesOf(plans, trusted), ...own.wanted.flatMap((file) => file.notes)]
    const text =
      files.length + trusted.length + steered.length > 0
        ? done([...json.changed, ...trusted, ...steered], binary.installed)
        : alreadyThere(plans)
    const offer = own.offered.length > 0 ? ['', ...offerText(own.offered).slice(0, 2)] : []
    return {
      text: [text, ...pathLines(onPath, 'is'), ...notes.map((note) => `! ${note}`), ...offer].join('\n'),
      json: { ...json, onPath, trusted, steered, notes },
    }
  },
}

function commandOf(call: Call, binary: string): HookCommand {
  return { binary, statusLine: call.flag('statusline'), ...(call.flag('no-mcp') && { without: 'mcp' }) }
}

async function hostsOf(call: Call): Promise<HostId[]> {
  const named = hostFrom(call)
  if (named) return [named]
  const found = await foundHosts(call)
  if (found.length > 0) return found
  throw new CommandError(
    'no agent was found on this machine',
    `install one of them, or name it: throughline install --host ${HOST_IDS[0]} (hosts: ${HOST_IDS.join(', ')})`,
  )
}

interface Plan {
  host: HostId
  title: string
  files: Planned[]
  /** What is written only with a yes of its own. */
  trust: Planned[]
  question: string
  without: string
  notes: readonly string[]
}

async function planOf(call: Call, host: HostId, command: HookCommand): Promise<Plan> {
  const [installer, { title }] = await Promise.all([INSTALLERS[host](), HOSTS[host]()])
  const scope = scopeFrom(call) ?? 'user'
  const folders = foldersOf(call)
  const wanted = installer.targets(scope, folders).filter(({ serves }) => serves !== 'mcp' || !call.flag('no-mcp'))
  const files = wanted.map((target) => planned(target, command))
  const texts = new Map(files.map(({ path, after }) => [path, after]))
  const trust = (installer.trust?.targets(folders, texts) ?? []).map((target) => planned(target, command))
  const { question = '', without = '' } = installer.trust ?? {}
  return {
    host,
    title,
    files,
    trust: trust.filter(changes),
    question,
    without,
    notes: [...(installer.notes?.(scope, folders) ?? []), ...files.flatMap(({ notes }) => notes)],
  }
}

/** Saying yes in somebody's name needs their yes to exactly that: `--yes` is about files, `--trust` about trust. */
async function trusts(call: Call, { trust, question }: Plan): Promise<boolean> {
  if (trust.length === 0) return false
  if (call.flag('trust')) return true
  if (call.flag('yes')) return false
  const diff = trust.map(({ path, before, after }) => patch(path, before, after)).join('\n')
  return /^y(es)?$/i.test((await call.ask(`${diff}\n${question} [y/N] `))?.trim() ?? '')
}

/** Planned when all else is written: the trust entries may stand in the same file. */
async function steer(call: Call, hosts: readonly HostId[], binary: string): Promise<string[]> {
  if (!call.flag('steer')) return []
  const installers = await Promise.all(hosts.map((host) => INSTALLERS[host]()))
  const targets = installers.flatMap((installer) => installer.steer?.targets(foldersOf(call), new Map()) ?? [])
  const pending = targets.map((target) => planned(target, { binary })).filter(changes)
  if (pending.length > 0)
    await agree(call, pending.map(({ path, before, after }) => patch(path, before, after)).join('\n'))
  return pending.map((file) => write(call, file))
}

/** A client may have written its file while the person was asked: what is there now is what ours is put into. */
function write(call: Call, { path, make }: Planned): string {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const before = readOrRefuse(path)
    const unchanged = () => readOrRefuse(path) === before
    if (changeFile(path, make(before), { folder: call.paths.backups, now: new Date(call.now), unchanged })) return path
  }
  throw new CommandError(`${path} is being written all the time`, 'close the agent and run the command again')
}

const MOST_ATTEMPTS = 20

function notesOf(plans: readonly Plan[], trusted: readonly string[]): string[] {
  return plans.flatMap(({ trust, without, notes }) => [
    ...notes,
    ...(trust.some(({ path }) => !trusted.includes(path)) ? [without] : []),
  ])
}

function done(changed: readonly string[], binary: string): string {
  return [
    ...changed.map((path) => `Wired into ${path}`),
    `The hooks run ${binary}`,
    '',
    'Start a new session of your agent, then see it arrive: throughline timeline',
    'To take it out again: throughline uninstall',
  ].join('\n')
}

function pathLines(onPath: OnPath, verb: 'is' | 'would be'): string[] {
  if (onPath.way === 'linked') return [`${onPath.path} ${verb} a link to it, so that your shell finds throughline.`]
  if (onPath.way === 'profile') {
    return [`Your shell does not find throughline yet. Put this line into ${onPath.file}:`, `  ${onPath.line}`]
  }
  if (onPath.way === 'other') return [`! ${onPath.path} is another program of that name; it was left alone.`]
  return []
}

function alreadyThere(plans: readonly Plan[]): string {
  return plans
    .flatMap(({ title, files }) => files.map(({ path }) => `${title}: ${path} is wired already; nothing to change.`))
    .join('\n')
}
