/**
 * Enough of a session's id to tell it from others, and short enough to be typed. Ids that begin with a word or with the time are alike at
 * their beginning.
 */
export function shortId(id: string): string {
  const shape = SHAPES.find(([pattern]) => pattern.test(id))
  return id.slice(0, shape?.[1] ?? 8)
}

const SHAPES: readonly (readonly [RegExp, number])[] = [
  [/^session_/, 20],
  [/^[a-z]{2,5}_/, 16],
  // A UUID that begins with the time.
  [/^[0-9a-f]{8}-[0-9a-f]{4}-7/, 13],
  [/^\d{13}/, 19],
]
