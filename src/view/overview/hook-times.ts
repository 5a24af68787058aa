import type { Sql } from '../../storage/sql.ts'

export interface HookTimes {
  readonly host: string
  readonly hooks: number
  readonly p50: number
  readonly p95: number
}

/** How long hooks took on this machine, host by host, from the counts that each leaves behind (hook/store/took.ts). */
export function hookTimes(sql: Sql): HookTimes[] {
  const rows = sql.all<{ name: string; count: number }>("SELECT name, count FROM counters WHERE name GLOB 'took:*'")
  const hosts = new Map<string, { ms: number; count: number }[]>()
  for (const { name, count } of rows) {
    const [, host = '', ms = ''] = name.split(':')
    hosts.set(host, [...(hosts.get(host) ?? []), { ms: Number(ms), count }])
  }
  return [...hosts].map(([host, slots]) => {
    const sorted = slots.sort((a, b) => a.ms - b.ms)
    const hooks = sorted.reduce((sum, { count }) => sum + count, 0)
    return { host, hooks, p50: quantile(sorted, hooks * 0.5), p95: quantile(sorted, hooks * 0.95) }
  })
}

function quantile(sorted: readonly { ms: number; count: number }[], rank: number): number {
  let seen = 0
  for (const { ms, count } of sorted) {
    seen += count
    if (seen >= rank) return ms
  }
  return sorted.at(-1)?.ms ?? 0
}
