import * as v from 'valibot'
import { POLICY_WORDS } from '../../team/joined.ts'
import { HELD } from '../../team/queue.ts'
import { time } from '../output-parts.ts'

/** What the commands of teams print with `--json`. */
export const TEAM_OUTPUTS = {
  'team-init': () =>
    v.strictObject({
      team: v.string(),
      server: v.string(),
      version: v.number(),
      before: v.number(),
      address: v.string(),
      admin: v.nullable(v.string()),
    }),
  'team-join': () =>
    v.strictObject({
      team: v.string(),
      login: v.string(),
      role: v.string(),
      address: v.string(),
      server: v.string(),
      project: v.string(),
      waiting: v.number(),
      wroteFile: v.boolean(),
    }),
  'team-leave': () =>
    v.strictObject({ left: v.string(), hidden: v.number(), unsent: v.number(), serverTold: v.boolean() }),
  'team-status': () =>
    v.strictObject({
      team: v.string(),
      login: v.string(),
      role: v.string(),
      address: v.string(),
      policy: policy(),
      shared: v.number(),
      toDecide: v.number(),
      held: v.number(),
      toSend: v.number(),
      refused: v.array(v.strictObject({ uri: v.string(), reason: v.nullable(v.string()) })),
      missing: v.number(),
      conflicts: v.number(),
      syncedAt: v.nullable(time()),
      trouble: v.nullable(v.string()),
      fileNamesAnother: v.boolean(),
    }),
  'team-members': () =>
    v.array(
      v.strictObject({
        login: v.string(),
        role: v.string(),
        admin: v.boolean(),
        devices: v.number(),
        seenAt: v.nullable(time()),
      }),
    ),
  'team-conflicts': () =>
    v.strictObject({
      sameUri: v.array(
        v.strictObject({
          uri: v.string(),
          sides: v.array(v.strictObject({ ...side(), confirmedBy: v.array(v.string()) })),
        }),
      ),
      contradictions: v.array(v.strictObject({ why: v.string(), one: contradicting(), other: contradicting() })),
    }),
  'team-settle': () => v.strictObject({ uri: v.string(), kept: v.strictObject(side()) }),
  'team-confirm': () => v.strictObject({ confirmed: v.string(), operation: v.string() }),
  'team-forget': receipt,
  'team-receipts': () => v.array(receipt()),
  'team-policy': () => v.strictObject({ policy: policy() }),
  'share-list': () =>
    v.strictObject({ team: v.string(), policy: policy(), never: v.array(v.string()), offers: v.array(offer()) }),
  'share-approve': () =>
    v.strictObject({
      approved: v.array(v.string()),
      syncing: v.boolean(),
      held: v.array(v.strictObject({ uri: v.string(), reason: held() })),
    }),
  'share-skip': () => v.strictObject({ skipped: v.array(v.string()) }),
  'share-never': () => v.strictObject({ never: v.array(v.string()) }),
  sync: () =>
    v.union([
      v.strictObject({ busy: v.literal(true) }),
      v.array(v.looseObject({ team: v.string(), project: v.string(), kind: v.string() })),
    ]),
} as const satisfies Record<string, () => v.GenericSchema>

export function offer() {
  return v.strictObject({
    uri: v.string(),
    folder: v.string(),
    content: v.string(),
    mark: v.string(),
    before: v.nullable(v.string()),
    trust: v.string(),
    author: v.string(),
    origin: v.string(),
    commit: v.nullable(v.string()),
    at: time(),
    redacted: v.array(v.string()),
    held: v.nullable(held()),
  })
}

function held() {
  return v.picklist(HELD)
}

function policy() {
  return v.picklist(POLICY_WORDS)
}

function side() {
  return {
    id: v.string(),
    author: v.string(),
    device: v.string(),
    mine: v.boolean(),
    day: v.string(),
    commit: v.nullable(v.string()),
    content: v.string(),
  }
}

function contradicting() {
  return v.strictObject({ uri: v.string(), who: v.string(), content: v.string() })
}

function receipt() {
  return v.strictObject({
    uri: v.string(),
    operation: v.string(),
    sent: v.boolean(),
    devices: v.array(
      v.strictObject({
        login: v.string(),
        device: v.string(),
        confirmed: v.boolean(),
        removed: v.boolean(),
        seenAt: v.nullable(time()),
      }),
    ),
  })
}
