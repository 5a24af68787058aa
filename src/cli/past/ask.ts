import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { shortId } from '../../base/short-id.ts'
import { readerOf } from '../../continuity/transcript/readers.ts'
import { t } from '../../messages/people/speak.ts'
import { around } from '../../past/around.ts'
import { askTranscripts, MOST_CHARS, type PastAnswer } from '../../past/ask.ts'
import type { Piece } from '../../past/pieces/piece.ts'
import { createPieces } from '../../past/pieces/pieces.ts'
import { type Call, CommandError, usageError } from '../command.ts'
import { type MemoryDesk, withMemories } from '../memory/place.ts'
import { ownTranscripts, transcriptsIn } from '../transcripts/find.ts'
import { hostOf, sessionIdOf } from '../transcripts/host-of.ts'
import { placeIn, transcriptFiles } from '../transcripts/open.ts'
import { jsonForm } from './as-json.ts'
import { copiesIn } from './copies.ts'
import { rememberingRedactor } from './remembering-redactor.ts'
import { hasTranscript, located, ownSession, sessionNamed, sessionsOf, transcriptOfRow } from './sessions.ts'
import { type TranscriptAt, transcriptSource } from './transcript-source.ts'
import { unseenTranscripts } from './unseen.ts'

/** What is asked of the past: a question, and of whom. */
export interface Asking {
  readonly question: string
  readonly chars: number
  readonly of: Of
  /** How it is printed; lines in a fence unless told otherwise. */
  readonly as?: 'json'
}

/** `own` is the session that asks, as far as it was compacted; `project` the other sessions too. */
export type Of =
  | { readonly kind: 'own' }
  | { readonly kind: 'project' }
  | { readonly kind: 'session'; readonly id: string; readonly scope: 'project' | 'all' }
  | { readonly kind: 'transcript'; readonly file: string }

export interface AnswerOfSessions extends PastAnswer {
  /** How many sessions of which host were asked. */
  readonly asked: Readonly<Record<string, number>>
  /** The one session that was asked, where nobody named any; and how many others of the project were not. */
  readonly own?: { readonly session: string; readonly others: number }
}

/** The one answer behind the command and the tools. */
export async function askPast(call: Call, { question, chars, of, as }: Asking): Promise<AnswerOfSessions> {
  if (question.trim() === '')
    throw usageError(t`the question is missing`, 'throughline past "why was the cache left out?"')
  const transcripts = await transcriptsOf(call, of)
  // Nobody who never installed anything gets a folder from a question.
  const copies = existsSync(call.paths.home) ? copiesIn(call.paths) : undefined
  const asked: Record<string, number> = {}
  for (const { host } of transcripts) asked[host] = (asked[host] ?? 0) + 1
  const sources = transcripts.map((transcript) => transcriptSource(transcript, copies))
  const own = await ownAsked(call, of, transcripts)
  const form = as === 'json' ? jsonForm({ question, asked, own }) : undefined
  const answer = askTranscripts(sources, question, Math.min(chars, MOST_CHARS), form)
  return { ...answer, asked, ...(own && { own }) }
}

/** Which session was asked where none was named, and how many others the project has. */
async function ownAsked(
  call: Call,
  { kind }: Of,
  transcripts: readonly { readonly name: string }[],
): Promise<AnswerOfSessions['own']> {
  const [only] = transcripts
  if (kind !== 'own' || !only || transcripts.length > 1) return undefined
  const others = await withMemories(call, (desk) => sessionsOf(desk).length - 1)
  return { session: only.name, others: Math.max(0, others) }
}

/** What stands at a place that an answer named, and around it. */
export async function readPast(call: Call, place: string, chars: number, of: Of): Promise<string> {
  const [, name = '', offset = ''] = /^(.*)@(\d+)$/.exec(place.trim()) ?? []
  if (offset === '')
    throw usageError(
      t`${JSON.stringify(place)} is no place`,
      t`a place is what stands in brackets in an answer, e.g. 4f7c9a63@150972`,
    )
  const from: Of =
    name === '' || of.kind === 'transcript'
      ? of
      : { kind: 'session', id: name, scope: of.kind === 'session' ? of.scope : 'project' }
  const all = await transcriptsOf(call, from)
  const transcript = all.findLast((one) => name !== '' && one.name === name) ?? all.at(-1)
  const text = transcript
    ? around(piecesNear(transcript, Number(offset)), Number(offset), transcript.name, Math.min(chars, MOST_CHARS))
    : ''
  if (text !== '') return text
  throw new CommandError(t`nothing stands at ${place}`, t`the transcript may have been replaced since: ask again`)
}

async function transcriptsOf(call: Call, of: Of): Promise<TranscriptAt[]> {
  if (of.kind === 'transcript') return namedFile(resolve(call.cwd, of.file))
  return withMemories(call, (desk) => ofStore(call, desk, of))
}

async function ofStore(call: Call, desk: MemoryDesk, of: Exclude<Of, { kind: 'transcript' }>): Promise<TranscriptAt[]> {
  if (of.kind === 'session') return [await transcriptNamed(call, desk, of)]
  const first = ownSession(call, desk)
  if (!first) return someOf(await unseen(call, desk))
  const own = await located(call, first)
  if (of.kind === 'own') return [transcriptOfRow(own, 'compacted')]
  const rows = sessionsOf(desk).filter(({ session }) => session !== own.session)
  const others = (await Promise.all(rows.map((row) => located(call, row)))).filter(hasTranscript)
  return [
    ...(await unseen(call, desk)),
    ...others.map((row) => transcriptOfRow(row, 'whole')).reverse(),
    ...(hasTranscript(own) ? [transcriptOfRow(own, 'compacted')] : []),
  ]
}

async function transcriptNamed(
  call: Call,
  desk: MemoryDesk,
  { id, scope }: Extract<Of, { kind: 'session' }>,
): Promise<TranscriptAt> {
  try {
    return transcriptOfRow(await located(call, sessionNamed(desk, id, scope)), 'whole')
  } catch (failure) {
    if (!(failure instanceof CommandError)) throw failure
    const found = (await unseen(call, desk)).findLast(({ name }) => name.startsWith(id) || id.startsWith(name))
    if (found) return found
    const anywhere = scope === 'all' ? await transcriptStarting(call, id) : undefined
    if (anywhere) return anywhere
    throw failure
  }
}

/** Of any project, as a person may name one that `replay` lists. */
async function transcriptStarting(call: Call, id: string): Promise<TranscriptAt | undefined> {
  const all = (await ownTranscripts(call)).flatMap(({ host, paths }) => paths.map((path) => ({ host, path })))
  const found = all.filter(({ path }) => sessionIdOf(path).startsWith(id))
  const [one] = found
  if (!one || found.length > 1) return undefined
  return { ...one, name: shortId(sessionIdOf(one.path)), part: 'whole' }
}

function unseen(call: Call, desk: MemoryDesk): Promise<TranscriptAt[]> {
  return unseenTranscripts(call, desk, new Set(sessionsOf(desk).map(({ session }) => session)))
}

function someOf(found: TranscriptAt[]): TranscriptAt[] {
  if (found.length > 0) return found
  throw new CommandError(
    t`no session of this project has been recorded yet, and no agent has left a transcript of one`,
    t`throughline replay says what is on this machine; --transcript FILE names one`,
  )
}

/** A file is one session; a database may hold many, and then each place says of which it is. */
function namedFile(path: string): TranscriptAt[] {
  if (!existsSync(placeIn(path).file)) throw new CommandError(t`there is no ${path}`, t`name a transcript (.jsonl)`)
  const found = transcriptsIn([path]).flatMap((one): TranscriptAt[] => {
    const host = hostOf(one)
    return host ? [{ path: one, host, name: one === path ? '' : shortId(sessionIdOf(one)), part: 'whole' }] : []
  })
  if (found.length > 0) return found
  throw new CommandError(
    t`${path} is no transcript that can be read`,
    t`name a transcript that an agent wrote (.jsonl)`,
  )
}

function piecesNear({ path, host }: TranscriptAt, offset: number): Piece[] {
  const start = Math.max(0, offset - BEFORE)
  const reader = readerOf(host)?.({ offset: start })
  if (!reader) return []
  const pieces = createPieces(MOST_OF_RESULT)
  const made = pieces.push(reader.push(transcriptFiles(path).read(path, start, offset + BEHIND)))
  const found = [...made, ...pieces.end().open]
  const clean = rememberingRedactor()(found.flatMap(({ about, text }) => [about, text]))
  return found.map((piece, at) => ({ ...piece, about: clean[2 * at] ?? '', text: clean[2 * at + 1] ?? '' }))
}

const BEFORE = 512 * 1024
const BEHIND = 1024 * 1024
const MOST_OF_RESULT = 8000
