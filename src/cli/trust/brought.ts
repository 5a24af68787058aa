import { readTrust, type Trusted } from '../../base/trust-list.ts'
import { t } from '../../messages/people/speak.ts'
import { isAdopted, isAdoptedText } from '../../platform/files/adopted.ts'
import { files } from '../../platform/files/file-port.ts'
import { readText } from '../../platform/files/reading.ts'
import { ruleFiles } from '../../platform/files/rule-files.ts'
import { hashOfText } from '../../platform/files/trusted-file.ts'
import { settingsFiles } from '../../platform/paths.ts'
import { loadSettings } from '../../platform/settings/settings.ts'
import { WRITTEN } from '../../rules/actions/written/index.ts'
import { SHORTHANDS } from '../../rules/compile/frontmatter.ts'
import { fingerprintOf, needsTrust } from '../../rules/trust.ts'
import { definitionsFile } from '../../workflow/feature/load.ts'
import { featuresIn, tasksFile } from '../../workflow/specs/specs.ts'
import type { Call } from '../command.ts'
import { loadRules, projectOf } from '../rules/load-rules.ts'

/** Something that a project brings along and that counts only with the person's word. */
export interface Brought {
  readonly kind: 'rule' | 'settings' | 'workflows' | 'tasks'
  readonly name: string
  readonly file: string
  /** What it would do, a line each. */
  readonly wants: readonly string[]
  readonly trusted: boolean
  /** Of what is agreed to; tasks change with the work and are taken on by their place. */
  readonly hash: string | undefined
}

/** All of it, trusted or not. */
export async function broughtByProject(call: Call): Promise<Brought[]> {
  const project = projectOf(call.cwd)
  const list = readTrust(await readText(call.paths.trust))
  return [
    ...(await rules(call)),
    ...(await settings(call, project, list)),
    ...(await workflows(call, project, list)),
    ...(await tasks(call, project)),
  ]
}

async function rules(call: Call): Promise<Brought[]> {
  const { project, rules } = await loadRules(call)
  return rules.flatMap(({ compiled: { rule, values }, file, state }): Brought[] => {
    if (!rule || !needsTrust(rule)) return []
    const hash = fingerprintOf(rule, project, ruleFiles)
    return [
      {
        kind: 'rule',
        name: rule.name,
        file,
        wants: [...WRITTEN[rule.action].wants(rule, t), whenLine(values)],
        trusted: state !== 'needs trust',
        hash,
      },
    ]
  })
}

/** When it does so, as the file says it. */
function whenLine(values: Readonly<Record<string, unknown>>): string {
  const conditions: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(values))
    if (field === 'when' || Object.hasOwn(SHORTHANDS, field)) conditions[field] = value
  const { when, ...short } = conditions
  if (when === undefined && Object.keys(short).length === 0) return t`whenever that event comes`
  return t`when ${JSON.stringify(Object.keys(short).length === 0 ? when : conditions)}`
}

async function settings(call: Call, project: string, list: readonly Trusted[]): Promise<Brought[]> {
  const found: Brought[] = []
  for (const file of settingsFiles(call.paths, project).slice(1)) {
    const text = await readText(file)
    if (text === undefined) continue
    const { diagnostics } = loadSettings({ files: [{ file, text, untrusted: true }], env: {} })
    const kept = loadSettings({ files: [{ file, text }], env: {} }).list.filter(
      ({ key, origin }) => origin.from === 'file' && diagnostics.some((problem) => problem.key === key),
    )
    if (kept.length === 0) continue
    const hash = hashOfText(text)
    found.push({
      kind: 'settings',
      name: file.endsWith('.local.json') ? 'settings.local' : 'settings',
      file,
      wants: kept.map(({ key, value }) => t`sets ${key} to ${JSON.stringify(value)}`),
      trusted: holds(list, file, hash),
      hash,
    })
  }
  return found
}

async function workflows(call: Call, project: string, list: readonly Trusted[]): Promise<Brought[]> {
  const file = definitionsFile(project)
  const text = await readText(file)
  if (text === undefined) return []
  const hash = hashOfText(text)
  const trusted = holds(list, file, hash) || (await isAdoptedText(call.paths.adopted, file, text))
  return [
    {
      kind: 'workflows',
      name: 'workflows',
      file,
      wants: [t`adds or changes workflows, their stages and agents`],
      trusted,
      hash,
    },
  ]
}

async function tasks(call: Call, project: string): Promise<Brought[]> {
  const found: Brought[] = []
  for (const name of featuresIn(files, project, 'in-progress')) {
    const file = tasksFile(project, name)
    if (!files.exists(file)) continue
    const trusted = await isAdopted(call.paths.adopted, file)
    found.push({
      kind: 'tasks',
      name,
      file,
      wants: [t`its open tasks are told to sessions here`],
      trusted,
      hash: undefined,
    })
  }
  return found
}

function holds(list: readonly Trusted[], file: string, hash: string): boolean {
  return list.some((entry) => entry.file === file && entry.hash === hash)
}
