import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'

export interface Choice {
  readonly key: string
  readonly href: string
  readonly children: ComponentChildren
}

/** A list to choose from: arrow keys, Home and End move in it, Enter follows the link. */
export function Choices({ label, of, chosen }: { label: string; of: readonly Choice[]; chosen: string | undefined }) {
  const list = useRef<HTMLUListElement>(null)
  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const here = links.indexOf(document.activeElement as HTMLAnchorElement)
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    links[Math.max(0, Math.min(links.length - 1, to))]?.focus()
  }
  return (
    <nav aria-label={label}>
      <ul class="choices" ref={list} onKeyDown={move}>
        {of.map(({ key, href, children }) => (
          <li key={key}>
            <a href={href} aria-current={key === chosen ? 'true' : undefined}>
              {children}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
