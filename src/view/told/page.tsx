import { useState } from 'preact/hooks'
import { t } from '../../messages/people/say.ts'
import { type ApiProblem, exported, post } from '../page/api.ts'
import { Loaded, problemOf, Trouble, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import type { Shown, View } from '../page/view.ts'
import { numberShown, timeShown } from '../page/words.ts'
import { AmongSessions } from '../session/page.tsx'

export const view: View = {
  title: () => t`Told and why`,
  exported: true,
  show: (shown) => <Told {...shown} />,
}

interface Injection {
  readonly at: string
  readonly event: string
  readonly reason: string
  readonly uri: string | null
  readonly text: string
  readonly tokens: number
  readonly project: string | null
  readonly status: string | null
  readonly used: boolean | null
  readonly compaction: number | null
}

interface ToldPage {
  readonly tokens: number
  readonly injections: readonly Injection[]
}

function Told({ words: [id] }: Shown) {
  if (exported) return <Injections session={exported.session} />
  return (
    <AmongSessions id={id} under="told">
      {(session) => <Injections key={session} session={session} />}
    </AmongSessions>
  )
}

function Injections({ session }: { session: string }) {
  const [turn, setTurn] = useState(0)
  const [problem, setProblem] = useState<ApiProblem | undefined>()
  const told = useLoaded<ToldPage>(`told/${encodeURIComponent(session)}`, turn)
  const never = async ({ uri, project, status }: Injection) => {
    try {
      await post('told/never', { uri, project, again: status !== 'active' })
      setProblem(undefined)
      setTurn(turn + 1)
    } catch (failure) {
      setProblem(problemOf(failure))
    }
  }
  return (
    <article class="detail">
      {problem && <Trouble problem={problem} />}
      <Loaded of={told}>
        {({ tokens, injections }) => (
          <>
            <p>
              {injections.length === 0
                ? t`This session was told nothing.`
                : t`${injections.length} things were told, about ${numberShown(tokens)} tokens.`}
            </p>
            <ul class="told">
              {injections.map((one, at) => (
                <li key={at} class="card">
                  <p class="row soft">
                    <span>
                      {timeShown(one.at)} · {one.event}
                    </span>
                    <span>{t`about ${numberShown(one.tokens)} tokens`}</span>
                  </p>
                  <p>
                    <b>{t`Why:`}</b> <Text of={one.reason} />
                  </p>
                  <pre>
                    <Text of={one.text} />
                  </pre>
                  <p class="row">
                    <span class="soft">
                      {one.used === null
                        ? t`names nothing that could be looked for`
                        : one.used
                          ? t`the agent worked with it afterwards`
                          : t`not seen to be used`}
                    </span>
                    {one.compaction !== null && <a href={`#/compactions/${one.compaction}`}>{t`the compaction`}</a>}
                    {one.uri && !exported && (
                      <span>
                        <a href={`#/memory/${encodeURIComponent(one.project ?? 'all')}/${encodeURIComponent(one.uri)}`}>
                          <Text of={one.uri} />
                        </a>{' '}
                        <button type="button" onClick={() => never(one)}>
                          {one.status === 'active' ? t`Never again` : t`Tell it again`}
                        </button>
                      </span>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </article>
  )
}
