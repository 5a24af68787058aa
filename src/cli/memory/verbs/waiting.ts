import { shortId } from '../../../base/short-id.ts'
import { oneLine } from '../../../base/text/text.ts'
import { isHarmful } from '../../../base/typed/harmful.ts'
import { confirmWaiting } from '../../../memory/learn/rules/confirm.ts'
import { allWaiting, refuseWaiting, WAITS_DAYS, type Waiting } from '../../../memory/learn/rules/waiting.ts'
import { carryOut } from '../../../memory/proposals/carry-out.ts'
import { openProposals, type Proposal, refuseProposal } from '../../../memory/proposals/proposals.ts'
import { t } from '../../../messages/people/speak.ts'
import { iso } from '../../../platform/clock.ts'
import { type Call, type Result, usageError } from '../../command.ts'
import { when } from '../../terminal/when.ts'
import { anchor, anewFor } from '../anchors.ts'
import { type MemoryDesk, withMemories } from '../place.ts'
import { onlyThePerson } from '../whose-call.ts'

/** Something that waits for a word of the person's: a sentence of theirs, or what an agent would do with one. */
export type Item =
  | { readonly kind: 'sentence'; readonly one: Waiting }
  | { readonly kind: 'proposal'; readonly one: Proposal }

/** `memory list --waiting`: what you may have meant for good and what agents propose, each with a number to answer by. */
export function listWaiting(call: Call): Promise<Result> {
  return withMemories(call, (desk) => {
    const items = itemsOf(desk)
    const numbered = (kind: Item['kind']) =>
      items.flatMap((item, at) => (item.kind === kind ? [`${at + 1}  ${itemText(item)}`] : []))
    const sentences = numbered('sentence')
    const proposals = numbered('proposal')
    return {
      text: [
        ...(items.length === 0 ? [t`Nothing waits to be confirmed.`] : []),
        ...(sentences.length === 0
          ? []
          : [
              t`Perhaps meant for good. None of it is told as a rule.`,
              ...sentences,
              t`throughline memory confirm 1 keeps it; throughline memory refuse 1 drops it.`,
            ]),
        ...(proposals.length === 0
          ? []
          : [
              t`Proposed by an agent about what is remembered. Nothing is changed until you agree.`,
              ...proposals,
              t`throughline memory confirm ${items.length} carries it out; throughline memory refuse ${items.length} drops it for good.`,
            ]),
        ...(items.length === 0 ? [] : [t`What is not answered goes after ${WAITS_DAYS} days.`]),
      ].join('\n'),
      json: items.map(itemJson),
    }
  })
}

/** `memory confirm N…`: it holds for good, or is carried out. */
export function confirmWords(call: Call): Promise<Result> {
  onlyThePerson(call)
  return withMemories(call, async (desk) => {
    const { chosen, kept, done } = await confirmItems(desk, chosenFrom(desk, call.words))
    return {
      text: [
        ...chosen.map(({ text }) => t`Kept: ${text}`),
        ...(kept < chosen.length ? [t`Its kind is refused here.`] : []),
        ...done.map(({ uri, status, content, version }) =>
          status === 'active'
            ? t`Changed ${uri} (version ${version}): ${oneLine(content, LONGEST)}`
            : t`Set aside: ${uri}. throughline memory restore ${uri} brings it back.`,
        ),
      ].join('\n'),
      json: { confirmed: chosen.map(({ text }) => text), kept, carriedOut: done.map(({ uri }) => uri) },
    }
  })
}

export async function confirmItems(desk: MemoryDesk, items: readonly Item[]) {
  const chosen = items.flatMap((item) => (item.kind === 'sentence' ? [item.one] : []))
  const proposals = items.flatMap((item) => (item.kind === 'proposal' ? [item.one] : []))
  const anew = await Promise.all(
    proposals.map(({ memory, change }) => (change.content === undefined ? [] : anewFor(desk, memory))),
  )
  return desk.sql.transaction(() => ({
    chosen,
    kept: confirmWaiting(desk, desk.place, chosen),
    done: proposals.map((one, at) => {
      anchor(desk, one.memory, anew[at] ?? [])
      return carryOut(desk, one, '')
    }),
  }))
}

/** `memory refuse N…`: it was not meant for good, or is not to be done, and is not asked about again. */
export function refuseWords(desk: MemoryDesk, words: readonly string[]): Result {
  const items = chosenFrom(desk, words)
  refuseItems(desk, items)
  const dropped = items.map((item) => (item.kind === 'sentence' ? item.one.text : proposalText(item.one)))
  return { text: dropped.map((text) => t`Dropped: ${text}`).join('\n'), json: { dropped } }
}

export function refuseItems(desk: MemoryDesk, items: readonly Item[]): void {
  desk.sql.transaction(() => {
    for (const item of items)
      if (item.kind === 'sentence') refuseWaiting(desk.sql, desk.place.project, item.one)
      else refuseProposal(desk.sql, item.one, '', desk.now)
  })
}

/** "And 2 that wait to be confirmed (--waiting lists them)." */
export function waitingLine(desk: MemoryDesk): string[] {
  const items = desk.projects ? itemsOf(desk) : []
  const sentences = items.filter(({ kind }) => kind === 'sentence').length
  const proposals = items.length - sentences
  return [
    ...(sentences === 0
      ? []
      : [
          sentences === 1
            ? t`And 1 sentence that waits to be confirmed (--waiting shows it).`
            : t`And ${sentences} sentences that wait to be confirmed (--waiting lists them).`,
        ]),
    ...(proposals === 0
      ? []
      : [
          proposals === 1
            ? t`An agent proposes something about what is remembered (--waiting shows it).`
            : t`Agents propose ${proposals} things about what is remembered (--waiting lists them).`,
        ]),
  ]
}

export function itemsOf({ sql, place, now }: Pick<MemoryDesk, 'sql' | 'now'> & { place: { project: string } }): Item[] {
  return [
    ...allWaiting(sql, place.project, now).map((one): Item => ({ kind: 'sentence', one })),
    ...openProposals(sql, place.project, now).map((one): Item => ({ kind: 'proposal', one })),
  ]
}

function chosenFrom(desk: MemoryDesk, words: readonly string[]): Item[] {
  const items = itemsOf(desk)
  if (words.length === 0)
    throw usageError(t`the number is missing`, t`throughline memory list --waiting shows what waits, with numbers`)
  if (words[0] === 'all') return items
  return [...new Set(words)].map((word) => {
    const one = items[Number(word) - 1]
    if (one) return one
    throw usageError(
      t`nothing waits under ${JSON.stringify(word)}`,
      t`throughline memory list --waiting shows what waits, with numbers`,
    )
  })
}

function itemText(item: Item): string {
  if (item.kind === 'sentence') return `${item.one.text}\n   ${noteOn(item.one)}`
  const { memory, session, at } = item.one
  return [
    `${memory.uri}: ${oneLine(memory.content, LONGEST)}`,
    `   ${proposalText(item.one)}`,
    `   ${t`session ${shortId(session)}, ${when(at)}`}`,
  ].join('\n')
}

/** What would be done, in one line. */
function proposalText({ memory, wish, change: { content, tier, disclosure } }: Proposal): string {
  if (wish === 'forget') return t`forget ${memory.uri}`
  return [
    ...(content === undefined
      ? []
      : [content === memory.content ? t`keep it as your own word` : t`change it to: ${oneLine(content, LONGEST)}`]),
    ...(tier === undefined ? [] : [t`tier ${tier}`]),
    ...(disclosure === undefined ? [] : [t`recall: ${disclosure}`]),
  ].join(' · ')
}

const LONGEST = 300

function noteOn({ text, rule, session, at }: Waiting): string {
  const said = t`session ${shortId(session)}, ${when(at)}`
  if (isHarmful(text)) return `${said} · ${t`would do harm if somebody else wrote it`}`
  return rule.unclear ? `${said} · ${t`in a text that may be pasted`}` : said
}

function itemJson(item: Item, index: number) {
  const number = index + 1
  if (item.kind === 'proposal') {
    const { memory, wish, change, session, at } = item.one
    return {
      number,
      proposal: wish,
      uri: memory.uri,
      text: memory.content,
      content: change.content ?? null,
      tier: change.tier ?? null,
      when: change.disclosure ?? null,
      session,
      at: iso(at),
    }
  }
  const { text, rule, session, at, shownAt } = item.one
  return {
    number,
    text,
    kind: rule.kind,
    session,
    at: iso(at),
    shown: shownAt !== null,
    pasted: rule.unclear === true,
    harmful: isHarmful(text),
  }
}
