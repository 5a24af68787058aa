import { SETTINGS, type Setting, type SettingKey } from '../../base/settings-table.ts'
import { CommandError } from '../../cli/command.ts'
import { settings } from '../../cli/commands/settings.ts'
import { languageOf } from '../../cli/language.ts'
import { setSetting, unsetSetting } from '../../cli/settings/change.ts'
import { t } from '../../messages/people/speak.ts'
import { callWith } from '../call-with.ts'
import type { Asked, Route } from '../route.ts'

export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: 'settings',
    output: 'settings',
    run: async ({ call }) => {
      const { json } = await settings.run(callWith(call, []))
      const { settings: rows, diagnostics } = json as { settings: readonly { key: SettingKey }[]; diagnostics: unknown }
      return { folder: call.cwd, settings: rows.map((row) => ({ ...row, takes: takesOf(row.key) })), diagnostics }
    },
  },
  { method: 'POST', path: 'settings', output: 'settings-change', run: change },
]

/**
 * What the page may set: how a person is spoken to, and how much an agent is told. Whether anything is watched, stopped or kept at all is
 * said where a person types it.
 */
const HERE: ReadonlySet<string> = new Set<SettingKey>([
  'language',
  'continuity.steerChars',
  'continuity.recoveryChars',
  'continuity.deltaChars',
  'continuity.suggestCompactMb',
  'memory.coreTier',
  'memory.startChars',
  'memory.promptChars',
  'memory.toolChars',
  'memory.budgetTokens',
  'memory.askToSaveAfter',
  'memory.askWhenHeadless',
  'memory.suggest',
])

async function change({ call, body, speakIn }: Asked) {
  const key = String(body.key ?? '')
  if (!HERE.has(key))
    throw new CommandError(t`${key} cannot be changed in the page`, `throughline settings set ${key} VALUE`)
  const own = callWith(call, [])
  const { json } =
    body.value === null || body.value === undefined
      ? await unsetSetting(own, key)
      : await setSetting(own, key, String(body.value))
  if (key === 'language') await speakIn((await languageOf(own)).language)
  return json
}

/** What it can be set to here; null when it cannot. */
function takesOf(key: SettingKey) {
  if (!HERE.has(key)) return null
  const setting: Setting = SETTINGS[key]
  return {
    words: setting.kind === 'choice' ? setting.of : setting.kind === 'flag' ? ['true', 'false'] : null,
    from: setting.kind === 'count' ? setting.from : null,
    to: setting.kind === 'count' ? setting.to : null,
  }
}
