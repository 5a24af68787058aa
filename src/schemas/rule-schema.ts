import type { EventDefinition } from '../protocol/define.ts'
import type { EventName } from '../protocol/event.ts'
import { EVENTS } from '../protocol/events/index.ts'
import { type ActionName, actionOf, actionsOf, mustAllowRewriting } from '../rules/actions/index.ts'
import { ACTION_FIELDS, WRITTEN } from '../rules/actions/written/index.ts'
import { DEFAULT_PRIORITY, FRONTMATTER, NAME_PATTERN, SHORTHANDS, TEXT_FIELDS } from '../rules/compile/frontmatter.ts'
import { COMMAND_KEYS } from '../rules/conditions/compile-command.ts'
import { FIELD_NAMES, FIELDS, hasField } from '../rules/conditions/fields.ts'
import { EFFECT_WORDS } from '../rules/effects/effect.ts'
import type { Properties, WireSchema } from './wire.ts'

/** The frontmatter of a rule for one event: the actions that the event takes, the conditions that it can answer. */
export function ruleSchemas(name: EventName): Record<'rule' | 'pattern' | 'command' | 'condition', WireSchema> {
  return { rule: rule(name), pattern: PATTERN, command: command(), condition: condition(name) }
}

function rule(name: EventName): WireSchema {
  const actions = actionsOf(name)
  const title = `The frontmatter of a rule for ${name}`
  if (actions.length === 0) return { title, description: `No rule: nobody reads an answer to ${name}.`, not: {} }
  return {
    title,
    description: 'The fields between the two lines of three dashes; what stands below them is the text of the rule.',
    type: 'object',
    properties: properties(name, actions),
    required: ['name', 'description', 'event'],
    additionalProperties: false,
    allOf: [
      ...actions.flatMap((action) => {
        const { needs } = WRITTEN[action]
        return needs ? [whenAction(action, { anyOf: needs.map((field) => having({ [field]: {} })) })] : []
      }),
      ...actions
        .filter((action) => mustAllow(action, name))
        .map((action) => whenAction(action, having({ permission: { const: 'allow' } }))),
    ],
    examples: examplesOf(name, actions) as WireSchema['examples'],
  }
}

/** Whether the event takes what this action changes only with a permission. */
function mustAllow(action: ActionName, event: EventName): boolean {
  return actionOf({ action }).changes !== undefined && mustAllowRewriting(event)
}

function whenAction(action: ActionName, needed: WireSchema): WireSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: having({ action: { const: action } }), then: needed }
}

function having(fields: Properties): WireSchema {
  return { type: 'object', properties: fields, required: Object.keys(fields) }
}

const TEXT: WireSchema = { type: 'string' }
const TEXTS: WireSchema = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }
const ref = (part: string): WireSchema => ({ $ref: `#/$defs/${part}` })

function properties(name: EventName, actions: readonly ActionName[]): Properties {
  const shapes: Readonly<Record<string, WireSchema>> = {
    name: { type: 'string', pattern: NAME_PATTERN },
    description: { type: 'string', minLength: 1 },
    event: { anyOf: [{ const: name }, { type: 'array', contains: { const: name }, items: { type: 'string' } }] },
    enabled: { type: 'boolean', default: true },
    priority: { type: 'number', minimum: 0, maximum: 100, default: DEFAULT_PRIORITY },
    when: { anyOf: [{ type: 'string' }, ref('condition')] },
    action: { enum: [...actions] },
    once: { type: 'boolean', default: false },
    tests: { type: 'array', items: { type: 'object' } },
    match: { anyOf: [{ type: 'string' }, { type: 'object' }] },
    flags: TEXTS,
    has_flags: TEXTS,
    reason: TEXT,
    context: TEXT,
  }
  const described = {
    ...FRONTMATTER,
    ...SHORTHANDS,
    message: 'Short for reason.',
    notice: 'Short for reason.',
    instructions: 'Short for reason.',
  }
  return Object.fromEntries(
    Object.entries(described).map(([field, about]) => [
      field,
      {
        description: field === 'action' ? actionsAbout(actions) : about,
        ...(shapes[field] ?? ACTION_FIELDS[field]?.shape ?? (SAID.includes(field) ? TEXT : ref('pattern'))),
      },
    ]),
  )
}

const SAID: readonly string[] = TEXT_FIELDS

function actionsAbout(actions: readonly ActionName[]): string {
  return `${FRONTMATTER.action} ${actions.map((action) => `${action}: ${WRITTEN[action].about}`).join(' ')}`
}

const PATTERN: WireSchema = {
  title: 'A pattern',
  description:
    'A text (a word, a glob or a regular expression, as the field has it), a list of which one must match, or what it is by name.',
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { $ref: '#/$defs/pattern' }, minItems: 1 },
    object(
      {
        regex: { type: 'string', description: 'A regular expression.' },
        flags: { type: 'string', description: 'Its flags: i, m, s, u, v.' },
      },
      ['regex'],
    ),
    object({ glob: { type: 'string', description: 'A glob.' } }, ['glob']),
    object({ is: { type: 'string', description: 'The text itself.' } }, ['is']),
    object({ not: { $ref: '#/$defs/pattern', description: 'What must not match.' } }, ['not']),
  ],
}

function object(fields: Properties, required: string[]): WireSchema {
  return { type: 'object', properties: fields, required, additionalProperties: false }
}

function command(): WireSchema {
  const shapes: Readonly<Record<string, WireSchema>> = { flags: TEXTS, into: ref('command') }
  const fields = Object.fromEntries(
    Object.entries(COMMAND_KEYS).map(([key, about]) => [
      key,
      { description: about, ...(shapes[key] ?? ref('pattern')) },
    ]),
  )
  return {
    title: 'A condition on a shell command',
    description:
      'All that is given must hold for one and the same simple command; a text is a regular expression from its start.',
    anyOf: [
      {
        type: 'object',
        properties: { ...fields, not: { description: 'What no command may be.', ...ref('command') } },
        additionalProperties: false,
      },
      ref('pattern'),
    ],
  }
}

function condition(name: EventName): WireSchema {
  const fields = FIELD_NAMES.filter((field) => hasField(name, field)).map((field): [string, WireSchema] => [
    field,
    { description: FIELDS[field].about, ...ref(FIELDS[field].kind === 'command' ? 'command' : 'pattern') },
  ])
  const several: WireSchema = { type: 'array', items: ref('condition'), minItems: 1 }
  return {
    title: `Conditions at ${name}`,
    description: 'All of them must hold. A condition on a field that an event lacks never does.',
    type: 'object',
    properties: {
      ...Object.fromEntries(fields),
      ...(hasField(name, 'command') && {
        effect: {
          description: 'What a command would do, e.g. "deletes home"; of a list one will do.',
          anyOf: [{ enum: [...EFFECT_WORDS] }, { type: 'array', items: { enum: [...EFFECT_WORDS] }, minItems: 1 }],
        },
        input: {
          description: "Fields of the tool's own input, each with a pattern.",
          type: 'object',
          additionalProperties: ref('pattern'),
        },
      }),
      has: { description: 'A file that the project has, or a list of which it has one.', ...TEXTS },
      all: { description: 'All of these.', ...several },
      any: { description: 'One of these.', ...several },
      not: { description: 'Not this.', ...ref('condition') },
    },
    additionalProperties: false,
  }
}

/** One rule for each action that the event takes. */
function examplesOf(name: EventName, actions: readonly ActionName[]): unknown[] {
  const { examples }: EventDefinition = EVENTS[name]
  const when = hasField(name, 'command')
    ? { tool: 'Bash', command: { cmd: 'git', sub: 'push' } }
    : hasField(name, 'prompt')
      ? { prompt: 'deploy' }
      : undefined
  return actions.map((action) => ({
    name: `${action}-example`,
    description: `${WRITTEN[action].about}`,
    event: name,
    ...(when && { when }),
    action,
    ...WRITTEN[action].example,
    ...(mustAllow(action, name) && { permission: 'allow' }),
    ...(examples.output.length > 0 && !actionOf({ action }).fetched && { reason: 'The text that is said.' }),
  }))
}
