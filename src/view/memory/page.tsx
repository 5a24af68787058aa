import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { Choices } from '../page/parts/choices.tsx'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import type { Shown, View } from '../page/view.ts'
import { Aside } from './aside.tsx'
import { MemoryDetail } from './detail.tsx'

export const view: View = {
  title: () => t`Memory`,
  show: (shown) => <Memories {...shown} />,
}

export interface MemorySeen {
  readonly uri: string
  readonly project: string | null
  readonly content: string
  readonly tier: number
  readonly when: string
  readonly status: string
  readonly trust: string
  readonly author: string
  readonly origin: string
  readonly version: number
  readonly truth: string
  readonly uses: number
  readonly updatedAt: string
  readonly snippet?: string
}

const STATUSES = ['', 'deprecated', 'archived', 'deleted'] as const

function Memories({ words: [place = 'all', uri], start }: Shown) {
  const [query, setQuery] = useState('')
  const [status, setStatus] = useState('')
  const [turn, setTurn] = useState(0)
  const project = place || 'all'
  const found = useLoaded<readonly MemorySeen[]>(`memories?${new URLSearchParams({ q: query, project, status })}`, turn)
  const changed = () => setTurn((now) => now + 1)
  return (
    <div class="beside">
      <div class="side">
        <Filters {...{ query, setQuery, status, setStatus, project, projects: start.projects }} />
        <Loaded of={found}>
          {(memories) => (
            <>
              <p class="soft" role="status">
                {memories.length === 0 ? t`Nothing is remembered about that.` : t`${memories.length} shown`}
              </p>
              <Choices
                label={t`Memories`}
                chosen={uri}
                of={memories.map((one) => ({
                  key: one.uri,
                  href: `#/memory/${encodeURIComponent(one.project ?? project)}/${encodeURIComponent(one.uri)}`,
                  children: <MemoryLine of={one} />,
                }))}
              />
            </>
          )}
        </Loaded>
      </div>
      {uri ? (
        <MemoryDetail key={`${project} ${uri}`} uri={uri} project={project} changed={changed} />
      ) : (
        <Aside project={project} turn={turn} changed={changed} />
      )}
    </div>
  )
}

interface Filtering {
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly status: string
  readonly setStatus: (status: string) => void
  readonly project: string
  readonly projects: Shown['start']['projects']
}

function Filters({ query, setQuery, status, setStatus, project, projects }: Filtering) {
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  return (
    <search class="filters">
      <label>
        {t`Search`}{' '}
        <input
          ref={search}
          type="search"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={intoList}
        />
      </label>
      <label>
        {t`Project`}{' '}
        <select value={project} onChange={(event) => goTo(event.currentTarget.value)}>
          <option value="all">{t`all projects`}</option>
          {projects.map((one) => (
            <option key={one.project} value={one.project}>
              {one.root} ({one.memories})
            </option>
          ))}
        </select>
      </label>
      <label>
        {t`Status`}{' '}
        <select value={status} onChange={(event) => setStatus(event.currentTarget.value)}>
          {STATUSES.map((one) => (
            <option key={one} value={one}>
              {wordOf(one)}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}

function MemoryLine({ of: one }: { of: MemorySeen }) {
  return (
    <>
      <span class="row">
        <b>
          <Text of={one.uri} />
        </b>
        <TruthMark of={one.truth} />
      </span>
      <span class="soft clip">
        <Text of={one.snippet ?? one.content.slice(0, 160)} />
      </span>
    </>
  )
}

/** From the search field the arrow leads into what was found. */
function intoList(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  document.querySelector<HTMLElement>('.choices a')?.focus()
}

function goTo(project: string): void {
  location.hash = `#/memory/${encodeURIComponent(project)}`
}

export function wordOf(status: string): string {
  if (status === '' || status === 'active') return t`in use`
  if (status === 'archived') return t`set aside`
  return status === 'deleted' ? t`deleted` : t`outdated`
}

export function TruthMark({ of }: { of: string }) {
  if (of === 'changed') return <span class="mark back">{t`changed since`}</span>
  if (of === 'gone') return <span class="mark lost">{t`gone`}</span>
  return of === 'current' ? <span class="mark kept">{t`as it is`}</span> : null
}
