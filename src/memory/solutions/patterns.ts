import type { Link } from '../store/links.ts'
import { COLUMNS, type Desk, type Memory } from '../store/record.ts'

/** Judges whether a text is a regular expression that is sure to end in time when so many characters are searched. */
export type JudgesPattern = (source: string, characters: number) => boolean

/** S3.23: the failures a memory is a solution of: a regular expression, or a text where it cannot be one. Case makes no difference. */
export function patternLink(source: string, isRegex: JudgesPattern): Link {
  return { kind: 'pattern', key: `${isRegex(source, SEARCHED) ? REGEX : TEXT}${source}` }
}

export function patternOf(key: string): string {
  return key.slice(REGEX.length)
}

/** The memories of which a pattern is found in what a command said. */
export function memoriesForOutput({ sql }: Pick<Desk, 'sql'>, project: string, output: string): Memory[] {
  const rows = sql.all<{ key: string; memory: number }>(
    "SELECT key, memory FROM memory_links WHERE project IN (?, '') AND kind = 'pattern' LIMIT 500",
    project,
  )
  if (rows.length === 0) return []
  const text = output.length > SEARCHED ? `${output.slice(0, SEARCHED / 2)}${output.slice(-SEARCHED / 2)}` : output
  const ids = new Set(rows.filter(({ key }) => found(key, text)).map(({ memory }) => memory))
  return ids.size === 0 ? [] : sql.all<Memory>(`SELECT ${COLUMNS} FROM memories WHERE id IN (${[...ids].join(',')})`)
}

function found(key: string, text: string): boolean {
  const source = patternOf(key)
  if (key.startsWith(REGEX)) return new RegExp(source, 'i').test(text)
  return text.toLowerCase().includes(source.toLowerCase())
}

const SEARCHED = 4000
const REGEX = 're: '
const TEXT = 'is: '
