import { isRecord } from '../../base/is-record.ts'
import type { Event } from '../../protocol/event.ts'
import type { Condition, Rule } from '../rule.ts'

/**
 * Whether a rule could apply as far as its paths and its contents go: nearly no file is one that a rule means, and then nothing more has
 * to be loaded. Its no is certain.
 */
export function couldApply({ when }: Rule, event: Event, home: string): boolean {
  if (when === undefined) return true
  for (const part of 'all' in when ? when.all : [when]) {
    const wanted = wantedBy(part)
    const text = wanted && textOf(wanted.field, event, home)
    if (text !== undefined && !hasAnyOf(text, wanted?.needs ?? [])) return false
  }
  return true
}

interface Wanted {
  readonly field: 'path' | 'content'
  /** One of these must stand in it. */
  readonly needs: readonly string[]
}

/** Undefined when a condition asks for something else, or does not say what it needs. */
function wantedBy(part: Condition): Wanted | undefined {
  if ('any' in part) return together(part.any)
  if (!('field' in part) || (part.field !== 'path' && part.field !== 'content')) return undefined
  const { not, words, regexes = [] } = part.test
  if (not || words) return undefined
  const needs: string[] = []
  for (const regex of regexes) {
    if (regex.needs === undefined) return undefined
    needs.push(regex.needs)
  }
  return { field: part.field, needs }
}

function together(parts: readonly Condition[]): Wanted | undefined {
  let found: Wanted | undefined
  for (const part of parts) {
    const wanted = wantedBy(part)
    if (!wanted || (found && found.field !== wanted.field)) return undefined
    found = { field: wanted.field, needs: found ? [...found.needs, ...wanted.needs] : wanted.needs }
  }
  return found
}

/** One text with everything that the paths or contents of a single call are made of; undefined where that is not plain to see. */
function textOf(field: Wanted['field'], event: Event, home: string): string | undefined {
  if (event.name !== 'PreToolUse' || !isRecord(event.toolInput)) return undefined
  let found = field === 'path' ? `${event.cwd}\n${home}` : ''
  for (const name in event.toolInput) {
    const isPath = name.toLowerCase().includes('path')
    if (isPath !== (field === 'path')) continue
    const value = event.toolInput[name]
    if (typeof value === 'object') return undefined
    if (typeof value !== 'string') continue
    if (isPath && (value.includes('\\') || value.includes('..'))) return undefined
    found += `\n${value}`
  }
  return found
}

function hasAnyOf(text: string, words: readonly string[]): boolean {
  for (const word of words) if (text.includes(word)) return true
  return false
}
