import { baseName } from '../../base/paths/paths.ts'
import { definitionOf } from '../truth/definition.ts'
import type { TextChange } from './change.ts'
import type { OpenFailure } from './open-failures.ts'

/** What was changed after a failure, by paths from the project's root. */
interface Changed {
  readonly files: readonly string[]
  readonly changes: readonly TextChange[]
  readonly commands: readonly string[]
}

/** The text of a file of the project, where it was looked at. */
export type TextAt = (path: string) => string | undefined

/**
 * Whether a failure points at what was changed: it names the file or its test, a name in the change, something that is defined in the
 * file, or a file that uses it. Or a command was run that installs, generates or migrates.
 */
export function pointsAt(failure: Pick<OpenFailure, 'output' | 'line' | 'command'>, done: Changed, textAt: TextAt) {
  const written = `${failure.line}\n${failure.output}\n${failure.command}`
  const text = written.toLowerCase()
  if (done.commands.length > 0) return true
  if (done.changes.some(({ before, after }) => sharesName(`${before} ${after}`, text))) return true
  const tested = testedIn(text)
  const called = calledIn(written)
  const using = filesNamedIn(written).flatMap((path) => textAt(path) ?? [])
  return done.files.some((file) => {
    const base = baseName(file).toLowerCase()
    const stem = stemOf(base)
    if (text.includes(base) || (stem.length >= LONG && text.includes(stem)) || tested.has(stem)) return true
    const own = textAt(file) ?? ''
    return called.some((name) => definitionOf(own, name) !== undefined) || using.some((one) => imports(one, file))
  })
}

/** Files of the project that an output speaks of. */
export function filesNamedIn(output: string): string[] {
  const paths = output.match(/(?<![\w/.])(?:\.\/)?[\w@-][\w@.-]*(?:\/[\w@.-]+)*\.[A-Za-z]{1,5}(?![\w/])/g) ?? []
  return [...new Set(paths.map((path) => path.replace(/^\.\//, '')))].slice(0, MOST_FILES)
}

/** "tax" for `tax.test.ts`, `tax_spec.rb`, `test_tax.py` and `TaxTest.java`. */
function testedIn(low: string): ReadonlySet<string> {
  const names = low.match(/[\w.-]+\.[a-z]{1,5}\b/g) ?? []
  return new Set(names.map((name) => ({ name, stem: stemOf(name) })).flatMap((one) => (isTest(one) ? [one.stem] : [])))
}

function isTest({ name, stem }: { name: string; stem: string }): boolean {
  return stem.length > 1 && stem !== name.replace(/\.\w+$/, '')
}

function stemOf(base: string): string {
  return base.replace(/\.\w+$/, '').replace(/[._-](?:test|spec)s?$|(?<=[a-z])(?:tests?|spec)$|^test[_-]/, '')
}

/** What the failing code calls, without what a runner calls itself. */
function calledIn(output: string): string[] {
  const names = [...output.matchAll(/(?<![.\w])([A-Za-z_]\w{2,})\(/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !OF_RUNNERS.has(name)).slice(0, MOST_CALLED)
}

/** A change that writes or takes out a name which the failure speaks of. */
function sharesName(change: string, failure: string): boolean {
  const names = change.match(/[A-Za-z_]\w{5,}/g) ?? []
  return names.some((name) => /[a-z][A-Z]|_/.test(name) && failure.includes(name.toLowerCase()))
}

/** `from '../src/calc'`, `import calc`, `require "calc"`. */
function imports(text: string, file: string): boolean {
  const stem = baseName(file).replace(/\.\w+$/, '')
  if (!text.includes(stem)) return false
  return text
    .split('\n')
    .some(
      (line) =>
        /\b(?:import|from|require|use|include|export)\b/.test(line) &&
        line.split(/[^\w-]+/).some((word) => word === stem),
    )
}

const LONG = 4
const MOST_FILES = 8
const MOST_CALLED = 20
const OF_RUNNERS: ReadonlySet<string> = new Set(
  'expect assert test describe it toBe toEqual require import function catch throw new Error print printf println println log main'.split(
    ' ',
  ),
)
