import type { Files, FileWriter } from '../../protocol/ports.ts'
import type { Registry } from '../definition/registry.ts'
import { writeFrontmatter } from './frontmatter.ts'
import {
  archiveFolder,
  featureFolder,
  featuresIn,
  isFeatureName,
  type NewFeature,
  newFeature,
  type SpecPlace,
  tasksText,
} from './specs.ts'

/** The world a feature lives in. */
export interface Disk {
  readonly files: Files
  readonly writer: FileWriter
}

export type Done = { ok: true; path: string } | { ok: false; why: 'bad-name' | 'taken' | 'missing'; place?: SpecPlace }

export function createFeature(disk: Disk, registry: Registry, project: string, feature: NewFeature): Done {
  if (!isFeatureName(feature.name)) return { ok: false, why: 'bad-name' }
  const taken = (['in-progress', 'backlog'] as const).find((place) =>
    featuresIn(disk.files, project, place).includes(feature.name),
  )
  if (taken) return { ok: false, why: 'taken', place: taken }
  for (const { path, text } of newFeature(registry, project, feature)) disk.writer.write(path, text)
  return { ok: true, path: featureFolder(project, feature.place, feature.name) }
}

/** Makes the documents that a workflow asks for and a feature lacks; what is there stays as it is. */
export function completeDocuments(disk: Disk, registry: Registry, project: string, feature: NewFeature): void {
  for (const { path, text } of newFeature(registry, project, feature)) {
    if (!disk.files.exists(path)) disk.writer.write(path, text)
  }
}

/** From the backlog into work. */
export function startFeature(disk: Disk, project: string, name: string): Done {
  if (!isFeatureName(name)) return { ok: false, why: 'bad-name' }
  if (!featuresIn(disk.files, project, 'backlog').includes(name)) return { ok: false, why: 'missing' }
  const to = featureFolder(project, 'in-progress', name)
  if (disk.files.exists(to)) return { ok: false, why: 'taken', place: 'in-progress' }
  disk.writer.move(featureFolder(project, 'backlog', name), to)
  mark(disk, to, { status: 'in-progress' })
  return { ok: true, path: to }
}

/** Out of the way, with its day. `at` is an ISO time. */
export function archiveFeature(disk: Disk, project: string, name: string, at: string): Done {
  const place = (['in-progress', 'backlog'] as const).find((one) => featuresIn(disk.files, project, one).includes(name))
  if (!place) return { ok: false, why: 'missing' }
  const to = archiveFolder(disk.files, project, name, at.slice(0, 10))
  disk.writer.move(featureFolder(project, place, name), to)
  mark(disk, to, { status: 'archived', archivedAt: at })
  return { ok: true, path: to }
}

function mark({ files, writer }: Disk, folder: string, fields: Parameters<typeof writeFrontmatter>[1]): void {
  const path = `${folder}/tasks.md`
  const text = tasksText(files, path)
  if (text !== undefined) writer.write(path, writeFrontmatter(text, fields))
}
