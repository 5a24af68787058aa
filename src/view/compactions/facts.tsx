import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { Text } from '../page/parts/text.tsx'
import type { FactSeen } from './detail.tsx'

interface FactsShown {
  readonly facts: readonly FactSeen[]
  readonly kinds: Readonly<Record<string, string>>
  readonly chosen: number | undefined
  readonly choose: (fact: number | undefined) => void
}

const FATES = ['lost', 'back', 'kept'] as const

/** Every fact, what was lost first. Choosing one shows the lines that say it; choosing a line shows the fact. */
export function Facts({ facts, kinds, chosen, choose }: FactsShown) {
  const [hidden, hide] = useState<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (chosen !== undefined) box.current?.querySelector('.chosen')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const toggle = (fate: string) => {
    const next = new Set(hidden)
    if (!next.delete(fate)) next.add(fate)
    hide(next)
  }
  const ordered = FATES.flatMap((fate) => [...facts.entries()].filter(([, fact]) => fact.fate === fate))
  return (
    <section>
      <h3>{t`What the session had established`}</h3>
      <fieldset class="filters" aria-label={t`Which facts to show`}>
        {FATES.map((fate) => (
          <button
            key={fate}
            type="button"
            class={`chip ${fate}`}
            aria-pressed={!hidden.has(fate)}
            onClick={() => toggle(fate)}
          >
            {wordOf(fate)} {facts.filter((fact) => fact.fate === fate).length}
          </button>
        ))}
      </fieldset>
      <ul class="facts" ref={box}>
        {ordered.map(([at, { fate, kind, text, lines, needed }]) =>
          hidden.has(fate) ? null : (
            <li key={at}>
              <button
                type="button"
                class={`fact ${fate} ${at === chosen ? 'chosen' : ''}`}
                aria-pressed={at === chosen}
                onClick={() => choose(at === chosen ? undefined : at)}
              >
                <span class="number">{at + 1}</span>
                <span class="what">
                  <Text of={text} />
                  <span class="soft">
                    {kinds[kind] ?? kind} · {wordOf(fate)}
                    {needed && ` · ${t`worked with afterwards`}`}
                    {fate === 'kept' &&
                      (lines[0] ?? []).length === 0 &&
                      ` · ${t`in a message the client kept, or in other words`}`}
                  </span>
                </span>
              </button>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function wordOf(fate: FactSeen['fate']): string {
  if (fate === 'kept') return t`kept`
  return fate === 'back' ? t`put back` : t`still lost`
}
