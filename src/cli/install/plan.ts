import type { HookCommand, Installer } from '../../hosts/host.ts'
import { HOSTS, type HostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { said } from '../../messages/people/speak.ts'
import type { Call } from '../command.ts'
import { hooksOff, offRemedy, offText } from './hooks-off.ts'
import { type HostVersion, hostVersion } from './host-version.ts'
import { changes, foldersOf, type Planned, planned, scopeFrom } from './wiring.ts'

/** What install would write for one host. */
export interface Plan {
  readonly host: HostId
  readonly title: string
  readonly program: string
  readonly tested: string
  readonly client: HostVersion
  readonly events: number
  readonly hooks: readonly Planned[]
  /** The memory tools. */
  readonly tools: readonly Planned[]
  /** What is written only with a yes of its own. */
  readonly trust: readonly Planned[]
  /** What its summariser is told, where that was asked for. */
  readonly steer: readonly Planned[]
  /** What happens without the trust. */
  readonly without: string
  readonly notes: readonly string[]
  /** What only some hosts have; a status line is free where nobody draws one yet. */
  readonly has: {
    readonly statusLine: 'none' | 'free' | 'drawn'
    readonly agents: boolean
    readonly toolsInside: boolean
  }
}

export async function planOf(call: Call, host: HostId, command: HookCommand): Promise<Plan> {
  const [installer, { title, testedVersion: tested }] = await Promise.all([INSTALLERS[host](), HOSTS[host]()])
  const scope = scopeFrom(call) ?? 'user'
  const folders = foldersOf(call)
  const targets = installer.targets(scope, folders)
  const hooks = targets.filter(({ serves }) => serves !== 'mcp').map((target) => planned(target, command))
  const tools = call.flag('no-mcp')
    ? []
    : targets.filter(({ serves }) => serves === 'mcp').map((target) => planned(target, command))
  const files = [...hooks, ...tools]
  const texts = new Map(files.map(({ path, after }) => [path, after]))
  const trust = installer.trust?.targets(folders, texts) ?? []
  const steer = call.flag('steer') ? (installer.steer?.targets(folders, new Map()) ?? []) : []
  const off = hooksOff(call, installer)
  return {
    host,
    title,
    program: installer.program,
    tested,
    client: await hostVersion(call, installer.program, tested),
    events: installer.events.length,
    hooks,
    tools,
    trust: trust.map((target) => planned(target, command)).filter(changes),
    steer: steer.map((target) => planned(target, command)).filter(changes),
    without: said(installer.trust?.without ?? ''),
    has: {
      statusLine: statusLineOf(installer, hooks),
      agents: installer.agentsBelow !== undefined,
      toolsInside: installer.offersTools === true && !call.flag('no-mcp'),
    },
    notes: [
      ...(off ? [`${offText(title, off)}: ${offRemedy(off)}`] : []),
      ...(installer.notes?.(scope, folders) ?? []),
      ...files.flatMap(({ notes }) => notes),
    ],
  }
}

function statusLineOf(installer: Installer, hooks: readonly Planned[]): Plan['has']['statusLine'] {
  if (installer.statusLine === undefined) return 'none'
  return hooks.some(({ before = '' }) => installer.statusLine?.(before)) ? 'drawn' : 'free'
}
