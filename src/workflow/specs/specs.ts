import type { Files } from '../../protocol/ports.ts'
import type { Registry, SpecDocument } from '../definition/registry.ts'

/** Where a project keeps its features (S0.32, S0.35). */
export const PLACES = ['in-progress', 'backlog', 'archive'] as const
export type SpecPlace = (typeof PLACES)[number]

function placeFolder(project: string, place: SpecPlace): string {
  return `${project}/specs/features/${place}`
}

export function featureFolder(project: string, place: SpecPlace, name: string): string {
  return `${placeFolder(project, place)}/${name}`
}

export function tasksFile(project: string, name: string, place: SpecPlace = 'in-progress'): string {
  return `${featureFolder(project, place, name)}/tasks.md`
}

/** S0.34: kebab-case, and nothing that could lead out of the folder. */
export function isFeatureName(name: string): boolean {
  return name.length <= 64 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
}

export function featuresIn(files: Files, project: string, place: SpecPlace): string[] {
  return files
    .list(placeFolder(project, place))
    .filter(({ isFolder, name }) => isFolder && !name.startsWith('.'))
    .map(({ name }) => name)
}

export interface ActiveFeature {
  readonly name: string
  /** Others that are in progress too; the first by name counts (S0.32). */
  readonly others: readonly string[]
}

/** The feature that is being worked on in a project: the one that was chosen, else the first by name. */
export function activeFeature(files: Files, project: string, chosen?: string): ActiveFeature | undefined {
  const names = featuresIn(files, project, 'in-progress')
  const name = chosen !== undefined && names.includes(chosen) ? chosen : names[0]
  return name === undefined ? undefined : { name, others: names.filter((other) => other !== name) }
}

/** The text of a feature's task list; undefined when it has none. */
export function tasksText(files: Files, path: string): string | undefined {
  const size = files.size(path)
  if (size === undefined || size > LARGEST) return undefined
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.read(path, 0, size))
}

const LARGEST = 1_000_000

export interface NewFeature {
  readonly name: string
  readonly place: 'in-progress' | 'backlog'
  readonly workflow: string
  /** An ISO time. */
  readonly created: string
}

/** The documents a new feature begins with: a task list, and what its workflow asks for (S0.35). */
export function newFeature(registry: Registry, project: string, feature: NewFeature): { path: string; text: string }[] {
  const documents = new Set<SpecDocument>(['tasks', ...(registry.workflows[feature.workflow]?.documents ?? [])])
  const folder = featureFolder(project, feature.place, feature.name)
  return [...documents].map((document) => ({
    path: `${folder}/${document}.md`,
    text: TEMPLATES[document](registry, feature),
  }))
}

const TEMPLATES: Readonly<Record<SpecDocument, (registry: Registry, feature: NewFeature) => string>> = {
  tasks: (registry, { name, place, workflow, created }) =>
    [
      '---',
      `feature: ${name}`,
      `status: ${place}`,
      `workflow: ${workflow}`,
      `created: ${created}`,
      '---',
      '',
      `# ${name}`,
      '',
      '<!-- Add a section "Tasks" with a checkbox per task; until then the stages below are the tasks. -->',
      '',
      '## Stages',
      '',
      ...stageBoxes(registry, workflow),
      '',
    ].join('\n'),
  bdd: (_, { name }) => [`# ${name}: behaviour`, '', '## Feature', '', '- Given', '- When', '- Then', ''].join('\n'),
}

/** Exactly the key of each stage, numbered as the stages are: by that a stage knows its box. */
function stageBoxes(registry: Registry, workflow: string): string[] {
  const seen = new Map<string, number>()
  return (registry.workflows[workflow]?.stages ?? []).map((key) => {
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return `- [ ] ${count === 1 ? key : `${key}:${count}`}`
  })
}

/** S0.35: archive/YYYY-MM-DD_name, with a number behind it when that is taken. */
export function archiveFolder(files: Files, project: string, name: string, day: string): string {
  const taken = new Set(featuresIn(files, project, 'archive'))
  const wanted = `${day}_${name}`
  let free = wanted
  for (let n = 2; taken.has(free); n++) free = `${wanted}_${n}`
  return featureFolder(project, 'archive', free)
}
