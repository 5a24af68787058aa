import { said, t } from '../../messages/people/say.ts'
import { trustShown } from '../memory/trust.tsx'
import { Changes, type WordChange } from '../page/parts/changes.tsx'
import { Text } from '../page/parts/text.tsx'
import { timeShown } from '../page/words.ts'
import type { Decide, Never } from './queue.tsx'

export interface OfferSeen {
  readonly uri: string
  readonly folder: string
  readonly content: string
  readonly mark: string
  readonly before: string | null
  readonly trust: string
  readonly origin: string
  readonly commit: string | null
  readonly at: string
  readonly redacted: readonly string[]
  readonly held: string | null
  readonly heldBecause: string | null
  readonly changes: readonly WordChange[]
}

interface Deciding {
  readonly of: OfferSeen
  readonly project: string
  readonly decide: Decide
  readonly never: Never
}

/** One memory that may go: what changed, where it was learned, what was taken out of it. */
export function OfferCard({ of, project, decide, never }: Deciding) {
  return (
    <li class="card offer" tabIndex={-1} aria-label={of.uri}>
      <p class="row">
        <a href={`#/memory/${encodeURIComponent(project)}/${encodeURIComponent(of.uri)}`}>
          <Text of={of.uri} />
        </a>
        <span class="soft">{of.before === null ? t`new to the team` : t`the team has an earlier text`}</span>
      </p>
      <p class="soft">
        <Text of={learned(of)} />
      </p>
      {of.redacted.length > 0 && (
        <p class="mark back taken">
          <Text of={t`Taken out before it goes: ${of.redacted.map(said).join(', ')}`} />
        </p>
      )}
      {of.heldBecause !== null && <p class="trouble">{of.heldBecause}</p>}
      <pre>{of.before === null ? <Text of={of.content} /> : <Changes of={of.changes} />}</pre>
      <p class="actions">
        {of.held === null && (
          <button
            type="button"
            class="yes"
            onClick={() => decide('approve', [of])}
            aria-label={`${t`Share it`}: ${of.uri}`}
          >
            {t`Share it`}
          </button>
        )}{' '}
        <button type="button" onClick={() => decide('skip', [of])} aria-label={`${t`Skip`}: ${of.uri}`}>
          {t`Skip`}
        </button>{' '}
        <button type="button" onClick={() => never({ uri: of.uri })} aria-label={`${t`Never`}: ${of.uri}`}>
          {t`Never`}
        </button>
      </p>
    </li>
  )
}

function learned({ at, origin, commit, trust }: OfferSeen): string {
  return [
    trustShown({ trust, origin }),
    t`learned ${timeShown(at)}`,
    ...(origin ? [origin] : []),
    ...(commit ? [t`at commit ${commit.slice(0, 7)}`] : []),
  ].join(' · ')
}
