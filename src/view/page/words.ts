/** Numbers as this person's language writes them; times as the commands do, which are read alike everywhere. */
let language = 'en'

export function writeIn(of: string): void {
  language = of
}

export function timeShown(at: string): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${clock(at)}`
}

export function clock(at: string): string {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

export function numberShown(value: number): string {
  return value.toLocaleString(language)
}

export function bytes(value: number): string {
  if (value < 1024) return `${numberShown(value)} B`
  if (value < 1024 ** 2) return `${numberShown(Math.round(value / 102.4) / 10)} KB`
  return value < 1024 ** 3
    ? `${numberShown(Math.round(value / 104857.6) / 10)} MB`
    : `${numberShown(Math.round(value / 1024 ** 3))} GB`
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
}
