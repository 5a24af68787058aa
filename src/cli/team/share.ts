import { memoryAt } from '../../memory/store/record.ts'
import { shortCommit } from '../../memory/truth/commit.ts'
import { t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import { approve, operationOf } from '../../team/approve.ts'
import { folderInUri, SHAREABLE } from '../../team/operation.ts'
import { type HeldBack, never, neverNoMore, nevers, type Offer, offersOf, skip } from '../../team/queue.ts'
import { type Call, CommandError, oneOf, type Result, usageError } from '../command.ts'
import { uriFrom } from '../memory/place.ts'
import { when } from '../terminal/when.ts'
import { type TeamDesk, withTeam } from './desk.ts'
import { startSync } from './sync/start-sync.ts'

const FOLDERS = SHAREABLE.map((start) => folderInUri(start))

export function listOffers(call: Call): Promise<Result> {
  const kind = oneOf(call, 'kind', FOLDERS)
  return withTeam(call, async (desk) => {
    const offers = offersOf(desk, desk.joined, desk.git).filter(({ folder }) => !kind || folder === kind)
    const open = offers.filter(({ held }) => held === null)
    const held = offers.filter((offer) => offer.held !== null)
    const texts = await Promise.all(open.map(offerText))
    const text = [
      open.length === 0 ? t`Nothing waits for your yes.` : t`${open.length} to decide on, for ${desk.joined.team}:`,
      ...texts,
      ...(held.length > 0
        ? ['', t`Held back (${held.length}):`, ...held.map((one) => `  ${one.uri}: ${heldText(one.held)}`)]
        : []),
      ...(open.length > 0
        ? ['', t`throughline share approve URI, skip URI or never URI; --kind KIND or --all for several`]
        : []),
      ...(desk.joined.policy === 'off' ? [t`Sharing is off in this project: throughline team policy ask`] : []),
    ].join('\n')
    return {
      text,
      json: {
        team: desk.joined.team,
        policy: desk.joined.policy,
        never: nevers(desk, desk.joined),
        offers: offers.map((offer) => ({ ...offer, at: iso(offer.at) })),
      },
    }
  })
}

/** `shown`: the marks of the texts that the person had before them. A text that was changed meanwhile is not the one they said yes to. */
export function approveOffers(call: Call, shown?: ReadonlyMap<string, string>): Promise<Result> {
  return withTeam(call, (desk) => {
    const wanted = chosen(call, desk)
    const other = shown && wanted.find(({ uri, mark }) => shown.get(uri) !== mark)
    if (other)
      throw new CommandError(t`${other.uri} was changed since it was shown, so nothing was shared`, t`look at it again`)
    const supersedes = supersededBy(call, desk)
    if (supersedes.length > 0 && wanted.length > 1)
      throw usageError(t`--supersedes goes with one memory`, 'throughline share approve URI --supersedes URI@LOGIN')
    const held = wanted.filter((offer) => offer.held !== null)
    const open = wanted.filter((offer) => offer.held === null)
    if (open.length === 0 && held[0])
      throw new CommandError(t`${held[0].uri} is held back: ${heldText(held[0].held)}`, 'throughline share list')
    const approved = desk.sql.transaction(() =>
      open.flatMap((offer) => (approve(desk, desk.joined, offer, supersedes) ? [offer.uri] : [])),
    )
    const syncing = approved.length > 0 && startSync(call)
    const lines = approved.map((uri) => t`Approved ${uri}.`)
    return {
      text: [
        ...lines,
        ...held.map((one) => t`${one.uri} is held back: ${heldText(one.held)}`),
        approved.length === 0
          ? t`Nothing was approved.`
          : syncing
            ? t`It is on its way to ${desk.joined.team}; nothing waits for it.`
            : t`It goes to ${desk.joined.team} with the next sync: throughline sync`,
      ].join('\n'),
      json: { approved, syncing, held: held.map(({ uri, held: reason }) => ({ uri, reason })) },
    }
  })
}

export function skipOffers(call: Call): Promise<Result> {
  return withTeam(call, (desk) => {
    const uris = chosen(call, desk).map(({ uri }) => uri)
    desk.sql.transaction(() => {
      for (const uri of uris) skip(desk, desk.joined, uri)
    })
    return { text: t`Skipped ${uris.length}. A new text is offered again.`, json: { skipped: uris } }
  })
}

export function neverOffers(call: Call): Promise<Result> {
  return withTeam(call, (desk) => {
    const kind = oneOf(call, 'kind', FOLDERS)
    const starts = call.flag('all')
      ? [...SHAREABLE]
      : kind
        ? SHAREABLE.filter((start) => folderInUri(start) === kind)
        : call.words.map((word) => uriFrom(word, desk).uri)
    if (starts.length === 0) throw nothingNamed()
    desk.sql.transaction(() => {
      for (const start of starts)
        if (call.flag('undo')) neverNoMore(desk, desk.joined, start)
        else never(desk, desk.joined, start)
    })
    const list = starts.join(', ')
    return {
      text: call.flag('undo') ? t`Offered again: ${list}.` : t`Never offered: ${list}. --undo takes it back.`,
      json: { never: nevers(desk, desk.joined) },
    }
  })
}

/** The offers that words, --kind or --all name. */
function chosen(call: Call, desk: TeamDesk): Offer[] {
  const offers = offersOf(desk, desk.joined, desk.git)
  const kind = oneOf(call, 'kind', FOLDERS)
  if (call.flag('all')) return offers
  if (kind) return offers.filter(({ folder }) => folder === kind)
  if (call.words.length === 0) throw nothingNamed()
  return call.words.map((word) => {
    const { uri } = uriFrom(word, desk)
    const offer = offers.find((one) => one.uri === uri)
    if (!offer) throw new CommandError(t`${uri} is not offered`, t`throughline share list shows what is`)
    return offer
  })
}

function nothingNamed() {
  return usageError(t`which memories is missing`, t`name URIs, or --kind KIND, or --all`)
}

function supersededBy(call: Call, desk: TeamDesk): string[] {
  const word = call.value('supersedes')
  if (word === undefined) return []
  const { uri } = uriFrom(word, desk)
  const memory = memoryAt(desk.sql, desk.place.project, uri)
  const operation = memory && operationOf(desk, memory)
  if (!operation) throw new CommandError(t`${uri} is no memory of the team's`, t`throughline team conflicts shows them`)
  return [operation.id]
}

async function offerText(offer: Offer): Promise<string> {
  const learned = [
    when(offer.at),
    ...(offer.origin ? [offer.origin] : []),
    ...(offer.commit ? [t`at ${shortCommit(offer.commit)}`] : []),
  ].join(', ')
  return [
    '',
    `${offer.uri}  (${learned})`,
    ...(offer.redacted.length > 0 ? [t`  taken out: ${offer.redacted.join(', ')}`] : []),
    ...(await changeLines(offer)),
  ].join('\n')
}

async function changeLines({ before, content }: Offer): Promise<string[]> {
  if (before === null) return content.split('\n').map((line) => `  + ${line}`)
  const { diffLines } = await import('diff')
  return diffLines(`${before}\n`, `${content}\n`).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => `  ${added ? '+' : removed ? '-' : ' '} ${line}`),
  )
}

export function heldText(held: HeldBack | null): string {
  if (held === 'unmerged') return t`the commit it was learned at is not on the default branch yet`
  if (held === 'orders') return t`it reads like an order to the agent, and those are not sent`
  return t`it is too long for a memory`
}
