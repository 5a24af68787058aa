import type { Sql } from '../../storage/sql.ts'
import { namedIn } from '../names.ts'
import type { CardRow, FileCard } from './cards.ts'
import { commandsLine } from './commands-line.ts'
import type { Knowledge, Said } from './knowledge.ts'
import { makeCards } from './make-cards.ts'
import { type Learned, learnedOf, type Material, warmestCommands } from './material.ts'
import { type FileCandidate, selectFiles } from './select-files.ts'
import { sessionLine } from './session-line.ts'
import { textLine } from './text-line.ts'

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
  textLines(learned, say)
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

/** What is insisted on, the most often first, and the newest trap. */
function textLines({ texts }: Learned, say: Say): void {
  const under = (folder: string) => texts.filter(({ uri }) => uri.startsWith(`project://${folder}/`))
  const insisted = under('conventions').sort((a, b) => (b.details.sessions ?? 0) - (a.details.sessions ?? 0))
  for (const one of insisted.slice(0, MOST_INSISTED)) say(textLine(one), [one], 'a convention')
  const trap = under('traps').find((one) => textLine(one) !== '')
  if (trap) say(textLine(trap), [trap], 'a known trap')
}

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
const MOST_INSISTED = 3
const MOST_FILES = 90
