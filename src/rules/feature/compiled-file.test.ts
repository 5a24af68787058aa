import { expect, test } from 'bun:test'
import { answers, event, HOME, rule } from '../../../test/lib/rules.ts'
import { couldApply } from './compiled-file.ts'

const RULES = [
  'event: PreToolUse\nwhen: {path: [".env", "*.pem", "**/.ssh/**"]}\naction: deny',
  'event: PreToolUse\nwhen:\n  all:\n    - tool: [Write, Edit]\n    - path: "docs/**"\naction: deny',
  'event: PreToolUse\nwhen:\n  tool: Write\n  any:\n    - content: "AKIA[A-Z]"\n    - content: "-----BEGIN"\naction: deny',
  'event: PreToolUse\nwhen: {path: {not: "src/**"}}\naction: deny',
  'event: PreToolUse\nwhen: {any: [{path: ".env"}, {content: "token"}]}\naction: deny',
].map((text) => rule(text))
const CALLS = [
  { tool: 'Read', path: 'src/a.ts' },
  { tool: 'Read', path: 'id', cwd: '/home/dev/.ssh' },
  { tool: 'Read', path: '~/.ssh/id' },
  { tool: 'Read', path: 'a/../.env' },
  { tool: 'Write', path: 'docs/a.md', content: 'x' },
  { tool: 'Write', path: 'src/a.md', content: 'my AKIAX' },
  { tool: 'Write', path: 'src/a.md', content: '-----BEGIN' },
  { tool: 'Edit', path: 'b.pem', input: { new_string: 'token' } },
  { tool: 'Bash', command: 'cat .env' },
]

test('a rule that applies is never taken for one that could not, and most are', async () => {
  let passed = 0
  for (const one of RULES)
    for (const call of CALLS) {
      const could = couldApply(one, event(call), HOME)
      if (!could) passed++
      if ((await answers(one, call)).length > 0) expect([one.text, call, could]).toEqual([one.text, call, true])
    }
  expect(passed).toBeGreaterThan(10)
})
