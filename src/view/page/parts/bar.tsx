import { t } from '../../../messages/people/say.ts'

export interface Counts {
  readonly kept: number
  readonly putBack: number
  readonly lost: number
}

/** What became of the facts, as one bar; its name says the numbers to who cannot see it. */
export function Bar({ counts: { kept, putBack, lost } }: { counts: Counts }) {
  const all = kept + putBack + lost
  if (all === 0) return null
  const parts = [
    ['kept', kept, 0],
    ['back', putBack, kept],
    ['lost', lost, kept + putBack],
  ] as const
  return (
    <svg
      class="bar"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      role="img"
      aria-label={t`${kept} kept, ${putBack} put back, ${lost} lost`}
    >
      {parts.map(([kind, count, from]) => (
        <rect key={kind} class={`fill-${kind}`} x={(from / all) * 100} y="0" width={(count / all) * 100} height="6" />
      ))}
    </svg>
  )
}
