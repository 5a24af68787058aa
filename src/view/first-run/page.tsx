import { useRef, useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { type ApiProblem, stream } from '../page/api.ts'
import { Bar, type Counts } from '../page/parts/bar.tsx'
import { Loaded, problemOf, Trouble, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import type { View } from '../page/view.ts'
import { numberShown, timeShown } from '../page/words.ts'

export const view: View = {
  title: () => t`First steps`,
  show: () => <FirstRun />,
}

interface Here {
  readonly hosts: readonly {
    readonly id: string
    readonly title: string
    readonly wired: boolean
    readonly hooksOff: object | null
  }[]
  readonly sessions: number
  readonly found: readonly Found[]
  readonly transcripts: number
}

/** What one agent has written down on this machine. */
interface Found {
  readonly title: string
  readonly where: string
  readonly count: number
}

interface Result {
  readonly transcripts: number
  readonly totals: Counts & { readonly compactions: number; readonly facts: number }
  readonly compactions: readonly (Counts & {
    readonly transcript: string
    readonly at: string | null
    readonly fates: readonly Fate[]
  })[]
}

interface Fate {
  readonly kind: string
  readonly text: string
  readonly fate: 'kept' | 'back' | 'lost'
}

type Piece = { done?: number; all?: number; result?: Result; error?: { message: string; hint: string } }

function FirstRun() {
  const here = useLoaded<Here>('first-run')
  return (
    <article class="detail">
      <Loaded of={here}>
        {({ hosts, sessions, found, transcripts }) => (
          <>
            <p>
              {sessions === 0
                ? t`Nothing has been recorded yet. This is how to begin:`
                : t`Sessions recorded so far: ${numberShown(sessions)}.`}
            </p>
            <ol class="steps">
              <li>
                {hosts.some(({ wired }) => wired) ? t`Wired into:` : t`Wire Throughline into your agents:`}{' '}
                <code>throughline install</code>
                <ul>
                  {hosts.map((host) => (
                    <li key={host.id}>{standingText(host)}</li>
                  ))}
                </ul>
              </li>
              <li>{t`Work as usual. The next compaction appears here by itself.`}</li>
              {transcripts > 0 && <li>{t`Meanwhile, see what past compactions lost:`}</li>}
            </ol>
            <Replay found={found} transcripts={transcripts} />
          </>
        )}
      </Loaded>
    </article>
  )
}

function standingText({ title, wired, hooksOff }: Here['hosts'][number]): string {
  if (!wired) return t`${title}: found, not wired`
  return hooksOff ? t`${title}: wired, but its hooks are switched off` : t`${title}: wired`
}

function Replay({ found, transcripts }: { found: readonly Found[]; transcripts: number }) {
  const [piece, setPiece] = useState<Piece | undefined>()
  const [problem, setProblem] = useState<ApiProblem | undefined>()
  const running = useRef<AbortController | undefined>(undefined)
  if (transcripts === 0)
    return (
      <p class="soft">
        {t`No agent has written a transcript here yet.`} {t`A made-up session shows it all the same:`}{' '}
        <code>throughline demo</code>
      </p>
    )
  const run = async () => {
    running.current?.abort()
    const ending = new AbortController()
    running.current = ending
    setProblem(undefined)
    setPiece({ done: 0, all: Math.min(100, transcripts) })
    try {
      for await (const next of stream<Piece>('first-run/replay', ending.signal, { limit: 100 })) setPiece(next)
    } catch (failure) {
      if (!ending.signal.aborted) setProblem(problemOf(failure))
    }
  }
  return (
    <section class="card">
      <p>
        {t`Transcripts found: ${numberShown(transcripts)}. They are read where they lie; nothing is written and nothing leaves this machine.`}
      </p>
      <ul>
        {found.map(({ title, where, count }) => (
          <li key={title}>
            {title}: {numberShown(count)} <code>{where}</code>
          </li>
        ))}
      </ul>
      <button type="button" onClick={run} disabled={piece?.done !== undefined}>
        {t`Replay the newest ${Math.min(100, transcripts)}`}
      </button>
      {problem && <Trouble problem={problem} />}
      {piece?.done !== undefined && (
        <p>
          <progress value={piece.done} max={piece.all ?? 1} aria-label={t`Replay`} /> {t`${piece.done} of ${piece.all}`}
        </p>
      )}
      {piece?.error && (
        <p class="trouble">
          <Text of={piece.error.message} />
        </p>
      )}
      {piece?.result && <Outcome of={piece.result} />}
    </section>
  )
}

function Outcome({ of }: { of: Result }) {
  const { totals, compactions } = of
  if (compactions.length === 0)
    return <p>{t`Transcripts read: ${of.transcripts}. No compaction in them, so there is nothing to show yet.`}</p>
  return (
    <div role="status">
      <h2>{t`As it would have gone with Throughline`}</h2>
      <p>
        {t`Compactions: ${totals.compactions}. Of ${totals.facts} facts the summaries kept ${totals.kept}; ${totals.putBack} would have been put back, ${totals.lost} stay lost.`}
      </p>
      <Bar counts={totals} />
      {compactions.slice(-20).map((one, at) => (
        <details key={at}>
          <summary>
            {one.at ? timeShown(one.at) : '–'} · {t`${one.kept} kept, ${one.putBack} put back, ${one.lost} lost`}
          </summary>
          <ul class="facts">
            {one.fates.map((fate, number) => (
              <li key={number} class={`fact ${fate.fate}`}>
                <Text of={fate.text} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
