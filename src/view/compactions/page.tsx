import { t } from '../../messages/people/say.ts'
import { exported } from '../page/api.ts'
import { Bar, type Counts } from '../page/parts/bar.tsx'
import { Choices } from '../page/parts/choices.tsx'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import type { Shown, View } from '../page/view.ts'
import { numberShown, timeShown } from '../page/words.ts'
import { Detail } from './detail.tsx'

export const view: View = {
  title: () => t`Compactions`,
  exported: true,
  show: (shown) => <Compactions {...shown} />,
}

export interface Brief extends Counts {
  readonly id: number
  readonly session: string
  readonly agent: string | null
  readonly project: string
  readonly trigger: string
  readonly at: string
  readonly tokensBefore: number | null
  readonly tokensAfter: number | null
  readonly counted: boolean
  readonly facts: number
  readonly limits: { readonly all: number; readonly survived: number }
  readonly actionsUntilEdit: number | null
}

interface List {
  readonly compactions: readonly Brief[]
  readonly meaning: Readonly<Record<string, string>>
  readonly more: boolean
}

function Compactions({ words: [id, before] }: Shown) {
  const path = exported
    ? `compactions?session=${encodeURIComponent(exported.session)}&limit=500`
    : `compactions${before ? `?before=${Number(before)}` : ''}`
  const list = useLoaded<List>(path)
  return (
    <Loaded of={list}>
      {({ compactions, meaning, more }) => {
        if (compactions.length === 0) return <None />
        const chosen = compactions.find((one) => String(one.id) === id) ?? compactions[0]
        const last = compactions.at(-1)
        return (
          <div class="beside">
            <div class="side">
              <Choices
                label={t`Compactions`}
                chosen={String(chosen?.id)}
                of={compactions.map((one) => ({
                  key: String(one.id),
                  href: `#/compactions/${one.id}${before ? `/${before}` : ''}`,
                  children: <Line of={one} />,
                }))}
              />
              {more && last && !exported && <a class="more" href={`#/compactions//${last.id}`}>{t`Older ones`}</a>}
            </div>
            {chosen && <Detail key={chosen.id} brief={chosen} meaning={meaning} />}
          </div>
        )
      }}
    </Loaded>
  )
}

function Line({ of }: { of: Brief }) {
  return (
    <>
      <span class="row">
        <b>{timeShown(of.at)}</b>
        <span class="soft">{of.trigger === 'auto' ? t`by itself` : t`by hand`}</span>
      </span>
      <span class="row soft">
        <Text of={of.project.split('/').at(-1) || of.session.slice(0, 8)} />
        <span>{of.tokensBefore === null ? '' : t`${numberShown(of.tokensBefore)} tokens`}</span>
      </span>
      {of.counted ? <Bar counts={of} /> : <span class="soft">{t`no summary seen yet`}</span>}
    </>
  )
}

function None() {
  return (
    <div class="card">
      <p>{t`No compaction has been recorded yet. When your agent compacts its context, its summary stands here beside what it dropped and what was put back.`}</p>
      <p>
        <a href="#/first-run">{t`See what past compactions lost, from the transcripts you have`}</a>
      </p>
    </div>
  )
}
