import { existsSync } from 'node:fs'
import type { TextDetails } from '../../memory/learn/texts.ts'
import { mayBeRecalled } from '../../memory/recall/safety.ts'
import { isOwnWord, kindOf } from '../../memory/store/kinds.ts'
import { detailsOf, type Memory, writerOf } from '../../memory/store/record.ts'
import { relationsOf } from '../../memory/store/relations.ts'
import { said, t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { when } from '../terminal/when.ts'
import { anchorText, memoryAnchors } from './anchors.ts'
import { conflictsOf, conflictText } from './conflicts.ts'
import type { MemoryDesk } from './place.ts'

/** A memory as programs read it. */
export function memoryJson(memory: Memory) {
  return {
    uri: memory.uri,
    project: memory.project || null,
    content: memory.content,
    hash: memory.hash,
    tier: memory.tier,
    when: memory.disclosure,
    status: memory.status,
    trust: memory.trust,
    author: writerOf(memory),
    origin: memory.origin,
    version: memory.version,
    truth: memory.truth,
    told: memory.status === 'active' && mayBeRecalled(memory.content, memory.trust, memory.origin),
    uses: memory.uses,
    usedAt: memory.usedAt === null ? null : iso(memory.usedAt),
    createdAt: iso(memory.createdAt),
    updatedAt: iso(memory.updatedAt),
  }
}

export function fullJson(desk: MemoryDesk, memory: Memory) {
  const { truth, anchors } = memoryAnchors(desk, memory)
  return {
    ...memoryJson({ ...memory, truth }),
    links: anchors,
    relations: relationsOf(desk, memory),
    contradictions: conflictsOf(desk, memory),
    learned: learnedFrom(memory),
  }
}

/** The words it was learned from and where they stood; null where somebody wrote it. */
function learnedFrom(memory: Memory): { words: string; session: string | null; prompt: number | null } | null {
  const { words, prompt } = detailsOf<TextDetails>(memory)
  if (words === undefined || isOwnWord(memory.author)) return null
  const [, session = null] = /^session (\S+)$/.exec(memory.origin) ?? []
  return { words, session, prompt: prompt ?? null }
}

/** A memory as people read it. */
export function memoryText(desk: MemoryDesk, memory: Memory): string {
  const { truth, anchors } = memoryAnchors(desk, memory)
  const conflicts = conflictsOf(desk, memory)
  const relations = relationsOf(desk, memory).filter(
    ({ kind, uri }) => kind !== 'contradicts' || !conflicts.some((other) => other.uri === uri),
  )
  const why = whyLearned(memory)
  const head = [
    t`tier ${memory.tier}`,
    said(memory.status),
    `${said(TRUST[memory.trust])}${memory.origin && why.length === 0 ? t` (${originText(memory.origin)})` : ''}`,
    t`version ${memory.version}, ${when(memory.updatedAt)}`,
    memory.uses === 1 ? t`recalled 1 time` : t`recalled ${memory.uses} times`,
    ...(truth === 'changed' ? [t`what it is about has changed since`] : []),
    ...(mayBeRecalled(memory.content, memory.trust, memory.origin)
      ? []
      : [t`it reads like an order and is not yours, so it is not told`]),
    ...(truth === 'gone' ? [t`what it is about is gone, so it is not told`] : []),
  ]
  return [
    memory.uri,
    head.join(' · '),
    ...why,
    ...(memory.disclosure ? [t`recall: ${memory.disclosure}`] : []),
    ...anchors.map((anchor) => t`about ${anchorText(anchor)}`),
    ...relations.map(({ kind, uri, direction }) => (direction === 'out' ? `${kind} ${uri}` : t`${uri} ${kind} this`)),
    ...conflicts.map(conflictText),
    '',
    memory.content,
  ].join('\n')
}

/** Why a program learned it: the words, the session, the prompt they stood in. */
function whyLearned(memory: Memory): string[] {
  const { words, prompt, sessions } = detailsOf<TextDetails>(memory)
  if (words === undefined || isOwnWord(memory.author)) return []
  const from = originText(memory.origin)
  const where = prompt === undefined ? from : t`${from}, prompt ${prompt}`
  const times = sessions !== undefined && sessions > 1 ? t`, and in ${sessions - 1} more since` : ''
  return [
    memory.trust === 'user'
      ? t`learned from what you typed (${where}${times}): "${words}"`
      : t`learned from what the agent said (${where}${times}): "${words}"`,
    t`throughline memory refuse ${kindOf(memory.uri)}s keeps things like it from being learned`,
  ]
}

/** Where a memory comes from: a session, or what whoever wrote it called it. */
function originText(origin: string): string {
  const [, session] = /^session (\S+)$/.exec(origin) ?? []
  return session === undefined ? origin : t`session ${session}`
}

const TRUST: Readonly<Record<Memory['trust'], string>> = {
  user: 'said by you',
  agent: 'said by the agent',
  tool: 'from a tool',
  imported: 'imported',
  team: 'from the team',
}

/** What can be done where nothing is remembered: of this project, or at all. */
export function nothingYet(sql: ReadSql, projects: readonly string[] | undefined): string {
  const elsewhere = projects
    ? (sql.get<{ n: number }>("SELECT count(*) AS n FROM memories WHERE status = 'active'")?.n ?? 0)
    : 0
  return elsewhere > 0
    ? [
        t`Nothing is remembered of this project yet.`,
        t`  In other projects: ${elsewhere} (add --all).`,
        ...(hasGone(sql) ? [t`  If this folder is one that moved: throughline memory adopt.`] : []),
      ].join('\n')
    : t`Nothing is remembered here yet. throughline import transcripts learns from the work already done.`
}

function hasGone(sql: ReadSql): boolean {
  return sql.all<{ root: string }>('SELECT DISTINCT root FROM memory_places').some(({ root }) => !existsSync(root))
}
