import { existsSync } from 'node:fs'
import { VERSION } from '../base/version.ts'
import { HOSTS } from '../hosts/index.ts'
import { INSTALLERS } from '../hosts/installers.ts'
import { said, t } from '../messages/people/speak.ts'
import { readUserText } from '../platform/files/files.ts'
import type { Sql } from '../storage/sql.ts'
import type { Call, Result } from './command.ts'
import { type HooksOff, hooksOff, offRemedy, offText } from './install/hooks-off.ts'
import { lookOnPath } from './install/on-path.ts'
import { foldersOf, foundHosts, SCOPES } from './install/wiring.ts'
import { countCompactions } from './report/compactions.ts'
import { listSessions, type SessionRow } from './sessions.ts'
import { switchedOff } from './settings/switched-off.ts'
import { withStore } from './store.ts'
import { when } from './terminal/when.ts'

/** `throughline` alone: where things stand here, and what to do next. */
export async function home(call: Call): Promise<Result> {
  const found = await hostsHere(call)
  const { sessions, compactions, last } = existsSync(call.paths.database)
    ? await withStore(call.paths, recorded)
    : { sessions: 0, compactions: 0, last: undefined }
  const off = await switchedOff(call)
  const lines = [
    t`Throughline ${VERSION}`,
    '',
    ...(found.length === 0 ? [t`No agent was found on this machine.`] : []),
    ...found.map(standingText),
    ...found.flatMap(offLine),
    ...(off ? [t`Switched off (${off.key}, ${off.where}): hooks do nothing.`] : []),
    ...(last
      ? [
          t`Recorded: sessions ${sessions}, compactions ${compactions}. The last event was ${when(last.lastAt)} in ${last.project}.`,
        ]
      : [t`Nothing has been recorded yet.`]),
    '',
    ...stepLines([...(off ? [SWITCH_ON()] : []), ...next({ ...countsOf(found), sessions, compactions })]),
    '',
    t`throughline --help lists every command.`,
  ]
  const binary = `${call.paths.bin}/throughline`
  return {
    text: lines.join('\n'),
    json: {
      version: VERSION,
      enabled: off === undefined,
      hosts: found.map(({ off, ...host }) => ({ ...host, hooksOff: off ?? null })),
      sessions,
      compactions,
      onPath: existsSync(binary) ? lookOnPath(call, binary).way : null,
    },
  }
}

/** What to do where nothing has been recorded yet. */
export async function firstSteps(call: Call): Promise<string> {
  const found = await hostsHere(call)
  const counts = countsOf(found)
  const isHeard = found.some(({ wired, off }) => wired && !off)
  return [
    ...found.flatMap(offLine),
    ...(isHeard ? [t`A new session of your agent appears here by itself.`, ''] : []),
    ...stepLines(next({ ...counts, sessions: 0, compactions: 0 })),
  ].join('\n')
}

/** Hosts that are wired and whose own settings let no hook run. */
export async function offLines(call: Call): Promise<string[]> {
  return (await hostsHere(call)).flatMap(offLine)
}

function standingText({ title, wired, off }: Standing): string {
  if (!wired) return t`${title}: found, not wired`
  return off ? t`${title}: wired, but its hooks are switched off` : t`${title}: wired`
}

function offLine({ title, wired, off }: Standing): string[] {
  return wired && off ? [`! ${offText(title, off)}: ${offRemedy(off)}`] : []
}

function stepLines(steps: readonly Step[]): string[] {
  return [t`What to do next:`, ...steps.map(([command, about]) => `  ${said(command)}\n      ${about}`)]
}

async function hostsHere(call: Call): Promise<Standing[]> {
  return Promise.all((await foundHosts(call)).map((id) => standing(call, id)))
}

function countsOf(found: readonly Standing[]): { wired: number; found: number } {
  return { wired: found.filter(({ wired }) => wired).length, found: found.length }
}

function recorded(sql: Sql): { sessions: number; compactions: number; last: SessionRow | undefined } {
  const sessions = sql.get<{ n: number }>("SELECT count(*) AS n FROM sessions WHERE agent = ''")?.n ?? 0
  const [last] = listSessions(sql, { limit: 1, agents: false })
  return { sessions, compactions: countCompactions(sql), last }
}

interface Standing {
  id: string
  title: string
  wired: boolean
  off: HooksOff | undefined
}

async function standing(call: Call, id: keyof typeof HOSTS): Promise<Standing> {
  const [{ title }, installer] = await Promise.all([HOSTS[id](), INSTALLERS[id]()])
  const targets = SCOPES.flatMap((scope) => installer.targets(scope, foldersOf(call)))
  const wired = targets.some((target) => {
    const read = readUserText(target.path)
    return read.ok && target.wired(read.text).length > 0
  })
  return { id, title, wired, off: hooksOff(call, installer) }
}

type Step = readonly [command: string, about: string]

const SWITCH_ON = (): Step => ['throughline settings set enabled true', t`switch it on again`]

function next(here: { wired: number; found: number; sessions: number; compactions: number }): Step[] {
  if (here.found === 0) {
    return [
      ['throughline demo', t`see what it does, without an agent`],
      ['throughline install --dry-run', t`see which agents were looked for`],
    ]
  }
  if (here.wired === 0) {
    return [
      ['throughline install --dry-run', t`see what would be written`],
      ['throughline install', t`wire it into your agents`],
      ['throughline replay', t`see what past compactions lost, from the transcripts you have`],
    ]
  }
  if (here.sessions === 0) {
    return [
      ['throughline doctor', t`check that everything works`],
      ['throughline replay', t`see what past compactions lost, from the transcripts you have`],
    ]
  }
  return [
    ...(here.compactions > 0
      ? ([['throughline report', t`what compactions kept, lost and put back`]] satisfies Step[])
      : []),
    ['throughline timeline', t`what happened in the last session`],
    ['throughline memory list', t`what is remembered here`],
    ['throughline doctor', t`check that everything works`],
  ]
}
