/** Times and numbers as this person's language writes them. */
let language = 'en'

export function writeIn(of: string): void {
  language = of
}

export function timeShown(at: string): string {
  return new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'medium' })
}

export function clock(at: string): string {
  return new Date(at).toLocaleTimeString(language, { timeStyle: 'medium' })
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
