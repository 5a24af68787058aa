import { type Link, linksOf } from '../../memory/links.ts'
import type { Memory } from '../../memory/record.ts'
import { relationsOf } from '../../memory/relations.ts'
import { patternOf } from '../../memory/solutions/patterns.ts'
import { iso } from '../../platform/clock.ts'
import type { Sql } from '../../storage/sql.ts'
import { when } from '../table.ts'

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
    author: memory.author,
    origin: memory.origin,
    version: memory.version,
    truth: memory.truth,
    uses: memory.uses,
    usedAt: memory.usedAt === null ? null : iso(memory.usedAt),
    createdAt: iso(memory.createdAt),
    updatedAt: iso(memory.updatedAt),
  }
}

export function fullJson(sql: Sql, memory: Memory) {
  return {
    ...memoryJson(memory),
    links: linksOf(sql, memory.id).map(({ kind, key }) => ({ kind, key: kind === 'pattern' ? patternOf(key) : key })),
    relations: relationsOf({ sql }, memory),
  }
}

/** A memory as people read it. */
export function memoryText(sql: Sql, memory: Memory): string {
  const links = linksOf(sql, memory.id).filter(({ kind }) => kind !== 'error')
  const relations = relationsOf({ sql }, memory)
  const head = [
    `tier ${memory.tier}`,
    memory.status,
    `${TRUST[memory.trust]}${memory.origin ? ` (${memory.origin})` : ''}`,
    `version ${memory.version}, ${when(memory.updatedAt)}`,
    `recalled ${memory.uses} ${memory.uses === 1 ? 'time' : 'times'}`,
    ...(memory.truth === 'changed' ? ['what it is about has changed since'] : []),
    ...(memory.truth === 'gone' ? ['what it is about is gone'] : []),
  ]
  return [
    memory.uri,
    head.join(' · '),
    ...(memory.disclosure ? [`recall: ${memory.disclosure}`] : []),
    ...(links.length > 0 ? [`about: ${links.map(shownLink).join(', ')}`] : []),
    ...relations.map(({ kind, uri, direction }) => (direction === 'out' ? `${kind} ${uri}` : `${uri} ${kind} this`)),
    '',
    memory.content,
  ].join('\n')
}

function shownLink({ kind, key }: Link): string {
  return kind === 'pattern' ? `failures with ${patternOf(key)}` : `${kind} ${key}`
}

const TRUST: Readonly<Record<Memory['trust'], string>> = {
  user: 'said by you',
  agent: 'said by the agent',
  tool: 'from a tool',
  imported: 'imported',
}
