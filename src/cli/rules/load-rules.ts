import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AllSettings } from '../../base/settings-table.ts'
import { isTrusted, readTrust } from '../../base/trust-list.ts'
import { readText } from '../../platform/files/reading.ts'
import { ruleFiles } from '../../platform/files/rule-files.ts'
import { isTrustedText } from '../../platform/files/trusted-file.ts'
import { settingsFiles } from '../../platform/paths.ts'
import { lastGood } from '../../platform/settings/last-good.ts'
import { quickSettings } from '../../platform/settings/quick-settings.ts'
import { type CompiledRule, compileRule } from '../../rules/compile/compile.ts'
import { exceptionsIn } from '../../rules/compile/exceptions.ts'
import { OWN_PACK, type PackName, packsIn, ruleFolders } from '../../rules/feature/place.ts'
import { packRules } from '../../rules/packs/index.ts'
import type { Rule, RuleOrigin } from '../../rules/rule.ts'
import { fingerprintOf, needsTrust } from '../../rules/trust.ts'
import type { Call } from '../command.ts'

/** One rule file with all that is known about it. */
export interface LoadedRule {
  readonly file: string
  readonly origin: RuleOrigin
  readonly pack?: PackName
  readonly compiled: CompiledRule
  readonly state: 'in force' | 'off' | 'wrong' | 'needs trust'
  /** Only with rules.strict. */
  readonly strict?: boolean
  /** The person switched this rule off inside a pack that is on. */
  readonly switchedOff?: boolean
}

export interface LoadedRules {
  readonly project: string
  readonly rules: readonly LoadedRule[]
  readonly enabled: boolean
}

type From = Pick<Call, 'paths' | 'cwd' | 'environment' | 'userHome'>

/** Every rule that this person and this project have, and those of all packs. */
export async function loadRules(call: From): Promise<LoadedRules> {
  const project = projectOf(call.cwd)
  const settings = await rulesSettings(call)
  const trusted = readTrust(await readText(call.paths.trust))
  const files = ruleFolders(call.paths.rules, project).flatMap(([folder, origin]) =>
    ruleFiles.list(folder).map(({ path }) => ({ file: path, origin, text: ruleFiles.read(path, 1_000_000) ?? '' })),
  )
  const own = files.map(({ file, origin, text }): LoadedRule => {
    const compiled = compileRule({ file, text, origin, project, home: call.userHome })
    const held =
      compiled.rule &&
      needsTrust(compiled.rule) &&
      !isTrusted(trusted, file, fingerprintOf(compiled.rule, project, ruleFiles))
    return { file, origin, compiled, state: stateOf(compiled, held ?? false) }
  })
  const on = [OWN_PACK, ...packsIn(settings)]
  const exceptions = exceptionsIn(await readText(call.paths.exceptions), call.userHome)
  const packed = packRules().map(({ pack, file, text, strict }): LoadedRule => {
    const made = compileRule({ file, text, origin: 'pack', project, home: call.userHome })
    const name = made.rule?.name ?? ''
    const switchedOff = exceptions.off.includes(name)
    const except = exceptions.except.filter(({ rule }) => rule === name)
    const compiled = made.rule && except.length > 0 ? { ...made, rule: { ...made.rule, except } } : made
    const holds = on.includes(pack) && (!strict || settings.strict) && !switchedOff
    return { file, origin: 'pack', pack, compiled, strict, switchedOff, state: holds ? 'in force' : 'off' }
  })
  const named = own.map((rule): LoadedRule => {
    const { compiled } = rule
    const except = exceptions.except.filter((one) => one.rule === compiled.rule?.name)
    return compiled.rule && except.length > 0
      ? { ...rule, compiled: { ...compiled, rule: { ...compiled.rule, except } } }
      : rule
  })
  return { project, rules: [...named, ...packed], enabled: settings.enabled }
}

/** What the settings say about rules, here. */
export async function rulesSettings(call: From): Promise<AllSettings['rules']> {
  const files = settingsFiles(call.paths, projectOf(call.cwd))
  const [own, ...others] = await Promise.all(files.map((file) => readText(file)))
  const texts = [own ?? (existsSync(call.paths.settings) ? '' : undefined), ...others]
  const isTrusted = (at: number, text: string) => isTrustedText(call.paths.trust, files[at] ?? '', text)
  const ground = { isTrusted, lastGood: () => lastGood(call.paths) }
  return (await quickSettings(texts, call.environment, ground)).rules
}

/** One file, wherever it stands. */
export function loadFile(call: From, file: string): LoadedRule {
  const path = join(call.cwd, file)
  const text = ruleFiles.read(existsSync(path) ? path : file, 1_000_000) ?? ''
  const compiled = compileRule({ file, text, origin: 'project', project: projectOf(call.cwd), home: call.userHome })
  return { file, origin: 'project', compiled, state: stateOf(compiled, false) }
}

/** The rules that hold: what `rules list`, its table of packs and doctor count. Where all are switched off, the caller says so. */
export function rulesInForce(rules: readonly LoadedRule[]): readonly LoadedRule[] {
  return rules.filter(({ state }) => state === 'in force')
}

/** What is tried out: also a rule that waits for trust, as if it had it. */
export function inForce(rules: readonly LoadedRule[]): Rule[] {
  return rules.flatMap(({ compiled, state }) =>
    compiled.rule && (state === 'in force' || state === 'needs trust') ? [compiled.rule] : [],
  )
}

/** The nearest folder upwards that has a .throughline or .git of its own; else this one. */
export function projectOf(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.throughline', 'rules')) || existsSync(join(folder, '.git'))) return folder
    if (folder === dirname(folder)) return cwd
  }
}

function stateOf({ rule, enabled }: CompiledRule, held: boolean): LoadedRule['state'] {
  if (!enabled) return 'off'
  if (!rule) return 'wrong'
  return held ? 'needs trust' : 'in force'
}
