/**
 * The counter that a hook adds to: how long it took from the start of its process to its writing, in slots that grow with the time. Enough
 * for a median and a 95th percentile per host, in a few dozen rows.
 */
export function took(host: string, ms: number): string {
  return `took:${host}:${slotOf(ms < 0 ? 0 : ms | 0)}`
}

function slotOf(ms: number): number {
  if (ms < 20) return ms
  if (ms < 100) return ms - (ms % 5)
  return ms < 1000 ? ms - (ms % 50) : ms - (ms % 1000)
}
