import { type Author, type Desk, type Memory, type MemoryStatus, writerOf } from './record.ts'
import { revise } from './store.ts'

export interface Version {
  readonly version: number
  readonly content: string
  readonly tier: number
  readonly disclosure: string
  readonly status: MemoryStatus
  readonly author: Author
  readonly at: number
  readonly current: boolean
}

/** Every version, oldest first, the present one last. */
export function historyOf({ sql }: Pick<Desk, 'sql'>, memory: Memory): Version[] {
  const earlier = sql.all<Omit<Version, 'current'>>(
    'SELECT version, content, tier, disclosure, status, author, at FROM memory_versions WHERE memory = ? ORDER BY version',
    memory.id,
  )
  const { version, content, tier, disclosure, status, updatedAt } = memory
  return [
    ...earlier.map((one) => ({ ...one, current: false })),
    { version, content, tier, disclosure, status, author: writerOf(memory), at: updatedAt, current: true },
  ]
}

/** Back to an earlier version, byte for byte, as a new version. undefined: there is no such version. */
export function restoreVersion(desk: Desk, memory: Memory, to: number | undefined, author: Author): Memory | undefined {
  const history = historyOf(desk, memory)
  const wanted =
    to === undefined
      ? history.findLast(({ current, status }) => !current && status === 'active')
      : history.find(({ version }) => version === to)
  if (!wanted)
    return memory.status !== 'active' && to === undefined
      ? revise(desk, memory, { status: 'active', author })
      : undefined
  if (memory.status === 'deleted' && to === undefined) return revise(desk, memory, { status: 'active', author })
  const { content, tier, disclosure } = wanted
  // What a person wrote is theirs again when they bring it back.
  const own = author === 'user' && wanted.author === 'user'
  return revise(desk, memory, { content, tier, disclosure, status: 'active', author, ...(own && { trust: 'user' }) })
}
