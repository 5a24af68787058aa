import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import type { Scope, Target } from '../../hosts/host.ts'
import { HOST_IDS, HOSTS, type HostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { readText } from '../../platform/files.ts'
import type { Call } from '../command.ts'
import { VERSION } from '../version.ts'
import type { Finding } from './finding.ts'

const SCOPES: readonly Scope[] = ['user', 'project', 'local']

/** Each host: is it there, are our hooks in its settings, and does what they call exist. */
export async function checkHosts(call: Call): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const id of HOST_IDS) findings.push(...(await checkHost(call, id)))
  return findings
}

async function checkHost(call: Call, id: HostId): Promise<Finding[]> {
  const [host, installer] = await Promise.all([HOSTS[id](), INSTALLERS[id]()])
  const folders = { home: call.userHome, project: call.cwd }
  const targets = SCOPES.flatMap((scope) => installer.targets(scope, folders)).filter(
    ({ path }, i, all) => all.findIndex((other) => other.path === path) === i,
  )
  const wired = targets
    .map((target) => ({ target, hooks: target.wired(textOf(target)) }))
    .filter(({ hooks }) => hooks.length > 0)
  const findings = [checkVersion(host.title, installer.program, host.testedVersion)]
  if (wired.length === 0) {
    const plugin = pluginInstalled(call)
    findings.push(
      plugin
        ? { check: `${host.title} hooks`, state: 'fine', detail: 'wired by the plugin' }
        : {
            check: `${host.title} hooks`,
            state: 'wrong',
            detail: 'not wired',
            remedy: `throughline install --host ${id}`,
          },
    )
    return findings
  }
  for (const { target, hooks } of wired) {
    const missing = installer.events.filter((event) => !hooks.some((hook) => hook.event === event))
    findings.push(
      missing.length === 0
        ? { check: `${host.title} hooks`, state: 'fine', detail: `${hooks.length} events wired in ${target.path}` }
        : {
            check: `${host.title} hooks`,
            state: 'wrong',
            detail: `${target.path} lacks ${missing.join(', ')}`,
            remedy: `throughline install --host ${id}`,
          },
    )
    for (const binary of new Set(hooks.map((hook) => hook.binary))) findings.push(checkBinary(binary, id))
  }
  return findings
}

function textOf(target: Target): string | undefined {
  const read = readText(target.path)
  return read.ok ? read.text : undefined
}

function checkVersion(title: string, program: string, tested: string): Finding {
  const run = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000 })
  const version = /\d+\.\d+\.\d+/.exec(run.stdout ?? '')?.[0]
  if (!version) return { check: title, state: 'note', detail: `${program} was not found on PATH` }
  const detail = version === tested ? `version ${version}, the one tested` : `version ${version}; tested with ${tested}`
  return { check: title, state: version === tested ? 'fine' : 'note', detail }
}

function checkBinary(binary: string, host: HostId): Finding {
  const check = 'Program'
  const remedy = `throughline install --host ${host}`
  try {
    accessSync(binary, constants.X_OK)
  } catch {
    return { check, state: 'wrong', detail: `the hooks call ${binary}, which is not there or cannot be run`, remedy }
  }
  const run = spawnSync(binary, ['--version'], { encoding: 'utf8', timeout: 10_000 })
  const version = run.stdout?.trim()
  if (run.status !== 0) return { check, state: 'wrong', detail: `${binary} does not run`, remedy }
  if (version !== VERSION)
    return { check, state: 'wrong', detail: `${binary} is version ${version}, this is ${VERSION}`, remedy }
  return { check, state: 'fine', detail: `${binary} ${version}` }
}

function pluginInstalled(call: Call): boolean {
  const read = readText(`${call.userHome}/.claude/settings.json`)
  return read.ok && /"throughline@[^"]+"\s*:\s*true/.test(read.text ?? '')
}
