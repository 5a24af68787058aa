/** Two reasons to give up, in one signal, and which it was. Call `done` when neither matters any more. */
export function deadline(timeoutMs: number, outer: AbortSignal) {
  const controller = new AbortController()
  let why: 'timed-out' | 'aborted' | undefined
  const give = (reason: 'timed-out' | 'aborted') => {
    why ??= reason
    controller.abort()
  }
  const onAbort = () => give('aborted')
  const timer = setTimeout(give, timeoutMs, 'timed-out' as const)
  outer.addEventListener('abort', onAbort, { once: true })
  if (outer.aborted) onAbort()
  return {
    signal: controller.signal,
    why: () => why,
    done() {
      clearTimeout(timer)
      outer.removeEventListener('abort', onAbort)
    },
  }
}

/** Resolves when the signal gives up; `forget` takes the listener away again. */
export function givenUp(signal: AbortSignal) {
  let listener = () => {}
  const promise = new Promise<void>((resolve) => {
    listener = resolve
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', listener, { once: true })
  })
  return { promise, forget: () => signal.removeEventListener('abort', listener) }
}
