import { basename } from 'node:path'
import { readTranscript } from '../../continuity/feature/read-transcript.ts'
import { digestOf } from '../../continuity/measure/digest.ts'
import { CATALOGUE_HOST } from '../../hosts/index.ts'
import { learn } from '../../memory/learn/learn.ts'
import { lastSequence } from '../../memory/learn/sequence.ts'
import { savePrepared, USUAL_ROOM } from '../../memory/recall/brief.ts'
import { type GoneAmong, prepareProject } from '../../memory/recall/start.ts'
import type { ProjectPlace } from '../../memory/store/identity.ts'
import { mergeIndex } from '../../memory/store/index-rows.ts'
import { rememberPlace } from '../../memory/store/places.ts'
import { provenPlace } from '../../memory/store/proof.ts'
import { checkTruth } from '../../memory/truth/truth.ts'
import { t } from '../../messages/people/speak.ts'
import { files } from '../../platform/files/file-port.ts'
import { REDACTOR } from '../../platform/redact.ts'
import type { Call, Result } from '../command.ts'
import { progress } from '../terminal/progress.ts'
import { addDrift, type DriftByHost, driftLines } from '../transcripts/drift.ts'
import { countsOf, foundOf, foundText, type OwnTranscripts } from '../transcripts/find.ts'
import { hostOf, sessionIdOf } from '../transcripts/host-of.ts'
import { stateOf, transcriptFiles } from '../transcripts/open.ts'
import { type MemoryDesk, proofGround, withMemories } from './place.ts'
import { withRepairChanges } from './repair-changes.ts'

interface Counted {
  transcripts: number
  learned: number
  unchanged: number
  empty: number
  files: number
  commands: number
  texts: number
  projects: Set<string>
  drift: DriftByHost
}

/**
 * Learns from transcripts, the oldest first, so that what is recent stays recent. Each is a transaction of its own and leaves a
 * mark: run again, only what is new or has grown is read, wherever the last run stopped.
 */
export function importTranscripts(
  call: Call,
  all: readonly string[],
  found: readonly OwnTranscripts[],
): Promise<Result> {
  const hosts = new Map(found.flatMap(({ host, paths }) => paths.map((path) => [path, host])))
  return withMemories(call, async (desk) => {
    const bar = progress(call, all.length)
    const counted: Counted = {
      transcripts: all.length,
      learned: 0,
      unchanged: 0,
      empty: 0,
      files: 0,
      commands: 0,
      texts: 0,
      projects: new Set(),
      drift: {},
    }
    const given = call.value('project') === undefined ? undefined : desk.place
    for (const [at, file] of inOrder(all).entries()) {
      await bar.step(at, basename(file))
      await importOne(call, desk, { file, host: hosts.get(file) ?? hostOf(file) ?? CATALOGUE_HOST }, given, counted)
    }
    await bar.end()
    for (const project of counted.projects) prepare(desk, project, given)
    if (counted.learned > 0) mergeIndex(desk.sql, MERGED_PAGES, { whole: true })
    const { projects, drift, ...numbers } = counted
    const text = [
      // Who was asked has seen them.
      ...(found.length > 0 && call.flag('yes') ? [t`Found:`, foundText(found, call.userHome), ''] : []),
      textOf(counted, desk.place.project),
      ...driftLines(drift),
    ].join('\n')
    return {
      text,
      json: {
        ...numbers,
        projects: projects.size,
        ...(found.length > 0 && { hosts: countsOf(found), found: foundOf(found) }),
        ...(Object.keys(drift).length > 0 && { drift }),
      },
    }
  })
}

/** Oldest first by their last change, and by name where that says nothing. */
function inOrder(paths: readonly string[]): string[] {
  const times = new Map(paths.map((path) => [path, beganAt(path)]))
  return [...paths].sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0) || (a < b ? -1 : 1))
}

function beganAt(path: string): number {
  const { began, modified } = stateOf(path)
  return began ?? firstTime(path) ?? modified
}

function firstTime(path: string): number | undefined {
  const head = new TextDecoder().decode(transcriptFiles(path).read(path, 0, 16_384))
  const [, text, number] =
    /"(?:timestamp|startTime)":"([^"]+)"|"(?:at|created_at|ts|time)": ?(\d{13})\b/.exec(head) ?? []
  const time = text ? Date.parse(text) : Number(number)
  return Number.isNaN(time) ? undefined : time
}

async function importOne(
  call: Call,
  desk: MemoryDesk,
  { file, host }: { file: string; host: string },
  given: ProjectPlace | undefined,
  counted: Counted,
): Promise<void> {
  const { mark, modified } = stateOf(file)
  const session = sessionIdOf(file)
  const known = desk.sql.get('SELECT 1 AS found FROM memory_sessions WHERE session = ? AND mark = ?', session, mark)
  if (known && !call.flag('all')) {
    counted.unchanged++
    return
  }
  const read = readTranscript(
    transcriptFiles(file),
    { path: file, host, redact: REDACTOR },
    { session, agent: '' },
    undefined,
  )
  addDrift(counted.drift, host, read?.drift ?? {})
  if (!read || read.ledger.step === 0) {
    counted.empty++
    return
  }
  const { ledger, entries } = read
  const last = entries.findLast(({ at }) => at !== undefined)?.at
  const place = given ?? (await provenPlace(ledger.cwd || call.cwd, proofGround(desk.sql)))
  const digest = withRepairChanges(digestOf(ledger, session, last ? Date.parse(last) : modified), entries)
  const learned = desk.sql.transaction(() => {
    if (!given && ledger.cwd) rememberPlace(desk.sql, ledger.cwd, place)
    const result = learn(desk, place, digest, true)
    if (result)
      desk.sql.run(
        'UPDATE memory_sessions SET mark = ? WHERE project = ? AND session = ?',
        mark,
        place.project,
        session,
      )
    return result
  })
  if (!learned) {
    counted.empty++
    return
  }
  counted.projects.add(place.project)
  counted.learned++
  counted.files += learned.files
  counted.commands += learned.commands
  counted.texts += learned.texts
}

/** About eight megabytes of index. */
const MERGED_PAGES = 2000

/** So that the next session finds it ready. */
function prepare(desk: MemoryDesk, project: string, place: ProjectPlace | undefined): void {
  const seq = lastSequence(desk, project)
  // Of a project that is elsewhere nobody looks; its next session does.
  const goneAmong: GoneAmong = (ids) => {
    if (place?.project !== project) return new Set()
    const truths = checkTruth(desk.sql, files, place, ids, () => true)
    return new Set(ids.filter((id) => truths.get(id) === 'gone'))
  }
  const prepared = prepareProject(desk.sql, project, seq, USUAL_ROOM, goneAmong)
  desk.sql.transaction(() => savePrepared(desk.sql, project, USUAL_ROOM, prepared))
}

/** `here` is the project that the commands it names would speak of. */
function textOf(counted: Counted, here: string): string {
  const { transcripts, learned, unchanged, empty, files: fileCount, commands, texts, projects } = counted
  if (transcripts === 0) return t`There is no transcript there.`
  const rest = [
    ...(unchanged > 0 ? [unchanged === 1 ? t`1 was known already` : t`${unchanged} were known already`] : []),
    ...(empty > 0 ? [empty === 1 ? t`1 had nothing in it` : t`${empty} had nothing in them`] : []),
  ]
  const projectCount = projects.size === 1 ? t`1 project` : t`${projects.size} projects`
  const more = rest.length > 0 ? ` (${rest.join(', ')})` : ''
  return [
    transcripts === 1
      ? t`Learned from ${learned} of 1 transcript${more}, ${projectCount}.`
      : t`Learned from ${learned} of ${transcripts} transcripts${more}, ${projectCount}.`,
    ...(learned > 0
      ? [
          t`${fileCount} notes on files, ${commands} on commands, ${texts} on what was asked for, decided and repaired.`,
          projects.size === 1 && projects.has(here)
            ? t`throughline memory list shows them; throughline search finds them.`
            : t`throughline memory list --all shows them; throughline search --all finds them.`,
        ]
      : []),
  ].join('\n')
}
