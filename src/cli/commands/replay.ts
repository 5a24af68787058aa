import { existsSync } from 'node:fs'
import type { Replayed } from '../../continuity/measure/replay.ts'
import { t } from '../../messages/people/speak.ts'
import { redact } from '../../platform/redact.ts'
import { type Command, CommandError } from '../command.ts'
import { figuresOf } from '../report/figures.ts'
import { countsOf, countsText, noTranscripts, ownTranscripts } from '../report/own-transcripts.ts'
import { type ReplayedFile, replayFile, transcriptsIn } from '../report/replay-files.ts'
import { reportText, type ShownCompaction } from '../report/text.ts'
import { reportWords } from '../report/words.ts'
import { progress } from '../terminal/progress.ts'
import { when } from '../terminal/when.ts'

export const replay: Command = {
  takes: '[file or folder …]',
  words: 100,
  options: {
    texts: { about: 'Also print what would have been put back.' },
    facts: { about: 'List the facts of every compaction, not only of the last.' },
    limit: { value: 'N', about: 'Look at the newest N transcripts only.' },
  },
  examples: ['throughline replay', 'throughline replay ~/.claude/projects/-home-me-app --texts'],
  async run(call) {
    const missing = call.words.find((path) => !existsSync(path))
    if (missing) throw new CommandError(t`there is no ${missing}`, t`name a transcript (.jsonl) or a folder of them`)
    const own = call.words.length > 0 ? [] : await ownTranscripts(call)
    if (call.words.length === 0 && own.length === 0)
      throw new CommandError(noTranscripts(), t`name a transcript (.jsonl) or a folder of them`)
    const limit = Number.parseInt(call.value('limit') ?? '', 10)
    const paths = call.words.length > 0 ? transcriptsIn(call.words) : own.flatMap(({ paths }) => paths)
    const transcripts = paths.slice(Number.isNaN(limit) ? 0 : -limit)
    const bar = progress(call, transcripts.length)
    const replayed: ReplayedFile[] = []
    for (const [i, file] of transcripts.entries()) {
      await bar.step(i, file)
      const one = await replayFile(file)
      if (one.compactions.length > 0) replayed.push({ ...one, compactions: one.compactions.map(cleaned) })
    }
    await bar.end()
    const words = reportWords()
    const all = replayed.flatMap(({ compactions }) => compactions)
    const texts = call.flag('texts') ? all.flatMap(textsOf) : []
    const shown = replayed.flatMap(shownOf)
    return {
      text:
        all.length === 0
          ? words.noneInTranscripts({ transcripts: transcripts.length })
          : [
              words.would,
              ...(own.length > 0 ? [countsText(own)] : []),
              '',
              reportText(shown, words, call.flag('facts') ? 'all' : 'last'),
              ...texts,
            ].join('\n'),
      json: {
        transcripts: transcripts.length,
        ...(own.length > 0 && { hosts: countsOf(own) }),
        meaning: words.meaning,
        totals: { compactions: all.length, ...figuresOf(all.flatMap(({ fates }) => fates)) },
        compactions: replayed.flatMap(jsonOf),
      },
    }
  },
}

/** A transcript holds what it holds; what is shown of it holds no secret. */
function cleaned(one: Replayed): Replayed {
  const fates = one.fates.map((fate) => ({ ...fate, text: redact(fate.text) }))
  return { ...one, fates, recovery: redact(one.recovery), delta: redact(one.delta) }
}

function shownOf({ file, compactions }: ReplayedFile): ShownCompaction[] {
  return compactions.map(({ at, trigger, tokensBefore, tokensAfter, fates, actions }) => ({
    when: at === undefined ? '–' : when(Date.parse(at)).slice(5, 16),
    whose: file
      .replace(/^.*[\\/]/, '')
      .replace(/\.\w+$/, '')
      .slice(0, 8),
    trigger,
    tokensBefore: tokensBefore ?? null,
    tokensAfter: tokensAfter ?? null,
    fates,
    actions: actions ?? null,
  }))
}

function textsOf({ at, recovery, delta }: Replayed): string[] {
  return [
    '',
    t`── ${at === undefined ? '' : when(Date.parse(at))} first:`,
    recovery,
    ...(delta ? [t`── then:`, delta] : []),
  ]
}

function jsonOf({ file, compactions }: ReplayedFile) {
  return compactions.map(({ at, tokensBefore, tokensAfter, fates, actions, trigger, recovery, delta }) => ({
    transcript: file,
    at: at ?? null,
    trigger,
    tokensBefore: tokensBefore ?? null,
    tokensAfter: tokensAfter ?? null,
    ...figuresOf(fates),
    actionsUntilEdit: actions ?? null,
    fates,
    recovery,
    delta,
  }))
}
