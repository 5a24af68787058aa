import { useEffect, useRef, useState } from 'preact/hooks'
import { said, t } from '../../messages/people/say.ts'
import { exported, get, type Start, stream } from '../page/api.ts'
import { Loaded, type Loading, problemOf, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { numberShown, timeShown } from '../page/words.ts'
import { type EntrySeen, SessionEntry } from './entry.tsx'
import { Past } from './past.tsx'

interface StoryPage {
  readonly session: string
  readonly host: string
  readonly project: string
  readonly transcript: string | null
  readonly startedAt: string
  readonly endedAt: string | null
  readonly epoch: number
  readonly agents: readonly { readonly agent: string; readonly agentType: string | null }[]
  readonly all: number
  readonly entries: readonly EntrySeen[]
  readonly more: boolean
}

/** The story of a session, the newest page first; what is older comes when it is asked for, what is new by itself. */
export function Story({ session, entry, start }: { session: string; entry: string | undefined; start: Start }) {
  const [find, setFind] = useState('')
  const [category, setCategory] = useState('')
  const id = encodeURIComponent(session)
  const filter = exported ? '?limit=1000' : `?${new URLSearchParams({ find, category })}`
  const { story, older } = useStory(id, filter, find === '' && category === '')
  return (
    <article class="detail">
      <Loaded of={story}>
        {(page) => {
          const shown = exported ? page.entries.filter((one) => fits(one, find, category)) : page.entries
          return (
            <>
              <header>
                <h2>
                  <Text of={page.project} />
                </h2>
                <p class="soft">
                  {page.host} · {t`session ${page.session.slice(0, 8)}`} · {timeShown(page.startedAt)} ·{' '}
                  {t`entries kept: ${numberShown(page.all)}`} · {t`compactions: ${page.epoch}`}
                  {page.endedAt === null && !exported && <span class="live"> ● {t`live`}</span>}
                </p>
              </header>
              {!exported && <Recovery id={id} />}
              <form class="filters" onSubmit={(event) => event.preventDefault()}>
                <label>
                  {t`Find`} <input type="search" value={find} onInput={(event) => setFind(event.currentTarget.value)} />
                </label>
                <label>
                  {t`Kind`}{' '}
                  <select value={category} onChange={(event) => setCategory(event.currentTarget.value)}>
                    <option value="">{t`everything`}</option>
                    {start.categories.map((one) => (
                      <option key={one} value={one}>
                        {said(one)}
                      </option>
                    ))}
                  </select>
                </label>
              </form>
              {page.more && (
                <button type="button" class="more" onClick={older}>
                  {t`Older entries`}
                </button>
              )}
              {!exported && page.transcript !== null && find.trim() !== '' && (
                <Past key={find} session={session} question={find} />
              )}
              {shown.length === 0 && <p class="soft">{t`Nothing fits.`}</p>}
              <ol class="story" aria-live="polite" aria-relevant="additions">
                {shown.map((one) => (
                  <SessionEntry
                    key={one.id}
                    of={one}
                    lane={laneOf(page, one)}
                    label={start.labels[one.type] ?? one.type}
                    largest={largestOf(shown)}
                    chosen={String(one.id) === entry}
                    session={session}
                  />
                ))}
              </ol>
            </>
          )
        }}
      </Loaded>
    </article>
  )
}

/** What the agent would be told if its context were compacted now; made when it is asked for. */
function Recovery({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  const recovery = useLoaded<{ recovery: string }>(open ? `sessions/${id}/recovery` : undefined)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t`What would be put back now`}</summary>
      {open && (
        <Loaded of={recovery}>
          {(now) => <pre>{now.recovery ? <Text of={now.recovery} /> : t`Nothing: nothing is established yet.`}</pre>}
        </Loaded>
      )}
    </details>
  )
}

function useStory(id: string, filter: string, whole: boolean) {
  const [story, setStory] = useState<Loading<StoryPage>>({})
  const newest = useRef(0)
  useEffect(() => {
    const ending = new AbortController()
    const run = async () => {
      const page = await get<StoryPage>(`sessions/${id}${filter}`, ending.signal)
      setStory({ value: page })
      newest.current = page.entries.at(-1)?.id ?? 0
      if (exported || !whole || page.endedAt !== null) return
      for await (const { entries } of stream<{ entries: readonly EntrySeen[] }>(
        `sessions/${id}/live?after=${newest.current}`,
        ending.signal,
      ))
        setStory(({ value }) =>
          value
            ? { value: { ...value, all: value.all + entries.length, entries: [...value.entries, ...entries] } }
            : {},
        )
    }
    const timer = setTimeout(
      () => {
        run().catch((failure) => {
          if (!ending.signal.aborted) setStory((now) => (now.value ? now : { problem: problemOf(failure) }))
        })
      },
      whole ? 0 : 120,
    )
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [id, filter, whole])
  const older = async () => {
    const first = story.value?.entries[0]?.id
    if (first === undefined) return
    const page = await get<StoryPage>(`sessions/${id}${filter}&before=${first}`)
    setStory(({ value }) =>
      value ? { value: { ...value, more: page.more, entries: [...page.entries, ...value.entries] } } : {},
    )
  }
  return { story, older }
}

function fits({ category: own, text, data }: EntrySeen, find: string, category: string): boolean {
  if (category !== '' && own !== category) return false
  return find === '' || `${text}${JSON.stringify(data)}`.toLowerCase().includes(find.toLowerCase())
}

/** 0 is the main thread; each subagent has a lane of its own. */
function laneOf(page: StoryPage, { agent }: EntrySeen): { at: number; name: string } {
  const at = page.agents.findIndex((one) => one.agent === agent)
  if (agent === null) return { at: 0, name: '' }
  return { at: at + 1 || 1, name: page.agents[at]?.agentType || agent.slice(0, 8) }
}

function largestOf(entries: readonly EntrySeen[]): number {
  return entries.reduce((most, { size }) => Math.max(most, size), 1)
}
