import { useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import type { Shown, View } from '../page/view.ts'
import { Conflicts } from './conflicts.tsx'
import { Forgettings } from './forgettings.tsx'
import { Queue } from './queue.tsx'
import { TeamStatus } from './status.tsx'

export const view: View = {
  title: () => t`Team`,
  show: (shown) => <Teams {...shown} />,
}

interface TeamSeen {
  readonly project: string
  readonly root: string
  readonly team: string
}

function Teams({ words: [chosen] }: Shown) {
  const teams = useLoaded<readonly TeamSeen[]>('team')
  return (
    <Loaded of={teams}>
      {(joined) => {
        const project = joined.find((one) => one.project === chosen)?.project ?? joined[0]?.project
        if (project === undefined) return <NoTeam />
        return (
          <article class="detail">
            {joined.length > 1 && (
              <p class="filters">
                <label>
                  {t`Project`}{' '}
                  <select value={project} onChange={(event) => goTo(event.currentTarget.value)}>
                    {joined.map((one) => (
                      <option key={one.project} value={one.project}>
                        {one.root} ({one.team})
                      </option>
                    ))}
                  </select>
                </label>
              </p>
            )}
            <Team key={project} project={project} />
          </article>
        )
      }}
    </Loaded>
  )
}

function NoTeam() {
  return (
    <article class="detail">
      <p>{t`No project of this machine has joined a team, so nothing is shared with anybody.`}</p>
      <p>
        {t`In a project:`} <code>throughline team join postgres://LOGIN@HOST/DATABASE</code>
      </p>
      <p class="soft">{t`docs/team.md says how to set one up.`}</p>
    </article>
  )
}

export interface InTeam {
  readonly project: string
  /** Grows with every change, so that all parts look again. */
  readonly turn: number
  changed(): void
}

function Team({ project }: { project: string }) {
  const [turn, setTurn] = useState(0)
  const shared: InTeam = { project, turn, changed: () => setTurn((now) => now + 1) }
  return (
    <>
      <TeamStatus {...shared} />
      <Queue {...shared} />
      <Conflicts {...shared} />
      <Forgettings {...shared} />
    </>
  )
}

function goTo(project: string): void {
  location.hash = `#/team/${encodeURIComponent(project)}`
}
