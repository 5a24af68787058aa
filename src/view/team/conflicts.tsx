import { t } from '../../messages/people/say.ts'
import { Loaded, Trouble, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { useChange } from './change.tsx'
import type { InTeam } from './page.tsx'

interface Side {
  readonly id: string
  readonly author: string
  readonly device: string
  readonly mine: boolean
  readonly day: string
  readonly commit: string | null
  readonly content: string
  readonly confirmedBy: readonly string[]
}

interface Contradicting {
  readonly uri: string
  readonly who: string
  readonly content: string
}

interface ConflictsSeen {
  readonly sameUri: readonly { readonly uri: string; readonly sides: readonly Side[] }[]
  readonly contradictions: readonly {
    readonly why: string
    readonly one: Contradicting
    readonly other: Contradicting
  }[]
}

/** What people say differently, both beside each other; nobody wins by being last. */
export function Conflicts(shared: InTeam) {
  const { project, turn } = shared
  const conflicts = useLoaded<ConflictsSeen>(`team/conflicts?${new URLSearchParams({ project })}`, turn)
  const { problem, done, run } = useChange(shared)
  const settle = (uri: string, { id, author }: Side) =>
    run(
      'settle',
      { uri, keep: id },
      () => t`Settled: ${author}'s text stands under ${uri}; the others learn it with their next sync.`,
    )
  return (
    <section>
      <h2>{t`Conflicts`}</h2>
      {problem && <Trouble problem={problem} />}
      <p role="status">
        <Text of={done} />
      </p>
      <Loaded of={conflicts}>
        {({ sameUri, contradictions }) => (
          <>
            {sameUri.length + contradictions.length === 0 && <p class="soft">{t`Nobody says anything different.`}</p>}
            {sameUri.map(({ uri, sides }) => (
              <section key={uri} class="card">
                <h3>
                  <Text of={uri} />
                </h3>
                <div class="sides">
                  {sides.map((side) => (
                    <SideCard
                      key={side.id}
                      of={side}
                      about={aboutSide(side, sides)}
                      uri={uri}
                      settle={() => settle(uri, side)}
                    />
                  ))}
                </div>
              </section>
            ))}
            {contradictions.map((pair) => (
              <Contradiction key={`${pair.one.uri} ${pair.other.uri}`} of={pair} project={project} />
            ))}
          </>
        )}
      </Loaded>
    </section>
  )
}

interface SideShown {
  readonly of: Side
  readonly about: string
  readonly uri: string
  readonly settle: () => void
}

/** What one person says, and the button that lets it stand. */
function SideCard({ of: side, about, uri, settle }: SideShown) {
  return (
    <div>
      <p>
        <b>
          <Text of={side.mine ? t`${side.author} (this machine)` : side.author} />
        </b>{' '}
        <span class="soft">
          <Text of={about} />
        </span>
      </p>
      <pre>
        <Text of={side.content} />
      </pre>
      <p class="actions">
        <button type="button" onClick={settle} aria-label={`${t`This one stands`}: ${side.author}, ${uri}`}>
          {t`This one stands`}
        </button>
      </p>
    </div>
  )
}

interface ContradictionShown {
  readonly of: ConflictsSeen['contradictions'][number]
  readonly project: string
}

function Contradiction({ of: { why, one, other }, project }: ContradictionShown) {
  return (
    <section class="card">
      <p class="soft">
        <Text of={why} />
      </p>
      <div class="sides">
        {[one, other].map((side) => (
          <div key={side.uri}>
            <p>
              <a href={`#/memory/${encodeURIComponent(project)}/${encodeURIComponent(side.uri)}`}>
                <Text of={side.uri} />
              </a>{' '}
              <span class="soft">
                <Text of={side.who} />
              </span>
            </p>
            <pre>
              <Text of={side.content} />
            </pre>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Day and commit, who confirmed it, and which machine where one person says two things. */
function aboutSide(side: Side, sides: readonly Side[]): string {
  const isTwice = sides.filter(({ author }) => author === side.author).length > 1
  return [
    side.day,
    ...(side.commit ? [t`at commit ${side.commit.slice(0, 7)}`] : []),
    ...(isTwice && !side.mine ? [t`another machine, ${side.device.slice(0, 8)}`] : []),
    ...(side.confirmedBy.length > 0 ? [t`confirmed by ${side.confirmedBy.join(', ')}`] : []),
  ].join(' · ')
}
