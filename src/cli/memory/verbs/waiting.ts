import { shortId } from '../../../base/short-id.ts'
import { isHarmful } from '../../../base/typed/harmful.ts'
import { confirmWaiting } from '../../../memory/learn/rules/confirm.ts'
import { allWaiting, refuseWaiting, type Waiting } from '../../../memory/learn/rules/waiting.ts'
import { t } from '../../../messages/people/speak.ts'
import { iso } from '../../../platform/clock.ts'
import { type Call, type Result, usageError } from '../../command.ts'
import { when } from '../../terminal/when.ts'
import { type MemoryDesk, withMemories } from '../place.ts'

/** `memory list --waiting`: what you may have meant for good, each with a number to answer by. */
export function listWaiting(call: Call): Promise<Result> {
  return withMemories(call, ({ sql, place }) => {
    const waiting = allWaiting(sql, place.project)
    return {
      text:
        waiting.length === 0
          ? t`Nothing waits to be confirmed.`
          : [
              t`Perhaps meant for good. None of it is told as a rule.`,
              ...waiting.map((one, at) => `${at + 1}  ${one.text}\n   ${noteOn(one)}`),
              t`throughline memory confirm 1 keeps it; throughline memory refuse 1 drops it.`,
            ].join('\n'),
      json: waiting.map(waitingJson),
    }
  })
}

/** `memory confirm N…`: it holds for good. */
export function confirmWords(call: Call): Promise<Result> {
  return withMemories(call, (desk) => {
    const chosen = chosenFrom(desk, call.words)
    const kept = desk.sql.transaction(() => confirmWaiting(desk, desk.place, chosen))
    return {
      text: [
        ...chosen.map(({ text }) => t`Kept: ${text}`),
        ...(kept < chosen.length ? [t`Its kind is refused here.`] : []),
      ].join('\n'),
      json: { confirmed: chosen.map(({ text }) => text), kept },
    }
  })
}

/** `memory refuse N…`: it was not meant for good, and is not asked about again. */
export function refuseWords(desk: MemoryDesk, words: readonly string[]): Result {
  const chosen = chosenFrom(desk, words)
  desk.sql.transaction(() => {
    for (const one of chosen) refuseWaiting(desk.sql, desk.place.project, one)
  })
  return {
    text: chosen.map(({ text }) => t`Dropped: ${text}`).join('\n'),
    json: { dropped: chosen.map(({ text }) => text) },
  }
}

/** "And 2 that wait to be confirmed (--waiting lists them)." */
export function waitingLine({ sql, place, projects }: MemoryDesk): string[] {
  const { length } = projects ? allWaiting(sql, place.project) : []
  if (length === 0) return []
  return [
    length === 1
      ? t`And 1 sentence that waits to be confirmed (--waiting shows it).`
      : t`And ${length} sentences that wait to be confirmed (--waiting lists them).`,
  ]
}

function chosenFrom({ sql, place }: MemoryDesk, words: readonly string[]): Waiting[] {
  const waiting = allWaiting(sql, place.project)
  if (words.length === 0)
    throw usageError(t`the number is missing`, t`throughline memory list --waiting shows what waits, with numbers`)
  if (words[0] === 'all') return waiting
  return words.map((word) => {
    const one = waiting[Number(word) - 1]
    if (one) return one
    throw usageError(
      t`nothing waits under ${JSON.stringify(word)}`,
      t`throughline memory list --waiting shows what waits, with numbers`,
    )
  })
}

function noteOn({ text, rule, session, at }: Waiting): string {
  const said = t`session ${shortId(session)}, ${when(at)}`
  if (isHarmful(text)) return `${said} · ${t`would do harm if somebody else wrote it`}`
  return rule.unclear ? `${said} · ${t`in a text that may be pasted`}` : said
}

function waitingJson({ text, rule, session, at, shownAt }: Waiting, index: number) {
  return {
    number: index + 1,
    text,
    kind: rule.kind,
    session,
    at: iso(at),
    shown: shownAt !== null,
    pasted: rule.unclear === true,
    harmful: isHarmful(text),
  }
}
