import { t } from '../../messages/people/say.ts'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { timeShown } from '../page/words.ts'
import type { InTeam } from './page.tsx'

interface Device {
  readonly login: string
  readonly device: string
  readonly confirmed: boolean
  readonly removed: boolean
  readonly seenAt: string | null
}

interface Receipt {
  readonly uri: string
  readonly operation: string
  readonly sent: boolean
  readonly devices: readonly Device[]
}

/** Which machines have not confirmed yet that they forgot; only the server knows, so it is asked, and the rest of the page does not wait. */
export function Forgettings({ project, turn }: InTeam) {
  const receipts = useLoaded<readonly Receipt[]>(`team/receipts?${new URLSearchParams({ project })}`, turn)
  return (
    <section>
      <h2>{t`Forgotten, device by device`}</h2>
      <Loaded of={receipts}>
        {(all) => (
          <>
            {all.length === 0 && <p class="soft">{t`You have had nothing forgotten in this project.`}</p>}
            {all.length > 0 && <p class="soft">{t`Backups of the server keep a text until they rotate.`}</p>}
            {all.map((one) => (
              <ReceiptCard key={one.operation} of={one} />
            ))}
          </>
        )}
      </Loaded>
    </section>
  )
}

function ReceiptCard({ of: { uri, sent, devices } }: { of: Receipt }) {
  const confirmed = devices.filter((one) => one.confirmed).length
  return (
    <section class="card">
      <p class="row">
        <b>
          <Text of={uri} />
        </b>
        <span class={`mark ${sent && confirmed === devices.length ? 'kept' : 'back'}`}>
          {sent ? t`confirmed by ${confirmed} of ${devices.length} devices` : t`not sent yet`}
        </span>
      </p>
      {!sent && <p class="soft">{t`The server has not heard of it yet; it goes with the next sync.`}</p>}
      <ul>
        {devices.map((one) => (
          <li key={`${one.login} ${one.device}`}>
            <Text of={`${one.login} (${one.device || '?'})`} />: {stateOf(one)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ confirmed, removed, seenAt }: Device): string {
  if (confirmed) return t`confirmed`
  if (removed) return t`cannot confirm any more: left or was removed`
  return seenAt === null ? t`still to confirm` : t`still to confirm, last seen ${timeShown(seenAt)}`
}
