import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { environmentLayers, KILL_SWITCH, skippedNames } from './environment.ts'
import { readJson } from './json-reader.ts'
import { type Layer, type LayerSource, readLayer } from './read-layer.ts'
import { SCALAR_KEYS, SCALARS, type ScalarKey, type Scalars } from './scalars.ts'
import type { ConfiguredHook, Dialect, Origin, Settings } from './settings.ts'

export interface LoadOptions {
  readonly cwd: string
  readonly env: Environment
  readonly settings: Settings | undefined
  /** Whether the settings files are read at all. */
  readonly files: boolean
  readonly claudeSettings: boolean
}

/** Everything that was configured, in one piece. */
export interface HookConfig {
  readonly scalars: Scalars
  /** Where each value that is not the default comes from. */
  readonly origins: Readonly<Partial<Record<ScalarKey, Origin>>>
  readonly hooks: readonly ConfiguredHook[]
  readonly allowedEnvVars: readonly string[]
  readonly allowedHttpUrls: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
  /** The files that were looked for, weakest first. */
  readonly files: readonly string[]
}

/**
 * Layers, weakest first: user, project, local, environment, code. A later value wins over an earlier one; lists of hooks are
 * put behind each other, so that no layer hides another's. A project's files cannot switch off the person's own hooks, nor
 * widen what hooks may reach.
 */
export function loadConfig(options: LoadOptions): HookConfig {
  const { env, settings } = options
  const diagnostics: Diagnostic[] = []
  const files = options.files ? settingsFiles(options) : []
  const sources: LayerSource[] = files.flatMap((file) => fileSource(file, diagnostics))
  const further = (file: string, origin: Origin) => fileSource({ ...origin, file }, diagnostics)
  sources.push(...environmentLayers(env, options.cwd, further, (diagnostic) => diagnostics.push(diagnostic)))
  if (settings) sources.push({ origin: { layer: 'code' }, dialect: 'own', where: 'code', value: settings.hooks ?? {} })
  const layers = sources.map((source) => readLayer(source, env))
  diagnostics.push(...layers.flatMap((layer) => layer.diagnostics))

  const trusted = layers.filter((layer) => !cameWithProject(layer.origin))
  const { scalars, origins } = mergeScalars(layers, env)
  const off = layers.some((layer) => cameWithProject(layer.origin) && layer.scalars.enabled === false)
  const skipped = skippedNames(env)
  const hooks = layers
    .flatMap((layer) => (off && cameWithProject(layer.origin) ? [] : layer.hooks))
    .filter((hook) => !skipped.has(hook.name))
  return {
    scalars,
    origins,
    hooks,
    allowedEnvVars: trusted.flatMap((layer) => layer.allowedEnvVars),
    allowedHttpUrls: trusted.flatMap((layer) => layer.allowedHttpUrls),
    diagnostics,
    files: files.map(({ file }) => file),
  }
}

export function cameWithProject({ layer }: Origin): boolean {
  return layer === 'project' || layer === 'local'
}

interface SettingsFile extends Origin {
  readonly file: string
  readonly dialect?: Dialect
}

/** Throughline's own three files; Claude Code's beside them when they are asked for. */
function settingsFiles({ cwd, env, claudeSettings }: LoadOptions): SettingsFile[] {
  const home = env.HOME || env.USERPROFILE || homedir()
  const own = env.THROUGHLINE_HOME || join(home, '.throughline')
  const claude = env.CLAUDE_CONFIG_DIR || join(home, '.claude')
  const all: SettingsFile[] = [
    { layer: 'user', file: join(own, 'settings.json') },
    { layer: 'user', file: join(claude, 'settings.json'), dialect: 'claude' },
    { layer: 'project', file: resolve(cwd, '.throughline', 'settings.json') },
    { layer: 'project', file: resolve(cwd, '.claude', 'settings.json'), dialect: 'claude' },
    { layer: 'local', file: resolve(cwd, '.throughline', 'settings.local.json') },
    { layer: 'local', file: resolve(cwd, '.claude', 'settings.local.json'), dialect: 'claude' },
  ]
  return all.filter(({ dialect }) => dialect !== 'claude' || claudeSettings)
}

function fileSource({ layer, file, dialect = 'own' }: SettingsFile, diagnostics: Diagnostic[]): LayerSource[] {
  const text = textOf(file, diagnostics)
  if (text === undefined || text.trim() === '') return []
  const read = readJson(text)
  if (!read.ok) {
    const { problem, line, column } = read
    diagnostics.push({ where: file, line, column, message: `${problem}.`, hint: 'Until then nothing in it counts.' })
    return []
  }
  if (!isRecord(read.value) || read.value.hooks === undefined) return []
  // In Claude Code's files only the hooks are ours to read, and a person who switched all of them off there means it.
  if (dialect === 'claude' && read.value.disableAllHooks === true) return []
  return [{ origin: { layer, file }, dialect, where: file, value: read.value.hooks, locate: read.locate }]
}

function textOf(file: string, diagnostics: Diagnostic[]): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      diagnostics.push({ where: file, message: `It cannot be read: ${message}.` })
    return undefined
  }
}

/** A project may only make more hold: a stricter answer to a hook that fails or is late, and nothing of how long, how much and whether. */
function tightens(key: ScalarKey, before: unknown, wanted: unknown): boolean {
  if (key !== 'timeoutBehavior' && key !== 'failureBehavior') return false
  return STRICTNESS.indexOf(String(wanted)) > STRICTNESS.indexOf(String(before))
}

const STRICTNESS: readonly string[] = ['ignore', 'ask', 'deny']

function mergeScalars(layers: readonly Layer[], env: Environment) {
  const values: Record<string, unknown> = {}
  const origins: Partial<Record<ScalarKey, Origin>> = {}
  for (const key of SCALAR_KEYS) {
    values[key] = SCALARS[key].default
    for (const { origin, scalars } of layers) {
      if (scalars[key] === undefined || (cameWithProject(origin) && !tightens(key, values[key], scalars[key]))) continue
      values[key] = scalars[key]
      origins[key] = origin
    }
  }
  if (KILL_SWITCH.isOn(env)) {
    values.enabled = false
    origins.enabled = { layer: 'environment' }
  }
  return { scalars: values as Scalars, origins }
}
