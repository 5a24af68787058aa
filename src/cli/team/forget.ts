import { SECURE } from '../../memory/store/forgetting/forget.ts'
import { memoryAt } from '../../memory/store/record.ts'
import { t } from '../../messages/people/speak.ts'
import { readText } from '../../platform/files/reading.ts'
import { operationOf } from '../../team/approve.ts'
import { forgetForTeam, forgettingsOf } from '../../team/forgetting.ts'
import type { Joined } from '../../team/joined.ts'
import { showTeam } from '../../team/show.ts'
import { type Call, CommandError, type Result } from '../command.ts'
import { uriFrom } from '../memory/place.ts'
import { type TeamDesk, withTeam } from './desk.ts'
import { serverTargetOf, withServer } from './server.ts'
import { leaveNothing, syncProject } from './sync/run-sync.ts'

interface Device {
  readonly login: string
  readonly device_name: string
  readonly confirmed: boolean
  readonly seen_at: Date | null
  readonly removed: boolean
}

/** Forgets a shared memory here at once and everywhere else with the next sync of each machine, and says which have not yet. */
export function forgetInTeam(call: Call): Promise<Result> {
  return withTeam(call, async (desk) => {
    const { joined, sql } = desk
    const word = uriFrom(call.words[0], desk).uri
    const memory = memoryAt(sql, desk.place.project, word)
    const uri = (memory && operationOf(desk, memory)?.uri) ?? word
    await agree(call, uri)
    sql.script(SECURE)
    const operation = sql.transaction(() => {
      const made = forgetForTeam(desk, joined, uri)
      showTeam(desk, joined, desk.git.isHere)
      return made
    })
    if (!operation)
      throw new CommandError(
        t`nothing under ${uri} was shared that you may have forgotten`,
        t`a writer forgets their own, a maintainer everything; throughline forget forgets what is only here`,
      )
    leaveNothing(desk)
    const services = await readText(call.environment.PGSERVICEFILE ?? `${call.userHome}/.pg_service.conf`)
    const synced = await syncProject(joined, {
      desk,
      environment: call.environment,
      until: Date.now() + 20_000,
      ...(services !== undefined && { services }),
    })
    const devices = synced.kind === 'done' ? await devicesOf(call, joined, operation.id) : undefined
    return {
      text: [t`Forgotten here: ${uri}`, ...receiptLines(devices)].join('\n'),
      json: { uri, operation: operation.id, sent: devices !== undefined, devices: (devices ?? []).map(deviceJson) },
    }
  })
}

export function teamReceipts(call: Call): Promise<Result> {
  return withTeam(call, async (desk: TeamDesk) => {
    const forgettings = forgettingsOf(desk, desk.joined)
    const receipts = []
    for (const { id, uri, state } of forgettings.slice(0, MOST)) {
      const devices = state === 'outbox' ? undefined : await devicesOf(call, desk.joined, id)
      receipts.push({ uri, operation: id, sent: devices !== undefined, devices: devices ?? [] })
    }
    return {
      text:
        receipts.length === 0
          ? t`You have had nothing forgotten in this project.`
          : receipts
              .map(({ uri, sent, devices }) => [uri, ...receiptLines(sent ? devices : undefined)].join('\n'))
              .join('\n\n'),
      json: receipts.map((one) => ({ ...one, devices: one.devices.map(deviceJson) })),
    }
  })
}

const MOST = 50

async function agree(call: Call, uri: string): Promise<void> {
  if (call.flag('yes')) return
  const answer = await call.ask(t`Have ${uri} forgotten on every machine of the team? [y/N] `)
  if (answer === undefined) throw new CommandError(t`nobody is here to say yes, so nothing was forgotten`, t`add --yes`)
  if (!/^(?:y(?:es)?|是|好)$/i.test(answer.trim()))
    throw new CommandError(t`nothing was forgotten`, t`run it again when you are sure`)
}

async function devicesOf(call: Call, joined: Joined, operation: string): Promise<Device[]> {
  const target = { ...(await serverTargetOf(call, joined.address)), user: joined.login }
  return withServer(call, target, (connection) =>
    connection.query<Device>('SELECT * FROM throughline.receipt($1, $2)', joined.serverProject, operation),
  )
}

function receiptLines(devices: readonly Device[] | undefined): string[] {
  if (devices === undefined)
    return [t`  The server has not heard of it yet; it goes with the next sync, and throughline team receipts tells.`]
  const open = devices.filter(({ confirmed }) => !confirmed)
  const named = ({ login, device_name }: Device) => `${login} (${device_name || '?'})`
  return [
    t`  The server dropped the text. Confirmed by ${devices.length - open.length} of ${devices.length} devices.`,
    ...open.map((one) =>
      one.removed
        ? t`  cannot confirm any more: ${named(one)} left or was removed`
        : t`  still to confirm: ${named(one)}`,
    ),
    t`  Backups of the server keep it until they rotate.`,
  ]
}

function deviceJson({ login, device_name, confirmed, removed, seen_at }: Device) {
  return { login, device: device_name, confirmed, removed, seenAt: seen_at?.toISOString() ?? null }
}
