import { said, t } from '../../messages/people/speak.ts'
import type { Command } from '../command.ts'
import type { Finding } from '../doctor/finding.ts'
import { checkFirings } from '../doctor/firings.ts'
import { checkHosts } from '../doctor/hosts.ts'
import { checkLog } from '../doctor/log.ts'
import { checkOnPath } from '../doctor/on-path.ts'
import { checkRules } from '../doctor/rules.ts'
import { checkSettings, checkSwitch } from '../doctor/settings.ts'
import { checkStore } from '../doctor/store.ts'
import { checkTeam } from '../doctor/team.ts'
import { checkWorkflows } from '../doctor/workflows.ts'
import { type SwitchedOff, switchedOff } from '../settings/switched-off.ts'

export const doctor: Command = {
  options: {
    quick: { about: 'Leave out the dry firing of every event.' },
    verbose: { about: 'Also what is fine: versions, programs, how long each event took.' },
    drift: { about: 'List every field and event that a host sent and nobody here knows.' },
  },
  examples: [
    'throughline doctor',
    'throughline doctor --verbose',
    'throughline doctor --drift',
    'throughline doctor --json',
  ],
  prints: ['doctor'],
  async run(call) {
    const off = await switchedOff(call)
    const findings = [
      ...checkSwitch(off),
      ...(await checkHosts(call)),
      ...checkOnPath(call),
      ...(await checkStore(call)),
      ...checkTeam(call),
      ...(await checkSettings(call)),
      ...(await checkWorkflows(call)),
      ...(await checkRules(call)),
      ...(call.flag('quick') ? [] : await checkFirings(call)),
      ...(await checkLog(call)),
    ]
    const told = findings.filter(({ only }) => only === undefined || call.flag('verbose'))
    const wrong = findings.filter(({ state }) => state === 'wrong')
    return {
      text: `${told.map(lineOf).join('\n')}\n\n${verdict(wrong.length, off)}`,
      json: { ok: wrong.length === 0, findings: findings.map(({ heading, only, ...finding }) => finding) },
      code: wrong.length > 0 ? 1 : 0,
    }
  },
}

const SIGNS: Readonly<Record<Finding['state'], string>> = { fine: '✓', note: '·', wrong: '✗' }

function lineOf({ state, check, heading, detail, remedy }: Finding): string {
  const line = t`${SIGNS[state]} ${heading ?? said(check)}: ${detail}`
  return remedy ? `${line}\n    → ${remedy}` : line
}

function verdict(wrong: number, off: SwitchedOff | undefined): string {
  if (wrong === 0 && off) return t`Nothing is wrong, but Throughline is switched off (${off.key}, ${off.where}).`
  if (wrong === 0) return t`All is well.`
  return wrong === 1 ? t`One thing is wrong.` : t`${wrong} things are wrong.`
}
