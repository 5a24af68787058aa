import { useState } from 'preact/hooks'
import { type ApiProblem, post } from '../page/api.ts'
import { problemOf } from '../page/parts/loaded.tsx'
import type { InTeam } from './page.tsx'

interface Changes {
  readonly problem: ApiProblem | undefined
  /** What was done last, for who sees it and for who hears it. */
  readonly done: string
  readonly busy: boolean
  /** Posts a change; when it went well, says so, and everything looks again. */
  run<Value>(path: string, body: object, said: (value: Value) => string): Promise<void>
}

/** One change at a time in a part of the page. */
export function useChange({ project, changed }: InTeam): Changes {
  const [problem, setProblem] = useState<ApiProblem | undefined>()
  const [done, setDone] = useState('')
  const [busy, setBusy] = useState(false)
  async function run<Value>(path: string, body: object, said: (value: Value) => string): Promise<void> {
    if (busy) return
    setBusy(true)
    setDone('')
    try {
      const value = await post<Value>(`team/${path}`, { project, ...body })
      setProblem(undefined)
      setDone(said(value))
    } catch (failure) {
      setProblem(problemOf(failure))
    }
    setBusy(false)
    // What stood in the way may be that something is not as it was shown.
    changed()
  }
  return { problem, done, busy, run }
}
