import { join } from 'node:path'
import { isRecord } from '../../base/is-record.ts'
import { didYouMean } from '../../base/text/did-you-mean.ts'
import { t } from '../../messages/people/speak.ts'
import { readUserText, writeAtomically } from '../../platform/files/files.ts'
import { parseJsonc } from '../../platform/settings/jsonc.ts'
import { readExceptions, writeExceptions } from '../../rules/compile/exceptions.ts'
import { OWN_PACK, PACKS, type PackName, SAFETY_PACKS } from '../../rules/feature/place.ts'
import { type Call, CommandError, type Result, usageError } from '../command.ts'
import { writeSetting } from '../settings/write-setting.ts'
import { type LoadedRule, loadRules, projectOf } from './load-rules.ts'
import { precompile } from './precompile.ts'

export type Switch = 'enable' | 'disable'

/** Switches a pack in the settings, a rule in its own file, or a rule of a pack in the list of exceptions. */
export async function turn(call: Call, way: Switch, name: string | undefined): Promise<Result> {
  if (name === undefined)
    throw usageError(
      t`${way} what?`,
      t`throughline rules ${way} safety; packs: ${SWITCHES.join(', ')}; or the name of a rule`,
    )
  if (isSwitch(name)) {
    refuseLoosening(call, way, name)
    const turned = turnPack(call, way, name)
    await precompile(call)
    return turned
  }
  const { rules } = await loadRules(call)
  const isNamed = ({ compiled, file }: LoadedRule) =>
    compiled.values.name === name || file === name || file.endsWith(`/${name}.md`)
  const rule = rules.find((each) => !each.pack && isNamed(each)) ?? rules.find(isNamed)
  if (!rule) {
    const meant = didYouMean(name, [...SWITCHES, ...rules.map(({ compiled }) => String(compiled.values.name ?? ''))])
    throw new CommandError(
      t`there is no pack or rule ${JSON.stringify(name)}`,
      meant ? t`did you mean ${meant}?` : t`throughline rules list shows them`,
    )
  }
  if (rule.pack) refuseLoosening(call, way, name)
  if (rule.pack) return turnInPack(call, way, rule.compiled.rule?.name ?? name, rule.pack)
  const text = readable(rule.file)
  writeAtomically(rule.file, withEnabled(text, way === 'enable'))
  return {
    text: way === 'enable' ? t`${name} is enabled (${rule.file}).` : t`${name} is disabled (${rule.file}).`,
    json: { rule: name, file: rule.file, enabled: way === 'enable' },
  }
}

/** A project may only tighten: what its settings switched off would stay on, and the person would not know. */
function refuseLoosening(call: Call, way: Switch, name: string): void {
  if (way === 'disable' && call.flag('project'))
    throw new CommandError(
      t`a project cannot switch ${name} off`,
      t`without --project it is switched off for you; throughline rules except allows a command or a path`,
    )
}

/** The other rules of the pack stay as they are. */
function turnInPack(call: Call, way: Switch, name: string, pack: PackName): Result {
  if (pack === OWN_PACK)
    throw new CommandError(t`${name} cannot be switched off`, t`it guards what all other rules stand on`)
  const file = call.paths.exceptions
  const before = readExceptions(readable(file))
  const off = before.off.filter((other) => other !== name)
  writeAtomically(file, writeExceptions({ ...before, off: way === 'disable' ? [...off, name].sort() : off }))
  return {
    text:
      way === 'enable'
        ? t`${name} of the pack ${pack} is enabled (${file}). The other rules of the pack stay as they are.`
        : t`${name} of the pack ${pack} is disabled (${file}). The other rules of the pack stay as they are.`,
    json: { rule: name, pack, file, enabled: way === 'enable' },
  }
}

/** What can be switched in the settings; `safety` stands for six packs. */
const SWITCHES = ['safety', ...PACKS, 'strict'] as const
type SwitchName = (typeof SWITCHES)[number]

function isSwitch(name: string): name is SwitchName {
  return (SWITCHES as readonly string[]).includes(name)
}

function turnedText(name: SwitchName, way: Switch, file: string): string {
  const packs = SAFETY_PACKS.join(', ')
  if (name === 'safety')
    return way === 'enable'
      ? t`The packs ${packs} are enabled (${file}).`
      : t`The packs ${packs} are disabled (${file}).`
  if (name === 'strict')
    return way === 'enable' ? t`Strict mode is enabled (${file}).` : t`Strict mode is disabled (${file}).`
  return way === 'enable' ? t`The pack ${name} is enabled (${file}).` : t`The pack ${name} is disabled (${file}).`
}

function turnPack(call: Call, way: Switch, name: SwitchName): Result {
  const file = call.flag('project') ? join(projectOf(call.cwd), '.throughline', 'settings.json') : call.paths.settings
  const rules = settingsIn(file)
  for (const [key, value] of Object.entries(changes(name, way, rules))) writeSetting(file, `rules.${key}`, value)
  return {
    text: `${turnedText(name, way, file)} ${name === 'safety' ? t`They hold from the next tool call on.` : t`It holds from the next tool call on.`}`,
    json: { pack: name, file, enabled: way === 'enable' },
  }
}

/** The rules' own part of a settings file; one that cannot be read is refused where it is written. */
function settingsIn(file: string): Record<string, unknown> {
  const parsed = parseJsonc(readable(file).trim() || '{}')
  return parsed.ok && isRecord(parsed.value) && isRecord(parsed.value.rules) ? parsed.value.rules : {}
}

/** One of the six that `safety` stands for goes: the other five stay. And without `safety` none of the six stays. */
function changes(name: SwitchName, way: Switch, rules: Record<string, unknown>): Record<string, boolean> {
  const isOne = (SAFETY_PACKS as readonly string[]).includes(name)
  if (way === 'disable' && isOne && rules.safety === true)
    return { safety: false, ...Object.fromEntries(SAFETY_PACKS.map((pack) => [pack, pack !== name])) }
  if (way === 'disable' && name === 'safety')
    return {
      safety: false,
      ...Object.fromEntries(SAFETY_PACKS.filter((pack) => rules[pack] === true).map((pack) => [pack, false])),
    }
  return { [name]: way === 'enable' }
}

function readable(file: string): string {
  const read = readUserText(file)
  if (!read.ok) throw new CommandError(read.problem, t`write it as UTF-8 first`)
  return read.text ?? ''
}

/** The line is changed, put in, or taken out; everything else stays as it was. */
function withEnabled(text: string, enabled: boolean): string {
  const break_ = text.includes('\r\n') ? '\r\n' : '\n'
  const head = /^(?:\uFEFF)?---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m.exec(text)?.[0]
  if (head === undefined)
    throw new CommandError(t`the rule has no frontmatter`, t`throughline rules lint says what is wrong with it`)
  const line = /^enabled:.*$/m
  const changed = line.test(head)
    ? head.replace(line, `enabled: ${enabled}`)
    : head.replace(/^((?:\uFEFF)?---[ \t]*)\r?\n/, `$1${break_}enabled: ${enabled}${break_}`)
  return changed + text.slice(head.length)
}
