import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { stringify } from 'yaml'
import manifest from '../../package.json' with { type: 'json' }
import released from '../../schemas/released.json' with { type: 'json' }
import { isRecord } from '../../src/base/is-record.ts'
import { fold } from '../../src/engine/answer/fold.ts'
import { claudeCode } from '../../src/hosts/claude-code/index.ts'
import { payloadOf } from '../../src/hosts/claude-code/wire.ts'
import type { EventDefinition } from '../../src/protocol/define.ts'
import { EVENT_NAMES, type EventName } from '../../src/protocol/event.ts'
import { EVENTS } from '../../src/protocol/events/index.ts'
import { powersOf } from '../../src/protocol/outcome.ts'
import { powerFor } from '../../src/rules/actions/action.ts'
import { ACTION_NAMES, ACTIONS, type ActionName, actionsOf } from '../../src/rules/actions/index.ts'
import { compileRule } from '../../src/rules/compile/compile.ts'
import { respond } from '../../src/rules/judge/respond.ts'
import { eventSchema, sampleEvent } from '../../src/schemas/event-schema.ts'
import { brokenPromises } from '../../src/schemas/release.ts'
import { compareSurfaces, surfaceOf } from '../../src/schemas/surface.ts'
import { ground } from '../lib/rules.ts'
import { EVENT_METADATA } from './event-metadata.ts'

const METADATA = [...EVENT_METADATA, 'x-nohookSpecificOutput', 'x-derived']

async function schemaOnDisk(name: string): Promise<Record<string, unknown>> {
  return Bun.file(join(import.meta.dir, '../../schemas', `${name}.json`)).json()
}

/** Compiled once an event: each of its actions asks. */
function ruleValidator(name: string): ReturnType<typeof compiledRule> {
  const known = validators.get(name) ?? compiledRule(name)
  validators.set(name, known)
  return known
}

const validators = new Map<string, ReturnType<typeof compiledRule>>()

async function compiledRule(name: string) {
  const document = await schemaOnDisk(name)
  const ajv = new Ajv2020({ strict: true })
  ajv.addVocabulary(METADATA)
  ajv.compile(document)
  return ajv.compile({ $ref: `${document.$id}#/$defs/rule` })
}

const EXTRAS: Readonly<Partial<Record<ActionName, Record<string, unknown>>>> = {
  rewrite: { rewrite: { note: 'changed' }, permission: 'allow' },
  load: { load: ['a.md'] },
  run: { run: ['./x'] },
}

function frontmatter(event: EventName, action: ActionName): Record<string, unknown> {
  return { name: 'a-rule', description: 'A rule.', event, action, reason: 'Said.', ...EXTRAS[action] }
}

describe.each([...EVENT_NAMES])('S1.13: schema, linter, evaluator and encoder agree at %s', (name) => {
  test.each([...ACTION_NAMES])('%s', async (action) => {
    const definition: EventDefinition = EVENTS[name]
    const fields = frontmatter(name, action)
    const text = `---\n${stringify(fields)}---\n`
    const compiled = compileRule({ file: 'a-rule.md', text, origin: 'user', project: '/p', home: '/h' })
    const taken = actionsOf(name).includes(action)
    expect({ schema: (await ruleValidator(name))(fields), linter: compiled.rule !== undefined }).toEqual({
      schema: taken,
      linter: taken,
    })
    if (!taken || !compiled.rule) return

    const power = powerFor(ACTIONS[action], name)
    const sample = sampleEvent(name)
    const event = 'stopHookActive' in sample ? { ...sample, stopHookActive: false } : sample
    const found = await respond(
      [compiled.rule],
      event,
      ground({ load: async () => 'Loaded.', run: async () => 'Ran.' }),
    )
    const outcome = fold(
      definition.fold,
      found.map(({ outcome }) => outcome),
    )
    // A run whose event only decides says nothing with plain text.
    if (action === 'run' && power !== 'context' && power !== 'instructions' && power !== 'keepGoing') return
    expect(powersOf(outcome)).toEqual(action === 'rewrite' ? ['allow', 'updatedInput'] : power ? [power] : [])
    expect(powersOf(outcome).filter((used) => !definition.can.includes(used))).toEqual([])
    const { stdout, dropped } = claudeCode.encode(event, outcome)
    const carried = power !== undefined && (claudeCode.carries[name] ?? []).includes(power)
    expect({ printed: stdout !== '', dropped: [...dropped] }).toEqual({
      printed: carried,
      dropped: carried || !power ? [] : [power],
    })
  })
})

describe('S1.1-S1.12: the schemas', () => {
  test('S1.1, S1.2: one file an event, with event, response and rule', async () => {
    for (const name of EVENT_NAMES) {
      const { $defs, $id, title } = await schemaOnDisk(name)
      expect({ title, $id, parts: Object.keys($defs as object) }).toMatchObject({
        title: name,
        $id: `urn:throughline:event:${name}`,
        parts: expect.arrayContaining(['event', 'response', 'rule']),
      })
    }
    const twelve = [
      'PreToolUse',
      'PermissionRequest',
      'PostToolUse',
      'PostToolUseFailure',
      'UserPromptSubmit',
      'Stop',
      'SubagentStart',
      'SubagentStop',
      'SessionStart',
      'SessionEnd',
      'Notification',
      'PreCompact',
    ]
    expect(twelve.filter((name) => !(EVENT_NAMES as string[]).includes(name))).toEqual([])
  })

  test('S1.3: common fields are there, and unknown ones are accepted (B24)', async () => {
    for (const name of EVENT_NAMES) {
      const { event } = (await schemaOnDisk(name)).$defs as { event: Record<string, unknown> }
      expect(Object.keys(event.properties as object)).toEqual(
        expect.arrayContaining(['session_id', 'cwd', 'transcript_path', 'permission_mode', 'hook_event_name']),
      )
      expect(event.additionalProperties).toBe(true)
    }
  })

  test('S1.4, S1.5: every event has the metadata and an example of every part', async () => {
    for (const name of EVENT_NAMES) {
      const schema = await schemaOnDisk(name)
      for (const keyword of METADATA.slice(0, 13)) expect(Object.keys(schema)).toContain(keyword)
      const parts = schema.$defs as Record<string, Record<string, unknown>>
      for (const part of ['event', 'response', ...(actionsOf(name).length > 0 ? ['rule'] : [])])
        expect([name, part, (parts[part]?.examples as unknown[] | undefined)?.length ?? 0]).not.toEqual([name, part, 0])
      expect(typeof parts['response-claude-code']?.['x-nohookSpecificOutput']).toBe('boolean')
    }
  })

  test('S1.5: there is an example of everything an event can be answered with, and of every action a rule can take', async () => {
    for (const name of EVENT_NAMES) {
      const shown = new Set(EVENTS[name].examples.output.flatMap((outcome) => powersOf(outcome)))
      expect([name, EVENTS[name].can.filter((power) => !shown.has(power))]).toEqual([name, []])
      expect(EVENTS[name].examples.input.length).toBeGreaterThan(0)
      if (actionsOf(name).length === 0) continue
      const { rule } = (await schemaOnDisk(name)).$defs as { rule: { examples: { action: string }[] } }
      expect([name, rule.examples.map(({ action }) => action).sort()]).toEqual([name, [...actionsOf(name)].sort()])
    }
  })

  test('S1.5: every example of a rule validates, and compiles', async () => {
    for (const name of EVENT_NAMES.filter((event) => actionsOf(event).length > 0)) {
      const validate = await ruleValidator(name)
      const { rule } = (await schemaOnDisk(name)).$defs as { rule: { examples: Record<string, unknown>[] } }
      for (const example of rule.examples) {
        expect([name, validate(example), validate.errors]).toEqual([name, true, null])
        const text = `---\n${stringify(example)}---\n`
        expect(compileRule({ file: 'x.md', text, origin: 'user', project: '/p', home: '/h' }).problems).toEqual([])
      }
    }
  })

  test('every field of a rule has a description', async () => {
    const { rule, condition } = (await schemaOnDisk('PreToolUse')).$defs as Record<
      string,
      { properties: Record<string, unknown> }
    >
    for (const part of [rule, condition])
      for (const [field, value] of Object.entries(part?.properties ?? {}))
        expect([field, isRecord(value) && typeof value.description]).toEqual([field, 'string'])
  })

  test('S1.6, S1.7, S1.8: PreCompact takes context, instructions, load, run and block, and is answered in plain text', async () => {
    const { event } = (await schemaOnDisk('PreCompact')).$defs as { event: { required: string[]; properties: object } }
    expect(Object.keys(event.properties)).toEqual(expect.arrayContaining(['trigger', 'custom_instructions']))
    expect((event.properties as Record<string, unknown>).trigger).toMatchObject({ type: 'string' })
    expect(event.required).toContain('trigger')
    expect(event.required).not.toContain('custom_instructions')
    // A host that does not say counts as auto all the same.
    const { trigger: _, ...silent } = payloadOf('PreCompact', EVENTS.PreCompact.examples.input[0])
    expect(claudeCode.decode(silent, {})).toMatchObject({ ok: true, event: { trigger: 'auto' } })
    for (const action of ['allow', 'deny', 'ask'] as const) expect(actionsOf('PreCompact')).not.toContain(action)
    expect([...actionsOf('PreCompact')].sort()).toEqual(['block', 'context', 'instructions', 'load', 'run'])
    expect(await schemaOnDisk('PreCompact')).toMatchObject({
      'x-canBlock': true,
      $defs: { 'response-claude-code': { 'x-nohookSpecificOutput': true } },
    })
  })

  test('S1.9, S1.10: only PreToolUse and PermissionRequest can modify input', () => {
    expect(EVENT_NAMES.filter((name) => actionsOf(name).includes('rewrite'))).toEqual([
      'PreToolUse',
      'PermissionRequest',
    ])
  })

  test('S1.9: what each of the twelve takes', () => {
    const has = (name: EventName, ...actions: ActionName[]) =>
      expect([name, actions.filter((action) => !actionsOf(name).includes(action))]).toEqual([name, []])
    has('PreToolUse', 'allow', 'deny', 'ask', 'rewrite')
    has('PermissionRequest', 'allow', 'deny')
    has('PostToolUse', 'block', 'context')
    has('PostToolUseFailure', 'context')
    has('UserPromptSubmit', 'block', 'context')
    has('Stop', 'block')
    has('SubagentStart', 'load', 'context')
    has('SubagentStop', 'block')
    has('SessionStart', 'load', 'context')
    expect(actionsOf('SessionEnd')).toEqual([])
  })
})

describe('S1.37: the change policy', () => {
  const before = surfaceOf(eventSchema('PreToolUse'))
  const [path = ''] = Object.keys(before).filter((key) => key.endsWith('/rule/action'))
  test('this version keeps what the last release promised', () =>
    expect(brokenPromises(released, manifest.version)).toEqual([]))
  test('adding an optional field or a value is compatible', () => {
    expect(compareSurfaces(before, { ...before, 'PreToolUse/rule/new': 'optional string' })).toMatchObject([
      { breaking: false },
    ])
    expect(compareSurfaces(before, { ...before, [path]: `${before[path]} "new"` })).toMatchObject([{ breaking: false }])
    expect(
      compareSurfaces({ 'X/event/a': 'optional any' }, { 'X/event/a': 'required string' }).filter(
        ({ breaking }) => breaking,
      ),
    ).toEqual([])
  })
  test('removing, renaming, tightening and demanding are breaking', () => {
    const { [path]: _, ...without } = before
    expect(compareSurfaces(before, without)).toMatchObject([{ breaking: true, what: 'removed' }])
    expect(compareSurfaces({ 'X/rule/a': 'optional any' }, { 'X/rule/a': 'optional string' })).toContainEqual(
      expect.objectContaining({ breaking: true, what: 'no longer any' }),
    )
    expect(compareSurfaces({ 'X/event/a': 'optional number' }, { 'X/event/a': 'optional string' })).toContainEqual(
      expect.objectContaining({ breaking: true, what: 'no longer number' }),
    )
    expect(compareSurfaces(before, { ...before, [path]: 'optional "deny"' })).toContainEqual(
      expect.objectContaining({ breaking: true }),
    )
    expect(
      compareSurfaces(before, { ...before, [path]: String(before[path]).replace('optional', 'required') }),
    ).toMatchObject([{ breaking: true }])
    expect(compareSurfaces(before, { ...before, 'PreToolUse/rule/new': 'required string' })).toMatchObject([
      { breaking: true },
    ])
  })
})
