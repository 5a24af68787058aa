import { useState } from 'preact/hooks'
import { said, t } from '../../messages/people/say.ts'
import { Loaded, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { timeShown } from '../page/words.ts'

interface Quotes {
  readonly pieces: readonly Quote[]
}

interface Quote {
  readonly who: string
  readonly tool: string | null
  readonly about: string | null
  readonly at: string | null
  readonly place: string
  readonly text: string
}

/** The story is what the journal keeps; the transcript holds every word. It may be large, so it is searched when that is asked for. */
export function Past({ session, question }: { session: string; question: string }) {
  const [open, setOpen] = useState(false)
  const id = encodeURIComponent(session)
  const found = useLoaded<Quotes>(open ? `sessions/${id}/past?${new URLSearchParams({ q: question })}` : undefined)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t`Look in the whole transcript too`}</summary>
      {open && (
        <Loaded of={found}>
          {({ pieces }) => (
            <>
              {pieces.length === 0 && (
                <p class="soft">{t`Nothing in the transcript has these words. Other words may find it.`}</p>
              )}
              <ul class="told">
                {pieces.map((one) => (
                  <Quoted key={one.place} of={one} id={id} />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      )}
    </details>
  )
}

function Quoted({ of, id }: { of: Quote; id: string }) {
  const [open, setOpen] = useState(false)
  const around = useLoaded<{ text: string }>(open ? `sessions/${id}/past/${encodeURIComponent(of.place)}` : undefined)
  return (
    <li class="card">
      <p class="soft">
        <Text of={[said(of.who), of.tool, of.about, of.at && timeShown(of.at)].filter(Boolean).join(' · ')} />
      </p>
      <pre>
        <Text of={of.text} />
      </pre>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t`What stands around it`}</summary>
        {open && (
          <Loaded of={around}>
            {({ text }) => (
              <pre>
                <Text of={text} />
              </pre>
            )}
          </Loaded>
        )}
      </details>
    </li>
  )
}
