import { namedIn } from '../../base/names.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { isChoice } from '../learn/outlives.ts'
import type { TextDetails } from '../learn/texts.ts'
import { kindOf, type MemoryKind } from '../store/kinds.ts'
import type { CardRow, FileCard } from './cards/cards.ts'
import { makeCards } from './cards/make-cards.ts'
import { type FileCandidate, SAYS_WHAT, selectFiles } from './cards/select-files.ts'
import { commandsLine } from './commands-line.ts'
import type { Knowledge, SaidToModel } from './knowledge.ts'
import { type Learned, learnedOf, type Material, textsUnder, warmestCommands } from './material.ts'
import { linksOfRule } from './met/rule-links.ts'
import { sessionLine } from './session-line.ts'
import { textLine } from './text-line.ts'
import { briefly } from './wording.ts'

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
  const said: SaidToModel[] = []
  const named = new Set<string>()
  const lines: string[] = []
  const say = (text: string, from: readonly Material<unknown>[], reason: string) => {
    if (text === '' || lines.includes(text)) return
    lines.push(text)
    for (const name of namedIn(text)) named.add(name)
    for (const [at, { id }] of from.entries()) said.push({ memory: id, text: at === 0 ? text : '', reason })
  }
  laidDownLines(learned, room * MOST_OF_ROOM, say)
  const commands = commandsLine(warmestCommands(sql, project, 30))
  say(commands.line, commands.told, 'commands that work')
  trapLine(learned, say, there)
  concludedLines(learned, say, there)
  sessionLines(learned, say)
  const left = room - lines.reduce((sum, line) => sum + line.length + 1, 0)
  const files = selectFiles(
    candidates(there(learned.files.slice(0, MOST_FILES)), cards),
    left,
    named,
    (_, usual) => usual,
  )
  return {
    cards,
    brief: {
      lines: [...lines, ...files.lines],
      said: [...said, ...files.memories.map((one) => ({ ...one, reason: 'in use lately' }))],
      gone: [...gone],
    },
  }
}

type Say = (text: string, from: readonly Material<unknown>[], reason: string) => void
/** Without those whose anchors are gone. */
type There = <One extends { readonly id: number }>(some: readonly One[]) => One[]

/**
 * The person's standing rules come first, a line each, as many as there is room for: those that were said in several sessions, then those
 * that no file and no command will bring back, then the newest. What others wrote down in the same places stands behind them, named.
 */
function laidDownLines({ texts }: Learned, room: number, say: Say): void {
  const laidDown = texts
    .filter(({ uri, trust }) => LAID_DOWN.has(kindOf(uri)) || (kindOf(uri) === 'decision' && trust === 'user'))
    .flatMap((one) => {
      const line = textLine(one)
      return line === '' ? [] : [{ one, line: one.trust === 'user' ? `- ${briefly(one.content, LONGEST_RULE)}` : line }]
    })
    .sort(
      (a, b) =>
        precedence(a.one) - precedence(b.one) ||
        (b.one.details.at ?? 0) - (a.one.details.at ?? 0) ||
        b.one.id - a.one.id,
    )
  const own = laidDown.filter(({ one }) => one.trust === 'user')
  const fitting: typeof own = []
  let left = room - LONGEST_HEAD
  for (const rule of own) {
    if (left < rule.line.length + 1) continue
    left -= rule.line.length + 1
    fitting.push(rule)
  }
  const more = own.length - fitting.length
  if (fitting.length > 0)
    say(`The user said${more > 0 ? ` (${more} more: memory_search, or throughline memory list)` : ''}:`, [], '')
  for (const { one, line } of fitting) say(line, [one], 'laid down by the user')
  for (const { one, line } of laidDown) {
    if (one.trust === 'user' || left < line.length + 1) continue
    left -= line.length + 1
    say(line, [one], 'noted by others')
  }
}

/** Said again and again, then what holds for everything, then what comes back by itself when it is needed. */
function precedence({ details, content }: Material<Partial<TextDetails>>): number {
  if ((details.sessions ?? 0) > 1) return 0
  return linksOfRule(content).length === 0 ? 1 : 2
}

function trapLine({ texts }: Learned, say: Say, there: There): void {
  const traps = texts.filter(({ uri }) => kindOf(uri) === 'trap').slice(0, MOST_TRAPS)
  const trap = there(traps).find((one) => textLine(one) !== '')
  if (trap) say(textLine(trap), [trap], 'a known trap')
}

/** What agents found out and chose, the newest first: a choice, or what was behind a fault. */
function concludedLines({ texts }: Learned, say: Say, there: There): void {
  const concluded = texts
    .filter(({ uri, trust, content }) => kindOf(uri) === 'decision' && trust !== 'user' && isChoice(content))
    .sort((a, b) => (b.details.at ?? 0) - (a.details.at ?? 0))
    .slice(0, MOST_LOOKED_AT)
  for (const one of there(concluded).slice(0, MOST_CONCLUDED)) say(textLine(one), [one], 'concluded lately')
}

/** Those that may be spoken of: they hang on files and names, and the caller finds out whether these are still there. */
export function trapsOf(sql: ReadSql, project: string): Material<unknown>[] {
  return textsUnder(sql, project, 'project://traps/').slice(0, MOST_TRAPS)
}

/** The newest sessions that have something to tell, and the newest one that left something open. */
function sessionLines({ sessions }: Learned, say: Say): void {
  const open = sessions.slice(0, LATELY).find(({ details }) => sessionLine(details, 'open') !== '')
  const told = sessions.filter(({ details }) => sessionLine(details, 'any') !== '').slice(0, MOST_SESSIONS)
  for (const one of open && !told.includes(open) ? [...told, open] : told)
    say(sessionLine(one.details, 'any'), [one], one === open ? 'left something open' : 'a recent session')
}

function candidates(files: Learned['files'], cards: readonly CardRow[]): FileCandidate[] {
  const byId = new Map(cards.map(({ memory, card }) => [memory, card]))
  return files.flatMap(({ id, truth }) => {
    const card = byId.get(id)
    if (card?.kind !== 'file') return []
    const worth = SAYS_WHAT.test(card.head) ? card.worth * STATES : card.worth
    return [{ memory: id, card: { ...card, worth } satisfies FileCard, changed: truth === 'changed' }]
  })
}

/** What was left open longer ago than so many sessions has been done or given up. */
const LATELY = 10
/** Of the room, for what was laid down. */
const MOST_OF_ROOM = 0.75
const LONGEST_RULE = 140
const LONGEST_HEAD = 80
const LAID_DOWN: ReadonlySet<MemoryKind> = new Set(['convention', 'preference', 'fact'])
const MOST_TRAPS = 6
const MOST_CONCLUDED = 2
const MOST_LOOKED_AT = 8
const MOST_SESSIONS = 3
const MOST_FILES = 90
/** How much more it is worth to say what was done in a file than which words and names are in it. */
const STATES = 1.6
