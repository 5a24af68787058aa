import { expect, test } from 'bun:test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { guarded } from '../lib/guarded.ts'
import { tempFolders } from '../lib/temp.ts'

const temp = tempFolders()

test('rules explain without a payload explains the last call that was refused here, the verdict first', () => {
  const w = guarded(temp())
  expect(w.decide('git push --force origin main')).toBeOneOf(['deny', 'ask'])
  w.decide('ls')
  const { code, out } = w.command('rules', 'explain')
  expect(code).toBe(0)
  expect(out).toStartWith('The last call here that a rule denied or asked about: ')
  expect(out).toContain('force-push said')
  expect(out).toContain('git push --force origin main')
  const at = (words: string) => [words, out.indexOf(words)] as const
  const places = ['Together: ', '✓', '✗ do not match: '].map(at)
  for (const [words, place] of places) expect([words, place]).not.toEqual([words, -1])
  expect(places.map(([, place]) => place)).toEqual(places.map(([, place]) => place).sort((a, b) => a - b))
  expect(out.match(/^✗/gm)).toHaveLength(1)
  expect(w.command('rules', 'explain', '--all').out.match(/^✗/gm)?.length).toBeGreaterThan(3)
  const json = JSON.parse(w.command('rules', 'explain', '--json').out)
  expect(json).toMatchObject({ event: 'PreToolUse', refused: { session: 's', rule: 'force-push' } })
  expect(json.trace.some(({ applies }: { applies: boolean }) => !applies)).toBe(true)
})

test('of several rules about one call the strictest is named, its effect in words, and the answer is laid out', () => {
  const w = guarded(temp())
  expect(w.decide('git push --force origin main && rm -rf ~/work')).toBe('deny')
  const { out } = w.command('rules', 'explain')
  expect(out).toContain('force-push said deny')
  expect(out).toContain(`its effect: deletes outside (${w.home}/work)\n`)
  expect(out).toContain('its effect: discards remote (what others have pushed)\n')
  expect(out).toContain('    {\n      "hookSpecificOutput": {\n')
})

test('where no call was refused here, it says so, and how to give one', () => {
  const w = guarded(temp())
  const before = w.command('rules', 'explain')
  expect([before.code, before.err]).toEqual([1, expect.stringContaining('no rule has denied a call')])
  expect(before.err).toContain('give a file')
  const elsewhere = join(w.home, 'other')
  mkdirSync(elsewhere)
  w.env.CLAUDE_PROJECT_DIR = elsewhere
  expect(w.decide('git push --force origin main', { cwd: elsewhere })).toBeOneOf(['deny', 'ask'])
  expect(w.command('rules', 'explain').err).toContain('no rule has denied a call')
})
