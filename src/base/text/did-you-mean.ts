/** The known word nearest to a mistyped one, when it is near enough to be meant. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase()
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  const [nearest] = ranked
  if (!nearest) return undefined
  const starts = known.find((candidate) => wanted.length >= 3 && candidate.toLowerCase().startsWith(wanted))
  if (starts) return starts
  return nearest.far <= Math.max(1, Math.floor(wanted.length / 3)) ? nearest.candidate : undefined
}

/** Damerau-Levenshtein: a letter too many, missing, wrong, or two swapped. */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const steps = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost]
      if (swapped) steps.push((before[j - 2] ?? 0) + 1)
      row.push(Math.min(...steps))
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
