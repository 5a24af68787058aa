import { contradictingPairs } from '../../memory/claims/contradicting-pairs.ts'
import { dayOf } from '../../memory/recall/wording.ts'
import { linksOf } from '../../memory/store/links.ts'
import type { Memory } from '../../memory/store/record.ts'
import { shortCommit } from '../../memory/truth/commit.ts'
import { t } from '../../messages/people/speak.ts'
import { endorse, operationOf, settleTexts, sidesOf } from '../../team/approve.ts'
import { conflictsIn, headsOf } from '../../team/heads.ts'
import type { Joined } from '../../team/joined.ts'
import type { Operation } from '../../team/operation.ts'
import { liveOperations } from '../../team/operations.ts'
import { sharedBefore, writtenAt } from '../../team/queue.ts'
import { showTeam } from '../../team/show.ts'
import { type Call, CommandError, type Result, usageError } from '../command.ts'
import { uriFrom } from '../memory/place.ts'
import { memoryNamed } from '../memory/verbs/read.ts'
import { type TeamDesk, withTeam } from './desk.ts'
import { startSync } from './sync/start-sync.ts'

/** Under one URI, and between memories that contradict each other where people, machines or worktrees differ. */
export function teamConflicts(call: Call): Promise<Result> {
  return withTeam(call, (desk) => {
    const { joined, sql } = desk
    const heads = headsOf(liveOperations(sql, joined.project))
    const same = conflictsIn(heads).map(([uri, sides]) => ({
      uri,
      sides: sides.map(({ operation, endorsedBy }) => ({ ...sideOf(operation, joined), confirmedBy: endorsedBy })),
    }))
    const apart = contradictingPairs(sql, [joined.project])
      .filter(({ one, other }) => !same.some(({ uri }) => isUnder(one.uri, uri) && isUnder(other.uri, uri)))
      .filter(
        ({ one, other }) =>
          one.trust === 'team' || other.trust === 'team' || commitOf(desk, one) !== commitOf(desk, other),
      )
      .map(({ one, other, why }) => ({ why, one: contradicting(desk, one), other: contradicting(desk, other) }))
    const lines = [
      ...same.flatMap(({ uri, sides }) => [
        uri,
        ...sides.map((side) => `  ${whoseText(side, sides)}: ${oneLine(side.content)}`),
        t`  throughline team settle ${uri} --keep ${sides.map((side) => keepWord(side, sides)).join('|')}`,
      ]),
      ...apart.flatMap(({ why, one, other }) => [
        `${one.uri} (${one.who}): ${oneLine(one.content)}`,
        t`  against ${other.uri} (${other.who}): ${oneLine(other.content)}`,
        `  (${why})`,
      ]),
    ]
    return {
      text: lines.length === 0 ? t`Nobody says anything different.` : lines.join('\n'),
      json: { sameUri: same, contradictions: apart },
    }
  })
}

export function settleConflict(call: Call): Promise<Result> {
  const keep = call.value('keep')
  if (!keep) throw usageError(t`whose text stands is missing`, t`add --keep mine, or --keep LOGIN`)
  return withTeam(call, (desk) => {
    const { joined, sql } = desk
    const uri = uriFrom(call.words[0], desk).uri.replace(/@[^/@]*$/, '')
    const sides = sidesOf(desk, joined, uri)
    if (sides.length < 2) throw new CommandError(t`${uri} is in no conflict`, t`throughline team conflicts shows them`)
    const seen = sides.map((side) => sideOf(side, joined))
    const meant = sides.filter(({ id, device, author }) =>
      keep === 'mine' ? device === joined.device : author === keep || id === keep,
    )
    const [kept] = meant
    if (!kept || meant.length > 1)
      throw new CommandError(
        kept ? t`${keep} has more than one text under ${uri}` : t`${keep} has no text under ${uri}`,
        t`one of: ${seen.map((side) => keepWord(side, seen)).join(', ')}`,
      )
    sql.transaction(() => {
      settleTexts(desk, joined, uri, kept)
      showTeam(desk, joined, desk.git.isHere)
    })
    startSync(call)
    return {
      text: t`Settled: ${kept.author}'s text stands under ${uri}; the others learn it with their next sync.`,
      json: { uri, kept: sideOf(kept, joined) },
    }
  })
}

export function confirmMemory(call: Call): Promise<Result> {
  return withTeam(call, (desk) => {
    const memory = memoryNamed(desk, call.words[0])
    const operation = operationOf(desk, memory)
    if (!operation)
      throw new CommandError(
        t`${memory.uri} is no memory of the team's`,
        t`throughline memory list shows them, with an @ before the author`,
      )
    if (operation.author === desk.joined.login)
      throw new CommandError(t`you said it yourself`, t`it takes a second person to confirm it`)
    desk.sql.transaction(() => {
      endorse(desk, desk.joined, operation)
      showTeam(desk, desk.joined, desk.git.isHere)
    })
    startSync(call)
    return { text: t`Confirmed ${memory.uri}.`, json: { confirmed: memory.uri, operation: operation.id } }
  })
}

type Side = ReturnType<typeof sideOf>

function sideOf({ id, author, device, at, body }: Operation, joined: Joined) {
  return {
    id,
    author,
    device,
    mine: device === joined.device,
    day: dayOf(at),
    commit: body?.commit ?? null,
    content: body?.content ?? '',
  }
}

/** Author, day and commit; and the machine, where one person says two things. */
function whoseText(side: Side, sides: readonly Side[]): string {
  const { author, day, commit, mine, device } = side
  const isTwice = sides.filter((other) => other.author === author).length > 1
  const where = mine ? t`this machine` : t`another machine, ${device.slice(0, 8)}`
  return [author, ...(isTwice ? [where] : []), day, ...(commit ? [shortCommit(commit)] : [])].join(', ')
}

/** What `--keep` takes for a side: a login where that is enough. */
function keepWord({ id, author, mine }: Side, sides: readonly Side[]): string {
  if (mine && sides.filter((other) => other.mine).length === 1) return 'mine'
  return sides.filter((other) => other.author === author).length === 1 ? author : id
}

function contradicting(desk: TeamDesk, memory: Memory) {
  const operation = operationOf(desk, memory)
  const commit = operation?.body?.commit ?? commitOf(desk, memory)
  const who = [
    operation?.author ?? desk.joined.login,
    dayOf(operation?.at ?? memory.updatedAt),
    ...(commit ? [shortCommit(commit)] : []),
  ]
  return { uri: memory.uri, who: who.join(', '), content: memory.content }
}

/** Of its anchors; else the one it was written at, or shared with. */
function commitOf({ sql, joined }: TeamDesk, memory: Memory): string | undefined {
  const anchored = linksOf(sql, memory.id).find(({ commit }) => commit)?.commit
  const shared = () => sharedBefore({ sql }, joined, memory.uri).at(-1)?.body?.commit
  return anchored ?? writtenAt(sql, joined, memory.uri) ?? shared() ?? undefined
}

function isUnder(shown: string, uri: string): boolean {
  return shown === uri || shown.startsWith(`${uri}@`)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 160)
}
