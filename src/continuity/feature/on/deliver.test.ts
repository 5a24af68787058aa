import { expect, test } from 'bun:test'
import { nextOf } from './deliver.ts'

const blob = 'QUJD'.repeat(25_000)

test.each([
  ['a prompt', { name: 'UserPromptSubmit', prompt: `Decode ${blob} in cart.ts` }],
  [
    'a tool that is called',
    { name: 'PreToolUse', toolName: 'Write', toolInput: { file_path: 'cart.ts', content: blob } },
  ],
] as const)('what comes next is looked at without the long runs in it: %s', (_, event) => {
  const next = nextOf(event as unknown as Parameters<typeof nextOf>[0])
  expect(next).toContain('cart.ts')
  expect(next).not.toMatch(/\w{2000}/)
})

test('of a very long prompt its beginning is looked at', () => {
  const next = nextOf({ name: 'UserPromptSubmit', prompt: 'mend it '.repeat(20_000) } as unknown as Parameters<
    typeof nextOf
  >[0])
  expect(next.length).toBeLessThan(30_000)
})
