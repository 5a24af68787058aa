import { fingerprint } from '../../base/ids.ts'
import { plainPath } from '../../base/paths/plain-path.ts'
import type { AllSettings } from '../../base/settings-table.ts'
import type { Event } from '../../protocol/event.ts'
import type { RuleOrigin } from '../rule.ts'
import type { RulesContext } from './context.ts'

/** Where the rules of an event come from. */
export interface RulesPlace {
  readonly project: string
  readonly sources: readonly RuleSource[]
}

/** A pack or a folder of rules, compiled into a file of its own. */
export interface RuleSource {
  /** The name of that file. */
  readonly key: string
  readonly origin: RuleOrigin
  readonly packs?: readonly PackName[]
  /** With the rules that only a strict person wants. */
  readonly strict?: boolean
  readonly folder?: string
  /** By what it is seen that the folder has changed, or that somebody else compiled it. */
  readonly stamp: string
  readonly modifiedAt: number
}

/** Where the compiled rules of a source are kept. */
export function compiledPath({ key }: Pick<RuleSource, 'key'>, { paths }: Pick<RulesContext, 'paths'>): string {
  return `${paths.compiled}/${key}.rules`
}

/** The packs that `safety` stands for. */
export const SAFETY_PACKS = ['files', 'git', 'databases', 'cloud', 'secrets', 'system'] as const
export const PACKS = [...SAFETY_PACKS, 'tidy', 'compaction'] as const
export type PackName = (typeof PACKS)[number] | typeof OWN_PACK

/** Not switched on or off: it guards what the others stand on. */
export const OWN_PACK = 'own'

/** Undefined when there are no rules at all: that costs a hook two looks at folders that are not there. */
export function rulesPlaceOf(
  event: Pick<Event, 'name' | 'projectDir' | 'cwd'> & { readonly toolName?: unknown; readonly toolInput?: unknown },
  context: RulesContext,
): RulesPlace | undefined {
  const { settings, paths } = context
  const project = event.projectDir ?? event.cwd
  const maker = makerOf(context)
  const sources: RuleSource[] = []
  if (mayChangeOwn(event)) sources.push(sourceOf([OWN_PACK], false, maker))
  const packs = packsIn(settings.rules)
  if (packs.length > 0) sources.push(sourceOf(packs, settings.rules.strict, maker))
  for (const [folder, origin] of ruleFolders(paths.rules, project)) {
    const modifiedAt = context.modifiedAt(folder)
    if (modifiedAt === undefined) continue
    const key = origin === 'user' ? 'user' : `project-${fingerprint(folder)}${fingerprint(`${folder}/`)}`
    sources.push({ key, origin, folder, stamp: `${maker}|${folder}:${modifiedAt}`, modifiedAt })
  }
  return sources.length === 0 ? undefined : { project, sources }
}

/** Who compiles: another version, another home folder or other exceptions make other rules of the same files. */
export function makerOf({
  version,
  userHome,
  paths,
  modifiedAt,
}: Pick<RulesContext, 'version' | 'userHome' | 'paths' | 'modifiedAt'>): string {
  return `${version}:${modifiedAt(paths.exceptions) ?? 0}|${userHome}`
}

/** Packs are compiled together, into one file for each choice of them. */
export function sourceOf(packs: readonly PackName[], strict: boolean, stamp: string): RuleSource {
  const isSafety =
    packs.length === SAFETY_PACKS.length && packs[0] === SAFETY_PACKS[0] && packs.at(-1) === SAFETY_PACKS.at(-1)
  const key = `${isSafety ? 'safety' : packs.join('-')}${strict ? '-strict' : ''}`
  return { key, origin: 'pack', packs, strict, stamp, modifiedAt: 0 }
}

/** The packs in force: each by its own setting, or six of them by `safety`. */
export function packsIn(settings: AllSettings['rules']): readonly PackName[] {
  const found: PackName[] = []
  for (const pack of PACKS)
    if (settings[pack] || (settings.safety && (SAFETY_PACKS as readonly string[]).includes(pack))) found.push(pack)
  return found
}

/**
 * Whether a call could change files that Throughline or its hosts stand on. Whole projects lie in folders that are called like those
 * (`.claude/worktrees/x`), and to ask the own rules takes longer than all else at a call; what only reads changes nothing there.
 */
function mayChangeOwn({ name, toolName, toolInput }: Parameters<typeof rulesPlaceOf>[0]): boolean {
  return name === 'PreToolUse' && !onlyReads(toolName, toolInput) && namesOwn(toolInput)
}

/** By a tool of the host's, given nothing but where to look and what for. */
function onlyReads(tool: unknown, input: unknown): boolean {
  if ((tool !== 'Read' && tool !== 'Grep' && tool !== 'Glob') || typeof input !== 'object') return false
  for (const field in input) {
    const value = (input as Record<string, unknown>)[field]
    if (typeof value === 'string' ? !READ_FIELDS.includes(field) : typeof value === 'object') return false
  }
  return true
}

const READ_FIELDS: readonly string[] = ['file_path', 'path', 'pattern', 'glob', 'type', 'output_mode', 'pages']

/** Whether a call could be about files that Throughline or its hosts stand on; a cheap look, because nearly none is. */
export function namesOwn(input: unknown, depth = 0): boolean {
  if (typeof input !== 'object' || input === null || depth > DEEPEST) return false
  for (const field in input) {
    const value = (input as Record<string, unknown>)[field]
    if (typeof value === 'object' ? namesOwn(value, depth + 1) : typeof value === 'string' && namesAny(value))
      return true
    if (COMMAND_FIELDS.includes(field) && typeof value === 'string' && namesInPieces(value)) return true
  }
  return false
}

const DEEPEST = 4

function namesAny(text: string): boolean {
  for (const word of OWN_WORDS) if (text.includes(word)) return true
  return false
}

const COMMAND_FIELDS: readonly string[] = ['command', 'cmd', 'value', 'shell_command']

/** `th''roughline`, `.clau\\de`, `a=through; ${a}line`: a shell puts words together. */
function namesInPieces(text: string): boolean {
  if (text.includes('$') || text.includes('`')) for (const piece of PIECES) if (text.includes(piece)) return true
  if (!text.includes("'") && !text.includes('"') && !text.includes('\\')) return false
  let whole = ''
  for (let at = 0; at < text.length && at < LONGEST_COMMAND; at++) {
    const sign = text.charAt(at)
    if (sign !== "'" && sign !== '"' && sign !== '\\') whole += sign
  }
  return namesAny(whole)
}

const PIECES = ['hrou', 'rough', 'hline'] as const
const LONGEST_COMMAND = 20_000

/** What stands in the path or the command of everything that the own rules are about. */
export const OWN_WORDS = [
  'throughline',
  'THROUGHLINE',
  '.claude',
  '.codex',
  '.gemini',
  '.qwen',
  '.opencode',
  'opencode/',
  'opencode.json',
  '.copilot',
  '.github/hooks',
  '.pi/',
  '.kilo',
  'kilo/',
  '.kimi-code',
  '.cline',
  '.cursor',
  'CLAUDE_CONFIG_DIR',
  'CODEX_HOME',
  'disableAllHooks',
] as const

/** The person's own folder first; a project that has the same one brings nothing along. */
export function ruleFolders(own: string, project: string): readonly (readonly [string, 'user' | 'project'])[] {
  const brought = `${project}/.throughline/rules`
  return plainPath(own) === plainPath(brought)
    ? [[own, 'user']]
    : [
        [own, 'user'],
        [brought, 'project'],
      ]
}
