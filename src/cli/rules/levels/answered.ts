import { messageOf } from '../../../base/message-of.ts'
import { fold } from '../../../engine/answer/fold.ts'
import { CATALOGUE_HOST, HOSTS } from '../../../hosts/index.ts'
import { t } from '../../../messages/people/speak.ts'
import { EVENT_NAMES, type EventName } from '../../../protocol/event.ts'
import { EVENTS } from '../../../protocol/events/index.ts'
import type { Outcome } from '../../../protocol/outcome.ts'
import { caseEvent } from '../../../rules/case-event.ts'
import { respond } from '../../../rules/judge/respond.ts'
import type { Rule } from '../../../rules/rule.ts'
import { readResponse } from '../../schema-check.ts'
import { trialGround } from '../ground.ts'
import type { Check, Depth } from './levels.ts'

interface Place {
  readonly project: string
  readonly home: string
}

/** Every event's example, answered by the rules; on the level `schema` also whether every host gets an answer in its own form. */
export async function answered(rules: readonly Rule[], place: Place, reach: readonly Depth[]): Promise<Check[]> {
  const checks: Check[] = []
  for (const name of EVENT_NAMES) {
    const { outcome, problem } = await answerOf(name, rules, place)
    checks.push({ level: 'basic', title: t`the rules answer ${name}`, passed: !problem, ...(problem && { problem }) })
    if (!reach.includes('schema')) continue
    const said = [outcome, ...EVENTS[name].examples.output]
    const wrong = (await Promise.all(said.map((one) => misread(name, one, place)))).find((found) => found !== undefined)
    checks.push({
      level: 'schema',
      title: t`answers to ${name} have the form that hosts read`,
      passed: wrong === undefined,
      ...(wrong !== undefined && { problem: wrong }),
    })
  }
  return checks
}

async function answerOf(
  name: EventName,
  rules: readonly Rule[],
  { project, home }: Place,
): Promise<{ outcome: Outcome; problem?: string }> {
  const made = caseEvent({ name }, { events: [name] }, project)
  if (!made.ok) return { outcome: {}, problem: made.message }
  const notes: string[] = []
  try {
    const ground = trialGround(project, home, (text) => notes.push(text))
    const answers = await respond(
      rules.filter(({ events }) => events.includes(name)),
      made.event,
      ground,
    )
    const outcome = fold(
      EVENTS[name].fold,
      answers.map((answer) => answer.outcome),
    )
    return notes.length > 0 ? { outcome, problem: notes.join('; ') } : { outcome }
  } catch (failure) {
    return { outcome: {}, problem: messageOf(failure) }
  }
}

/** What a host could not read of an answer; undefined when every host can. */
async function misread(name: EventName, outcome: Outcome, { project }: Place): Promise<string | undefined> {
  const made = caseEvent({ name }, { events: [name] }, project)
  if (!made.ok) return made.message
  for (const load of Object.values(HOSTS)) {
    const { encode, title } = await load()
    const text = encode(made.event, outcome).stdout.trim()
    if (text.startsWith('{') && !isJson(text)) return t`${title}: it begins like JSON and is none`
  }
  const host = await HOSTS[CATALOGUE_HOST]()
  const text = host.encode(made.event, outcome).stdout
  const [problem] = text === '' ? [] : readResponse(text, name).problems
  return problem && `${host.title}: ${problem}`
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
