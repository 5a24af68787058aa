import { ownCommand } from '../own.ts'
import { PROGRAM_NAMES, type ProgramGroup } from '../program-names.ts'
import type { Look } from '../scene.ts'
import { dropTool, mongo, mysqladmin, redis, resetTool, restore, sqlClient } from './databases.ts'
import { remove } from './delete-files.ts'
import { editorScript } from './editors.ts'
import { copy, find, mirror, move, rights, unpack } from './files.ts'
import { git } from './git.ts'
import { makefile, packageScripts } from './makefile.ts'
import { fetcher, installer } from './network.ts'
import { cloud, cluster, container, helm, infrastructure, publish, storage } from './remote.ts'
import { gitSecrets, keeper, shows, showsVariable } from './secrets.ts'
import { sender } from './sending.ts'
import { dd, disk, kill, mounts, protection, schedule, service, shutdown, systemPackages } from './system.ts'
import { editInPlace, writeAll } from './write-files.ts'

/** Who looks at which group of programs. One program may be looked at from several sides. */
const LOOKS: Readonly<Record<ProgramGroup, readonly Look[]>> = {
  remove: [remove],
  find: [find],
  move: [move],
  copy: [copy],
  writeAll: [writeAll],
  editInPlace: [editInPlace],
  lineEditor: [editInPlace],
  editor: [editorScript],
  rights: [rights],
  mirror: [mirror],
  unpack: [unpack],
  makefile: [makefile],
  git: [git, gitSecrets],
  sqlClient: [sqlClient],
  mongo: [mongo],
  redis: [redis],
  dropTool: [dropTool],
  mysqladmin: [mysqladmin],
  restore: [restore],
  resetTool: [resetTool],
  cloud: [cloud],
  container: [container],
  cluster: [cluster],
  helm: [helm],
  infrastructure: [infrastructure],
  publish: [publish, resetTool, packageScripts],
  installer: [installer],
  storage: [storage],
  fetcher: [fetcher],
  sender: [sender],
  shows: [shows],
  showsVariable: [showsVariable],
  keeper: [keeper],
  disk: [disk],
  dd: [dd],
  shutdown: [shutdown],
  service: [service],
  kill: [kill],
  schedule: [schedule],
  protection: [protection, mounts],
  systemPackages: [systemPackages],
  own: [ownCommand],
}

const PROGRAMS: ReadonlyMap<string, readonly Look[]> = (() => {
  const found = new Map<string, Look[]>()
  for (const [group, names] of Object.entries(PROGRAM_NAMES))
    for (const name of names.split(' ')) found.set(name, [...(found.get(name) ?? []), ...LOOKS[group as ProgramGroup]])
  return found
})()

/** mkfs.ext4, mkfs.xfs and the like are one program. */
export function looksAt(name: string): readonly Look[] {
  const known = PROGRAMS.get(name)
  if (known) return known
  if (/^(?:mkfs|newfs|mkswap)/.test(name)) return [disk]
  return /^(?:pip|python)\d[\d.]*$/.test(name) ? (PROGRAMS.get(name.startsWith('pip') ? 'pip' : 'python3') ?? []) : []
}
