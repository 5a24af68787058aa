import { t } from '../../messages/people/say.ts'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import type { View } from '../page/view.ts'
import { bytes, numberShown, timeShown } from '../page/words.ts'
import { Trend, type Week } from './trend.tsx'

export const view: View = {
  title: () => t`Overview`,
  show: () => <Overview />,
}

interface OverviewPage {
  readonly meaning: Readonly<Record<string, string>>
  readonly sessions: number
  readonly compactions: number
  readonly memories: number
  readonly events: number
  readonly storeBytes: number
  readonly projects: readonly {
    readonly project: string
    readonly sessions: number
    readonly compactions: number
    readonly lastAt: string
  }[]
  readonly weeks: readonly Week[]
  readonly hooks: readonly {
    readonly host: string
    readonly hooks: number
    readonly p50: number
    readonly p95: number
  }[]
  readonly drops: readonly {
    readonly host: string
    readonly event: string
    readonly power: string
    readonly count: number
  }[]
  readonly drift: readonly {
    readonly host: string
    readonly event: string
    readonly field: string | null
    readonly count: number
  }[]
}

interface Doctor {
  readonly findings: readonly {
    readonly check: string
    readonly state: 'fine' | 'note' | 'wrong'
    readonly detail: string
    readonly remedy?: string
  }[]
}

function Overview() {
  const overview = useLoaded<OverviewPage>('overview')
  const doctor = useLoaded<Doctor>('overview/doctor')
  return (
    <article class="detail">
      <Loaded of={overview}>{(one) => <OverviewFigures of={one} />}</Loaded>
      <h2>{t`What doctor finds`}</h2>
      <Loaded of={doctor}>{({ findings }) => <Findings of={findings} />}</Loaded>
    </article>
  )
}

function OverviewFigures({ of: one }: { of: OverviewPage }) {
  return (
    <>
      <dl class="figures">
        {[
          [t`Sessions`, numberShown(one.sessions)],
          [t`Compactions`, numberShown(one.compactions)],
          [t`Memories`, numberShown(one.memories)],
          [t`Events kept`, numberShown(one.events)],
          [t`Size of the store`, bytes(one.storeBytes)],
        ].map(([name, value]) => (
          <div key={name} class="figure">
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      <Trend weeks={one.weeks} meaning={one.meaning} />
      <h2>{t`How long hooks take`}</h2>
      <p class="soft">{t`From the start of the process until the event is written; the agent waits that long, and a little for the process to end.`}</p>
      <Table
        head={[t`Host`, t`Hooks`, t`Half are done within`, t`95 of 100 within`]}
        rows={one.hooks.map(({ host, hooks, p50, p95 }) => [
          host,
          numberShown(hooks),
          `${numberShown(p50)} ms`,
          `${numberShown(p95)} ms`,
        ])}
        none={t`No hook has been timed yet.`}
      />
      <h2>{t`Projects`}</h2>
      <Table
        head={[t`Project`, t`Sessions`, t`Compactions`, t`Last event`]}
        rows={one.projects.map(({ project, sessions, compactions, lastAt }) => [
          project,
          numberShown(sessions),
          numberShown(compactions),
          timeShown(lastAt),
        ])}
        none={t`No session has been recorded yet.`}
      />
      <h2>{t`What hosts could not carry`}</h2>
      <Table
        head={[t`Host`, t`Event`, t`What`, t`Times`]}
        rows={one.drops.map(({ host, event, power, count }) => [host, event, power, numberShown(count)])}
        none={t`Everything that was answered arrived.`}
      />
      <h2>{t`What hosts said that is not known here`}</h2>
      <Table
        head={[t`Host`, t`Event`, t`Field`, t`Times`]}
        rows={one.drift.map(({ host, event, field, count }) => [
          host,
          event,
          field ?? t`the event itself`,
          numberShown(count),
        ])}
        none={t`Nothing.`}
      />
    </>
  )
}

function Findings({ of }: { of: Doctor['findings'] }) {
  return (
    <ul class="findings">
      {of.map(({ check, state, detail, remedy }, at) => (
        <li key={at} class={state}>
          <span aria-hidden="true">{SIGNS[state]}</span> <b>{check}</b> <Text of={detail} />
          {remedy && (
            <pre>
              <Text of={remedy} />
            </pre>
          )}
        </li>
      ))}
    </ul>
  )
}

const SIGNS = { fine: '✓', note: '·', wrong: '✗' } as const

function Table({ head, rows, none }: { head: readonly string[]; rows: readonly (readonly string[])[]; none: string }) {
  if (rows.length === 0) return <p class="soft">{none}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section class="scroll" tabIndex={0} aria-label={head[0]}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={column}>
                  <Text of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
