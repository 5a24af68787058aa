import { spawnSync } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION } from '../../base/version.ts'
import type { Host, Installer, Target, Wired } from '../../hosts/host.ts'
import { HOST_IDS, HOSTS, type HostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { retold, said, t } from '../../messages/people/speak.ts'
import { readUserText } from '../../platform/files/files.ts'
import type { Call } from '../command.ts'
import { PROGRAM } from '../install/binary.ts'
import { hooksOff, offRemedy, offText } from '../install/hooks-off.ts'
import { hostVersion, versionText } from '../install/host-version.ts'
import { foldersOf, foundHosts, SCOPES } from '../install/wiring.ts'
import type { Finding } from './finding.ts'

interface Checked {
  id: HostId
  host: Host
  installer: Installer
  wired: { target: Target; hooks: readonly Wired[] }[]
}

/** Each host that is here: its version, whether our hooks are in its settings, and whether what they call exists. */
export async function checkHosts(call: Call): Promise<Finding[]> {
  const found = await foundHosts(call)
  const all = await Promise.all(HOST_IDS.map((id) => look(call, id)))
  const wiredAnywhere = all.some(({ wired, installer }) => wired.length > 0 || pluginIsOn(call, installer))
  const here = all.filter(({ id, wired }) => found.includes(id) || wired.length > 0)
  if (here.length === 0) return [NOBODY()]
  return (await Promise.all(here.map((checked) => checkHost(call, checked, wiredAnywhere ? 'note' : 'wrong')))).flat()
}

const NOBODY = (): Finding => ({
  check: 'Agents',
  state: 'note',
  detail: t`none was found on this machine, so there is nothing to wire`,
  remedy: t`throughline install --dry-run says what was looked for`,
})

async function look(call: Call, id: HostId): Promise<Checked> {
  const [host, installer] = await Promise.all([HOSTS[id](), INSTALLERS[id]()])
  const targets = SCOPES.flatMap((scope) => installer.targets(scope, foldersOf(call))).filter(
    ({ path }, i, all) => all.findIndex((other) => other.path === path) === i,
  )
  const wired = targets.map((target) => ({ target, hooks: target.wired(textOf(target.path)) }))
  return { id, host, installer, wired: wired.filter(({ hooks }) => hooks.length > 0) }
}

async function checkHost(call: Call, checked: Checked, unwired: Finding['state']): Promise<Finding[]> {
  const { id, host, installer, wired } = checked
  const check = `${host.title} hooks`
  const heading = t`${host.title} hooks`
  const remedy = said(`throughline install --host ${id}`)
  const findings = [await checkVersion(call, host, installer)]
  if (wired.length === 0) {
    if (!pluginIsOn(call, installer))
      return [
        ...findings,
        ...(unreadable(call, checked) ?? [{ check, heading, state: unwired, detail: t`not wired`, remedy }]),
      ]
    const byPlugin: Finding = { check, heading, state: 'fine', detail: t`wired by the plugin` }
    return [...findings, byPlugin, ...checkSwitchedOff(call, checked)]
  }
  for (const { target, hooks } of wired) {
    const missing = installer.events.filter((event) => !hooks.some((hook) => hook.event === event))
    findings.push(
      missing.length === 0
        ? {
            check,
            heading,
            state: 'fine',
            detail: t`${hooks.length} events wired in ${target.path}, all that Throughline listens to there`,
          }
        : { check, heading, state: 'wrong', detail: t`${target.path} lacks ${missing.join(', ')}`, remedy },
    )
    for (const binary of new Set(hooks.map((hook) => hook.binary))) findings.push(checkBinary(call, binary, id))
  }
  return [...findings, ...checkSwitchedOff(call, checked), ...checkLoading(call, checked), ...checkTrust(call, checked)]
}

/** Why the hooks are not there, where install would refuse the file that they belong in. */
function unreadable(call: Call, { id, host, installer }: Checked): Finding[] | undefined {
  const refused = installer.targets('user', foldersOf(call)).flatMap(({ path, install }) => {
    const text = textOf(path)
    const change = text === undefined ? undefined : install(text, { binary: PROGRAM })
    return change && !change.ok ? [{ ...change, path }] : []
  })
  if (refused.length === 0) return undefined
  return refused.map(({ path, line, column, problem }) => ({
    check: `${host.title} hooks`,
    heading: t`${host.title} hooks`,
    state: 'wrong',
    detail: t`not wired; ${`${path}:${line}:${column}`}: ${retold(problem)}`,
    remedy: t`mend it there, then: throughline install --host ${id}`,
  }))
}

/** The person's own switch, which ends every hook: a session runs, and nothing is recorded. */
function checkSwitchedOff(call: Call, { host: { title }, installer }: Checked): Finding[] {
  const off = hooksOff(call, installer)
  if (!off) return []
  return [
    {
      check: `${title} hooks`,
      heading: t`${title} hooks`,
      state: 'wrong',
      detail: offText(title, off),
      remedy: offRemedy(off),
    },
  ]
}

/** What is switched off in the host's own list stands there and is not run. */
function checkLoading(call: Call, { id, host, installer: { loads } }: Checked): Finding[] {
  const path = loads?.path(foldersOf(call))
  if (!loads || path === undefined || loads.isOn(textOf(path) ?? '')) return []
  return [
    {
      check: `${host.title} hooks`,
      heading: t`${host.title} hooks`,
      state: 'wrong',
      detail: t`${host.title} does not load them: they are switched off, or missing, in ${path}`,
      remedy: `throughline install --host ${id}`,
    },
  ]
}

/** A hook that is not trusted stands there and is not run, and nobody says so. */
function checkTrust(call: Call, { id, host, installer, wired }: Checked): Finding[] {
  const texts = new Map(wired.map(({ target }) => [target.path, textOf(target.path)]))
  const targets = installer.trust?.targets(foldersOf(call), texts) ?? []
  const trusted = targets.flatMap((target) => target.wired(textOf(target.path))).length
  const hooks = wired.reduce((sum, one) => sum + one.hooks.length, 0)
  const check = `${host.title} trust`
  const heading = t`${host.title} trust`
  return targets.map((target) =>
    trusted >= hooks
      ? { check, heading, state: 'fine', detail: t`all ${hooks} hooks are trusted in ${target.path}`, only: 'verbose' }
      : {
          check,
          heading,
          state: 'wrong',
          detail: t`${hooks - trusted} of ${hooks} hooks are not trusted, so ${host.title} does not run them`,
          remedy: t`start ${installer.program} and trust them there, or throughline install --host ${id} --trust`,
        },
  )
}

function textOf(path: string): string | undefined {
  const read = readUserText(path)
  return read.ok ? read.text : undefined
}

async function checkVersion(call: Call, { title, testedVersion }: Host, { program }: Installer): Promise<Finding> {
  const said = await hostVersion(call, program, testedVersion)
  const state = said.standing === 'same' ? 'fine' : 'note'
  const detail = versionText(said, program, testedVersion)
  const isOther = said.standing === 'newer' || said.standing === 'older'
  return {
    check: title,
    state,
    detail: isOther ? t`${detail}; throughline doctor --drift lists what it says that is not known` : detail,
    ...(state === 'fine' && { only: 'verbose' as const }),
  }
}

/** Only the program that install put there, or that is running now, is started: a file of the project could name any other. */
function checkBinary(call: Call, binary: string, host: HostId): Finding {
  const check = 'Program'
  const remedy = said(`throughline install --host ${host}`)
  try {
    accessSync(binary, constants.X_OK)
  } catch {
    return { check, state: 'wrong', detail: t`the hooks call ${binary}, which is not there or cannot be run`, remedy }
  }
  if (!isOurs(call, binary))
    return {
      check,
      state: 'note',
      detail: t`the hooks call ${binary}, which is not the program that install put in ${call.paths.bin}; it was not started`,
      remedy,
    }
  const run = spawnSync(binary, ['--version'], { encoding: 'utf8', timeout: 10_000 })
  const version = run.stdout?.trim()
  if (run.status !== 0) return { check, state: 'wrong', detail: t`${binary} does not run`, remedy }
  if (version !== VERSION)
    return { check, state: 'wrong', detail: t`${binary} is version ${version}, this is ${VERSION}`, remedy }
  return { check, state: 'fine', detail: `${binary} ${version}`, only: 'verbose' }
}

function isOurs(call: Call, binary: string): boolean {
  const real = (path: string) => {
    try {
      return realpathSync(path)
    } catch {
      return path
    }
  }
  return real(binary) === real(process.execPath) || real(binary) === real(join(call.paths.bin, PROGRAM))
}

function pluginIsOn(call: Call, { plugin }: Installer): boolean {
  return plugin?.isOn(textOf(plugin.path(foldersOf(call))) ?? '') === true
}
