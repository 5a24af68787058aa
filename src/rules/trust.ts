import { isAbsolute } from '../base/paths/paths.ts'
import { isInside } from '../base/paths/plain-path.ts'
import { actionOf } from './actions/index.ts'
import type { Rule } from './rule.ts'

/** What a project brings along may refuse and ask by itself. All else changes what the agent does or is told. */
export function needsTrust(rule: Pick<Rule, 'origin' | 'action'>): boolean {
  return rule.origin === 'project' && !actionOf(rule).unasked
}

/** How files are read for the fingerprint. */
export interface Reading {
  hash(text: string): string
  /** Of a whole file, however long. */
  hashOf(path: string): string | undefined
}

/** The fingerprint of a rule: its own text, and the text of every file of the project that its command names. */
export function fingerprintOf(rule: Rule, project: string, files: Reading): string | undefined {
  const own = files.hashOf(rule.file)
  if (own === undefined) return undefined
  const words = (rule.run?.command ?? []).flatMap((word) => word.split(/[\s;&|<>()'"]+/))
  const named = [...new Set(words)].filter(Boolean).map((word) => (isAbsolute(word) ? word : `${project}/${word}`))
  const parts = named.flatMap((path) => {
    const content = isInside(path, project) ? files.hashOf(path) : undefined
    return content === undefined ? [] : [`${path}\0${content}`]
  })
  return files.hash([own, ...parts].join('\0\0'))
}
