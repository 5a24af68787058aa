import { LABELS } from '../texts/labels.ts'

/** Where a summary and its session contradict each other, as the delta has told it; in whatever language that was. */
export function contradictionsIn(delta: string): readonly string[] {
  const lines = delta.split('\n')
  const headings = Object.values(LABELS).map(({ against, colon }) => `${against}${colon}`)
  const first = lines.findIndex((line) => headings.includes(line)) + 1
  if (first === 0) return []
  const behind = lines.slice(first)
  const end = behind.findIndex((line) => !line.startsWith('- '))
  return (end === -1 ? behind : behind.slice(0, end)).map((line) => line.slice(2))
}
