import { mayBeRecalled } from '../memory/recall/safety.ts'
import { dayOf } from '../memory/recall/wording.ts'
import { forgetMemory } from '../memory/store/forgetting/forget.ts'
import { unbury } from '../memory/store/forgetting/tombstones.ts'
import { setLinks } from '../memory/store/links.ts'
import { type Desk, type Memory, memoryById } from '../memory/store/record.ts'
import { relate } from '../memory/store/relations.ts'
import { create, ownMemory, revise } from '../memory/store/store.ts'
import { shortCommit } from '../memory/truth/commit.ts'
import { conflictsIn, type Head, headsOf } from './heads.ts'
import type { Joined } from './joined.ts'
import type { Body } from './operation.ts'
import { liveOperations } from './operations.ts'

/** Whether a commit is part of what is checked out; undefined when nobody can tell. */
export type IsHere = (commit: string) => boolean | undefined

/**
 * What the team knows becomes memories of this store, so that recall and search find them like one's own: under the URI with the author
 * behind it, with trust `team`, and with the anchors that this checkout judges. Made anew from the operations each time; says the texts
 * that were forgotten, for whoever looks for them in the files.
 */
export function showTeam(desk: Desk, joined: Joined, isHere: IsHere): string[] {
  const operations = liveOperations(desk.sql, joined.project)
  const heads = headsOf(operations)
  const wanted = new Map<string, Head>()
  for (const standing of heads.values()) {
    for (const head of standing) if (isShown(desk, joined, head)) wanted.set(head.operation.id, head)
  }
  const gone = new Set(operations.filter(({ forgotten }) => forgotten).map(({ id }) => id))
  const forgotten = retire(desk, joined, wanted, gone)
  for (const head of wanted.values()) showOne(desk, joined, head, isHere)
  relateConflicts(desk, joined, heads)
  return forgotten
}

/** Other people's memories of a project leave this store, without a tombstone: they may come again. */
export function hideAll(desk: Desk, project: string): number {
  const { sql } = desk
  const shown = shownOf(sql, project)
  for (const { memory } of shown) {
    const standing = memoryById(sql, memory)
    if (standing) remove(desk, standing)
  }
  sql.run('DELETE FROM team_shown WHERE project = ?', project)
  return shown.length
}

/** What was written here is here already, and the same text is not told twice. */
function isShown({ sql }: Desk, joined: Joined, { operation }: Head): boolean {
  if (operation.device === joined.device || !operation.body) return false
  const own = ownMemory({ sql }, joined.project, operation.uri)
  return own?.status !== 'active' || own.content.trim() !== operation.body.content.trim()
}

function shownOf(sql: Desk['sql'], project: string): { operation: string; memory: number }[] {
  return sql.all('SELECT operation, memory FROM team_shown WHERE project = ?', project)
}

/** What is no head any more goes: what was forgotten for good, what was replaced without a trace of distrust. */
function retire(desk: Desk, joined: Joined, wanted: ReadonlyMap<string, Head>, gone: ReadonlySet<string>): string[] {
  const forgotten: string[] = []
  for (const { operation, memory } of shownOf(desk.sql, joined.project)) {
    if (wanted.has(operation)) continue
    const standing = memoryById(desk.sql, memory)
    if (standing && gone.has(operation)) forgotten.push(...forgetMemory(desk, standing).contents)
    else if (standing) remove(desk, standing)
    desk.sql.run('DELETE FROM team_shown WHERE operation = ?', operation)
  }
  return forgotten
}

/** Its rows go, and nothing keeps it from coming back. */
function remove(desk: Desk, memory: Memory): void {
  const { contents } = forgetMemory(desk, memory)
  unburied(desk, memory, contents)
}

function unburied({ sql }: Desk, { project, uri }: Memory, contents: readonly string[]): void {
  for (const content of contents) unbury(sql, project, uri, content)
}

function showOne(desk: Desk, joined: Joined, head: Head, isHere: IsHere): void {
  const { operation, endorsedBy } = head
  const body = operation.body as Body
  const known = desk.sql.get<{ memory: number }>('SELECT memory FROM team_shown WHERE operation = ?', operation.id)
  const memory = known && memoryById(desk.sql, known.memory)
  const status = isTold(body, isHere) ? 'active' : 'archived'
  const origin = originOf(head)
  const tier = endorsedBy.length > 0 ? body.tier : Math.max(LEAST_TIER, body.tier)
  if (memory) {
    const content = desk.redact.text(body.content)
    const isAsSaid = memory.content === content && memory.trust === 'team'
    if (memory.status !== status || memory.tier !== tier || !isAsSaid)
      revise(desk, memory, { status, tier, author: 'agent', trust: 'team', content })
    if (memory.origin !== origin) desk.sql.run('UPDATE memories SET origin = ? WHERE id = ?', origin, memory.id)
    return
  }
  const uri = freeUri(desk, joined.project, `${operation.uri}@${plain(operation.author)}`)
  const made = create(desk, {
    project: joined.project,
    uri,
    content: body.content,
    tier,
    disclosure: body.disclosure,
    trust: 'team',
    author: 'agent',
    origin,
    links: body.links,
  })
  if (made.kind !== 'created') return
  setLinks(desk.sql, made.memory.id, joined.project, body.links)
  if (status !== 'active') revise(desk, made.memory, { status, author: 'agent' })
  desk.sql.run(
    'INSERT OR REPLACE INTO team_shown (operation, project, memory) VALUES (?, ?, ?)',
    operation.id,
    joined.project,
    made.memory.id,
  )
}

/** A teammate's word is told to every session only once a second person has confirmed it. */
const LEAST_TIER = 3

/** Not told: what was learned on a branch that is not here, and what gives orders. Both can be searched for and read. */
function isTold({ content, commit }: Body, isHere: IsHere): boolean {
  return mayBeRecalled(content, 'team') && (commit === null || isHere(commit) !== false)
}

/** Author, day and commit, and who confirmed it. */
function originOf({ operation, endorsedBy }: Head): string {
  const { author, at, body } = operation
  const commit = body?.commit ? `, at ${shortCommit(body.commit)}` : ''
  const confirmed = endorsedBy.length > 0 ? `, confirmed by ${endorsedBy.map(plain).join(' and ')}` : ''
  return `${plain(author)}, ${dayOf(at)}${commit}${confirmed}`
}

/** A login as part of a URI and of a sentence. */
function plain(login: string): string {
  return login.replace(/[^\p{L}\p{N}._-]/gu, '-').slice(0, 40) || 'somebody'
}

function freeUri(desk: Desk, project: string, uri: string): string {
  for (let n = 1; n < 50; n++) {
    const candidate = n === 1 ? uri : `${uri}+${n}`
    const standing = ownMemory(desk, project, candidate)
    if (!standing || standing.status === 'deleted') return candidate
  }
  return `${uri}+${crypto.randomUUID()}`
}

/** Both sides of a conflict say so wherever one of them is told. Settled ones stop. */
function relateConflicts(desk: Desk, joined: Joined, heads: ReadonlyMap<string, readonly Head[]>): void {
  const { sql } = desk
  sql.run(
    `DELETE FROM memory_relations WHERE kind = 'contradicts' AND strength = ?2
       AND (source IN (SELECT memory FROM team_shown WHERE project = ?1) OR target IN (SELECT memory FROM team_shown WHERE project = ?1))`,
    joined.project,
    TEAM_STRENGTH,
  )
  for (const [uri, standing] of conflictsIn(heads)) {
    const sides = standing.flatMap(({ operation }) => memoryFor(desk, joined, uri, operation.id, operation.device))
    sides.forEach((one, at) => {
      for (const other of sides.slice(at + 1)) relate(desk, one, other, 'contradicts', TEAM_STRENGTH)
    })
  }
}

/** Tells these relations from those that a person made (1) and those that were found in the words (less). */
const TEAM_STRENGTH = 2

function memoryFor(desk: Desk, joined: Joined, uri: string, id: string, device: string): Memory[] {
  const shown = desk.sql.get<{ memory: number }>('SELECT memory FROM team_shown WHERE operation = ?', id)
  const memory =
    device === joined.device ? ownMemory(desk, joined.project, uri) : shown && memoryById(desk.sql, shown.memory)
  return memory?.status === 'active' ? [memory] : []
}
