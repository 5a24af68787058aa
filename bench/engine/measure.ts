/** Nanoseconds a call, the median of many rounds; the subjects take turns, so that a busy moment hits all of them alike. */
export async function median<Name extends string>(
  subjects: Readonly<Record<Name, () => unknown>>,
  { rounds, calls }: { rounds: number; calls: number },
): Promise<Record<Name, number>> {
  const names = Object.keys(subjects) as Name[]
  const times = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const call = subjects[name]
      const started = performance.now()
      for (let i = 0; i < calls; i++) await call()
      times.get(name)?.push(((performance.now() - started) * 1e6) / calls)
    }
  }
  return Object.fromEntries([...times].map(([name, list]) => [name, middle(list)])) as Record<Name, number>
}

export function middle(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** `what … 3.2x (at most 10x)`, with a mark when it is too much. */
export function ratio(what: string, value = Number.NaN, base = Number.NaN, most?: number): string {
  const times = value / base
  const judged = most === undefined ? '' : ` (at most ${most}x)${times <= most ? '' : '  TOO MUCH'}`
  return `  ${what.padEnd(56)} ${times.toFixed(2)}x${judged}`
}
