export const small = process.argv.includes('--small')
/** Some ten gigabytes of disk, and ten minutes. */
export const large = process.argv.includes('--large')
/** Memories on the server: the growth is measured between them. */
export const SIZES = small ? [10_000, 100_000] : large ? [1_000_000, 10_000_000] : [100_000, 1_000_000]
export const CLIENTS = small ? 20 : 100
export const PROJECTS = small ? 200 : 2000
export const PEOPLE = small ? 100 : 1000
export const ROUNDS = small ? 5 : 9
/** Real logins; the rest of the people are rows. */
export const LOGINS = Array.from({ length: 10 }, (_, n) => `person${n}`)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function shown(found: readonly number[]): string {
  return `${median(found).toFixed(2)}x (${Math.min(...found).toFixed(2)}-${Math.max(...found).toFixed(2)})`
}
