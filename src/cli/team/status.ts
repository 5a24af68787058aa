import { t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import { conflictsIn, headsOf } from '../../team/heads.ts'
import { POLICY_WORDS, setPolicy } from '../../team/joined.ts'
import { operationsOf } from '../../team/operations.ts'
import { offersOf } from '../../team/queue.ts'
import { type Call, type Result, unknownWord } from '../command.ts'
import { when } from '../terminal/when.ts'
import { withTeam } from './desk.ts'
import { readTeamFile } from './team-file.ts'

/** What this machine knows of it, without asking the server. */
export function teamStatus(call: Call): Promise<Result> {
  return withTeam(call, async (desk) => {
    const { joined } = desk
    const operations = operationsOf(desk.sql, joined.project)
    const counted = (state: string) => operations.filter((one) => one.state === state)
    const heads = headsOf(operations.filter(({ state }) => state !== 'refused'))
    const offers = offersOf(desk, joined, desk.git)
    const refused = counted('refused')
    const file = await readTeamFile(desk.place.root)
    const facts = {
      team: joined.team,
      login: joined.login,
      role: joined.role,
      address: joined.address,
      policy: joined.policy,
      shared: [...heads.values()].reduce((sum, standing) => sum + standing.length, 0),
      toDecide: offers.filter(({ held }) => held === null).length,
      held: offers.filter(({ held }) => held !== null).length,
      toSend: counted('outbox').length,
      refused: refused.map(({ uri, refusal }) => ({ uri, reason: refusal })),
      missing: counted('missing').length,
      conflicts: conflictsIn(heads).length,
      syncedAt: joined.syncedAt === null ? null : iso(joined.syncedAt),
      trouble: joined.trouble,
      fileNamesAnother: file !== undefined && file.server !== joined.address,
    }
    return {
      text: [
        t`${joined.team} at ${joined.address}, as ${joined.login} (${joined.role}); policy ${joined.policy}`,
        t`Known of the team: ${facts.shared}; to decide on: ${facts.toDecide}; held back: ${facts.held}; to send: ${facts.toSend}`,
        ...(facts.conflicts > 0 ? [t`Conflicts: ${facts.conflicts} (throughline team conflicts)`] : []),
        ...refused.map(({ uri, refusal }) => t`Came back: ${uri} (${refusal ?? ''})`),
        ...(facts.missing > 0
          ? [
              t`${facts.missing} operations of others are only here: the server lost them, and their authors' machines send them again.`,
            ]
          : []),
        joined.syncedAt === null ? t`Not synced yet: throughline sync` : t`Last sync: ${when(joined.syncedAt)}`,
        ...(joined.trouble ? [t`The last try failed: ${joined.trouble}`] : []),
        ...(facts.fileNamesAnother
          ? [
              t`The repository's team.json names another server (${file?.server ?? ''}): throughline team join asks about it.`,
            ]
          : []),
      ].join('\n'),
      json: facts,
    }
  })
}

export function teamPolicy(call: Call): Promise<Result> {
  const [word] = call.words
  const policy = POLICY_WORDS.find((one) => one === word)
  if (word !== undefined && !policy) throw unknownWord('policy', word, POLICY_WORDS)
  return withTeam(call, ({ sql, joined }) => {
    if (policy) setPolicy(sql, joined.project, policy)
    return {
      text: t`Policy for ${joined.team} in this project: ${policy ?? joined.policy}`,
      json: { policy: policy ?? joined.policy },
    }
  })
}
