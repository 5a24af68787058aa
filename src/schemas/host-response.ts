import { isRecord } from '../base/is-record.ts'
import type { Host } from '../hosts/host.ts'
import type { Event, EventName } from '../protocol/event.ts'
import { type Decision, isDecision, type Outcome, type Power } from '../protocol/outcome.ts'
import { MEANINGS } from '../protocol/response.ts'
import type { Properties, WireSchema } from './wire.ts'

/**
 * The shape of what a host is answered, read off its encoder: every power the host carries is encoded, alone and together
 * with each decision, and the answers are laid over each other. So the schema cannot disagree with the encoder.
 */
export function hostResponse(host: Host, event: Event): WireSchema {
  const answers = probes(host.carries[event.name] ?? []).flatMap((outcome) => {
    const { stdout } = host.encode(event, outcome)
    return stdout === '' ? [] : [{ outcome, answer: parsedResponse(stdout) }]
  })
  const objects = answers.filter(({ answer }) => isRecord(answer))
  const texts = answers.filter(({ answer }) => !isRecord(answer))
  const description = `What is printed for ${host.title}; nothing at all when there is nothing to say.`
  const text: WireSchema = {
    type: 'string',
    description: `Plain text, not JSON. ${markedBy(texts).map(sentence).join(' ')}`,
  }
  if (answers.length === 0)
    return { ...text, maxLength: 0, description: `Nothing is printed: ${host.title} is not answered here.` }
  if (texts.length === 0) return { ...shape(objects, event.name), description }
  if (objects.length === 0) return text
  return { anyOf: [text, shape(objects, event.name)], description }
}

/** What a host printed, as data: an object where it is one, else the text itself. */
export function parsedResponse(stdout: string): unknown {
  try {
    const value: unknown = JSON.parse(stdout)
    return isRecord(value) ? value : stdout
  } catch {
    return stdout
  }
}

interface Answered {
  outcome: Outcome
  answer: unknown
}

type Field = keyof Outcome

function probes(powers: readonly Power[]): Outcome[] {
  const decisions = powers.filter((power): power is Decision => isDecision(power))
  const said = powers.filter((power): power is Exclude<Power, Decision> => !isDecision(power))
  const alone: Outcome[] = said.map((power) => ({ [power]: PROBES[power] }))
  const decided: Outcome[] = decisions.flatMap((decision) => [{ decision }, { decision, reason: PROBES.reason }])
  return [...alone, ...decided, ...decided.flatMap((outcome) => alone.map((more) => ({ ...outcome, ...more })))]
}

const mark = (field: Field) => `<${field}>`
const PROBES: Required<Omit<Outcome, 'decision'>> = {
  reason: mark('reason'),
  updatedInput: { [mark('updatedInput')]: true },
  updatedOutput: { [mark('updatedOutput')]: true },
  context: mark('context'),
  instructions: mark('instructions'),
  notice: mark('notice'),
  stop: mark('stop'),
  keepGoing: mark('keepGoing'),
}

function shape(answers: readonly Answered[], name: EventName): WireSchema {
  const marks = markedBy(answers)
  if (marks.length > 0) return leaf(marks)
  const objects = answers.flatMap(({ outcome, answer }) => (isRecord(answer) ? [{ outcome, answer }] : []))
  if (objects.length === 0) return constant(answers, name)

  const keys = [...new Set(objects.flatMap(({ answer }) => Object.keys(answer)))]
  const properties: Properties = {}
  for (const key of keys) {
    const having = objects.filter(({ answer }) => Object.hasOwn(answer, key))
    properties[key] = shape(
      having.map(({ outcome, answer }) => ({ outcome, answer: answer[key] })),
      name,
    )
  }
  const required = keys.filter((key) => objects.every(({ answer }) => Object.hasOwn(answer, key)))
  return {
    type: 'object',
    description: `Groups ${keys.join(', ')}.`,
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** The fields of the outcome whose text or data is found in the answers. */
function markedBy(answers: readonly Answered[]): Field[] {
  return fields().filter((field) =>
    answers.some(({ answer }) =>
      typeof answer === 'string'
        ? answer.includes(mark(field))
        : isRecord(answer) && Object.hasOwn(answer, mark(field)),
    ),
  )
}

function leaf(marks: readonly Field[]): WireSchema {
  const description = `Carries ${marks.join(', ')}. ${marks.map(sentence).join(' ')}`
  if (marks.includes('updatedOutput')) return { description }
  return { type: marks.includes('updatedInput') ? 'object' : 'string', description }
}

function constant(answers: readonly Answered[], name: EventName): WireSchema {
  const values = [...new Set(answers.map(({ answer }) => answer))]
  if (values.length === 1 && values[0] === name) return { const: name, description: 'The event this answers.' }
  const common = [...fields(), 'decision' as const].filter((field) =>
    answers.every(({ outcome }) => outcome[field] !== undefined),
  )
  const description = `Written for ${common.join(', ')}.`
  return values.length === 1
    ? { const: values[0] as WireSchema['const'], description }
    : { enum: values as WireSchema['enum'], description }
}

function fields(): Exclude<Field, 'decision'>[] {
  return Object.keys(PROBES) as Exclude<Field, 'decision'>[]
}

function sentence(field: Field): string {
  return field === 'reason' || field === 'decision' ? 'Why it was decided so.' : MEANINGS[field]
}
