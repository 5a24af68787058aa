import * as cold from '../../base/cold.ts'
import { readColumn } from '../../base/column.ts'
import { namedIn } from '../../base/names.ts'
import type { ReadSql } from '../../storage/sql.ts'
import type { Fit } from '../search/fit.ts'
import type { CommandsFor } from '../search/runs/commands-for.ts'
import { isText, kindOf, type MemoryKind } from '../store/kinds.ts'
import { ANSWERING_SHARE, answersAmong, concludedIn } from './answers.ts'
import { type Card, type FileCard, isCard, type SessionCard } from './cards/cards.ts'
import { type FileCandidate, SAYS_WHAT, selectFiles, type Worth } from './cards/select-files.ts'
import { topOf } from './cards/top.ts'
import type { Knowledge, SaidToModel } from './knowledge.ts'

/** What this session has been told already, in its present epoch. */
interface Told {
  readonly memories: ReadonlySet<number>
  readonly names: ReadonlySet<string>
  /** Files that an earlier prompt brought up. */
  readonly prompted: ReadonlySet<number>
}

/** A prompt to be answered from memory. */
interface Asked {
  readonly text: string
  readonly words: readonly string[]
  /** What fits it, the best first. */
  readonly fits: readonly Fit[]
  /** The person's rules about the kind of work it names. */
  readonly about: readonly number[]
  readonly room: number
  readonly told: Told
  /** The commands that do what it wants to be run, where it wants that. */
  readonly toRun?: CommandsFor | undefined
  /** Those of some memories whose anchors are gone; texts have been looked at before. */
  goneAmong(ids: readonly number[]): ReadonlySet<number>
}

/** What earlier work has to do with a prompt: sessions on the same subject, what was decided, the files and names involved. */
export function promptKnowledge(sql: ReadSql, asked: Asked): Knowledge {
  const { text, words, fits, about, room, told, toRun, goneAmong } = asked
  if (!toRun?.answering.length && (words.length === 0 || (fits.length === 0 && about.length === 0))) return NOTHING
  const sessions = cold.filter(fits, ({ uri }) => kindOf(uri) === 'session').slice(0, MOST_RELATED)
  const files = cold.filter(fits.slice(0, MOST_FITS), ({ uri }) => kindOf(uri) === 'file')
  const cards = new Map<number, { card: Card; changed: boolean }>()
  const fetch = (ids: readonly number[]) => {
    for (const { memory, truth, card } of cardsOf(sql, ids)) {
      const known = readColumn(card, isCard)
      if (known) cards.set(memory, { card: known, changed: truth === 'changed' })
    }
  }
  const spoken = cold.filter(textsAmong(fits), ({ id }) => !told.memories.has(id))
  const texts = there(spoken, ({ id }) => id, goneAmong)
  const rules = cold.filter(
    about,
    (id) => !told.memories.has(id) && cold.filter(texts, (one) => one.id === id).length === 0,
  )
  fetch([...cold.map([...sessions, ...texts], ({ id }) => id), ...rules])
  const related = cold.filterMap(sessions, ({ id, score, share }): Related | undefined => {
    const card = cards.get(id)?.card
    return card?.kind === 'session'
      ? { id, card, share, likeness: (score / (sessions[0]?.score ?? 1)) ** 2 }
      : undefined
  })
  const said: SaidToModel[] = answersAmong(sql, fits, told.memories, asked)
  const answered = said.length
  // What is run is answered by the command; where something was asked before is no answer.
  for (const { id, card, share } of toRun && isQuestion(text) ? [] : related) {
    if (
      share < (answered > 0 ? ANSWERING_SHARE : CLEARLY) ||
      card.line === '' ||
      told.memories.has(id) ||
      said.length - answered >= MOST_SESSIONS
    )
      continue
    said.push({ memory: id, text: card.line, reason: 'an earlier session on this subject' })
  }
  // A question about earlier work is answered by what was concluded in it.
  if (isQuestion(text)) {
    const clear = cold.filterMap(related, ({ id, share }) => (share >= ANSWERING_SHARE ? id : undefined))
    for (const one of concludedIn(sql, clear)) if (!told.memories.has(one.memory)) said.push(one)
  }
  let left = MOST_TEXTS
  for (const { id } of texts) {
    if (cold.filter(said, ({ memory }) => memory === id).length > 0) continue
    const card = cards.get(id)?.card
    if (card?.kind !== 'text' || left-- <= 0) continue
    said.push({ memory: id, text: card.line, reason: 'said about this subject' })
  }
  left = MOST_RULES
  for (const id of rules) {
    const card = cards.get(id)?.card
    if (card?.kind !== 'text' || left-- <= 0) continue
    said.push({ memory: id, text: card.line, reason: 'laid down about this kind of work' })
  }
  // A question is answered by statements or not at all; work that is asked for is helped by where such work was done.
  const asks = isQuestion(text) || (answered > 0 && (toRun !== undefined || isAnsweredBy('command', said, fits)))
  const near = asks
    ? nearTo(
        cold.filter(related, ({ share }) => share >= CLEARLY),
        cold.filter(files, ({ share }) => share >= CLEARLY),
      )
    : nearTo(related, files)
  const nearest = topOf(
    cold.filterMap([...near], ([id, worth]) => (told.prompted.has(id) ? undefined : { id, worth })),
    MOST_FILES,
  )
  const ids = cold.map(
    there(nearest, ({ id }) => id, goneAmong),
    ({ id }) => id,
  )
  fetch(ids)
  const candidates = cold.filterMap(ids, (memory): FileCandidate | undefined => {
    const { card, changed = false } = cards.get(memory) ?? {}
    if (card?.kind !== 'file') return undefined
    // What was said of it is not said again; names in it that nobody has heard are.
    const isTold = told.memories.has(memory)
    if (!asks) return { memory, card: isTold ? saidBefore(card) : (card satisfies FileCard), changed, told: isTold }
    if (isTold) return undefined
    // What was done there is worth telling; the names in it are not.
    return SAYS_WHAT.test(card.head) ? { memory, card: { ...card, names: [], more: [] }, changed } : undefined
  })
  const lines = cold.map(said, (one) => one.text)
  if (candidates.length === 0) return { lines, said }
  const named = namedIn([text, ...lines].join('\n'))
  for (const name of told.names) named.add(name)
  const rest = room - cold.sum(lines, (line) => line.length + 1)
  const selected = selectFiles(candidates, rest, named, worthNow(related))
  return {
    lines: [...lines, ...selected.lines],
    said: [...said, ...cold.map(selected.memories, (one) => ({ ...one, reason: 'has to do with the prompt' }))],
  }
}

function isAnsweredBy(kind: MemoryKind, said: readonly SaidToModel[], fits: readonly Fit[]): boolean {
  return cold.filter(fits, ({ id, uri }) => kindOf(uri) === kind && said[0]?.memory === id).length > 0
}

/** Without what was done there. */
function saidBefore(card: FileCard): FileCard {
  const [base = ''] = card.own
  return SAYS_WHAT.test(card.head) ? { ...card, head: `${base} (more in use there)`, own: [base] } : card
}

/** It wants to know something; "can you …?" wants something done. */
export function isQuestion(text: string): boolean {
  return ASKS.test(text)
}

/** What was decided, insisted on or tried in vain, where it clearly fits. */
export function textsAmong(fits: readonly Fit[]): Fit[] {
  return cold.filter(fits, ({ uri, share }) => share >= CLEARLY && isText(uri)).slice(0, MOST_LOOKED_AT)
}

/** Without those whose anchors are gone. */
function there<One>(some: readonly One[], idOf: (one: One) => number, goneAmong: Asked['goneAmong']): One[] {
  const gone = goneAmong(cold.map(some, idOf))
  return gone.size === 0 ? [...some] : cold.filter(some, (one) => !gone.has(idOf(one)))
}

/** The cards of these memories. What is deleted or archived is not spoken of. */
function cardsOf(sql: ReadSql, memories: readonly number[]): { memory: number; truth: string; card: string }[] {
  if (memories.length === 0) return []
  return sql.all(
    `SELECT c.memory, m.truth, c.card FROM memory_cards c JOIN memories m ON m.id = c.memory
     WHERE c.memory IN (${memories.join(',')}) AND m.status = 'active'`,
  )
}

interface Related {
  readonly id: number
  readonly card: SessionCard
  readonly share: number
  /** To the prompt, against the session that is most like it: 0-1. */
  readonly likeness: number
}

/** How near each file is to the prompt: through the sessions that were like it, and by its own words. */
function nearTo(related: readonly Related[], files: readonly Fit[]): Map<number, number> {
  const near = new Map<number, number>()
  const add = (id: number, weight: number) => near.set(id, (near.get(id) ?? 0) + weight)
  for (const { card, likeness } of related) {
    for (const id of card.changed) add(id, likeness)
    for (const id of card.looked) add(id, likeness * LOOKED_AT)
  }
  for (const { id, score } of files) add(id, score / (files[0]?.score ?? 1))
  return near
}

/** A name in use in sessions like this one is likely what it is about. */
function worthNow(related: readonly Related[]): Worth {
  const inUse = new Map<string, number>()
  for (const { card, likeness } of related) {
    for (const name of card.early) inUse.set(name, (inUse.get(name) ?? 0) + likeness)
    for (const name of card.names) inUse.set(name, (inUse.get(name) ?? 0) + likeness * LATER)
  }
  return (name, usual) => 0.1 + RELATED * (inUse.get(name) ?? 0) + USUAL * usual
}

const NOTHING: Knowledge = { lines: [], said: [] }

const CLEARLY = 0.3
const ASKS =
  /^\s*(?:(?:and|so|but|on|in|at|for|by|until|since|to|from|with|after|before) )?(?:how|what|where|which|when|who|whose|why)\b|[吗嗎呢]\s*[?？]?\s*$|怎[么麼]|什[么麼]|哪|如何|多少|多久|几[天个次点时]|幾[天個次點時]|[谁誰].*[?？]/i
const MOST_RELATED = 6
const MOST_SESSIONS = 3
const MOST_TEXTS = 3
const MOST_RULES = 5
const MOST_LOOKED_AT = 12
const MOST_FILES = 20
const MOST_FITS = 60
const LOOKED_AT = 0.6
const LATER = 0.5
const RELATED = 2
const USUAL = 0.25
