import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../../messages/people/say.ts'
import { ApiProblem, get } from '../api.ts'
import { Text } from './text.tsx'

export type Loading<Value> = { value?: Value; problem?: ApiProblem }

/** What a path answers; asked again when the path, or `turn`, is another. What was there stays until the new is. */
export function useLoaded<Value>(path: string | undefined, turn = 0): Loading<Value> {
  const [loading, setLoading] = useState<Loading<Value>>({})
  useEffect(() => {
    if (path === undefined) return
    const ending = new AbortController()
    get<Value>(path, ending.signal)
      .then((value) => setLoading({ value }))
      .catch((failure) => {
        if (!ending.signal.aborted) setLoading({ problem: problemOf(failure) })
      })
    return () => ending.abort()
  }, [path, turn])
  return loading
}

export function problemOf(failure: unknown): ApiProblem {
  if (failure instanceof ApiProblem) return failure
  return new ApiProblem(t`The server does not answer.`, t`It ends after ten idle minutes: run throughline view again.`)
}

export function Loaded<Value>({ of, children }: { of: Loading<Value>; children: (value: Value) => ComponentChildren }) {
  if (of.problem) return <Trouble problem={of.problem} />
  if (of.value === undefined) return <p class="soft">{t`Loading …`}</p>
  return children(of.value)
}

export function Trouble({ problem }: { problem: ApiProblem }) {
  return (
    <div class="trouble" role="alert">
      <p>
        <Text of={problem.message} />
      </p>
      <p class="soft">
        <Text of={problem.hint} />
      </p>
    </div>
  )
}
