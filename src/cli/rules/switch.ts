import { join } from 'node:path'
import { didYouMean } from '../../base/did-you-mean.ts'
import { t } from '../../messages/people/speak.ts'
import { readText, writeAtomically } from '../../platform/files/files.ts'
import { PACKS, type PackName } from '../../rules/feature/place.ts'
import { type Call, CommandError, type Result, usageError } from '../command.ts'
import { writeSetting } from '../settings/write-setting.ts'
import { loadRules, projectOf } from './load-rules.ts'
import { precompile } from './precompile.ts'

export type Switch = 'enable' | 'disable'

/** Switches a pack in the settings, or a rule in its own file. */
export async function turn(call: Call, way: Switch, name: string | undefined): Promise<Result> {
  if (name === undefined)
    throw usageError(
      t`${way} what?`,
      t`throughline rules ${way} safety; packs: ${PACKS.join(', ')}; or the name of a rule`,
    )
  if (isPack(name)) {
    if (way === 'enable') await precompile(call)
    return turnPack(call, way, name)
  }
  const { rules } = await loadRules(call)
  const own = rules.filter(({ pack }) => !pack)
  const rule = own.find(
    ({ compiled, file }) => compiled.values.name === name || file === name || file.endsWith(`/${name}.md`),
  )
  if (!rule) {
    const meant = didYouMean(name, [...PACKS, ...own.map(({ compiled }) => String(compiled.values.name ?? ''))])
    throw new CommandError(
      t`there is no pack or rule ${JSON.stringify(name)}`,
      meant ? t`did you mean ${meant}?` : t`throughline rules list shows them`,
    )
  }
  const text = readable(rule.file)
  writeAtomically(rule.file, withEnabled(text, way === 'enable'))
  return {
    text: way === 'enable' ? t`${name} is enabled (${rule.file}).` : t`${name} is disabled (${rule.file}).`,
    json: { rule: name, file: rule.file, enabled: way === 'enable' },
  }
}

function isPack(name: string): name is PackName {
  return (PACKS as readonly string[]).includes(name)
}

function turnPack(call: Call, way: Switch, pack: PackName): Result {
  const file = call.flag('project') ? join(projectOf(call.cwd), '.throughline', 'settings.json') : call.paths.settings
  writeSetting(file, `rules.${pack}`, way === 'enable')
  return {
    text:
      way === 'enable'
        ? t`The pack ${pack} is enabled (${file}). It holds from the next tool call on.`
        : t`The pack ${pack} is disabled (${file}). It holds from the next tool call on.`,
    json: { pack, file, enabled: way === 'enable' },
  }
}

function readable(file: string): string {
  const read = readText(file)
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
