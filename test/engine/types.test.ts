import { expect, expectTypeOf, test } from 'bun:test'
import type { EventOf, Fired, FireInput, Hooks, HooksSettings, Outcome } from '../../src/index.ts'
import {
  createHooks,
  type onPermissionRequest,
  type onPostToolUse,
  type onPreToolUse,
  type onStop,
  type onUserPromptSubmit,
} from '../../src/index.ts'

// What does not hold here does not compile: `npm run types` is the test, this file only has to be there.
test('the types of the engine follow the catalogue', () => {
  expectTypeOf<FireInput<'UserPromptSubmit'>['prompt']>().toEqualTypeOf<string>()
  expectTypeOf<FireInput<'PreToolUse'>['toolName']>().toEqualTypeOf<string>()
  expectTypeOf<FireInput<'PreToolUse'>['sessionId']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<FireInput<'Stop'>['stopHookActive']>().toEqualTypeOf<boolean | undefined>()
  expectTypeOf<EventOf<'PreToolUse'>['toolInput']>().toEqualTypeOf<Record<string, unknown>>()
  expectTypeOf<EventOf<'PreCompact'>['trigger']>().toEqualTypeOf<'manual' | 'auto'>()
  expectTypeOf<ReturnType<Hooks['fire']>>().toEqualTypeOf<Promise<Fired>>()
  expectTypeOf<Fired['outcome']>().toEqualTypeOf<Outcome>()
  expectTypeOf<Parameters<typeof onUserPromptSubmit>>().toEqualTypeOf<[string, string, (string | undefined)?]>()
  expectTypeOf<ReturnType<typeof onUserPromptSubmit>>().toEqualTypeOf<Promise<string | undefined>>()
  expectTypeOf<ReturnType<typeof onStop>>().toEqualTypeOf<Promise<boolean>>()
  expectTypeOf<ReturnType<typeof onPermissionRequest>>().toEqualTypeOf<Promise<'approve' | 'deny' | 'ask'>>()
  expectTypeOf<Parameters<typeof onPreToolUse>>().toEqualTypeOf<
    [string, string, Record<string, unknown>, string, (string | undefined)?, (string | undefined)?]
  >()
  expectTypeOf<Parameters<typeof onPostToolUse>[3]>().toEqualTypeOf<{ success: boolean; llmContent?: unknown }>()
  expect(mistakes).toBeFunction()
})

/** Never called: each line is wrong, and says so. */
function mistakes(hooks: Hooks) {
  // @ts-expect-error no such event
  hooks.fire('Compaktion', {})
  // @ts-expect-error the prompt is missing
  hooks.fire('UserPromptSubmit', {})
  // @ts-expect-error a number is no prompt
  hooks.fire('UserPromptSubmit', { prompt: 3 })
  // @ts-expect-error a field of another event
  hooks.fire('Stop', { prompt: 'x' })
  // @ts-expect-error a handler of Stop has no tool
  hooks.on('Stop', (event) => ({ context: event.toolName.toUpperCase() }))
  // @ts-expect-error no such decision
  hooks.on('PreToolUse', () => ({ decision: 'perhaps' }))
  // @ts-expect-error no such setting
  createHooks({ settings: { hooks: { enabeld: true } } })
  // @ts-expect-error a command hook has a command
  const settings: HooksSettings = { Stop: [{ hooks: [{ type: 'command' }] }] }
  return settings
}
