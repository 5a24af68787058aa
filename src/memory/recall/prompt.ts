import type { Sql } from '../../storage/sql.ts'
import { namesOfBrief } from '../brief.ts'
import type { FileDetails } from '../learn/files.ts'
import type { SessionDetails } from '../learn/session-log.ts'
import { topicsOf } from '../learn/topics.ts'
import { detailsById } from '../record.ts'
import { mayBeRecalled } from '../safety.ts'
import type { Hit } from '../search.ts'
import { queryTerms, splitName } from '../terms.ts'
import { fileUri } from '../uri.ts'
import type { FileCandidate } from './file-lines.ts'
import { type Material, newestSessions } from './material.ts'
import { selectFiles } from './select-files.ts'
import {
  cooled,
  type GoneAmong,
  type Knowledge,
  MOST_SESSIONS,
  namesInUse,
  type Said,
  sessionLine,
  worthiest,
} from './start.ts'
import { tellingTopics } from './topics.ts'
import { baseName, briefly, MOST_NAMED, namedIn } from './wording.ts'

/** What this session has been told already, in its present epoch. */
export interface Told {
  readonly memories: ReadonlySet<number>
  readonly names: ReadonlySet<string>
  /** Files that an earlier prompt brought up. */
  readonly prompted: ReadonlySet<number>
}

/** A prompt to be answered from memory. */
export interface Asked {
  readonly text: string
  /** What was found for it, the best first. */
  readonly hits: readonly Hit[]
  readonly room: number
  readonly told: Told
  readonly goneAmong: GoneAmong
}

/** What earlier work has to do with a prompt: sessions on the same subject, what was decided, the files and names involved. */
export function promptKnowledge(
  sql: Sql,
  project: string,
  seq: number,
  { text, hits, room, told, goneAmong }: Asked,
): Knowledge {
  const words = queryTerms(text).words
  if (words.length < 2 || hits.length === 0) return NOTHING
  const said: Said[] = []
  const lines: string[] = []
  const say = ({ memory }: Hit, line: string, reason: string) => {
    if (namedIn(line).size > MOST_NAMED) return
    lines.push(line)
    said.push({ memory: memory.id, uri: memory.uri, text: line, reason })
  }
  const clear = hits.filter(({ memory, share }) => share >= CLEARLY && !told.memories.has(memory.id))
  const sessions = hits.filter(({ memory }) => memory.uri.startsWith('task://session_log/'))
  for (const hit of clear.filter(({ memory }) => memory.uri.startsWith('task://session_log/')).slice(0, 3)) {
    const { goal = '', at = 0, changed = [] } = detailsById<SessionDetails>(sql, hit.memory.id)
    if (topicsOf([goal]).length >= 3)
      say(hit, sessionLine({ at, goal, changed }, 100), 'an earlier session on this subject')
  }
  const texts = clear.filter(({ memory }) => isText(memory.uri) && mayBeRecalled(memory.content, memory.trust))
  for (const hit of there(texts.slice(0, MOST_TEXTS), ({ memory }) => memory.id, goneAmong).slice(0, 3)) {
    const word = hit.memory.uri.includes('/decisions/') ? 'Decided' : 'Known'
    say(hit, `${word}: ${briefly(hit.memory.content, 170)}`, 'said about this subject')
  }
  const named = new Set([...namedIn(text), ...told.names, ...lines.flatMap((line) => [...namedIn(line)])])
  const left = room - lines.reduce((sum, line) => sum + line.length + 1, 0)
  const untold = candidateFiles(sql, project, seq, words, hits, sessions).filter(
    ({ memory }) => !told.prompted.has(memory),
  )
  const files = there(untold, ({ memory }) => memory, goneAmong)
  const selected = selectFiles(files, left, named)
  return {
    lines: [...lines, ...selected.lines],
    said: [...said, ...selected.memories.map((one) => ({ ...one, reason: 'has to do with the prompt' }))],
  }
}

/** Without those whose anchors are gone. */
function there<One>(some: readonly One[], idOf: (one: One) => number, goneAmong: GoneAmong): One[] {
  const gone = goneAmong(some.map(idOf))
  return some.filter((one) => !gone.has(idOf(one)))
}

function candidateFiles(
  sql: Sql,
  project: string,
  seq: number,
  words: readonly string[],
  hits: readonly Hit[],
  sessions: readonly Hit[],
): FileCandidate[] {
  const top = sessions[0]?.score ?? 1
  const likeness = new Map(sessions.slice(0, MOST_RELATED).map(({ memory, score }) => [memory.id, (score / top) ** 2]))
  const related = sessions.slice(0, MOST_RELATED).map(({ memory }) => ({
    id: memory.id,
    details: {
      seq: 0,
      at: 0,
      goal: '',
      changed: [],
      looked: [],
      names: [],
      ...detailsById<SessionDetails>(sql, memory.id),
    },
  }))
  const inUse = namesInUse(related, ({ id }) => RELATED * (likeness.get(id) ?? 0))
  const usual =
    namesOfBrief(sql, project) ??
    worthiest(namesInUse(newestSessions(sql, project, MOST_SESSIONS), (one) => cooled(one, seq)))
  const near = new Map<string, number>()
  for (const { id, details } of related) {
    const { changed, looked } = details
    const weight = likeness.get(id) ?? 0
    for (const path of changed) near.set(path, (near.get(path) ?? 0) + weight)
    for (const path of looked) near.set(path, (near.get(path) ?? 0) + weight * 0.6)
  }
  for (const { memory, score } of hits.slice(0, MOST_HITS)) {
    if (!memory.uri.startsWith('project://files/')) continue
    const path = memory.uri.slice('project://files/'.length)
    near.set(path, (near.get(path) ?? 0) + score / (hits[0]?.score ?? 1))
  }
  const paths = [...near].sort(([, a], [, b]) => b - a).slice(0, MOST_FILES)
  const files = paths.flatMap(([path]) => fileAt(sql, project, path) ?? [])
  const topics = tellingTopics(files.map(({ details }) => details))
  const matching = matcher(words)
  const worthOf = remembered((name) => {
    const usually = Object.hasOwn(usual, name) ? (usual[name] ?? 0) : 0
    return (0.1 + (inUse.get(name) ?? 0) + USUAL * usually) * matching(name)
  })
  return files.map(({ id, uri, details, truth }) => {
    const worth = worthOf(baseName(details.path))
    return { memory: id, uri, details, worth, worthOf, topics: topics(details), changed: truth === 'changed' }
  })
}

/** A name made of the prompt's own words is likely what it is about. Most names have none of them, which one look tells. */
function matcher(words: readonly string[]): (name: string) => number {
  const latin = words.filter((word) => /^[a-z0-9]{3,}$/.test(word))
  if (latin.length === 0) return () => 1
  const any = new RegExp(latin.join('|'), 'i')
  const asked = new Set(words)
  return (name) => {
    if (!any.test(name)) return 1
    const parts = splitName(name)
    return parts.length === 0 ? 1 : 1 + 2 * (parts.filter((part) => asked.has(part)).length / parts.length)
  }
}

/** The same name stands in many files. */
function remembered(work: (name: string) => number): (name: string) => number {
  const known = new Map<string, number>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const made = work(name)
    known.set(name, made)
    return made
  }
}

function fileAt(sql: Sql, project: string, path: string): Material<FileDetails> | undefined {
  const row = sql.get<Omit<Material<never>, 'details'> & { details: string }>(
    `SELECT id, uri, content, truth, trust, tier, details FROM memories
     WHERE project = ? AND uri = ? AND status = 'active'`,
    project,
    fileUri(path),
  )
  return row && { ...row, details: JSON.parse(row.details) as FileDetails }
}

const NOTHING: Knowledge = { lines: [], said: [] }
/** What was decided, insisted on or tried in vain. */
export function isText(uri: string): boolean {
  return TEXTS.test(uri)
}

const TEXTS = /^project:\/\/(?:decisions|conventions|traps)\//
const CLEARLY = 0.3
const MOST_TEXTS = 8
const MOST_RELATED = 6
const RELATED = 2
const USUAL = 0.25
const MOST_FILES = 18
const MOST_HITS = 60
