import { resolve } from 'node:path'
import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { readJson } from './json-reader.ts'
import type { LayerSource } from './read-layer.ts'
import { FLAG_WORDS, hooksVariableOf, SCALAR_KEYS, scalarFromText } from './scalars.ts'
import type { Origin } from './settings.ts'

/** Variables that are not a scalar of their own. */
export const HOOK_VARIABLES = {
  disable: 'THROUGHLINE_HOOKS_DISABLE',
  file: 'THROUGHLINE_HOOKS_FILE',
  json: 'THROUGHLINE_HOOKS_JSON',
  skip: 'THROUGHLINE_HOOKS_SKIP',
} as const

/** Nothing wins over it, code included: whoever starts the program can always do without hooks. */
export const KILL_SWITCH = {
  isOn: (env: Environment) => FLAG_WORDS[env[HOOK_VARIABLES.disable]?.trim().toLowerCase() ?? ''] === true,
}

/** What the environment says about hooks: a further file, inline JSON, and a variable for each scalar. */
export function environmentLayers(
  env: Environment,
  cwd: string,
  fileSource: (file: string, origin: Origin) => readonly LayerSource[],
  report: (diagnostic: Diagnostic) => void,
): LayerSource[] {
  const origin: Origin = { layer: 'environment' }
  const file = env[HOOK_VARIABLES.file]
  const inline = env[HOOK_VARIABLES.json]
  return [
    ...(file ? fileSource(resolve(cwd, file), origin) : []),
    ...(inline ? inlineSource(inline, origin, report) : []),
    ...SCALAR_KEYS.flatMap((key): LayerSource[] => {
      const text = env[hooksVariableOf(key)]
      if (!text?.trim()) return []
      return [{ origin, dialect: 'own', where: hooksVariableOf(key), value: { [key]: scalarFromText(key, text) } }]
    }),
  ]
}

/** Hooks whose entry has one of these names do not run. */
export function skippedNames(env: Environment): ReadonlySet<string> {
  const names = (env[HOOK_VARIABLES.skip] ?? '').split(',').map((name) => name.trim())
  return new Set(names.filter((name) => name !== ''))
}

function inlineSource(text: string, origin: Origin, report: (diagnostic: Diagnostic) => void): LayerSource[] {
  const where = HOOK_VARIABLES.json
  const read = readJson(text)
  if (!read.ok) {
    report({ where, line: read.line, column: read.column, message: `${read.problem}.` })
    return []
  }
  const common = { origin, dialect: 'own', where } as const
  // As in a file, or only what would stand under `hooks` there.
  return isRecord(read.value) && read.value.hooks !== undefined
    ? [{ ...common, value: read.value.hooks, locate: read.locate }]
    : [{ ...common, value: read.value, locate: (path) => read.locate(path.slice(1)) }]
}
