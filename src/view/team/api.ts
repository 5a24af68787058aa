import { existsSync } from 'node:fs'
import { isRecord } from '../../base/is-record.ts'
import type { Call, Result } from '../../cli/command.ts'
import { sync } from '../../cli/commands/sync.ts'
import { withStore } from '../../cli/store.ts'
import { confirmMemory, settleConflict, teamConflicts } from '../../cli/team/conflicts.ts'
import { teamReceipts } from '../../cli/team/forget.ts'
import { approveOffers, heldText, listOffers, neverOffers, skipOffers } from '../../cli/team/share.ts'
import { teamPolicy, teamStatus } from '../../cli/team/status.ts'
import { joinedProjects } from '../../team/joined.ts'
import type { HeldBack } from '../../team/queue.ts'
import { callWith, textIn } from '../call-with.ts'
import { wordChangesOf } from '../changes.ts'
import { folderOf } from '../projects.ts'
import type { Asked, Route } from '../route.ts'

export const routes: readonly Route[] = [
  { method: 'GET', path: 'team', output: 'team', run: ({ call }) => teams(call) },
  { method: 'GET', path: 'team/status', output: 'team-status', run: (asked) => look(asked, teamStatus) },
  { method: 'GET', path: 'team/share', output: 'team-share', run: queue },
  { method: 'GET', path: 'team/conflicts', output: 'team-conflicts', run: (asked) => look(asked, teamConflicts) },
  // The only one that asks the server, so it is asked for on its own.
  { method: 'GET', path: 'team/receipts', output: 'team-receipts', run: (asked) => look(asked, teamReceipts) },
  {
    method: 'POST',
    path: 'team/approve',
    output: 'team-approve',
    run: (asked) => {
      const offers = offersIn(asked.body)
      const shown = new Map(offers.map(({ uri, mark }) => [uri, mark]))
      return change(asked, (call) => approveOffers(call, shown), { words: [...shown.keys()] })
    },
  },
  {
    method: 'POST',
    path: 'team/skip',
    output: 'team-skip',
    run: (asked) => change(asked, skipOffers, { words: offersIn(asked.body).map(({ uri }) => uri) }),
  },
  {
    method: 'POST',
    path: 'team/never',
    output: 'team-never',
    run: (asked) => {
      const { uri, kind, all, undo } = asked.body
      const words = textIn(uri) === undefined ? [] : [String(uri)]
      return change(asked, neverOffers, { words, kind: textIn(kind), all: all === true, undo: undo === true })
    },
  },
  {
    method: 'POST',
    path: 'team/settle',
    output: 'team-settle',
    run: (asked) =>
      change(asked, settleConflict, { words: [textIn(asked.body.uri) ?? ''], keep: textIn(asked.body.keep) }),
  },
  {
    method: 'POST',
    path: 'team/confirm',
    output: 'team-confirm',
    run: (asked) => change(asked, confirmMemory, { words: [textIn(asked.body.uri) ?? ''] }),
  },
  {
    method: 'POST',
    path: 'team/policy',
    output: 'team-policy',
    run: (asked) => change(asked, teamPolicy, { words: [textIn(asked.body.policy) ?? ''] }),
  },
  { method: 'POST', path: 'team/sync', output: 'team-sync', run: syncNow },
]

/** The projects of this machine that belong to a team. */
async function teams(call: Call) {
  if (!existsSync(call.paths.database)) return []
  return withStore(call.paths, (sql) =>
    joinedProjects(sql).map(({ project, root, team, login, role }) => ({ project, root, team, login, role })),
  )
}

type Run = (call: Call) => Promise<Result> | Result

async function look({ call, value }: Asked, run: Run) {
  return (await run(callWith(call, [], { project: await folderOf(call, value('project')) }))).json
}

/** As by hand: it is waited for, and what became of it is said. */
async function syncNow({ call, body }: Asked) {
  const project = await folderOf(call, textIn(body.project))
  const { text: said, json } = await sync.run(callWith(call, [], { project }))
  return { said, result: json }
}

interface Change {
  readonly words?: readonly string[]
  readonly [option: string]: string | boolean | undefined | readonly string[]
}

async function change({ call, body }: Asked, run: Run, { words = [], ...options }: Change) {
  const project = await folderOf(call, textIn(body.project))
  return (await run(callWith(call, words, { ...(options as Record<string, string | boolean | undefined>), project })))
    .json
}

interface Offer {
  readonly held: HeldBack | null
  readonly before: string | null
  readonly content: string
}

/** The queue as the command lists it, each with what changed since it was last shared. */
async function queue(asked: Asked) {
  const list = (await look(asked, listOffers)) as { offers: readonly Offer[] }
  return {
    ...list,
    offers: list.offers.map((offer) => ({
      ...offer,
      changes: wordChangesOf(offer.before ?? '', offer.content),
      heldBecause: offer.held === null ? null : heldText(offer.held),
    })),
  }
}

/** What the person had before them: which memories, and which text of each. */
function offersIn({ offers }: Asked['body']): { uri: string; mark: string }[] {
  const given: readonly unknown[] = Array.isArray(offers) ? offers : []
  return given.flatMap((one) =>
    isRecord(one) && typeof one.uri === 'string' ? [{ uri: one.uri, mark: textIn(one.mark) ?? '' }] : [],
  )
}
