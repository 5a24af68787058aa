import { t } from '../../messages/people/say.ts'
import { numberShown, percent } from '../page/words.ts'

export interface Week {
  readonly week: string
  readonly compactions: number
  readonly facts: number
  readonly kept: number
  readonly putBack: number
  readonly lost: number
  readonly limits: { readonly all: number; readonly survived: number }
  readonly actionsUntilEdit: number | null
}

const HIGH = 120

/** Week by week: of what sessions had established, how much summaries kept, how much was put back, how much was lost. */
export function Trend({ weeks, meaning }: { weeks: readonly Week[]; meaning: Readonly<Record<string, string>> }) {
  const measured = weeks.filter(({ facts }) => facts > 0)
  const width = Math.max(1, measured.length) * 40
  return (
    <section>
      <h2>{t`Week by week`}</h2>
      {measured.length === 0 ? (
        <p class="soft">{t`Nothing has been measured yet.`}</p>
      ) : (
        <div class="trend">
          <svg
            viewBox={`0 0 ${width} ${HIGH}`}
            role="img"
            aria-label={t`What became of the facts, week by week; the table below says the numbers`}
          >
            {measured.map((week, at) => (
              <Column key={week.week} of={week} at={at} />
            ))}
          </svg>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <section class="scroll" tabIndex={0} aria-label={t`Week by week`}>
            <table>
              <thead>
                <tr>
                  {[t`Week of`, t`Compactions`, t`Kept`, t`Put back`, t`Lost`, t`Limits`, t`First edit`].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {measured.map((week) => (
                  <tr key={week.week}>
                    <td>{week.week}</td>
                    <td>{numberShown(week.compactions)}</td>
                    <td>{percent(week.kept, week.facts)}</td>
                    <td>{percent(week.putBack, week.facts)}</td>
                    <td>{percent(week.lost, week.facts)}</td>
                    <td>
                      {week.limits.survived}/{week.limits.all}
                    </td>
                    <td>{week.actionsUntilEdit ?? '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      )}
      <dl class="meanings">
        {[
          [t`Kept`, meaning.kept],
          [t`Put back`, meaning.putBack],
          [t`Lost`, meaning.lost],
          [t`Limits`, meaning.limits],
          [t`First edit`, meaning.firstEdit],
        ].map(([name, means]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Column({ of, at }: { of: Week; at: number }) {
  const share = (part: number) => (part / of.facts) * HIGH
  const parts = [
    ['kept', share(of.kept), HIGH - share(of.kept)],
    ['back', share(of.putBack), HIGH - share(of.kept) - share(of.putBack)],
    ['lost', share(of.lost), 0],
  ] as const
  return (
    <g>
      {parts.map(([kind, height, y]) => (
        <rect key={kind} class={`fill-${kind}`} x={at * 40 + 4} y={y} width="32" height={height} />
      ))}
    </g>
  )
}
