import { useEffect, useRef } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { Text } from '../page/parts/text.tsx'
import { bytes, numberShown, timeShown } from '../page/words.ts'
import type { FactSeen } from './detail.tsx'

export interface SaidText {
  readonly name: string
  readonly text: string
  readonly at: string | null
  readonly by: string | null
  readonly bytes: number
  readonly tokens: number
}

interface Choosing {
  readonly facts: readonly FactSeen[]
  readonly chosen: number | undefined
  readonly choose: (fact: number | undefined) => void
}

/** The summary and the two texts that were put back, side by side, as the model received them. */
export function CompactionTexts({ texts, ...choosing }: Choosing & { texts: readonly SaidText[] }) {
  return (
    <div class="texts">
      {texts.map((said, at) => (
        <section key={said.name} class="said">
          <h3>{titleOf(said.name)}</h3>
          <p class="soft">{receivedOf(said)}</p>
          {said.text === '' ? (
            <p class="soft">{t`Nothing was said.`}</p>
          ) : (
            <Lines text={said.text} at={at} {...choosing} />
          )}
        </section>
      ))}
    </div>
  )
}

function titleOf(name: string): string {
  if (name === 'summary') return t`The summary`
  return name === 'first' ? t`A: put back at once` : t`B: put back after the check`
}

function receivedOf({ text, at, by, bytes: size, tokens }: SaidText): string {
  if (text === '' || at === null) return ' '
  const measure = t`${bytes(size)}, about ${numberShown(tokens)} tokens`
  return by === null ? measure : t`${measure}, received at ${timeShown(at)} with ${by}`
}

function Lines({ text, at, facts, chosen, choose }: Choosing & { text: string; at: number }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = chosen === undefined ? undefined : box.current?.querySelector('.chosen')
    line?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const said = new Map<number, number[]>()
  // What was put back first: that is what these lines are there for.
  const ordered = [...facts.entries()].sort(([, one], [, other]) =>
    one.fate < other.fate ? -1 : one.fate > other.fate ? 1 : 0,
  )
  for (const [fact, { lines }] of ordered)
    for (const line of lines[at] ?? []) said.set(line, [...(said.get(line) ?? []), fact])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section class="lines" ref={box} tabIndex={0} aria-label={t`the text, line by line`}>
      {text.split('\n').map((line, number) => {
        const own = said.get(number) ?? []
        const [first] = own
        if (first === undefined) {
          return (
            <p key={number}>
              <Text of={line} />
            </p>
          )
        }
        const here = chosen !== undefined && own.includes(chosen)
        const next = here ? own[own.indexOf(chosen) + 1] : first
        return (
          <button
            key={number}
            type="button"
            class={`line ${facts[first]?.fate ?? ''} ${here ? 'chosen' : ''}`}
            aria-pressed={here}
            onClick={() => choose(next)}
          >
            <Text of={line} />
          </button>
        )
      })}
    </section>
  )
}
