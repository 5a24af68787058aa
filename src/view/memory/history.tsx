import { useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { Changes, type WordChange } from '../page/parts/changes.tsx'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { timeShown } from '../page/words.ts'
import type { Changing } from './detail.tsx'

interface Versions {
  readonly versions: readonly {
    readonly version: number
    readonly at: string
    readonly author: string
    readonly content: string
    readonly current: boolean
    readonly changes: readonly WordChange[]
  }[]
}

/** Every version with what it changed, the newest first. */
export function History({
  uri,
  project,
  version,
  change,
}: Changing & { uri: string; project: string; version: number }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t`History (${version})`}</summary>
      {open && <Listed uri={uri} project={project} version={version} change={change} />}
    </details>
  )
}

function Listed({ uri, project, version, change }: Changing & { uri: string; project: string; version: number }) {
  const history = useLoaded<Versions>(`memory/history?${new URLSearchParams({ uri, project })}`, version)
  return (
    <Loaded of={history}>
      {({ versions }) => (
        <ol class="versions" reversed>
          {[...versions].reverse().map((one) => (
            <li key={one.version} class="card">
              <p class="row soft">
                <span>
                  {t`version ${one.version}`} · {timeShown(one.at)} · {one.author}
                </span>
                {!one.current && (
                  <button type="button" onClick={() => change('restore', { version: one.version })}>
                    {t`Back to this one`}
                  </button>
                )}
              </p>
              <pre>{one.changes.length === 0 ? <Text of={one.content} /> : <Changes of={one.changes} />}</pre>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  )
}
