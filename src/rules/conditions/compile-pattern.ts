import picomatch from 'picomatch'
import { isRecord } from '../../base/is-record.ts'
import { type Draft, fault, type Path, shown } from '../compile/draft.ts'
import { judgeRegex } from '../regex/judge.ts'
import type { Regex, Test } from '../rule.ts'

export type PatternKind = 'word' | 'path' | 'regex'

/** A pattern as people write it (a string, a list, {regex}, {glob}, {is}, {not}) as a test; undefined when something is wrong. */
export function compilePattern(draft: Draft, path: Path, value: unknown, kind: PatternKind): Test | undefined {
  if (isRecord(value) && 'not' in value) {
    const { not, ...rest } = value
    if (Object.keys(rest).length > 0)
      return fault(draft, path, 'not: stands beside other words', 'write not: alone, and the rest in all:')
    const inner = compilePattern(draft, [...path, 'not'], not, kind)
    return inner && { ...inner, not: !inner.not, shown: `not ${inner.shown}` }
  }
  const list = Array.isArray(value) ? value : [value]
  if (list.length === 0) return fault(draft, path, 'the list is empty', 'give at least one pattern')
  const parts = list.map((item, at) => single(draft, Array.isArray(value) ? [...path, at] : path, item, kind))
  const good = parts.filter((part) => part !== undefined)
  if (good.length < parts.length) return undefined
  const words = good.flatMap((part) => part.words)
  const regexes = good.flatMap((part) => part.regexes)
  return { ...(words.length > 0 && { words }), ...(regexes.length > 0 && { regexes }), shown: shown(value) }
}

interface Parts {
  words: readonly string[]
  regexes: readonly Regex[]
}

function single(draft: Draft, path: Path, value: unknown, kind: PatternKind): Parts | undefined {
  if (isRecord(value)) return explicit(draft, path, value, kind)
  if (typeof value === 'number' || typeof value === 'boolean') return { words: [String(value)], regexes: [] }
  if (typeof value !== 'string' || value === '')
    return fault(
      draft,
      path,
      `${shown(value)} is not a pattern`,
      'write a text, a list of texts, {regex: …}, {glob: …}, {is: …} or {not: …}',
    )
  const delimited = kind === 'path' ? null : /^\/(.+)\/([a-z]*)$/s.exec(value)
  if (delimited) return regex(draft, path, delimited[1] ?? '', delimited[2] ?? '')
  if (kind === 'regex') return regex(draft, path, value, '')
  if (kind === 'path') return glob(draft, path, value, kind)
  if (/\.\*|[\^$()\\]|\+/.test(value)) return regex(draft, path, `^(?:${value})$`, '')
  const words = value.split('|').map((word) => word.trim())
  const plain = words.filter((word) => !/[*?[\]{}]/.test(word))
  const globs = words.filter((word) => !plain.includes(word)).map((word) => glob(draft, path, word, kind))
  if (globs.some((part) => part === undefined)) return undefined
  return { words: plain, regexes: globs.flatMap((part) => part?.regexes ?? []) }
}

function explicit(draft: Draft, path: Path, value: Record<string, unknown>, kind: PatternKind): Parts | undefined {
  const keys = Object.keys(value).filter((key) => key !== 'flags')
  const [key] = keys
  if (keys.length !== 1 || (key !== 'regex' && key !== 'glob' && key !== 'is'))
    return fault(draft, path, `${shown(value)} is not a pattern`, 'write {regex: …}, {glob: …}, {is: …} or {not: …}')
  const text = value[key]
  if (typeof text !== 'string' || text === '')
    return fault(draft, [...path, key], `${key} is not a text`, 'put it in quotes')
  if (key === 'is') return { words: [text], regexes: [] }
  if (key === 'glob') return glob(draft, [...path, key], text, kind)
  return regex(draft, [...path, key], text, typeof value.flags === 'string' ? value.flags : '')
}

function regex(draft: Draft, path: Path, source: string, flags: string): Parts | undefined {
  const judged = judgeRegex(source, flags)
  if (!judged.ok) return fault(draft, path, judged.message, judged.hint)
  return { words: [], regexes: [{ ...judged.regex, ...beginningOf(source, flags) }] }
}

/** The letters with which everything begins that an expression matches; none where it has a choice, or does not care for case. */
function beginningOf(source: string, flags: string): { needs?: string } {
  if (flags !== '' || source.includes('|')) return {}
  const [, letters = '', next = ''] = /^(?:\\b|\^)?([\w -]*)(.?)/s.exec(source) ?? []
  const needs = /[?*{]/.test(next) ? letters.slice(0, -1) : letters
  return needs.length > 1 ? { needs } : {}
}

/**
 * A glob of a path: without a slash it is the name of a file in any folder, else it is taken from the project's folder;
 * from the root with /, from the home folder with ~, and from nowhere else with ./.
 */
function glob(draft: Draft, path: Path, text: string, kind: PatternKind): Parts | undefined {
  const whole = kind === 'path' ? rooted(text, draft.home) : text
  const made = makeRegex(whole)
  const judged = made && judgeRegex(made.source, made.flags)
  if (!judged?.ok)
    return fault(
      draft,
      path,
      `${shown(text)} is not a glob that can be used`,
      'use *, **, ? and {a,b}, and few of them',
    )
  const of = kind === 'path' ? ({ of: whole.includes('/') || text.startsWith('./') ? 'path' : 'name' } as const) : {}
  return { words: [], regexes: [{ ...judged.regex, ...of, ...neededBy(whole) }] }
}

/** The longest word that stands in everything a glob matches. What is in braces, brackets or behind a sign need not. */
function neededBy(text: string): { needs?: string } {
  if (/[{}[\]()!\\@+]/.test(text)) return {}
  const [needs = ''] = text.split(/[*?/]+/).sort((a, b) => b.length - a.length)
  return needs.length > 1 ? { needs } : {}
}

function rooted(text: string, home: string): string {
  const plain = text.replace(/^\.\//, '').replace(/\/$/, '/**')
  return plain === '~' || plain.startsWith('~/') ? home.replace(/[*?[\]{}()!]/g, '\\$&') + plain.slice(1) : plain
}

function makeRegex(text: string): RegExp | undefined {
  try {
    return picomatch.makeRe(text, { dot: true, nonegate: true }) || undefined
  } catch {
    return undefined
  }
}
