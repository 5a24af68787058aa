import { isRecord } from '../../base/is-record.ts'
import { type Draft, fault, type Path, shown } from '../compile/draft.ts'
import { judgeRegex } from '../regex/judge.ts'
import type { CommandTest, Test } from '../rule.ts'
import { compilePattern } from './compile-pattern.ts'

export const COMMAND_KEYS = {
  cmd: 'The program, without its folder: a name, a glob, or a list.',
  sub: 'The subcommand, e.g. push.',
  flags: 'Flags that must all be there; -rf is -r and -f, and a|b is either.',
  args: 'A regular expression on the arguments that are no flags, joined by spaces; or {glob} on each.',
  redirects: 'A glob on the files that output goes to.',
  reads: 'A glob on the files that input comes from.',
  into: 'A condition on a later command of the same pipe, or on the one that gets the output.',
  text: 'A regular expression on the whole command, from its start.',
  search: 'A regular expression anywhere in the command; arguments of several words are data and left out.',
} as const

type Key = keyof typeof COMMAND_KEYS

/** A condition on one simple command. A plain text is a regular expression that must match at the start of the command. */
export function compileCommand(draft: Draft, path: Path, value: unknown): CommandTest | undefined {
  if (isRecord(value) && 'not' in value && Object.keys(value).length === 1) {
    const inner = compileCommand(draft, [...path, 'not'], value.not)
    return inner && { ...inner, not: !inner.not, shown: `not ${inner.shown}` }
  }
  if (!isRecord(value) || 'regex' in value) {
    const text = fromStart(draft, path, value)
    return text && { text, shown: shown(value) }
  }
  const known = Object.keys(COMMAND_KEYS)
  for (const key of Object.keys(value))
    if (!known.includes(key))
      return fault(draft, [...path, key], `command has no ${shown(key)}`, `it has ${known.join(', ')}`)
  const parts: { -readonly [K in keyof CommandTest]: CommandTest[K] } = { shown: shown(value) }
  for (const key of known as Key[]) {
    if (value[key] === undefined) continue
    const part = COMPILERS[key](draft, [...path, key], value[key])
    if (part === undefined) return undefined
    Object.assign(parts, { [key]: part })
  }
  if (Object.keys(parts).length === 1)
    return fault(draft, path, 'the command has no condition', `give one of ${known.join(', ')}`)
  return parts
}

const COMPILERS: Readonly<Record<Key, (draft: Draft, path: Path, value: unknown) => unknown>> = {
  cmd: program,
  sub: (draft, path, value) => compilePattern(draft, path, value, 'word'),
  flags: compileFlags,
  args: (draft, path, value) => compilePattern(draft, path, value, hasGlob(value) ? 'path' : 'regex'),
  redirects: (draft, path, value) => compilePattern(draft, path, value, 'path'),
  reads: (draft, path, value) => compilePattern(draft, path, value, 'path'),
  into: compileCommand,
  text: fromStart,
  search: (draft, path, value) => compilePattern(draft, path, value, 'regex'),
}

function hasGlob(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasGlob)
  return isRecord(value) && ('glob' in value || hasGlob(value.not))
}

/** S1.17: what looks like a regular expression is one, at the start of the program's name. */
function program(draft: Draft, path: Path, value: unknown): Test | undefined {
  if (
    typeof value === 'string' &&
    /[\^$()\\|+]/.test(value) &&
    !/^\/.*\/[a-z]*$/.test(value) &&
    !/^[\w.|-]+$/.test(value)
  ) {
    const judged = judgeRegex(`^(?:${value.replace(/^\^/, '')})`)
    return judged.ok
      ? { regexes: [judged.regex], shown: shown(value) }
      : fault(draft, path, judged.message, judged.hint)
  }
  return compilePattern(draft, path, value, 'word')
}

function fromStart(draft: Draft, path: Path, value: unknown): Test | undefined {
  const test = compilePattern(draft, path, anchored(value), 'regex')
  return test && { ...test, shown: shown(value) }
}

/** The same pattern, tied to the start. */
function anchored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(anchored)
  if (isRecord(value)) {
    if (typeof value.regex === 'string') return { ...value, regex: anchored(value.regex) }
    return 'not' in value ? { not: anchored(value.not) } : value
  }
  if (typeof value !== 'string') return value
  const [, source = value, flags] = /^\/(.+)\/([a-z]*)$/s.exec(value) ?? []
  const tied = source.startsWith('^') && !source.includes('|') ? source : `^(?:${source})`
  return flags === undefined ? tied : `/${tied}/${flags}`
}

/** Each entry must be there; `a|b` is either. A text is a list of its words. */
function compileFlags(draft: Draft, path: Path, value: unknown): CommandTest['flags'] {
  const list = typeof value === 'string' ? value.split(/[\s,]+/) : Array.isArray(value) ? value.map(String) : []
  const flags = list.filter(Boolean).map((entry) =>
    entry
      .split('|')
      .map((word) => word.trim())
      .filter(Boolean),
  )
  if (flags.length > 0 && flags.every((entry) => entry.length > 0)) return flags
  return fault(draft, path, `${shown(value)} is not a list of flags`, 'write flags: [-r, --force] or flags: [force]')
}
