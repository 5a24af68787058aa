import type { HostId } from '../../src/hosts/index.ts'
import type { EventName } from '../../src/protocol/event.ts'

type Schema = Readonly<Record<string, unknown>>

/**
 * What each host accepts as an answer, closed: a field that is not here is a field the host does not honour, or for which it
 * throws the whole answer away. Codex's are those of the schemas that it publishes and generates from its own code, narrowed
 * by what the client was seen to refuse.
 */
export const ANSWERS: Readonly<Partial<Record<HostId, Readonly<Partial<Record<EventName, Schema>>>>>> = {
  codex: {
    SessionStart: closed({ ...notice(), ...specific('SessionStart', { additionalContext: text() }) }),
    SubagentStart: closed({ ...notice(), ...specific('SubagentStart', { additionalContext: text() }) }),
    UserPromptSubmit: {
      ...closed({ ...block(), ...stop(), ...notice(), ...specific('UserPromptSubmit', { additionalContext: text() }) }),
      ...blockNeedsReason(),
    },
    PreToolUse: closed({
      ...notice(),
      hookSpecificOutput: {
        anyOf: [
          object({ hookEventName: is('PreToolUse'), additionalContext: text() }, ['hookEventName']),
          object(
            {
              hookEventName: is('PreToolUse'),
              permissionDecision: is('deny'),
              permissionDecisionReason: text(),
              additionalContext: text(),
            },
            ['hookEventName', 'permissionDecision', 'permissionDecisionReason'],
          ),
          object(
            {
              hookEventName: is('PreToolUse'),
              permissionDecision: is('allow'),
              updatedInput: { type: 'object' },
              additionalContext: text(),
            },
            ['hookEventName', 'permissionDecision', 'updatedInput'],
          ),
        ],
      },
    }),
    PermissionRequest: closed({
      ...notice(),
      ...specific('PermissionRequest', {
        decision: object({ behavior: { enum: ['allow', 'deny'] }, message: text() }, ['behavior']),
      }),
    }),
    PostToolUse: {
      ...closed({ ...block(), ...stop(), ...notice(), ...specific('PostToolUse', { additionalContext: text() }) }),
      ...blockNeedsReason(),
    },
    PreCompact: closed(notice()),
    PostCompact: closed(notice()),
    Stop: { ...closed({ ...block(), ...stop(), ...notice() }), ...blockNeedsReason() },
    SubagentStop: { ...closed({ ...block(), ...stop(), ...notice() }), ...blockNeedsReason() },
  },
  'gemini-cli': {
    SessionStart: closed({ ...notice(), ...specific('SessionStart', { additionalContext: text() }) }),
    UserPromptSubmit: closed({
      ...deny(),
      ...stop(),
      ...notice(),
      ...specific('BeforeAgent', { additionalContext: text() }),
    }),
    PreToolUse: closed({
      decision: { enum: ['deny', 'ask'] },
      reason: text(),
      ...stop(),
      ...notice(),
      ...specific('BeforeTool', { tool_input: { type: 'object' } }),
    }),
    PostToolUse: closed({ ...deny(), ...stop(), ...notice(), ...specific('AfterTool', { additionalContext: text() }) }),
    PostToolUseFailure: closed({ ...deny(), ...notice(), ...specific('AfterTool', { additionalContext: text() }) }),
    Stop: closed({ ...deny(), ...stop(), ...notice() }),
    Notification: closed(notice()),
  },
  'qwen-code': {
    SessionStart: closed(specific('SessionStart', { additionalContext: text() })),
    UserPromptSubmit: closed({ ...block(), ...specific('UserPromptSubmit', { additionalContext: text() }) }),
    PreToolUse: closed(
      specific('PreToolUse', { permissionDecision: { enum: ['deny', 'ask'] }, permissionDecisionReason: text() }),
    ),
    PermissionRequest: closed(
      specific('PermissionRequest', {
        decision: object({ behavior: { enum: ['allow', 'deny'] }, message: text(), updatedInput: { type: 'object' } }, [
          'behavior',
        ]),
      }),
    ),
    PostToolUse: closed({ ...stop(), ...specific('PostToolUse', { additionalContext: text() }) }),
    PostToolUseFailure: closed(specific('PostToolUseFailure', { additionalContext: text() })),
    PostToolBatch: closed(specific('PostToolBatch', { additionalContext: text() })),
    PreCompact: closed(specific('PreCompact', { additionalContext: { type: 'string', maxLength: 4000 } })),
    Stop: closed(block()),
  },
  'copilot-cli': {
    SessionStart: closed({ additionalContext: text() }),
    UserPromptSubmit: closed({ additionalContext: text() }),
    PreToolUse: {
      anyOf: [
        closed({
          permissionDecision: { enum: ['allow', 'ask', 'deny'] },
          permissionDecisionReason: text(),
          modifiedArgs: { type: 'object' },
          additionalContext: text(),
        }),
        closed(
          specific('PreToolUse', {
            permissionDecision: { enum: ['allow', 'ask', 'deny'] },
            permissionDecisionReason: text(),
            updatedInput: { type: 'object' },
            additionalContext: text(),
          }),
        ),
      ],
    },
    PostToolUse: closed({
      additionalContext: text(),
      modifiedResult: object({ resultType: is('success'), textResultForLlm: { type: 'string' } }, [
        'resultType',
        'textResultForLlm',
      ]),
    }),
    PostToolUseFailure: closed({ additionalContext: text() }),
    Stop: closed(block()),
  },
  pi: {
    SessionStart: closed({ context: text() }),
    UserPromptSubmit: closed({ context: text(), block: text() }),
    PreToolUse: closed({ deny: text(), ask: text(), args: { type: 'object' }, context: text() }),
    PostToolUse: closed({ context: text(), output: { type: 'string' } }),
    PostToolUseFailure: closed({ context: text(), output: { type: 'string' } }),
    Stop: closed({ goOn: text() }),
    PreCompact: closed({ instructions: text(), block: text() }),
  },
  'kimi-code': {
    UserPromptSubmit: { anyOf: [closed({ message: text() }), closed(refusal())] },
    PreToolUse: closed(refusal()),
    Stop: closed(refusal()),
  },
  cline: {
    SessionStart: closed({ context: text() }),
    UserPromptSubmit: closed({ context: text() }),
    PreToolUse: closed({ deny: text(), args: { type: 'object' }, context: text() }),
    PostToolUse: closed({ context: text(), output: { type: 'string' } }),
    PostToolUseFailure: closed({ context: text(), output: { type: 'string' } }),
  },
  opencode: {
    Stop: closed({ goOn: text() }),
    SessionStart: closed({ context: text() }),
    UserPromptSubmit: closed({ context: text() }),
    PreToolUse: closed({ deny: text(), args: { type: 'object' } }),
    PostToolUse: closed({ context: text(), output: { type: 'string' } }),
    PostToolUseFailure: closed({ context: text() }),
    PreCompact: closed({ instructions: text() }),
  },
  kilo: {
    Stop: closed({ goOn: text() }),
    SessionStart: closed({ context: text() }),
    UserPromptSubmit: closed({ context: text() }),
    PreToolUse: closed({ deny: text(), args: { type: 'object' } }),
    PostToolUse: closed({ context: text(), output: { type: 'string' } }),
    PostToolUseFailure: closed({ context: text() }),
    PreCompact: closed({ instructions: text() }),
  },
}

function closed(properties: Schema): Schema {
  return { type: 'object', properties, additionalProperties: false, minProperties: 1 }
}

function object(properties: Schema, required: readonly string[]): Schema {
  return { type: 'object', properties, required, additionalProperties: false }
}

function specific(name: string, properties: Schema): Schema {
  return {
    hookSpecificOutput: { ...object({ hookEventName: is(name), ...properties }, ['hookEventName']), minProperties: 2 },
  }
}

function is(value: string): Schema {
  return { const: value }
}

function text(): Schema {
  return { type: 'string', minLength: 1, maxLength: 10_000 }
}

function notice(): Schema {
  return { systemMessage: text() }
}

function stop(): Schema {
  return { continue: { const: false }, stopReason: { type: 'string' } }
}

function block(): Schema {
  return { decision: is('block'), reason: { type: 'string', pattern: '\\S' } }
}

/** Without the name of its event, which this host does not look at. */
function refusal(): Schema {
  return {
    hookSpecificOutput: object({ permissionDecision: is('deny'), permissionDecisionReason: text() }, [
      'permissionDecision',
      'permissionDecisionReason',
    ]),
  }
}

function deny(): Schema {
  return { decision: is('deny'), reason: text() }
}

/** A block without a reason is not a block but an invalid answer. */
function blockNeedsReason(): Schema {
  return { dependentRequired: { decision: ['reason'] } }
}
