import { stringify } from 'yaml'

/** A rule made from another system's, and what of it was left behind. */
export interface Imported {
  readonly name: string
  readonly text: string
}

export interface Import {
  readonly rules: readonly Imported[]
  /** What could not be carried over, each in a sentence. */
  readonly left: readonly string[]
}

/** A rule file from its fields. */
export function ruleFile(fields: Readonly<Record<string, unknown>>, body: string): Imported {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { name: String(fields.name), text: `---\n${stringify(given, { lineWidth: 0 })}---\n${body.trim()}\n` }
}

export function ruleSlug(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'imported'
  )
}

/** A text as a regular expression that means just that. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
