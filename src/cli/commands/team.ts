import { t } from '../../messages/people/speak.ts'
import { type Call, type Command, unknownWord, usageError } from '../command.ts'
import { PLACE_OPTIONS } from '../memory/place.ts'

const VERBS = {
  init: async (call: Call) => (await import('../team/init.ts')).initTeam(call),
  join: async (call: Call) => (await import('../team/join.ts')).joinTeam(call),
  leave: async (call: Call) => (await import('../team/leave.ts')).leaveTeam(call),
  status: async (call: Call) => (await import('../team/status.ts')).teamStatus(call),
  members: async (call: Call) => (await import('../team/members.ts')).teamMembers(call),
  conflicts: async (call: Call) => (await import('../team/conflicts.ts')).teamConflicts(call),
  settle: async (call: Call) => (await import('../team/conflicts.ts')).settleConflict(call),
  confirm: async (call: Call) => (await import('../team/conflicts.ts')).confirmMemory(call),
  forget: async (call: Call) => (await import('../team/forget.ts')).forgetInTeam(call),
  receipts: async (call: Call) => (await import('../team/forget.ts')).teamReceipts(call),
  policy: async (call: Call) => (await import('../team/status.ts')).teamPolicy(call),
} as const

const NAMES = Object.keys(VERBS) as (keyof typeof VERBS)[]

export const team: Command = {
  takes: `<${NAMES.slice(0, 6).join('|')}|…> [words]`,
  words: 10,
  verbs: [
    [
      'init URL',
      'Once, by the owner of the database: makes tables, roles and policies; --admin names who admits people.',
    ],
    ['join [URL]', 'This project and this machine take part; the address may come from .throughline/team.json.'],
    ['leave', 'Take no part any more; what others shared goes from this machine.'],
    ['status', 'What waits, what came back, when the last sync was.'],
    ['members', 'Who is in the project; add LOGIN --role ROLE, remove LOGIN.'],
    ['conflicts', 'What people say differently, with their names.'],
    ['settle URI', 'End a conflict: --keep mine, or --keep LOGIN.'],
    ['confirm URI', "Confirm somebody's memory; from then on it counts for as much as they said."],
    ['forget URI', 'Have a shared memory forgotten on every machine, with a receipt.'],
    ['receipts', 'Which devices have not confirmed a forgetting yet.'],
    ['policy [WORD]', 'ask (default): your yes for each; mine: what you write by hand goes by itself; off.'],
  ],
  options: {
    project: PLACE_OPTIONS.project ?? { about: '' },
    name: { value: 'NAME', of: ['init'], about: "init: the team's name (default: the database's)." },
    admin: { value: 'LOGIN', of: ['init'], about: 'init: a login that opens projects and admits people.' },
    role: { value: 'WORD', about: 'members add: reader, writer (default) or maintainer.' },
    everywhere: { about: 'members remove: from the whole team, not only from this project.' },
    keep: {
      value: 'WORD',
      of: ['settle'],
      about: 'settle: mine, the login whose text stands, or its id from conflicts --json.',
    },
    yes: { about: 'Do not ask.', short: 'y' },
  },
  examples: [
    'throughline team init postgres://owner@db.example.com/acme --admin ada',
    'throughline team join postgres://ada@db.example.com/acme',
    'throughline team members add bo --role writer',
    'throughline team conflicts',
  ],
  prints: [
    'team-init',
    'team-join',
    'team-leave',
    'team-status',
    'team-members',
    'team-conflicts',
    'team-settle',
    'team-confirm',
    'team-forget',
    'team-receipts',
    'team-policy',
  ],
  run(call) {
    const [verb = '', ...rest] = call.words
    if (verb === '') throw usageError(t`what to do is missing`, t`one of: ${NAMES.join(', ')}`)
    const known = NAMES.find((name) => name === verb)
    if (!known) throw unknownWord('team command', verb, NAMES)
    return VERBS[known]({ ...call, words: rest })
  },
}
