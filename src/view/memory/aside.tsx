import { t } from '../../messages/people/say.ts'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { timeShown } from '../page/words.ts'
import type { MemorySeen } from './page.tsx'

interface Pair {
  readonly why: string
  readonly one: MemorySeen
  readonly other: MemorySeen
}

interface Quarantine {
  readonly orders: readonly MemorySeen[]
  readonly waiting: readonly {
    readonly text: string
    readonly rule: string
    readonly session: string
    readonly at: string
  }[]
}

/** What wants a person: memories that contradict each other, what is kept and not told, and what waits for a second word. */
export function Aside({ project, turn }: { project: string; turn: number }) {
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
            {waiting.length > 0 && <h2>{t`Waiting for your word`}</h2>}
            {waiting.map((one) => (
              <div key={one.text} class="card">
                <p class="soft">
                  {t`You may have meant this for good (heard at ${timeShown(one.at)}). In that session the agent may be told to ask you; other sessions are not told until you say it again.`}
                </p>
                <p>
                  <Text of={one.text} />
                </p>
              </div>
            ))}
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
