import allowDocs from './samples/allow-docs.md' with { type: 'text' }
import askGit from './samples/ask-git.md' with { type: 'text' }
import askRsyncDelete from './samples/ask-rsync-delete.md' with { type: 'text' }
import loadConventions from './samples/load-conventions.md' with { type: 'text' }
import noFind from './samples/no-find.md' with { type: 'text' }
import noGrepTool from './samples/no-grep-tool.md' with { type: 'text' }
import noSudo from './samples/no-sudo.md' with { type: 'text' }
import noWeb from './samples/no-web.md' with { type: 'text' }
import precompactReminder from './samples/precompact-reminder.md' with { type: 'text' }
import rmToTrash from './samples/rm-to-trash.md' with { type: 'text' }

/** Rules to begin one's own from (S1.24). They are never in force by themselves. */
export const SAMPLES: Readonly<Record<string, string>> = {
  'allow-docs': allowDocs,
  'ask-git': askGit,
  'ask-rsync-delete': askRsyncDelete,
  'load-conventions': loadConventions,
  'no-find': noFind,
  'no-grep-tool': noGrepTool,
  'no-sudo': noSudo,
  'no-web': noWeb,
  'precompact-reminder': precompactReminder,
  'rm-to-trash': rmToTrash,
}
