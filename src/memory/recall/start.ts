import type { Sql } from '../../storage/sql.ts'
import type { FileDetails } from '../learn/files.ts'
import { warmthAt } from '../learn/heat.ts'
import type { SessionDetails } from '../learn/session-log.ts'
import { topicsOf } from '../learn/topics.ts'
import { mayBeRecalled } from '../safety.ts'
import type { FileCandidate } from './file-lines.ts'
import { type Material, newestSessions, warmestCommands, warmestFiles, warmestTexts } from './material.ts'
import { selectFiles } from './select-files.ts'
import { tellingTopics } from './topics.ts'
import { baseName, briefly, dayOf, listed, MOST_NAMED, namedIn } from './wording.ts'

/** Something said to the model, for the record. */
export interface Said {
  readonly memory: number
  readonly uri: string
  readonly text: string
  readonly reason: string
}

export interface Knowledge {
  readonly lines: readonly string[]
  readonly said: readonly Said[]
  /** What each name is worth saying now, the worthiest only. */
  readonly names?: Readonly<Record<string, number>>
  /** Memories that were left out because what they are about is gone. */
  readonly gone?: readonly number[]
}

/** Those of some memories whose anchors are gone, as the project stands now. */
export type GoneAmong = (ids: readonly number[]) => ReadonlySet<number>

/** What a colleague would tell a newcomer about a project: how things are run, what is insisted on, what was done lately and where. */
export function projectKnowledge(
  sql: Sql,
  project: string,
  seq: number,
  room: number,
  goneAmong: GoneAmong = () => new Set(),
): Knowledge {
  const gone = new Set<number>()
  const there = <One extends { readonly id: number }>(some: readonly One[]): One[] => {
    for (const id of goneAmong(some.map((one) => one.id))) gone.add(id)
    return some.filter(({ id }) => !gone.has(id))
  }
  const said: Said[] = []
  const named = new Set<string>()
  const lines: string[] = []
  const say = (text: string, from: readonly Material<unknown>[], reason: string) => {
    lines.push(text)
    for (const name of namedIn(text)) named.add(name)
    for (const [at, { id, uri }] of from.entries()) said.push({ memory: id, uri, text: at === 0 ? text : '', reason })
  }
  commandsLine(sql, project, say)
  textLines(sql, project, say, there)
  sessionLines(sql, project, say)
  const left = room - lines.reduce((sum, line) => sum + line.length + 1, 0)
  const worth = namesInUse(newestSessions(sql, project, MOST_SESSIONS), (session) => cooled(session, seq))
  const files = selectFiles(candidates(there(warmestFiles(sql, project, MOST_FILES)), seq, worth), left, named)
  return {
    names: worthiest(worth),
    gone: [...gone],
    lines: [...lines, ...files.lines],
    said: [...said, ...files.memories.map((one) => ({ ...one, reason: 'in use lately' }))],
  }
}

type Say = (text: string, from: readonly Material<unknown>[], reason: string) => void

function commandsLine(sql: Sql, project: string, say: Say): void {
  const working = warmestCommands(sql, project, 20)
    .filter(({ details }) => details.passed > 0 && details.passed >= details.failed && details.command.length <= 60)
    .sort((a, b) => b.details.warmth[0] - a.details.warmth[0])
    .slice(0, 4)
  if (working.length === 0) return
  say(
    `Commands that work here: ${listed(working.map(({ details }) => details.command))}`,
    working,
    'commands that work',
  )
}

type There = <One extends { readonly id: number }>(some: readonly One[]) => One[]

function textLines(sql: Sql, project: string, say: Say, there: There): void {
  const insisted = warmestTexts(sql, project, 'conventions', 12)
    .filter(({ content, trust }) => mayBeRecalled(content, trust))
    .sort((a, b) => b.details.sessions - a.details.sessions)
    .slice(0, 3)
  for (const one of insisted)
    say(`The user insisted (${dayOf(one.details.at)}): ${briefly(one.content, 130)}`, [one], 'a convention')
  const [trap] = there(trapsOf(sql, project)).filter(
    ({ content, trust }) => !content.startsWith('a change in') && mayBeRecalled(content, trust),
  )
  if (trap) say(`Tried in vain: ${briefly(trap.content, 140)}`, [trap], 'a known trap')
}

/** Those that may be spoken of: they hang on files and names, and the caller finds out whether these are still there. */
export function trapsOf(sql: Sql, project: string) {
  return warmestTexts(sql, project, 'traps', 6)
}

function sessionLines(sql: Sql, project: string, say: Say): void {
  const recent = newestSessions(sql, project, 12)
    .filter(({ details }) => topicsOf([details.goal]).length >= 4)
    .slice(0, 2)
  for (const one of recent) say(sessionLine(one.details, 100), [one], 'a recent session')
}

/** When, what was asked, and where that led. */
export function sessionLine(
  { at, goal, changed }: Pick<SessionDetails, 'at' | 'goal' | 'changed'>,
  limit: number,
): string {
  const asked = `${dayOf(at)} asked: ${briefly(goal, limit)}`
  const where = changed.slice(-2).map(baseName)
  const line = where.length > 0 ? `${asked} (changed ${listed(where)})` : asked
  return namedIn(line).size > MOST_NAMED ? asked : line
}

function candidates(
  files: readonly Material<FileDetails>[],
  seq: number,
  worth: ReadonlyMap<string, number>,
): FileCandidate[] {
  const topics = tellingTopics(files.map(({ details }) => details))
  return files.map(({ id, uri, details, truth }) => ({
    memory: id,
    uri,
    details,
    worth: worth.get(baseName(details.path)) ?? warmthAt(details.warmth, seq),
    worthOf: (name) => worth.get(name) ?? 0,
    topics: topics(details),
    changed: truth === 'changed',
  }))
}

export function worthiest(worth: ReadonlyMap<string, number>): Record<string, number> {
  const best = [...worth].sort(([, a], [, b]) => b - a).slice(0, MOST_WORTHY)
  return Object.fromEntries(best.map(([name, value]) => [name, Math.round(value * 100) / 100]))
}

const MOST_WORTHY = 700

type Session = Pick<Material<SessionDetails>, 'id' | 'details'>

export function cooled({ details }: Session, seq: number): number {
  return warmthAt([1, details.seq], seq)
}

/** What each name is worth saying: the sessions it was in use in, each with its weight. */
export function namesInUse(sessions: readonly Session[], weightOf: (session: Session) => number): Map<string, number> {
  const worth = new Map<string, number>()
  for (const session of sessions) {
    const weight = weightOf(session)
    for (const name of session.details.names)
      if (!TOOL_WORDS.has(name)) worth.set(name, (worth.get(name) ?? 0) + weight)
  }
  return worth
}

/** Words of the tools' own, in every session and about none. */
const TOOL_WORDS: ReadonlySet<string> = new Set(['in_progress', 'files_with_matches', 'null', '--stat', '--oneline'])
const MOST_FILES = 70
export const MOST_SESSIONS = 60
