import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Replayed } from '../../continuity/measure/replay.ts'
import { type Command, CommandError } from '../command.ts'
import { type ReplayedFile, replayFile, transcriptsIn } from '../report/replay-files.ts'
import { progress } from '../terminal/progress.ts'
import { table } from '../terminal/table.ts'

export const replay: Command = {
  takes: '[file or folder …]',
  words: 100,
  options: {
    texts: { about: 'Also print what would have been put back.' },
    limit: { value: 'N', about: 'Look at the newest N transcripts only.' },
  },
  examples: ['throughline replay', 'throughline replay ~/.claude/projects/-home-me-app --texts'],
  async run(call) {
    const paths = call.words.length > 0 ? call.words : [join(call.userHome, '.claude', 'projects')]
    const missing = paths.find((path) => !existsSync(path))
    if (missing) throw new CommandError(`there is no ${missing}`, 'name a transcript (.jsonl) or a folder of them')
    const limit = Number.parseInt(call.value('limit') ?? '', 10)
    const transcripts = transcriptsIn(paths).slice(Number.isNaN(limit) ? 0 : -limit)
    const bar = progress(call, transcripts.length)
    const replayed: ReplayedFile[] = []
    for (const [i, file] of transcripts.entries()) {
      await bar.step(i, file)
      const one = replayFile(file)
      if (one.compactions.length > 0) replayed.push(one)
    }
    await bar.end()
    const all = replayed.flatMap(({ compactions }) => compactions)
    return {
      text: textOf(transcripts.length, replayed, all, call.flag('texts')),
      json: { transcripts: transcripts.length, compactions: replayed.flatMap(jsonOf), mean: meanOf(all) },
    }
  },
}

function textOf(
  transcripts: number,
  replayed: readonly ReplayedFile[],
  all: readonly Replayed[],
  texts: boolean,
): string {
  if (all.length === 0) return `${transcripts} transcripts, no compaction in them: nothing to show yet.`
  const rows = replayed.flatMap(({ file, compactions }) =>
    compactions.map((one) => [
      file.replace(/^.*[\\/]/, '').slice(0, 13),
      one.at?.slice(0, 16).replace('T', ' ') ?? '–',
      one.trigger,
      `${one.kept}/${one.facts}`,
      String(one.restored),
      one.score.counts ? percent(one.score.summary) : '–',
      one.score.counts ? percent(one.score.withB) : '–',
    ]),
  )
  const mean = meanOf(all)
  const closing = mean
    ? [
        '',
        `Of what was needed next, the summaries covered ${percent(mean.summary)}. With Throughline it would have been ${percent(mean.withRecovery)}`,
        `right after the compaction and ${percent(mean.withDelta)} one event later (mean of ${mean.counted} compactions with enough to measure).`,
      ]
    : ['', 'Too little was needed after these compactions to measure a share.']
  const shown = texts ? replayed.flatMap(({ compactions }) => compactions.flatMap(textsOf)) : []
  return [
    table(['TRANSCRIPT', 'WHEN', 'TRIGGER', 'FACTS KEPT', 'PUT BACK', 'SUMMARY', 'WITH US'], rows),
    ...closing,
    ...shown,
  ].join('\n')
}

function textsOf({ at, recovery, delta }: Replayed): string[] {
  return ['', `── ${at ?? ''} first:`, recovery, ...(delta ? ['── then:', delta] : [])]
}

function jsonOf({ file, compactions }: ReplayedFile) {
  return compactions.map(({ score, tokensBefore, tokensAfter, at, ...one }) => ({
    transcript: file,
    at: at ?? null,
    tokensBefore: tokensBefore ?? null,
    tokensAfter: tokensAfter ?? null,
    ...one,
    needed: score.needed,
    coverage: score.counts ? { summary: score.summary, withRecovery: score.withA, withDelta: score.withB } : null,
  }))
}

function meanOf(all: readonly Replayed[]) {
  const counted = all.map(({ score }) => score).filter(({ counts }) => counts)
  if (counted.length === 0) return null
  const mean = (pick: (score: Replayed['score']) => number) =>
    counted.reduce((sum, score) => sum + pick(score), 0) / counted.length
  return {
    counted: counted.length,
    summary: mean(({ summary }) => summary),
    withRecovery: mean(({ withA }) => withA),
    withDelta: mean(({ withB }) => withB),
  }
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
