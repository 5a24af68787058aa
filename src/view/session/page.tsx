import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { exported } from '../page/api.ts'
import { Choices } from '../page/parts/choices.tsx'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import type { Shown, View } from '../page/view.ts'
import { numberShown, timeShown } from '../page/words.ts'
import { Story } from './story.tsx'

export const view: View = {
  title: () => t`Sessions`,
  exported: true,
  show: (shown) => <Sessions {...shown} />,
}

interface SessionSeen {
  readonly session: string
  readonly host: string
  readonly project: string
  readonly lastAt: string
  readonly endedAt: string | null
  readonly events: number
  readonly epoch: number
}

function Sessions({ words: [id, entry], start }: Shown) {
  if (exported) return <Story session={exported.session} entry={entry} start={start} />
  return (
    <AmongSessions id={id} under="session">
      {(session) => <Story key={session} session={session} entry={entry} start={start} />}
    </AmongSessions>
  )
}

function SessionList({ sessions, chosen, under }: { sessions: readonly SessionSeen[]; chosen: string; under: string }) {
  return (
    <Choices
      label={t`Sessions`}
      chosen={chosen}
      of={sessions.map((one) => ({
        key: one.session,
        href: `#/${under}/${encodeURIComponent(one.session)}`,
        children: (
          <>
            <span class="row">
              <b>
                <Text of={one.project.split('/').at(-1) || one.session.slice(0, 8)} />
              </b>
              <span class="soft">{one.endedAt === null ? t`open` : ''}</span>
            </span>
            <span class="row soft">
              <span>{timeShown(one.lastAt)}</span>
              <span>{t`events: ${numberShown(one.events)}`}</span>
            </span>
          </>
        ),
      }))}
    />
  )
}

/** One session beside the list of all; the newest where none is chosen. */
export function AmongSessions({ id, under, children }: Choosing) {
  const [limit, setLimit] = useState(200)
  const list = useLoaded<readonly SessionSeen[]>(`sessions?limit=${limit}`)
  return (
    <Loaded of={list}>
      {(sessions) => {
        const chosen = id || sessions[0]?.session
        if (!chosen) return <p class="soft">{t`No session has been recorded yet.`}</p>
        return (
          <div class="beside">
            <div class="side">
              <SessionList sessions={sessions} chosen={chosen} under={under} />
              {sessions.length === limit && (
                <button type="button" class="more" onClick={() => setLimit(5000)}>
                  {t`Older ones`}
                </button>
              )}
            </div>
            {children(chosen)}
          </div>
        )
      }}
    </Loaded>
  )
}

interface Choosing {
  readonly id: string | undefined
  readonly under: string
  readonly children: (session: string) => ComponentChildren
}
