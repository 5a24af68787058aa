import { useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import type { OfferSeen } from './offer.tsx'
import type { Decide } from './queue.tsx'

interface Deciding {
  readonly name: string
  readonly offers: readonly OfferSeen[]
  readonly decide: Decide
  never(): Promise<void>
}

/** For several at once, asked once more: what was shared can be forgotten, but not unread. */
export function Several({ name, offers, decide, never }: Deciding) {
  const [asked, setAsked] = useState<'approve' | 'skip' | 'never' | undefined>()
  const count = offers.length
  const sure = async () => {
    setAsked(undefined)
    await (asked === 'never' ? never() : decide(asked ?? 'skip', offers))
  }
  if (asked)
    return (
      <p class="actions">
        {questionFor(asked, name, count)}{' '}
        {/* biome-ignore lint/a11y/noAutofocus: the question took the place of the button that had the focus */}
        <button type="button" class={asked === 'approve' ? 'yes' : 'danger'} autoFocus onClick={sure}>
          {t`Yes`}
        </button>{' '}
        <button type="button" onClick={() => setAsked(undefined)}>{t`No`}</button>
      </p>
    )
  return (
    <p class="actions">
      <button type="button" onClick={() => setAsked('approve')}>{t`Share ${name} (${count}) …`}</button>{' '}
      <button type="button" onClick={() => setAsked('skip')}>{t`Skip ${name} (${count}) …`}</button>{' '}
      <button type="button" onClick={() => setAsked('never')}>{t`Never offer ${name} …`}</button>
    </p>
  )
}

function questionFor(asked: 'approve' | 'skip' | 'never', name: string, count: number): string {
  if (asked === 'approve') return t`Share all ${count} as shown below with the team?`
  return asked === 'skip' ? t`Skip all ${count}?` : t`Never offer ${name} in this project, whatever comes?`
}
