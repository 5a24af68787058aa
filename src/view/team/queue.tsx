import { useEffect, useRef } from 'preact/hooks'
import { said, t } from '../../messages/people/say.ts'
import { Loaded, Trouble, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { useChange } from './change.tsx'
import { OfferCard, type OfferSeen } from './offer.tsx'
import type { InTeam } from './page.tsx'
import { Several } from './several.tsx'

interface QueueSeen {
  readonly policy: string
  readonly never: readonly string[]
  readonly offers: readonly OfferSeen[]
}

export type Decide = (how: 'approve' | 'skip', offers: readonly OfferSeen[]) => Promise<void>
/** One URI, a kind, or everything. */
export type Never = (what: { uri: string } | { kind: string } | { all: true }) => Promise<void>

/** What waits for this person's yes, by kind; nothing goes that was not shown here or in the command's list. */
export function Queue(shared: InTeam) {
  const queue = useLoaded<QueueSeen>(`team/share?${new URLSearchParams({ project: shared.project })}`, shared.turn)
  const { problem, done, busy, run } = useChange(shared)
  const place = usePlace(queue.value)
  const decide: Decide = (how, offers) =>
    run<{ syncing?: boolean }>(how, { offers: offers.map(({ uri, mark }) => ({ uri, mark })) }, ({ syncing }) =>
      how === 'skip'
        ? t`Skipped: ${offers.length}. A new text is offered again.`
        : syncing
          ? t`Approved: ${offers.length}. A sync has been started and takes it along.`
          : t`Approved: ${offers.length}. It goes with the next sync.`,
    )
  const never: Never = (what) => run('never', what, () => t`Never offered again; below it can be taken back.`)
  const again = (start: string) => run('never', { uri: start, undo: true }, () => t`Offered again: ${start}`)
  return (
    <section {...place} aria-busy={busy}>
      <h2 tabIndex={-1}>{t`Waiting for your yes`}</h2>
      {problem && <Trouble problem={problem} />}
      <p role="status">
        <Text of={done} />
      </p>
      <Loaded of={queue}>
        {({ policy, never: nevers, offers }) => {
          const open = offers.filter(({ held }) => held === null)
          const held = offers.filter((offer) => offer.held !== null)
          return (
            <>
              {policy === 'off' && <p class="soft">{t`Sharing is off in this project.`}</p>}
              {policy !== 'off' && open.length === 0 && <p class="soft">{t`Nothing waits for your yes.`}</p>}
              {kindsOf(open).length > 1 && (
                <Several kind={null} offers={open} decide={decide} never={() => never({ all: true })} />
              )}
              {kindsOf(open).map((kind) => {
                const own = open.filter(({ folder }) => folder === kind)
                return (
                  <section key={kind}>
                    <h3>
                      {said(kind)} ({own.length})
                    </h3>
                    <Several kind={kind} offers={own} decide={decide} never={() => never({ kind })} />
                    <ul class="told">
                      {own.map((offer) => (
                        <OfferCard key={offer.uri} of={offer} project={shared.project} decide={decide} never={never} />
                      ))}
                    </ul>
                  </section>
                )
              })}
              {held.length > 0 && (
                <details>
                  <summary>{t`Held back (${held.length})`}</summary>
                  <ul class="told">
                    {held.map((offer) => (
                      <OfferCard key={offer.uri} of={offer} project={shared.project} decide={decide} never={never} />
                    ))}
                  </ul>
                </details>
              )}
              {nevers.length > 0 && (
                <details>
                  <summary>{t`Never offered (${nevers.length})`}</summary>
                  <ul class="told">
                    {nevers.map((start) => (
                      <li key={start} class="row">
                        <Text of={start} />{' '}
                        <button type="button" onClick={() => again(start)} aria-label={`${t`Offer again`}: ${start}`}>
                          {t`Offer again`}
                        </button>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

function kindsOf(offers: readonly OfferSeen[]): string[] {
  return [...new Set(offers.map(({ folder }) => folder))]
}

/** Whoever decides by keyboard stays in the list when what they decided on is gone from it. */
function usePlace(shown: unknown) {
  const ref = useRef<HTMLElement>(null)
  const acted = useRef(-1)
  useEffect(() => {
    const list = ref.current
    if (!list || acted.current < 0 || document.activeElement !== document.body) return
    const offers = offersIn(list)
    const next = offers[Math.min(acted.current, offers.length - 1)] ?? list.querySelector('h2')
    acted.current = -1
    next?.focus()
  }, [shown])
  const onClick = ({ target }: Event) => {
    const offer = target instanceof Element ? target.closest<HTMLElement>('.offer') : null
    acted.current = offer && ref.current ? offersIn(ref.current).indexOf(offer) : 0
  }
  return { ref, onClick }
}

/** Those that can be seen; the others cannot have the focus. */
function offersIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.offer')].filter((offer) => offer.checkVisibility())
}
