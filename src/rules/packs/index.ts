import { OWN_PACK, PACKS, type PackName } from '../feature/place.ts'
import destroyRemote from './cloud/destroy-remote.md' with { type: 'text' }
import publish from './cloud/publish.md' with { type: 'text' }
import strictChanges from './cloud/strict-changes.md' with { type: 'text' }
import checkBeforeGoingOn from './compaction/check-before-going-on.md' with { type: 'text' }
import keepDecisions from './compaction/keep-decisions.md' with { type: 'text' }
import dropDatabase from './databases/drop-database.md' with { type: 'text' }
import deleteOutside from './files/delete-outside.md' with { type: 'text' }
import deleteRecursively from './files/delete-recursively.md' with { type: 'text' }
import overwriteFiles from './files/overwrite-files.md' with { type: 'text' }
import strictDeletes from './files/strict-deletes.md' with { type: 'text' }
import forcePush from './git/force-push.md' with { type: 'text' }
import historyLoss from './git/history-loss.md' with { type: 'text' }
import strictDiscards from './git/strict-discards.md' with { type: 'text' }
import ownFiles from './own/own-files.md' with { type: 'text' }
import leakedByCommands from './secrets/leaked-by-commands.md' with { type: 'text' }
import leakedSecrets from './secrets/leaked-secrets.md' with { type: 'text' }
import secretCommands from './secrets/secret-commands.md' with { type: 'text' }
import secretFiles from './secrets/secret-files.md' with { type: 'text' }
import sendSecrets from './secrets/send-secrets.md' with { type: 'text' }
import destroyDisk from './system/destroy-disk.md' with { type: 'text' }
import pipeToShell from './system/pipe-to-shell.md' with { type: 'text' }
import runUnread from './system/run-unread.md' with { type: 'text' }
import stopMachine from './system/stop-machine.md' with { type: 'text' }
import strictRoot from './system/strict-root.md' with { type: 'text' }
import systemFiles from './system/system-files.md' with { type: 'text' }
import systemPaths from './system/system-paths.md' with { type: 'text' }
import weakenProtection from './system/weaken-protection.md' with { type: 'text' }
import useBun from './tidy/use-bun.md' with { type: 'text' }
import usePnpm from './tidy/use-pnpm.md' with { type: 'text' }
import usePoetry from './tidy/use-poetry.md' with { type: 'text' }
import useUv from './tidy/use-uv.md' with { type: 'text' }
import useYarn from './tidy/use-yarn.md' with { type: 'text' }

/** A rule that comes with Throughline: in force when its pack is. */
export interface PackRule {
  readonly pack: PackName
  readonly file: string
  readonly text: string
  /** Only with rules.strict. */
  readonly strict: boolean
}

const TEXTS: Readonly<Record<PackName, Readonly<Record<string, string>>>> = {
  files: {
    'delete-outside': deleteOutside,
    'delete-recursively': deleteRecursively,
    'overwrite-files': overwriteFiles,
    'strict-deletes': strictDeletes,
  },
  git: {
    'force-push': forcePush,
    'history-loss': historyLoss,
    'strict-discards': strictDiscards,
  },
  databases: {
    'drop-database': dropDatabase,
  },
  cloud: {
    'destroy-remote': destroyRemote,
    publish: publish,
    'strict-changes': strictChanges,
  },
  secrets: {
    'leaked-secrets': leakedSecrets,
    'leaked-by-commands': leakedByCommands,
    'secret-commands': secretCommands,
    'secret-files': secretFiles,
    'send-secrets': sendSecrets,
  },
  system: {
    'destroy-disk': destroyDisk,
    'pipe-to-shell': pipeToShell,
    'run-unread': runUnread,
    'stop-machine': stopMachine,
    'strict-root': strictRoot,
    'system-files': systemFiles,
    'system-paths': systemPaths,
    'weaken-protection': weakenProtection,
  },
  tidy: {
    'use-bun': useBun,
    'use-pnpm': usePnpm,
    'use-poetry': usePoetry,
    'use-uv': useUv,
    'use-yarn': useYarn,
  },
  compaction: {
    'check-before-going-on': checkBeforeGoingOn,
    'keep-decisions': keepDecisions,
  },
  own: {
    'own-files': ownFiles,
  },
}

export const PACK_ABOUT: Readonly<Record<PackName, string>> = {
  files: 'Deleting and overwriting outside the project, of all of it, or of what no build makes again.',
  git: 'Work, branches and history thrown away; forced pushes.',
  databases: 'Databases, tables and all their rows dropped, emptied or changed.',
  cloud: 'Containers, clusters, cloud resources and infrastructure destroyed; packages published.',
  secrets: 'Keys and credentials shown, written or sent away.',
  system: 'Disks, system files, the machine itself, what protects it; downloads run unread.',
  tidy: "The project's own package manager instead of another one.",
  compaction: 'Reminders for the summariser and after a compaction.',
  own: "Throughline's own files and the hosts' settings are not changed unasked. In force while rules are on.",
}

export function packRules(): readonly PackRule[] {
  return ([OWN_PACK, ...PACKS] as const).flatMap((pack) =>
    Object.entries(TEXTS[pack]).map(([name, text]) => ({
      pack,
      file: `${pack}/${name}.md`,
      text,
      strict: name.startsWith('strict-'),
    })),
  )
}
