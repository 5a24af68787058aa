import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { exported } from '../page/api.ts'
import { Text } from '../page/parts/text.tsx'
import { clock, numberShown } from '../page/words.ts'

export interface EntrySeen {
  readonly id: number
  readonly at: string
  readonly agent: string | null
  readonly type: string
  readonly category: string
  readonly text: string
  readonly size: number
  readonly ms: number | null
  readonly repairedBy: number | null
  readonly data: Readonly<Record<string, unknown>>
}

interface EntryShown {
  readonly of: EntrySeen
  readonly lane: { readonly at: number; readonly name: string }
  readonly label: string
  readonly largest: number
  readonly chosen: boolean
  readonly session: string
}

/** One thing that happened. A compaction and a stage cut the story; a failure leads to its repair. */
export function SessionEntry({ of, lane, label, largest, chosen, session }: EntryShown) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen) box.current?.scrollIntoView({ block: 'center' })
  }, [chosen])
  const mark = CUTS.has(of.type) ? 'cut' : of.category === 'stage' || of.category === 'workflow' ? 'stage' : ''
  return (
    <li
      ref={box}
      id={`entry-${of.id}`}
      class={`entry ${mark} ${of.type === 'tool:failure' ? 'failed' : ''} ${chosen ? 'chosen' : ''} lane-${Math.min(lane.at, 4)}`}
    >
      <button type="button" class="head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <time dateTime={of.at}>{clock(of.at)}</time>
        <span class="label">
          {lane.name && <span class="lane">{lane.name}</span>} {label}
        </span>
        <span class="what">
          <Text of={of.text} />
        </span>
        <span class="size">
          {of.size > 0 && (
            <>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.max(2, (Math.sqrt(of.size) / Math.sqrt(largest)) * 100)} height="4" />
              </svg>
              {t`${numberShown(of.size)} characters`}
            </>
          )}
        </span>
      </button>
      {of.repairedBy !== null && (
        <p class="repair">
          {exported ? (
            t`repaired later`
          ) : (
            <a
              href={`#/session/${encodeURIComponent(session)}/${of.repairedBy}`}
            >{t`→ repaired: the same passed later`}</a>
          )}
        </p>
      )}
      {open && (
        <pre>
          <Text of={JSON.stringify(of.data, null, 2).replaceAll('\\n', '\n')} />
        </pre>
      )}
    </li>
  )
}

const CUTS: ReadonlySet<string> = new Set([
  'session:compact',
  'session:recover',
  'session:delta',
  'session:start',
  'session:end',
])
