import { existsSync } from 'node:fs'
import { shortId } from '../../base/short-id.ts'
import { contradictionsIn } from '../../continuity/measure/against.ts'
import { createReplay, type Replayed } from '../../continuity/measure/replay.ts'
import type { Drift } from '../../continuity/transcript/line-reader.ts'
import { CATALOGUE_HOST, HOSTS, type HostId, isHostId } from '../../hosts/index.ts'
import { t } from '../../messages/people/speak.ts'
import { REDACTOR, redact } from '../../platform/redact.ts'
import { type Command, CommandError, countOption } from '../command.ts'
import { figuresOf } from '../report/figures.ts'
import { reportText, type ShownCompaction } from '../report/text.ts'
import { reportWords } from '../report/words.ts'
import { progress } from '../terminal/progress.ts'
import { when } from '../terminal/when.ts'
import { addDrift, type DriftByHost, driftLines } from '../transcripts/drift.ts'
import { countsOf, foundOf, foundText, noTranscripts, ownTranscripts, transcriptsIn } from '../transcripts/find.ts'
import { hostOf, sessionIdOf } from '../transcripts/host-of.ts'
import { placeIn, stateOf, transcriptFiles } from '../transcripts/open.ts'

export const replay: Command = {
  takes: '[file or folder …]',
  words: 100,
  options: {
    texts: { about: 'Also print what would have been put back.' },
    facts: { about: 'List the facts of every compaction, not only of the last.' },
    limit: { value: 'N', about: 'Look at the newest N transcripts only.' },
  },
  examples: ['throughline replay', 'throughline replay ~/.claude/projects/-home-me-app --texts'],
  prints: ['replay'],
  async run(call) {
    const limit = countOption(call, 'limit', 1, 100_000)
    const missing = call.words.find((path) => !existsSync(placeIn(path).file))
    if (missing) throw new CommandError(t`there is no ${missing}`, t`name a transcript (.jsonl) or a folder of them`)
    const own = call.words.length > 0 ? [] : await ownTranscripts(call)
    if (call.words.length === 0 && own.length === 0)
      throw new CommandError(noTranscripts(), t`name a transcript (.jsonl) or a folder of them`)
    const paths = call.words.length > 0 ? transcriptsIn(call.words) : own.flatMap(({ paths }) => paths)
    const unknown = call.words.find((path) => paths.includes(path) && hostOf(path) === undefined)
    if (unknown !== undefined)
      throw new CommandError(
        t`${unknown} is no transcript that can be read`,
        t`name a transcript (.jsonl) or a folder of them`,
      )
    const transcripts = limit === undefined ? paths : newest(paths, limit)
    const bar = progress(call, transcripts.length)
    const replayed: ReplayedFile[] = []
    const drift: DriftByHost = {}
    for (const [i, file] of transcripts.entries()) {
      await bar.step(i, file)
      const one = await replayFile(file)
      addDrift(drift, one.host, one.drift)
      if (one.compactions.length > 0) replayed.push({ ...one, compactions: one.compactions.map(cleaned) })
    }
    await bar.end()
    const words = reportWords()
    const inOrder = byTime(replayed)
    const all = inOrder.map(({ one }) => one)
    const texts = call.flag('texts') ? all.flatMap(textsOf) : []
    const shown = inOrder.map((one) => shownOf(one, call.now))
    const untold =
      all.length > 0 && !call.flag('texts')
        ? ['', t`throughline replay --texts also prints what would have been put back.`]
        : []
    return {
      text: [
        ...(all.length === 0 ? [words.noneInTranscripts({ transcripts: transcripts.length })] : [words.would]),
        ...(own.length > 0 ? [foundText(own, call.userHome)] : []),
        ...driftLines(drift),
        ...(all.length === 0
          ? []
          : ['', reportText(shown, words, call.flag('facts') ? 'all' : 'last'), ...texts, ...untold]),
      ].join('\n'),
      json: {
        transcripts: transcripts.length,
        ...(own.length > 0 && { hosts: countsOf(own), found: foundOf(own) }),
        ...(Object.keys(drift).length > 0 && { drift }),
        meaning: words.meaning,
        totals: { compactions: all.length, ...figuresOf(all.flatMap(({ fates }) => fates)) },
        compactions: inOrder.map(jsonOf),
      },
    }
  },
}

/** A transcript holds what it holds; what is shown of it holds no secret. */
function cleaned(one: Replayed): Replayed {
  const fates = one.fates.map((fate) => ({ ...fate, text: redact(fate.text) }))
  return { ...one, fates, recovery: redact(one.recovery), delta: redact(one.delta) }
}

/** As they happened, whatever their files are called; what has no time stands where its session does. */
function byTime(replayed: readonly ReplayedFile[]): Dated[] {
  const dated = replayed.flatMap(({ file, compactions }) => {
    let last = 0
    return compactions.map((one): Dated => {
      last = one.at === undefined ? last : Date.parse(one.at)
      return { file, one, time: last }
    })
  })
  return dated.sort((a, b) => a.time - b.time)
}

interface Dated {
  readonly file: string
  readonly one: Replayed
  readonly time: number
}

function newest(paths: readonly string[], most: number): string[] {
  const dated = paths.map((path) => ({ path, modified: stateOf(path).modified }))
  return dated
    .sort((a, b) => a.modified - b.modified)
    .slice(-most)
    .map(({ path }) => path)
}

function shownOf({ file, one }: Dated, now: number): ShownCompaction {
  const { at, trigger, tokensBefore, tokensAfter, fates, actions, delta } = one
  return {
    when: at === undefined ? '–' : dayOf(Date.parse(at), now),
    whose: shortId(sessionIdOf(file)),
    trigger,
    tokensBefore: tokensBefore ?? null,
    tokensAfter: tokensAfter ?? null,
    fates,
    actions: actions ?? null,
    against: contradictionsIn(delta),
  }
}

/** With the year where it is not this one. */
function dayOf(at: number, now: number): string {
  const text = when(at)
  return text.slice(0, 4) === when(now).slice(0, 4) ? text.slice(5, 16) : text.slice(0, 16)
}

function textsOf({ at, recovery, delta }: Replayed): string[] {
  return [
    '',
    t`── ${at === undefined ? '' : when(Date.parse(at))} first:`,
    recovery,
    ...(delta ? [t`── then:`, delta] : []),
  ]
}

function jsonOf({ file, one }: Dated) {
  const { at, tokensBefore, tokensAfter, fates, actions, trigger, recovery, delta } = one
  return {
    transcript: file,
    at: at ?? null,
    trigger,
    tokensBefore: tokensBefore ?? null,
    tokensAfter: tokensAfter ?? null,
    ...figuresOf(fates),
    actionsUntilEdit: actions ?? null,
    contradictions: contradictionsIn(delta),
    fates,
    recovery,
    delta,
  }
}

interface ReplayedFile {
  file: string
  host: HostId
  compactions: Replayed[]
  drift: Drift
}

const CHUNK = 4 * 1024 * 1024

/** One transcript, read in pieces; nothing is written anywhere. */
async function replayFile(file: string): Promise<ReplayedFile> {
  const id = hostOf(file) ?? ''
  const host = isHostId(id) ? id : CATALOGUE_HOST
  const replay = createReplay({ ...(await HOSTS[host]()), redact: REDACTOR })
  const files = transcriptFiles(file)
  const size = files.size(file) ?? 0
  for (let at = 0; at < size; at += CHUNK) replay.push(files.read(file, at, Math.min(size, at + CHUNK)))
  return { file, host, compactions: replay.end(), drift: replay.drift() }
}
