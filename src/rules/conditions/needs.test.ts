import { expect, test } from 'bun:test'
import { answers, rule } from '../../../test/lib/rules.ts'

/** A glob that says what it needs must match the same paths as one that does not. */
test.each([
  ['.env', '/home/dev/app/.env', true],
  ['.env.*', '/home/dev/app/a/.env.local', true],
  ['*.pem', '/home/dev/app/a/b.pem', true],
  ['**/.ssh/**', '/home/dev/.ssh/id', true],
  ['**/.ssh/**', '/home/dev/.ssh', true],
  ['~/.throughline/**', '~/.throughline/x', true],
  ['src/**', '/home/dev/app/src', true],
  ['src/**', 'src/a/b.ts', true],
  ['/{etc,boot}/**', '/etc/hosts', true],
  ['docs/*.md', 'docs/a.md', true],
  ['docs/?.md', 'docs/a.md', true],
  ['*', '/home/dev/app/x', true],
  ['@(a|b).ts', 'a.ts', true],
  ['.env', '/home/dev/app/.envy', false],
  ['*.pem', '/home/dev/app/pem', false],
  ['src/**', 'lib/a.ts', false],
])('%s and %s: %p', async (glob, path, matches) => {
  const found = await answers(rule(`event: PreToolUse\nwhen: {path: "${glob}"}\naction: deny`), { tool: 'Write', path })
  expect(found.length > 0).toBe(matches)
})

test('what is needed may stand in the folder one is in', async () => {
  const guard = rule('event: PreToolUse\nwhen: {path: "**/.secret/**"}\naction: deny')
  expect(await answers(guard, { tool: 'Write', path: 'a.txt', cwd: '/home/dev/app/.secret' })).toHaveLength(1)
})

test.each([
  ['\\\\bAKIA[0-9A-Z]{4}', 'xx AKIA1234', true],
  ['-----BEGIN (?:[A-Z]+ )?KEY', '-----BEGIN KEY', true],
  ['gh[pousr]_x', 'a ghp_x', true],
  ['abc?d', 'abd', true],
  ['abc*d', 'abd', true],
  ['ab{0,1}c', 'ac', true],
  ['foo|bar', 'a bar', true],
  ['/hello/i', 'HELLO', true],
  ['^line', 'line 1', true],
  ['foo', 'fo', false],
])('the expression %s in %s: %p', async (content, text, matches) => {
  const guard = rule(`event: PreToolUse\nwhen: {content: "${content}"}\naction: deny`)
  expect((await answers(guard, { tool: 'Write', path: 'x', content: text })).length > 0).toBe(matches)
})
