import { OWN_PACK, PACKS, type PackName } from '../feature/place.ts'
import checkBeforeGoingOn from './compaction/check-before-going-on.md' with { type: 'text' }
import keepDecisions from './compaction/keep-decisions.md' with { type: 'text' }
import ownFiles from './own/own-files.md' with { type: 'text' }
import deleteByFind from './safety/delete-by-find.md' with { type: 'text' }
import deleteRecursively from './safety/delete-recursively.md' with { type: 'text' }
import destroyDisk from './safety/destroy-disk.md' with { type: 'text' }
import dropDatabase from './safety/drop-database.md' with { type: 'text' }
import forcePush from './safety/force-push.md' with { type: 'text' }
import forkBomb from './safety/fork-bomb.md' with { type: 'text' }
import historyLoss from './safety/history-loss.md' with { type: 'text' }
import leakedSecrets from './safety/leaked-secrets.md' with { type: 'text' }
import pipeToShell from './safety/pipe-to-shell.md' with { type: 'text' }
import secretCommands from './safety/secret-commands.md' with { type: 'text' }
import secretFiles from './safety/secret-files.md' with { type: 'text' }
import systemFiles from './safety/system-files.md' with { type: 'text' }
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
}

const TEXTS: Readonly<Record<PackName, Readonly<Record<string, string>>>> = {
  safety: {
    'delete-by-find': deleteByFind,
    'delete-recursively': deleteRecursively,
    'destroy-disk': destroyDisk,
    'drop-database': dropDatabase,
    'force-push': forcePush,
    'fork-bomb': forkBomb,
    'history-loss': historyLoss,
    'leaked-secrets': leakedSecrets,
    'pipe-to-shell': pipeToShell,
    'secret-commands': secretCommands,
    'secret-files': secretFiles,
    'system-files': systemFiles,
  },
  tidy: {
    'use-bun': useBun,
    'use-pnpm': usePnpm,
    'use-poetry': usePoetry,
    'use-uv': useUv,
    'use-yarn': useYarn,
  },
  own: {
    'own-files': ownFiles,
  },
  compaction: {
    'check-before-going-on': checkBeforeGoingOn,
    'keep-decisions': keepDecisions,
  },
}

export const PACK_ABOUT: Readonly<Record<PackName, string>> = {
  safety: 'Destructive commands, files of secrets, forced pushes, downloads run unread.',
  tidy: "The project's own package manager instead of another one.",
  own: "Throughline's own files and the hosts' settings are not changed unasked. Always in force.",
  compaction: 'Reminders for the summariser and after a compaction.',
}

export function packRules(): readonly PackRule[] {
  return ([OWN_PACK, ...PACKS] as const).flatMap((pack) =>
    Object.entries(TEXTS[pack]).map(([name, text]) => ({ pack, file: `${pack}/${name}.md`, text })),
  )
}
