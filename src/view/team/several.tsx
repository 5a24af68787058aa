import { useState } from 'preact/hooks'
import { said, t } from '../../messages/people/say.ts'
import type { OfferSeen } from './offer.tsx'
import type { Decide } from './queue.tsx'

interface Deciding {
  /** `traps`; null: all of them, whatever they are. */
  readonly kind: string | null
  readonly offers: readonly OfferSeen[]
  readonly decide: Decide
  never(): Promise<void>
}

/** For several at once, asked once more: what was shared can be forgotten, but not unread. */
export function Several({ kind, offers, decide, never }: Deciding) {
  const [asked, setAsked] = useState<'approve' | 'skip' | 'never' | undefined>()
  const count = offers.length
  const name = kind === null ? t`everything` : said(kind)
  const sure = async () => {
    setAsked(undefined)
    await (asked === 'never' ? never() : decide(asked ?? 'skip', offers))
  }
  if (asked)
    return (
      <p class="actions">
        {questionFor(asked, kind, count)}{' '}
        {/* biome-ignore lint/a11y/noAutofocus: the question took the place of the button that had the focus */}
        <button type="button" class={asked === 'approve' ? 'yes' : 'danger'} autoFocus onClick={sure}>
          {t`Yes`}
        </button>{' '}
        <button type="button" onClick={() => setAsked(undefined)}>{t`No`}</button>
      </p>
    )
  return (
    <p class="actions">
      {count > 1 && (
        <>
          <button type="button" onClick={() => setAsked('approve')}>{t`Share ${name} (${count}) …`}</button>{' '}
          <button type="button" onClick={() => setAsked('skip')}>{t`Skip ${name} (${count}) …`}</button>{' '}
        </>
      )}
      <button type="button" onClick={() => setAsked('never')}>
        {kind === null ? t`Never offer anything …` : t`Never offer ${name} …`}
      </button>
    </p>
  )
}

function questionFor(asked: 'approve' | 'skip' | 'never', kind: string | null, count: number): string {
  if (asked === 'approve') return t`Share all ${count} as shown below with the team?`
  if (asked === 'skip') return t`Skip all ${count}?`
  return kind === null
    ? t`Never offer anything in this project, whatever comes?`
    : t`Never offer ${said(kind)} in this project, whatever comes?`
}
