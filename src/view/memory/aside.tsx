import { t } from '../../messages/people/say.ts'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import type { MemorySeen } from './page.tsx'
import { WaitingForYou, type WaitingSeen } from './waiting.tsx'

interface Pair {
  readonly why: string
  readonly one: MemorySeen
  readonly other: MemorySeen
}

interface Quarantine {
  readonly orders: readonly MemorySeen[]
  readonly waiting: readonly WaitingSeen[]
}

/** What wants a person: memories that contradict each other, what is kept and not told, and what waits for a second word. */
export function Aside({ project, turn, changed }: { project: string; turn: number; changed: () => void }) {
  const asked = `?${new URLSearchParams({ project })}`
  const pairs = useLoaded<readonly Pair[]>(`memory/contradictions${asked}`, turn)
  const quarantine = useLoaded<Quarantine>(`memory/quarantine${asked}`, turn)
  return (
    <article class="detail">
      <h2>{t`Contradictions`}</h2>
      <Loaded of={pairs}>
        {(found) => (
          <>
            {found.length === 0 && <p class="soft">{t`No two memories contradict each other.`}</p>}
            {found.map(({ why, one, other }) => (
              <div key={`${one.uri} ${other.uri}`} class="card">
                <p class="soft">
                  <Text of={why} />
                </p>
                <Said of={one} />
                <Said of={other} />
              </div>
            ))}
          </>
        )}
      </Loaded>
      <h2>{t`In quarantine: kept, and not told`}</h2>
      <Loaded of={quarantine}>
        {({ orders, waiting }) => (
          <>
            {orders.length === 0 && <p class="soft">{t`Nothing is in quarantine.`}</p>}
            {orders.map((one) => (
              <div key={one.uri} class="card">
                <p class="soft">{t`It reads like an order and is not yours, so no agent is told.`}</p>
                <Said of={one} />
              </div>
            ))}
            <WaitingForYou of={waiting} changed={changed} />
          </>
        )}
      </Loaded>
    </article>
  )
}

function Said({ of }: { of: MemorySeen }) {
  return (
    <p>
      <a href={`#/memory/${encodeURIComponent(of.project ?? 'all')}/${encodeURIComponent(of.uri)}`}>
        <Text of={of.uri} />
      </a>
      <br />
      <Text of={of.content} />
    </p>
  )
}
