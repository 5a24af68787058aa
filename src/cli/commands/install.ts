import { existsSync } from 'node:fs'
import type { HookCommand } from '../../hosts/host.ts'
import { HOST_IDS, type HostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { t } from '../../messages/people/speak.ts'
import { changeFile } from '../../platform/files/backups.ts'
import { type Call, type Command, CommandError, type Result, usageError } from '../command.ts'
import { beforeOf, placeBinary, replacedVersion, runningBinary } from '../install/binary.ts'
import { consent } from '../install/consent.ts'
import { asTyped, lookOnPath, putOnPath } from '../install/on-path.ts'
import { type Plan, planOf } from '../install/plan.ts'
import { pathLines, screenText, writtenText } from '../install/screen.ts'
import { mustBeWritable, type Stood, undo } from '../install/undo.ts'
import { changes, foundHosts, hostFrom, type Planned, patch, readOrRefuse, scopeFrom } from '../install/wiring.ts'
import { workflowFiles } from '../install/workflow-files.ts'
import { precompile } from '../rules/precompile.ts'
import { table } from '../terminal/table.ts'
import { wrapped } from '../terminal/wrap.ts'

export const install: Command = {
  options: {
    host: { value: 'ID', about: 'Only this agent (default: all that are on this machine):', oneOf: HOST_IDS },
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
    diff: { about: 'Show every line that changes, not only how many.' },
  },
  examples: ['throughline install', 'throughline install --dry-run', 'throughline install --host codex --trust --yes'],
  prints: ['install'],
  async run(call) {
    scopeFrom(call)
    const hosts = await hostsOf(call)
    if (hosts.length === 0) return nobodyHere(call)
    const binary = runningBinary(call.paths)
    const command = commandOf(call, binary.installed)
    const plans = await Promise.all(hosts.map((host) => planOf(call, host, command)))
    if (call.flag('statusline') && plans.every(({ has }) => has.statusLine === 'none')) {
      throw usageError(t`${hosts.join(', ')} has no status line that a program can draw`, t`leave --statusline out`)
    }
    const own = await workflowFiles(call, hosts)
    const files = [...plans.flatMap(({ hooks, tools }) => [...hooks, ...tools]), ...own.wanted].filter(changes)
    const steering = plans.flatMap(({ steer }) => steer)
    const trusting = plans.flatMap(({ trust }) => trust)
    const diff = [...files, ...trusting, ...steering]
      .map((file) => patch(file.path, file.before, file.after))
      .join('\n')
    // A patch is for programs too: each of its lines stays one.
    const asIs = call.flag('diff') ? ({ asIs: true } as const) : {}
    const before = beforeOf(binary)
    const replaces = replacedVersion(binary, before)
    const screen = [
      ...screenText(call, { plans, workflows: own.wanted, offered: own.offered, binary, replaces }).map(fitted),
      ...(call.flag('diff') ? ['', diff] : []),
    ]
    const json = {
      hosts,
      clients: plans.map(({ host, client, tested }) => ({ host, version: client.version ?? null, tested })),
      binary: binary.installed,
      replaces: replaces ?? null,
      changed: files.map(({ path }) => path),
      offered: own.offered,
      dryRun: call.flag('dry-run'),
    }
    if (call.flag('dry-run')) {
      const onPath = lookOnPath(call, binary.installed)
      const path = pathLines(onPath, 'then')
      const wanted = [...files, ...steering, ...(call.flag('trust') ? trusting : [])]
      const isDone = wanted.length === 0 && onPath.way !== 'linked' && replaces === undefined
      return {
        text: [
          ...screen,
          ...(path.length > 0 ? ['', ...path.map(fitted)] : []),
          '',
          isDone ? t`Everything is wired already: nothing would be written.` : t`Nothing was written.`,
          ...plans.flatMap(({ notes }) => notes).map((note) => fitted(`! ${note}`)),
        ].join('\n'),
        json: { ...json, onPath, trusted: [], steered: [], notes: notesOf(plans, []), diff },
        ...asIs,
      }
    }

    const pending = [...files, ...steering, ...trusting]
    const asked = [...screen, ...pathLines(lookOnPath(call, binary.installed), 'then').map(fitted)]
    mustBeWritable([...pending.map(({ path }) => path), binary.installed])
    const agreed =
      pending.length > 0
        ? await consent(call, { screen: asked, plans, files: [...files, ...steering] })
        : { trust: false }
    const wanted = [...files, ...(agreed.trust ? trusting : []), ...steering]
    const { onPath } = await writeAll(call, wanted, { binary, before })
    const trusted = agreed.trust ? trusting.map(({ path }) => path) : []
    const steered = steering.map(({ path }) => path)
    const notes = [...notesOf(plans, trusted), ...own.wanted.flatMap((file) => file.notes)]
    const written = [...new Set([...json.changed, ...trusted, ...steered])]
    const wasShown = pending.length > 0 && !call.flag('yes')
    return {
      text: [
        ...(wasShown ? [] : [...screen, '']),
        ...[
          writtenText(call, written),
          ...next(call, binary.installed, written),
          ...pathLines(onPath, 'now'),
          ...notes.map((note) => `! ${note}`),
        ].map(fitted),
      ].join('\n'),
      json: { ...json, onPath, trusted, steered, notes },
      ...asIs,
    }
  },
}

const fitted = (line: string) => wrapped(line)

function commandOf(call: Call, binary: string): HookCommand {
  return { binary, statusLine: call.flag('statusline'), ...(call.flag('no-mcp') && { without: 'mcp' }) }
}

async function hostsOf(call: Call): Promise<HostId[]> {
  const named = hostFrom(call)
  if (named) return [named]
  return foundHosts(call)
}

/** What was looked for, and how to go on. To have asked is no failure; to have wanted hooks and got none is one. */
async function nobodyHere(call: Call): Promise<Result> {
  const installers = await Promise.all(HOST_IDS.map((id) => INSTALLERS[id]()))
  const looked = HOST_IDS.map((id, at) => [id, installers[at]?.program ?? '', `~/${installers[at]?.folder ?? ''}`])
  const isAsked = call.flag('dry-run')
  const text = [
    t`No agent was found on this machine. Looked for, on the PATH or by its folder:`,
    '',
    table(['HOST', 'PROGRAM', 'FOLDER'], looked),
    '',
    t`Install one of them first, or name one that is still to come: throughline install --host ${HOST_IDS[0]}`,
    t`throughline demo shows what it does without an agent.`,
    ...(isAsked ? ['', t`Nothing was written.`] : []),
  ].join('\n')
  const binary = runningBinary(call.paths).installed
  const nothing = {
    hosts: [],
    clients: [],
    replaces: null,
    changed: [],
    offered: [],
    trusted: [],
    steered: [],
    notes: [],
  }
  const json = { ...nothing, binary, dryRun: isAsked, onPath: lookOnPath(call, binary), ...(isAsked && { diff: '' }) }
  if (isAsked) return { text, json }
  return { text, json, code: 1 }
}

/** Everything, or nothing: what fails half-way is taken back before it is said. */
async function writeAll(call: Call, files: readonly Planned[], placed: Pick<Stood, 'binary' | 'before'>) {
  const { installed } = placed.binary
  const home = existsSync(call.paths.home) ? 'there' : 'missing'
  const link = lookOnPath(call, installed).way === 'linked' ? 'made' : 'none'
  const written: string[] = []
  try {
    placeBinary(placed.binary, placed.before)
    await precompile(call)
    const onPath = putOnPath(call, installed)
    for (const file of files) written.push(write(call, file))
    return { onPath }
  } catch (failure) {
    undo(call, written, { ...placed, home, link })
    throw failure
  }
}

/** A client may have written its file while the person was asked: what is there now is what ours is put into. */
function write(call: Call, { path, make }: Planned): string {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const before = readOrRefuse(path)
    const unchanged = () => readOrRefuse(path) === before
    if (changeFile(path, make(before), { folder: call.paths.backups, now: new Date(call.now), unchanged })) return path
  }
  throw new CommandError(t`${path} is being written all the time`, t`close the agent and run the command again`)
}

const MOST_ATTEMPTS = 20

function notesOf(plans: readonly Plan[], trusted: readonly string[]): string[] {
  return plans.flatMap(({ trust, without, notes }) => [
    ...notes,
    ...(trust.some(({ path }) => !trusted.includes(path)) ? [without] : []),
  ])
}

function next(call: Call, installed: string, written: readonly string[]): string[] {
  const program = asTyped(call, installed)
  if (written.length === 0) return [t`See that it works: ${program} doctor; what it has recorded: ${program} status`]
  return [
    t`Start a new session of your agent, then see it arrive: ${program} timeline`,
    t`To take it out again: ${program} uninstall`,
  ]
}
