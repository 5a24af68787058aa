import { namedIn } from '../../base/names.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { isChoice, withoutAsked } from '../learn/decided/outlives.ts'
import type { SessionDetails } from '../learn/session-log.ts'
import { kindOf, PLACE_OF } from '../store/kinds.ts'
import type { CardRow, FileCard } from './cards/cards.ts'
import { makeCards } from './cards/make-cards.ts'
import { type FileCandidate, SAYS_WHAT, selectFiles } from './cards/select-files.ts'
import { workedOnLines } from './cards/worked-on.ts'
import { commandsLine } from './commands-line.ts'
import type { Knowledge } from './knowledge.ts'
import { laidDownLines, linesFor, type Say } from './laid-down.ts'
import { type Learned, learnedOf, type Material, textsUnder, warmestCommands } from './material.ts'
import { sessionLine } from './session-line.ts'
import { textLine } from './text-line.ts'

/** What a project's next sessions will be told, and from what. */
export interface Prepared {
  readonly brief: Knowledge
  readonly cards: readonly CardRow[]
}

/** Those of some memories whose anchors are gone. */
export type GoneAmong = (ids: readonly number[]) => ReadonlySet<number>

/** What a colleague would tell a newcomer about a project: how things are run, what is insisted on, what was done lately and where. */
export function prepareProject(
  sql: ReadSql,
  project: string,
  seq: number,
  room: number,
  goneAmong: GoneAmong = () => new Set(),
): Prepared {
  const learned = learnedOf(sql, project)
  const cards = makeCards(learned, seq)
  const gone = new Set<number>()
  const there: There = (some) => {
    for (const id of goneAmong(some.map((one) => one.id))) gone.add(id)
    return some.filter(({ id }) => !gone.has(id))
  }
  const rest = linesFor()
  const commands = commandsLine(warmestCommands(sql, project, 30))
  rest.say(commands.line, commands.told, 'commands that work')
  trapLine(learned, rest.say, there)
  concludedLines(learned, rest.say, there)
  sessionLines(learned, rest.say)
  const known = there(learned.files.slice(0, MOST_FILES))
  workedOnLines(known, seq, rest.say)
  // What the person laid down stands first; the rest may take its part, and what it leaves is theirs.
  const first = linesFor()
  const unclaimed = room - rest.length()
  laidDownLines(learned, { most: Math.max(room * MOST_OF_ROOM, unclaimed), left: unclaimed }, first.say)
  const lines = [...first.lines]
  const said = [...first.said]
  let left = room - first.length()
  for (const [at, line] of rest.lines.entries()) {
    if (line.length + 1 > left) continue
    left -= line.length + 1
    lines.push(line)
    said.push(...(rest.saidWith[at] ?? []))
  }
  const files = selectFiles(candidates(known, cards), left, namedIn(lines.join('\n')), (_, usual) => usual)
  return {
    cards,
    brief: {
      lines: [...lines, ...files.lines],
      said: [...said, ...files.memories.map((one) => ({ ...one, reason: 'in use lately' }))],
      gone: [...gone],
    },
  }
}

/** Without those whose anchors are gone. */
type There = <One extends { readonly id: number }>(some: readonly One[]) => One[]

function trapLine({ texts }: Learned, say: Say, there: There): void {
  const traps = texts.filter(({ uri }) => kindOf(uri) === 'trap').slice(0, MOST_TRAPS)
  const trap = there(traps).find((one) => textLine(one) !== '')
  if (trap) say(textLine(trap), [trap], 'a known trap')
}

/** What agents found out and chose, the newest first: a choice, or what was behind a fault. */
function concludedLines({ texts }: Learned, say: Say, there: There): void {
  const concluded = texts
    .filter(
      ({ uri, trust, content, details }) =>
        kindOf(uri) === 'decision' && trust !== 'user' && (details.explains !== undefined || isChoice(content)),
    )
    .sort((a, b) => (b.details.at ?? 0) - (a.details.at ?? 0))
    .slice(0, MOST_LOOKED_AT)
  const told = there(concluded)
    .map((one) => ({ one, line: textLine({ ...one, content: withoutAsked(one.content) }) }))
    .filter(({ line }) => line.length <= LONGEST_CONCLUDED)
  for (const { one, line } of told.slice(0, MOST_CONCLUDED)) say(line, [one], 'concluded lately')
}

/** Those that may be spoken of: they hang on files and names, and the caller finds out whether these are still there. */
export function trapsOf(sql: ReadSql, project: string): Material<unknown>[] {
  return textsUnder(sql, project, PLACE_OF.trap).slice(0, MOST_TRAPS)
}

/** The newest sessions that have something to tell, and the newest one that left something open. */
function sessionLines({ sessions }: Learned, say: Say): void {
  const open = sessions.slice(0, LATELY).find(({ details }) => sessionLine(details, 'open') !== '')
  const told = sessions
    .filter(({ details }) => cameToSomething(details) && sessionLine(details, 'any') !== '')
    .slice(0, MOST_SESSIONS)
  for (const one of open && !told.includes(open) ? [...told, open] : told)
    say(sessionLine(one.details, 'any', one.uri), [one], one === open ? 'left something open' : 'a recent session')
}

/** What was only talked about is asked for by its subject; a newcomer is told what was done. */
function cameToSomething({ changed, done = [], open = [] }: SessionDetails): boolean {
  return changed.length + done.length + open.length > 0
}

function candidates(files: Learned['files'], cards: readonly CardRow[]): FileCandidate[] {
  const byId = new Map(cards.map(({ memory, card }) => [memory, card]))
  return files.flatMap(({ id, truth }) => {
    const card = byId.get(id)
    // Words and names that are in use somewhere tell a newcomer nothing: what was done there does.
    if (card?.kind !== 'file' || !SAYS_WHAT.test(card.head)) return []
    return [{ memory: id, card: { ...card, more: [] } satisfies FileCard, changed: truth === 'changed' }]
  })
}

/** What was left open longer ago than so many sessions has been done or given up. */
const LATELY = 10
/** Of the room, for what was laid down. */
const MOST_OF_ROOM = 0.75
const MOST_TRAPS = 6
const MOST_CONCLUDED = 2
/** A longer one tells a newcomer too much of one thing. */
const LONGEST_CONCLUDED = 220
const MOST_LOOKED_AT = 8
const MOST_SESSIONS = 3
const MOST_FILES = 90
