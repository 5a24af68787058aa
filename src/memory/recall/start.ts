import type { Sql } from '../../storage/sql.ts'
import { namedIn } from '../names.ts'
import { mayBeRecalled } from '../safety.ts'
import type { CardRow, FileCard } from './cards.ts'
import { commandsLine } from './commands-line.ts'
import type { Knowledge, Said } from './knowledge.ts'
import { makeCards } from './make-cards.ts'
import { type Learned, learnedOf, type Material, warmestCommands, warmestTexts } from './material.ts'
import { type FileCandidate, selectFiles } from './select-files.ts'
import { sessionLine } from './session-line.ts'
import { briefly, dayOf, MOST_NAMED } from './wording.ts'

/** What a project's next sessions will be told, and from what. */
export interface Prepared {
  readonly brief: Knowledge
  readonly cards: readonly CardRow[]
}

/** What a colleague would tell a newcomer about a project: how things are run, what is insisted on, what was done lately and where. */
export function prepareProject(sql: Sql, project: string, seq: number, room: number): Prepared {
  const learned = learnedOf(sql, project)
  const cards = makeCards(learned, seq)
  const said: Said[] = []
  const named = new Set<string>()
  const lines: string[] = []
  const say = (text: string, from: readonly Material<unknown>[], reason: string) => {
    if (text === '' || lines.includes(text)) return
    lines.push(text)
    for (const name of namedIn(text)) named.add(name)
    for (const [at, { id }] of from.entries()) said.push({ memory: id, text: at === 0 ? text : '', reason })
  }
  const commands = commandsLine(warmestCommands(sql, project, 30))
  say(commands.line, commands.told, 'commands that work')
  textLines(sql, project, say)
  sessionLines(learned, say)
  const left = room - lines.reduce((sum, line) => sum + line.length + 1, 0)
  const files = selectFiles(candidates(learned, cards), left, named, (_, usual) => usual)
  return {
    cards,
    brief: {
      lines: [...lines, ...files.lines],
      said: [...said, ...files.memories.map((one) => ({ ...one, reason: 'in use lately' }))],
    },
  }
}

type Say = (text: string, from: readonly Material<unknown>[], reason: string) => void

function textLines(sql: Sql, project: string, say: Say): void {
  const insisted = warmestTexts(sql, project, 'conventions', 12)
    .filter(({ content, trust }) => mayBeRecalled(content, trust))
    .sort((a, b) => b.details.sessions - a.details.sessions)
    .slice(0, 3)
  for (const one of insisted)
    say(`The user insisted (${dayOf(one.details.at)}): ${briefly(one.content, 130)}`, [one], 'a convention')
  const [trap] = warmestTexts(sql, project, 'traps', 8).filter(
    ({ content, trust }) => isTrap(content) && mayBeRecalled(content, trust),
  )
  if (trap) say(`Tried in vain (${dayOf(trap.details.at)}): ${briefly(trap.content, 170)}`, [trap], 'a known trap')
}

/** That a change did not compile is no trap for the next one; nor is one of which nothing is known but that it failed. */
export function isTrap(content: string): boolean {
  return !content.startsWith('a change in') && !SLIP.test(content) && namedIn(briefly(content, 170)).size <= MOST_NAMED
}

const SLIP =
  /not used|unused|undefined:|is not defined|undeclared|cannot find (?:name|module|symbol)|not found|no such file|syntax ?error|unexpected token|expected [“"';)]/i

/** The two newest sessions that have something to tell, and the newest one that left something open. */
function sessionLines({ sessions }: Learned, say: Say): void {
  const open = sessions.slice(0, LATELY).find(({ details }) => sessionLine(details, 'open') !== '')
  const told = sessions.filter(({ details }) => sessionLine(details, 'any') !== '').slice(0, 2)
  for (const one of open && !told.includes(open) ? [...told, open] : told)
    say(sessionLine(one.details, 'any'), [one], one === open ? 'left something open' : 'a recent session')
}

function candidates({ files }: Learned, cards: readonly CardRow[]): FileCandidate[] {
  const byId = new Map(cards.map(({ memory, card }) => [memory, card]))
  return files.slice(0, MOST_FILES).flatMap(({ id, truth }) => {
    const card = byId.get(id)
    return card?.kind === 'file' ? [{ memory: id, card: card satisfies FileCard, changed: truth === 'changed' }] : []
  })
}

/** What was left open longer ago than so many sessions has been done or given up. */
const LATELY = 10
const MOST_FILES = 90
