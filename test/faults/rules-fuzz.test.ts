import { expect, test } from 'bun:test'
import { stringify } from 'yaml'
import { compileRule } from '../../src/rules/compile/compile.ts'
import { likelyWords } from '../../src/rules/compile/index-keys.ts'
import { respond } from '../../src/rules/judge/respond.ts'
import { readShell } from '../../src/rules/shell/commands.ts'
import { chance } from '../lib/property.ts'
import { event, ground } from '../lib/rules.ts'

const simpleCommands = (text: string) => readShell(text).commands

const SHELL = [
  'rm',
  '-rf',
  '/',
  'git',
  'push',
  ' ',
  ' ',
  '\n',
  ';',
  '&&',
  '||',
  '|',
  '&',
  '(',
  ')',
  '{',
  '}',
  '$(',
  '`',
  '"',
  "'",
  '\\',
  '$',
  '$X',
  '${X',
  '}',
  '<<EOF\n',
  'EOF\n',
  '<<<',
  '<(',
  '>',
  '>>',
  '2>&1',
  '#',
  'if',
  'then',
  'fi',
  'for',
  'in',
  'do',
  'done',
  'case',
  'esac',
  'while',
  '[[',
  ']]',
  '((',
  '))',
  '=',
  'X=',
  'bash -c',
  'sudo',
  '"$X"',
  '${X}',
  "$'x'",
  'time',
  'read',
  'alias',
  'export',
  'xargs',
  'eval',
  'env',
  '!',
  '*',
  '?',
  '~',
  '漢',
  '😀',
  '\ud83d',
  '\0',
  '\x1b',
  '\r',
] as const

const ROUNDS = 100_000

test(`${ROUNDS} random shell texts: no crash, every one in bounded time, and no program that only the parser sees`, () => {
  const random = chance(5)
  let slowest = 0
  for (let round = 0; round < ROUNDS; round++) {
    const text = random.list(14, () => random.pick(SHELL)).join(random.next() < 0.5 ? ' ' : '')
    const started = performance.now()
    const commands = simpleCommands(text)
    slowest = Math.max(slowest, performance.now() - started)
    // The index by program must never pass over a rule that could apply.
    const words = likelyWords(text)
    const missed = words ? commands.filter(({ name }) => /^[\w.+:@%-]+$/.test(name) && !words.includes(name)) : []
    if (missed.length > 0)
      throw new Error(
        `${JSON.stringify(text)}: ${JSON.stringify(missed.map(({ words }) => words))} is not among ${JSON.stringify(words)}`,
      )
  }
  expect(slowest).toBeLessThan(1000)
}, 120_000)

test('texts made to be large end in time', () => {
  const shapes = [
    '('.repeat(5000),
    '$('.repeat(5000),
    'bash -c "'.repeat(2000),
    'a | '.repeat(20_000),
    '{a,b}'.repeat(200),
    `echo ${'"$('.repeat(500)}`,
    'x'.repeat(900_000),
    'a;'.repeat(200_000),
    '<<A\n'.repeat(2000),
    '${'.repeat(5000),
  ]
  for (const text of shapes) {
    const started = performance.now()
    simpleCommands(text)
    expect([text.slice(0, 12), performance.now() - started < 3000]).toEqual([text.slice(0, 12), true])
  }
}, 60_000)

test('20,000 random frontmatters: no crash, a rule or a problem, in bounded time', async () => {
  const random = chance(6)
  const keys = [
    'name',
    'description',
    'event',
    'enabled',
    'priority',
    'when',
    'action',
    'reason',
    'rewrite',
    'load',
    'run',
    'tests',
    'tool',
    'match',
    'cmd',
    'flags',
    'args',
    'any',
    'all',
    'not',
    'command',
    'path',
    'nonsense',
    '__proto__',
    'constructor',
  ] as const
  const words = [
    'PreToolUse',
    'Stop',
    'PreCompact',
    'deny',
    'rewrite',
    'context',
    'Bash',
    '(a+)+',
    '.*',
    '**/*',
    '[',
    '{',
    '~',
    '',
    'true',
    '-rf',
    '${command}',
    'a|b',
    '/x/i',
    '😀',
    '\n---\n',
  ] as const
  const value = (depth: number): unknown => {
    const kind = random.below(depth > 3 ? 4 : 7)
    if (kind === 0) return random.below(200) - 50
    if (kind === 1) return random.next() < 0.5
    if (kind < 4) return random.pick(words)
    if (kind === 4) return random.list(3, () => value(depth + 1))
    return Object.fromEntries(random.list(3, () => [random.pick(keys), value(depth + 1)] as const))
  }
  const sample = event({ command: 'git push -f' })
  let rules = 0
  const started = performance.now()
  for (let round = 0; round < 20_000; round++) {
    const fields = {
      name: 'x',
      description: 'y',
      event: 'PreToolUse',
      action: random.pick(['deny', 'context', 'rewrite', 'load', 'run', 'ask']),
      ...Object.fromEntries(random.list(4, () => [random.pick(keys), value(0)] as const)),
    }
    const whole = `---\n${stringify(fields)}---\n${random.text(10)}`
    const text = random.next() < 0.1 ? whole.slice(0, random.below(whole.length)) : whole
    const { rule, problems } = compileRule({ file: 'x.md', text, origin: 'user', project: '/p', home: '/h' })
    // What is wrong with a rule that is switched off is a warning.
    if (!rule && problems.length === 0) throw new Error(`neither a rule nor a problem:\n${text}`)
    if (!rule) continue
    rules++
    if (rules % 5 === 0) await respond([rule], sample, ground())
  }
  expect(rules).toBeGreaterThan(500)
  expect(performance.now() - started).toBeLessThan(90_000)
}, 120_000)
