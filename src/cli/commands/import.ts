import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { t } from '../../messages/people/speak.ts'
import { type Command, CommandError, unknownWord, usageError } from '../command.ts'
import { importTranscripts } from '../memory/import-transcripts.ts'
import { foundText, noTranscripts, type OwnTranscripts, ownTranscripts, transcriptsIn } from '../transcripts/find.ts'
import { placeIn } from '../transcripts/open.ts'

const WHAT = ['transcripts', 'memories'] as const

export const importCommand: Command = {
  takes: '<transcripts|memories> [file or folder …]',
  words: 1000,
  options: {
    project: {
      value: 'DIR',
      of: ['transcripts'],
      about: 'transcripts: they are about the project of this folder (default: the folder each of them names).',
    },
    format: {
      value: 'WORD',
      of: ['memories'],
      about: 'memories: json, markdown, csv, claude-mem or claude-md (default: by the name of the file).',
    },
    conflict: {
      value: 'WORD',
      of: ['memories'],
      about: 'memories: skip (default), overwrite, merge or rename where the URI is taken.',
    },
    all: { about: 'Also those that were imported before and have not changed.' },
    yes: { about: 'Do not ask.', short: 'y' },
  },
  examples: [
    'throughline import transcripts',
    'throughline import transcripts ~/.claude/projects/-home-me-app --project ~/app',
    'throughline import memories memories.json --conflict merge',
  ],
  prints: ['import-transcripts', 'memory-import'],
  async run(call) {
    const [what = '', ...paths] = call.words
    if (what === '') throw usageError(t`what to import is missing`, t`one of: ${WHAT.join(', ')}`)
    if (!WHAT.some((known) => known === what)) throw unknownWord('kind of import', what, WHAT)
    if (what === 'memories')
      return (await import('../memory/verbs/exchange.ts')).importMemories({ ...call, words: paths })
    const missing = paths.map((path) => resolve(call.cwd, path)).find((path) => !existsSync(placeIn(path).file))
    if (missing) throw new CommandError(t`there is no ${missing}`, t`name a transcript (.jsonl) or a folder of them`)
    if (paths.length > 0)
      return importTranscripts(call, transcriptsIn(paths.map((path) => resolve(call.cwd, path))), [])
    const found = await own(call)
    return importTranscripts(
      call,
      found.flatMap((one) => one.paths),
      found,
    )
  },
}

/** Nobody's transcripts are read without a yes; to name one is to say it. */
async function own(call: Parameters<Command['run']>[0]): Promise<OwnTranscripts[]> {
  const found = await ownTranscripts(call)
  if (found.length === 0) throw new CommandError(noTranscripts(), t`name a transcript (.jsonl) or a folder of them`)
  if (call.flag('yes')) return found
  const answer = await call.ask(
    `${foundText(found, call.userHome)}\n${t`Learn from all these transcripts of yours? Nothing leaves this machine. [y/N] `}`,
  )
  if (answer === undefined)
    throw new CommandError(t`nobody is here to say yes, so nothing was read`, t`add --yes, or name the transcripts`)
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError(t`nothing was read`, t`run it again when you are ready`)
  return found
}
