import { t } from '../../messages/people/say.ts'
import { Loaded, Trouble, useLoaded } from '../page/parts/loaded.tsx'
import { Text } from '../page/parts/text.tsx'
import { numberShown, timeShown } from '../page/words.ts'
import { useChange } from './change.tsx'
import type { InTeam } from './page.tsx'

interface StatusSeen {
  readonly team: string
  readonly login: string
  readonly role: string
  readonly address: string
  readonly policy: string
  readonly shared: number
  readonly toSend: number
  readonly refused: readonly { readonly uri: string; readonly reason: string | null }[]
  readonly missing: number
  readonly syncedAt: string | null
  readonly trouble: string | null
  readonly fileNamesAnother: boolean
}

const POLICIES = ['ask', 'mine', 'off'] as const

/** How this machine stands with the team, and the one setting there is. */
export function TeamStatus(shared: InTeam) {
  const status = useLoaded<StatusSeen>(`team/status?${new URLSearchParams({ project: shared.project })}`, shared.turn)
  const { problem, done, busy, run } = useChange(shared)
  return (
    <Loaded of={status}>
      {(one) => (
        <section class="card">
          <h2>
            <Text of={one.team} />
          </h2>
          <p class="soft">
            <Text of={t`${one.address}, as ${one.login} (${one.role})`} />
          </p>
          <p>
            {t`Known of the team: ${numberShown(one.shared)}; to send: ${numberShown(one.toSend)}.`}{' '}
            {one.syncedAt === null ? t`Not synced yet.` : t`Last sync: ${timeShown(one.syncedAt)}.`}
          </p>
          {one.trouble && (
            <p class="trouble">
              <Text of={t`The last try failed: ${one.trouble}`} />
            </p>
          )}
          {one.fileNamesAnother && (
            <p class="trouble">{t`The repository's team.json names another server; throughline team join asks about it.`}</p>
          )}
          {one.missing > 0 && (
            <p>{t`${numberShown(one.missing)} steps of others are only here: the server lost them, and their authors' machines send them again.`}</p>
          )}
          {one.refused.map(({ uri, reason }) => (
            <p key={uri}>
              <Text of={t`Came back: ${uri} (${reason ?? ''})`} />
            </p>
          ))}
          <p class="filters">
            <label>
              {t`What goes to the team`}{' '}
              <select
                value={one.policy}
                disabled={busy}
                onChange={(event) =>
                  run('policy', { policy: event.currentTarget.value }, () => t`The policy was changed.`)
                }
              >
                {POLICIES.map((policy) => (
                  <option key={policy} value={policy}>
                    {policyText(policy)}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" disabled={busy} onClick={() => run('sync', {}, ({ said }: { said: string }) => said)}>
              {busy ? t`Working …` : t`Sync now`}
            </button>
          </p>
          {problem && <Trouble problem={problem} />}
          <p role="status">
            <Text of={done} />
          </p>
        </section>
      )}
    </Loaded>
  )
}

function policyText(policy: (typeof POLICIES)[number]): string {
  if (policy === 'ask') return t`what I say yes to`
  return policy === 'mine' ? t`what I wrote by hand, by itself; the rest asks` : t`nothing, and nothing is offered`
}
