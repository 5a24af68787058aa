import { useEffect, useRef } from 'preact/hooks'

/** Whoever decides by keyboard stays in the list when what they decided on is gone from it. */
export function usePlace(shown: unknown) {
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
