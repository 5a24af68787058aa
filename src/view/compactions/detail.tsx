import { useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { exported } from '../page/api.ts'
import { Bar } from '../page/parts/bar.tsx'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { clock, numberShown, percent, timeShown } from '../page/words.ts'
import { Facts } from './facts.tsx'
import type { Brief } from './page.tsx'
import { CompactionTexts, type SaidText } from './texts.tsx'

export interface FactSeen {
  readonly kind: string
  readonly text: string
  readonly fate: 'kept' | 'back' | 'lost'
  readonly lines: readonly (readonly number[])[]
  readonly needed: boolean
}

interface Whole extends Omit<Brief, 'facts'> {
  readonly kinds: Readonly<Record<string, string>>
  readonly steer: string
  readonly texts: readonly SaidText[]
  readonly facts: readonly FactSeen[]
  readonly next: readonly {
    readonly id: number
    readonly at: string
    readonly type: string
    readonly text: string
    readonly facts: readonly number[]
  }[]
}

/** One compaction: what the summary says, what was put back, and what is lost, each fact beside the lines that say it. */
export function Detail({ brief, meaning }: { brief: Brief; meaning: Readonly<Record<string, string>> }) {
  const whole = useLoaded<Whole>(`compactions/${brief.id}`)
  const [chosen, choose] = useState<number | undefined>()
  return (
    <article class="detail">
      <Head of={brief} meaning={meaning} />
      <Loaded of={whole}>
        {(one) => (
          <>
            <CompactionTexts texts={one.texts} facts={one.facts} chosen={chosen} choose={choose} />
            <Facts facts={one.facts} kinds={one.kinds} chosen={chosen} choose={choose} />
            <Next of={one} choose={choose} />
            {one.steer && (
              <details>
                <summary>{t`What the summariser was told to keep`}</summary>
                <pre>
                  <Text of={one.steer} />
                </pre>
              </details>
            )}
          </>
        )}
      </Loaded>
    </article>
  )
}

function Head({ of, meaning }: { of: Brief; meaning: Readonly<Record<string, string>> }) {
  const figures = [
    ['kept', t`Kept`, of.kept, meaning.kept],
    ['back', t`Put back`, of.putBack, meaning.putBack],
    ['lost', t`Still lost`, of.lost, meaning.lost],
  ] as const
  return (
    <header>
      <h2>{timeShown(of.at)}</h2>
      <p class="soft">
        <Text of={of.project} />
        {' · '}
        <a href={`#/session/${encodeURIComponent(of.session)}`}>{t`session ${of.session.slice(0, 8)}`}</a>
        {of.agent && ` · ${t`a subagent`}`}
        {' · '}
        {of.trigger === 'auto' ? t`the client compacted by itself` : t`compacted by hand`}
      </p>
      <p>
        {of.tokensBefore === null
          ? t`The client did not say how many tokens there were.`
          : t`${numberShown(of.tokensBefore)} tokens before, ${of.tokensAfter === null ? '?' : numberShown(of.tokensAfter)} after.`}{' '}
        {of.actionsUntilEdit !== null && t`Edited again after ${of.actionsUntilEdit} tool calls.`}
      </p>
      {of.counted && (
        <>
          <Bar counts={of} />
          <dl class="figures">
            {figures.map(([kind, name, count, means]) => (
              <div key={kind} class={`figure ${kind}`}>
                <dt>{name}</dt>
                <dd>
                  <b>{numberShown(count)}</b> <span class="soft">{percent(count, of.facts)}</span>
                  <span class="means">{means}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </header>
  )
}

function Next({ of, choose }: { of: Whole; choose: (fact: number) => void }) {
  if (of.next.length === 0) return <p class="soft">{t`Nothing has been done since.`}</p>
  const needed = of.facts.filter((fact) => fact.needed)
  const saved = needed.filter(({ fate }) => fate === 'back').length
  const missing = needed.filter(({ fate }) => fate === 'lost').length
  return (
    <section>
      <h3>{t`What the agent did next`}</h3>
      <p class="soft">
        {t`Of the facts it then worked with, ${needed.length - saved - missing} were kept, ${saved} had been put back and ${missing} were lost.`}
      </p>
      <ol class="next">
        {of.next.map((action) => (
          <li key={action.id} class={action.type === 'tool:failure' ? 'failed' : ''}>
            <time dateTime={action.at}>{clock(action.at)}</time>{' '}
            {exported ? (
              <Text of={action.text} />
            ) : (
              <a href={`#/session/${encodeURIComponent(of.session)}/${action.id}`}>
                <Text of={action.text || action.type} />
              </a>
            )}{' '}
            {action.facts.slice(0, 6).map((fact) => (
              <button
                key={fact}
                type="button"
                class={`chip ${of.facts[fact]?.fate ?? ''}`}
                onClick={() => choose(fact)}
                title={of.facts[fact]?.text}
              >
                {t`fact ${fact + 1}`}
              </button>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
