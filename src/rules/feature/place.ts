import type { Event } from '../../protocol/event.ts'
import { normalise } from '../conditions/paths.ts'
import type { RulesContext } from './context.ts'

/** Where the rules of an event come from. */
export interface Place {
  readonly project: string
  readonly folders: readonly Folder[]
  readonly packs: readonly string[]
  /** Which set this is, and by what it is seen that a folder has changed. */
  readonly key: string
  readonly stamp: string
}

export interface Folder {
  readonly path: string
  readonly origin: 'user' | 'project'
  readonly modifiedAt: number
}

export const PACKS = ['safety', 'tidy', 'compaction'] as const
export type PackName = (typeof PACKS)[number]

/** Undefined when there are no rules at all: that costs a hook two looks at folders that are not there. */
export function placeOf(event: Pick<Event, 'projectDir' | 'cwd'>, context: RulesContext): Place | undefined {
  const { settings, paths, version } = context
  const project = event.projectDir ?? event.cwd
  const packs: PackName[] = []
  for (const pack of PACKS) if (settings.rules[pack]) packs.push(pack)
  const folders: Folder[] = []
  for (const [path, origin] of foldersOf(paths.rules, project)) {
    const modifiedAt = context.modifiedAt(path)
    if (modifiedAt !== undefined) folders.push({ path, origin, modifiedAt })
  }
  if (folders.length === 0 && packs.length === 0) return undefined
  let stamp = `${version}|${context.userHome}`
  for (const { path, modifiedAt } of folders) stamp += `|${path}:${modifiedAt}`
  return { project, folders, packs, key: `${project}\n${packs.join('+')}`, stamp }
}

/** The person's own folder first; a project that has the same one brings nothing along. */
export function foldersOf(own: string, project: string): readonly (readonly [string, Folder['origin']])[] {
  const brought = `${project}/.throughline/rules`
  return normalise(own) === normalise(brought)
    ? [[own, 'user']]
    : [
        [own, 'user'],
        [brought, 'project'],
      ]
}
