import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isTrusted, readTrust } from '../../base/trust-list.ts'
import { readText } from '../../platform/files/reading.ts'
import { ruleFiles } from '../../platform/files/rule-files.ts'
import { isTrustedText } from '../../platform/files/trusted-file.ts'
import { settingsFiles } from '../../platform/paths.ts'
import { quickSettings } from '../../platform/settings/settings-table.ts'
import { type Compiled, compileRule } from '../../rules/compile.ts'
import { foldersOf, OWN_PACK, type PackName } from '../../rules/feature/place.ts'
import { packRules } from '../../rules/packs/index.ts'
import type { Origin, Rule } from '../../rules/rule.ts'
import { fingerprintOf, needsTrust } from '../../rules/trust.ts'
import type { Call } from '../command.ts'

/** One rule file with all that is known about it. */
export interface LoadedRule {
  readonly file: string
  readonly origin: Origin
  readonly pack?: PackName
  readonly compiled: Compiled
  readonly state: 'in force' | 'off' | 'wrong' | 'needs trust'
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
  const texts = await Promise.all(settingsFiles(call.paths, project).map((file) => readText(file)))
  const files0 = settingsFiles(call.paths, project)
  const settings = (
    await quickSettings(texts, call.environment, (n, text) => isTrustedText(call.paths.trust, files0[n] ?? '', text))
  ).rules
  const trusted = readTrust(await readText(call.paths.trust))
  const files = foldersOf(call.paths.rules, project).flatMap(([folder, origin]) =>
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
  const packed = packRules().map(({ pack, file, text }): LoadedRule => {
    const compiled = compileRule({ file, text, origin: 'pack', project, home: call.userHome })
    return { file, origin: 'pack', pack, compiled, state: pack === OWN_PACK || settings[pack] ? 'in force' : 'off' }
  })
  return { project, rules: [...own, ...packed], enabled: settings.enabled }
}

/** One file, wherever it stands. */
export function loadFile(call: From, file: string): LoadedRule {
  const path = join(call.cwd, file)
  const text = ruleFiles.read(existsSync(path) ? path : file, 1_000_000) ?? ''
  const compiled = compileRule({ file, text, origin: 'project', project: projectOf(call.cwd), home: call.userHome })
  return { file, origin: 'project', compiled, state: stateOf(compiled, false) }
}

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

function stateOf({ rule, enabled }: Compiled, held: boolean): LoadedRule['state'] {
  if (!enabled) return 'off'
  if (!rule) return 'wrong'
  return held ? 'needs trust' : 'in force'
}
