import { readFileSync } from 'node:fs'
import { forgetMemory, LEAVE_NOTHING, type Receipt, SECURE } from '../../../memory/store/forgetting/forget.ts'
import { SHORTEST } from '../../../memory/store/forgetting/scrub.ts'
import { forgottenByDay } from '../../../memory/store/forgetting/tombstones.ts'
import { t } from '../../../messages/people/speak.ts'
import type { Sql } from '../../../storage/sql.ts'
import { forgetForTeam } from '../../../team/forgetting.ts'
import { joinedProject } from '../../../team/joined.ts'
import { type Call, CommandError, type Result } from '../../command.ts'
import { copiesIn, forgetCopies } from '../../past/copies.ts'
import { withMemories } from '../place.ts'
import { proposedByAgent } from '../whose-call.ts'
import { memoryNamed } from './read.ts'

/** Removes a memory for good, looks for its text in the bytes of the store's files, and says what it found. */
export async function forgetOne(call: Call, word: string | undefined): Promise<Result> {
  const done = await withMemories(call, async (desk) => {
    const memory = memoryNamed(desk, word)
    const proposed = await proposedByAgent(call, desk, memory, 'forget')
    if (proposed) return { proposed }
    await agree(call, memory.uri, memory.content)
    desk.sql.script(SECURE)
    const joined = joinedProject(desk.sql, memory.project)
    const result = desk.sql.transaction(() => {
      const gone = forgetMemory(desk, memory)
      const shared = joined && memory.trust !== 'team' ? forgetForTeam(desk, joined, memory.uri) : undefined
      return { ...gone, team: shared && joined?.team, ...elsewhere(desk.sql, gone.contents) }
    })
    for (const step of LEAVE_NOTHING) desk.sql.script(step)
    return result
  })
  if ('proposed' in done) return done.proposed
  // What was remembered may stand in them too; the next question makes them anew.
  forgetCopies(copiesIn(call.paths))
  const left = remains(call.paths.database, done.contents)
  if (done.team !== undefined) (await import('../../team/sync/start-sync.ts')).startSync(call)
  const transcripts = holding(done.written, done.contents)
  const json = { ...done.receipt, verified: left.length === 0, remains: left, transcripts, team: done.team ?? null }
  if (left.length === 0) {
    const text = [receiptText(done.receipt, done.contents), ...transcriptText(transcripts), ...teamText(done.team)]
    return { text: text.join('\n'), json }
  }
  if (done.uris.length > 0)
    throw new CommandError(
      t`${done.receipt.uri} was removed, but other memories say the same: ${done.uris.join(', ')}`,
      t`throughline memory read URI shows one, throughline forget URI removes it too`,
    )
  throw new CommandError(
    t`${done.receipt.uri} was removed, but its text still stands in ${left.join(', ')}`,
    t`another process may be using the store: end the agents and run it again`,
  )
}

/** `memory list --forgotten`: that something was, and when. What it was is kept nowhere. */
export function listForgotten(call: Call): Promise<Result> {
  return withMemories(call, ({ sql }) => {
    const days = forgottenByDay(sql)
    const all = days.reduce((sum, { memories }) => sum + memories, 0)
    return {
      text:
        all === 0
          ? t`Nothing was forgotten.`
          : [
              ...days.map(({ day, memories }) => `${day}  ${memories}`),
              t`Forgotten in all: ${all}. Only a hash of each is kept, so that no import and no old session brings it back.`,
              t`What you write with memory create, or say again in a later session, is remembered anew.`,
            ].join('\n'),
      json: days,
    }
  })
}

async function agree(call: Call, uri: string, content: string): Promise<void> {
  if (call.flag('yes')) return
  const answer = await call.ask(
    t`${uri}\n  ${content.replace(/\s+/g, ' ').slice(0, 200)}\nForget this for good? [y/N] `,
  )
  if (answer === undefined) throw new CommandError(t`nobody is here to say yes, so nothing was forgotten`, t`add --yes`)
  if (!/^y(es)?$/i.test(answer.trim()))
    throw new CommandError(t`nothing was forgotten`, t`run it again when you are sure`)
}

function teamText(team: string | undefined): string[] {
  return team === undefined
    ? []
    : [
        t`It was shared with ${team}, and is forgotten there too with the next sync: throughline team receipts tells which devices have.`,
      ]
}

/** The agent's own files are not ours to change; but nobody shall believe that it stands nowhere. */
function transcriptText(files: readonly string[]): string[] {
  if (files.length === 0) return []
  return [
    t`It still stands where your agent wrote the session down, and throughline past finds it there. That file is the agent's; delete it yourself if it must go:`,
    ...files.map((file) => `  ${file}`),
  ]
}

/** Other memories that say the same, and the transcripts to look at. */
function elsewhere(sql: Sql, contents: readonly string[]): { uris: string[]; written: string[] } {
  const needles = needlesOf(contents)
  const uris = needles.flatMap((needle) =>
    sql.all<{ uri: string }>(
      'SELECT uri FROM memories WHERE instr(content, ?1) > 0 OR instr(details, ?2) > 0',
      needle,
      escaped(needle),
    ),
  )
  const written = sql.all<{ path: string }>('SELECT DISTINCT transcript AS path FROM sessions WHERE transcript > ?', '')
  return { uris: [...new Set(uris.map(({ uri }) => uri))], written: written.map(({ path }) => path) }
}

/** The store's files that still hold one of the texts. */
function remains(database: string, contents: readonly string[]): string[] {
  return holding([database, `${database}-wal`, `${database}-shm`], contents)
}

function holding(files: readonly string[], contents: readonly string[]): string[] {
  const needles = needlesOf(contents)
  return files.filter((file) => {
    const bytes = bytesOf(file)
    return bytes && needles.some((needle) => bytes.includes(needle) || bytes.includes(escaped(needle)))
  })
}

function needlesOf(contents: readonly string[]): string[] {
  return contents.map((content) => content.trim()).filter((content) => content.length >= SHORTEST)
}

function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function receiptText(receipt: Receipt, contents: readonly string[]): string {
  const looked = contents.some((content) => content.trim().length >= SHORTEST)
    ? t`Its text is in no file of the store any more (looked at the bytes).`
    : t`Its text is too short to be looked for in the bytes; its rows are gone.`
  return [
    t`Forgotten: ${receipt.uri}`,
    t`  memory              ${receipt.rows}`,
    t`  earlier versions    ${receipt.versions}`,
    t`  index entries       ${receipt.indexEntries}`,
    t`  links, relations    ${receipt.links + receipt.relations}`,
    t`  records of recall   ${receipt.injections}`,
    t`  repeated elsewhere  ${receipt.snapshots}`,
    looked,
    t`A tombstone without its text keeps imports from bringing it back.`,
  ].join('\n')
}
