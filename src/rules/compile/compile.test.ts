import { describe, expect, test } from 'bun:test'
import { compiledRule, rule, ruleText } from '../../../test/lib/rules.ts'
import { compileRule } from './compile.ts'

const DENY = 'event: PreToolUse\naction: deny'

test('S1.14: a rule is frontmatter between two lines of dashes and a Markdown body, the default reason', () => {
  expect(rule(DENY, 'Because.')).toMatchObject({
    name: 'a-rule',
    events: ['PreToolUse'],
    action: 'deny',
    text: 'Because.',
  })
  expect(rule(`${DENY}\nreason: Mine.`, 'Body.').text).toBe('Mine.')
})

test('S1.14: a byte order mark and lines of Windows make no difference', () => {
  const text = `\uFEFF${ruleText(DENY).replaceAll('\n', '\r\n')}`
  expect(compileRule({ file: 'x.md', text, origin: 'user', project: '/p', home: '/h' }).problems).toEqual([])
})

test('S1.15: priority is 50 and enabled is true unless said otherwise (B23)', () => {
  expect(rule(DENY).priority).toBe(50)
  expect(compiledRule(DENY).enabled).toBe(true)
  expect(compiledRule(`${DENY}\nenabled: false`).enabled).toBe(false)
})

describe('S1.15, S1.16: the words of that system are read as they are', () => {
  const SHORT: readonly (readonly [string, string])[] = [
    ['tool: Bash', '{"field":"tool","test":{"words":["Bash"]'],
    ['cmd: git', '"cmd":{"words":["git"]'],
    ['any_cmd: [rm, mv]', '"cmd":{"words":["rm","mv"]'],
    ['flags: [f]', '"flags":[["f"]]'],
    ['has_flags: [f]', '"flags":[["f"]]'],
    ['args: main', '"args":'],
    ['args_match: main', '"args":'],
    ['match: {cmd: git, flags: [force]}', '"flags":[["force"]]'],
    ['match: push', '{"field":"command","test":{"regexes":[{"source":"push"'],
  ]
  test.each(SHORT)('%s', (field, expected) => {
    expect(JSON.stringify(rule(`${DENY}\n${field}`).when)).toContain(expected)
  })
  test('source, trigger, subagent_type and notification_type are conditions too', () => {
    expect(rule('event: SessionStart\naction: context\nsource: compact').when).toMatchObject({ field: 'source' })
    expect(rule('event: PreCompact\naction: context\ntrigger: auto').when).toMatchObject({ field: 'trigger' })
    expect(rule('event: SubagentStart\naction: context\nsubagent_type: Explore').when).toMatchObject({ field: 'agent' })
    expect(rule('event: Notification\naction: notice\nnotification_type: idle').when).toMatchObject({
      field: 'notification',
    })
  })
})

/** S1.28: what is wrong, where, and a word of what to write. */
const WRONG: readonly (readonly [name: string, frontmatter: string, line: number, message: string, hint: string])[] = [
  ['no event', 'action: deny', 2, 'no event', 'PreToolUse'],
  ['an unknown event', 'event: PreToolUs\naction: deny', 4, 'no event "PreToolUs"', 'PreToolUse'],
  ['no action', 'event: PreToolUse', 2, 'no action', 'deny'],
  ['an unknown action', 'event: PreToolUse\naction: dny', 5, 'no action "dny"', 'deny'],
  ['an action the event lacks', 'event: Stop\naction: deny', 5, 'Stop cannot deny', 'block'],
  [
    'an action at an event that nobody answers',
    'event: SessionEnd\naction: deny',
    5,
    'SessionEnd cannot deny',
    'PreToolUse',
  ],
  ['rewrite without a rewriting', 'event: PreToolUse\naction: rewrite', 2, 'what changes', 'pattern'],
  ['load without files', 'event: SessionStart\naction: load', 2, 'no files', 'load:'],
  ['run without a command', 'event: PreToolUse\naction: run', 2, 'no command', 'run:'],
  ['a wrong enabled', `${DENY}\nenabled: maybe`, 6, 'enabled is', 'true'],
  ['a wrong priority', `${DENY}\npriority: 500`, 6, 'priority is 500', '0 to 100'],
  ['interrupt without a refusal', 'event: PreToolUse\naction: ask\ninterrupt: true', 6, 'interrupts nothing', 'deny'],
  [
    'interrupt where no turn ends',
    'event: PreCompact\naction: block\ninterrupt: true',
    6,
    'cannot end the turn',
    'leave',
  ],
  ['wrong flags', `${DENY}\nflags: 7`, 6, 'not a list of flags', 'flags:'],
  ['an unknown field', `${DENY}\nreasn: x`, 6, 'no field "reasn"', 'reason'],
  ['an unknown condition', `${DENY}\nwhen: {tol: Bash}`, 6, 'no condition "tol"', 'tool'],
  ['a wrong regular expression (S1.18)', `${DENY}\nwhen: {prompt: "("}`, 6, 'not a regular expression', 'backslash'],
  ['a regular expression that could blow up', `${DENY}\nwhen: {prompt: "(a+)+$"}`, 6, 'exponential', 'repetition'],
  ['a wrong name', 'name: My Rule\nevent: Stop\naction: block', 3, 'not a name', 'a-rule'],
  ['YAML that is none', 'event: [PreToolUse\naction: deny', 5, 'not YAML', ''],
  ['a field twice', `${DENY}\naction: ask`, 6, 'not YAML', 'once'],
  ['an empty list of conditions', `${DENY}\nwhen: {any: []}`, 6, 'not a list', 'any:'],
]

describe('S1.28: the linter says file, line, what is wrong and what to write', () => {
  test.each(WRONG)('%s', (_, frontmatter, line, message, hint) => {
    const { rule, problems } = compiledRule(frontmatter)
    expect(rule).toBeUndefined()
    const [first] = problems.filter(({ severity }) => severity === 'error')
    expect(first?.message).toContain(message)
    expect(first?.hint).toContain(hint)
    expect({ file: first?.file, line: first?.line }).toEqual({ file: '/rules/a-rule.md', line })
  })
  test.each(['', 'no dashes', '---\nname: x', '---\n- a\n---\n', '---\n---\n'])('%p is no rule', (text) => {
    const { rule, problems } = compileRule({ file: 'x.md', text, origin: 'user', project: '/p', home: '/h' })
    expect(rule).toBeUndefined()
    expect(problems.length).toBeGreaterThan(0)
  })
})

test('a condition on a field the event lacks is a warning, and the rule never applies', () => {
  const { rule, problems } = compiledRule('event: Stop\naction: block\nwhen: {tool: Bash}')
  expect(rule).toBeDefined()
  expect(problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining('never matches') }])
})

test('S1.22: stdout and stderr of that system are context at PreCompact; only block blocks', () => {
  for (const action of ['stdout', 'stderr']) {
    const { rule: made, problems } = compiledRule(`event: PreCompact\naction: ${action}\nreason: Keep it.`)
    expect(made?.action).toBe('context')
    expect(problems).toMatchObject([{ severity: 'warning', hint: expect.stringContaining('context') }])
  }
  expect(rule('event: PreCompact\naction: block\nreason: Not now.').action).toBe('block')
})

test('S1.23: a variable nobody knows is a warning', () => {
  expect(compiledRule(DENY, `\${command} \${nothing}`).problems).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('nothing') },
  ])
})

test.each([
  ['tool: Read\ncmd: rm', 'Read has no command'],
  ['when: {tool: [Edit, Write], effect: deletes}', 'Edit and Write have no command'],
  ['when: {tool: Bash, path: "*.ts"}', 'Bash has no path'],
  ['tool: Read\nwhen: {tool: Bash}', 'all of these tools'],
])('conditions that cannot hold together are a warning: %s', (conditions, message) => {
  const { rule: made, problems } = compiledRule(`${DENY}\n${conditions}`)
  expect(made).toBeDefined()
  expect(problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining(message) }])
})

test.each([
  'tool: [Bash, Read]\ncmd: rm',
  'when: {tool: "mcp__*", command: ls}',
  'when: {any: [{tool: Read}, {command: ls}]}',
])('what can hold is no warning: %s', (conditions) =>
  expect(compiledRule(`${DENY}\n${conditions}`).problems).toEqual([]),
)

test('S1.27: what is wrong with a rule that is switched off is a warning', () => {
  const { rule: made, enabled, problems } = compiledRule('event: PreToolUse\naction: dny\nenabled: false')
  expect({ made, enabled }).toEqual({ made: undefined, enabled: false })
  expect(problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining('dny') }])
})

test('an effect nobody knows is refused, with what there is', () => {
  expect(compiledRule(`${DENY}\nwhen: {effect: deletes hme}`).problems).toMatchObject([
    { severity: 'error', message: expect.stringContaining('deletes hme'), hint: expect.stringContaining('home') },
  ])
  expect(rule(`${DENY}\nwhen: {effect: [deletes home, runs]}`).when).toMatchObject({ effect: ['deletes home', 'runs'] })
})
