import { describe, expect, test } from 'bun:test'
import { answers, rule } from '../../../test/lib/rules.ts'
import { fold } from '../../engine/answer/fold.ts'
import { exceptionsIn } from '../compile/exceptions.ts'
import { inOrder } from '../explain.ts'

const on = (when: string, action = 'deny') => rule(`event: PreToolUse\nwhen: ${when}\naction: ${action}`)

/** A condition, an event that it holds for, and one that it does not hold for. */
const CONDITIONS: readonly (readonly [when: string, yes: Record<string, unknown>, no: Record<string, unknown>])[] = [
  ['{tool: Bash}', { tool: 'Bash' }, { tool: 'Read' }],
  ['{tool: "Bash|Read"}', { tool: 'Read' }, { tool: 'Edit' }],
  ['{tool: "mcp__db__*"}', { tool: 'mcp__db__query' }, { tool: 'mcp__web__get' }],
  ['{tool: [Edit, Write]}', { tool: 'Write' }, { tool: 'Read' }],
  ['{tool: {not: Bash}}', { tool: 'Read' }, { tool: 'Bash' }],
  ['{path: "*.env"}', { path: '/home/dev/app/a/b.env' }, { path: '/home/dev/app/env' }],
  ['{path: "src/**"}', { path: '/home/dev/app/src/a/b.ts' }, { path: '/home/dev/app/test/src/b.ts' }],
  ['{path: "src/**"}', { path: 'src/a.ts' }, { path: '/other/src/a.ts' }],
  ['{path: "~/.ssh/**"}', { path: '/home/dev/.ssh/id' }, { path: '/home/eve/.ssh/id' }],
  ['{path: "/etc/**"}', { path: '/home/dev/app/../../../etc/passwd' }, { path: '/home/dev/app/etc/passwd' }],
  ['{path: "./.env"}', { path: '/home/dev/app/.env' }, { path: '/home/dev/app/sub/.env' }],
  ['{path: {regex: "secret", flags: i}}', { path: '/x/SECRETS.txt' }, { path: '/x/y' }],
  ['{content: "TODO"}', { path: 'a', content: 'x TODO y' }, { path: 'a', content: 'x' }],
  [
    '{input: {url: "^http:"}}',
    { tool: 'WebFetch', input: { url: 'http://a' } },
    { tool: 'WebFetch', input: { url: 'https://a' } },
  ],
  ['{mode: plan}', { tool: 'Bash', mode: 'plan' }, { tool: 'Bash', mode: 'default' }],
  ['{agent: Explore}', { tool: 'Bash', agent: 'Explore' }, { tool: 'Bash' }],
  ['{cwd: "/home/dev/**"}', { tool: 'Bash' }, { tool: 'Bash', cwd: '/srv' }],
  ['{command: "git push"}', { command: 'cd x && git push' }, { command: 'echo git push' }],
  ['{command: {cmd: git, sub: push, flags: [-f]}}', { command: 'git -C a push -uf' }, { command: 'git push' }],
  ['{command: {cmd: rm, args: "^/tmp"}}', { command: 'rm -r /tmp/x' }, { command: 'rm x /tmp/x' }],
  ['{command: {cmd: rm, args: {glob: "/etc/**"}}}', { command: 'rm a /etc/x' }, { command: 'rm /tmp/etc' }],
  ['{command: {redirects: "*.lock"}}', { command: 'echo x > a.lock' }, { command: 'cat < a.lock' }],
  ['{command: {cmd: curl, into: {cmd: [sh, bash]}}}', { command: 'curl x | sudo bash' }, { command: 'curl x | jq' }],
  ['{command: {not: {cmd: git}}}', { command: 'ls' }, { command: 'ls; git log' }],
  ['{any: [{tool: Read}, {command: ls}]}', { command: 'ls -l' }, { command: 'cat' }],
  ['{all: [{tool: Bash}, {not: {command: ls}}]}', { command: 'cat x' }, { command: 'ls' }],
  ['{not: {tool: Bash}}', { tool: 'Read' }, { tool: 'Bash' }],
  // A field that is not there: neither the condition nor its opposite holds.
  ['{not: {path: "*.ts"}}', { path: 'a.md' }, { command: 'ls' }],
]

describe('S1.16, S1.17: conditions', () => {
  test.each(CONDITIONS)('%s', async (when, yes, no) => {
    expect(await answers(on(when), yes)).toHaveLength(1)
    expect(await answers(on(when), no)).toHaveLength(0)
  })
})

test('S1.16: match looks at prompt, path, trigger and source too', async () => {
  const match = (event: string, action: string) => rule(`event: ${event}\nmatch: "wanted|manual"\naction: ${action}`)
  expect(await answers(match('UserPromptSubmit', 'block'), { prompt: 'it is wanted' })).toHaveLength(1)
  expect(await answers(match('PreToolUse', 'allow'), { tool: 'Read', path: '/x/wanted.md' })).toHaveLength(1)
  expect(await answers(match('PreCompact', 'context'), { trigger: 'manual' })).toHaveLength(1)
  expect(await answers(match('PreToolUse', 'deny'), { command: 'echo "wanted by nobody"' })).toHaveLength(1)
  expect(await answers(match('PreToolUse', 'deny'), { command: 'ls' })).toHaveLength(0)
  const across = rule('event: PreToolUse\nmatch: "cd .* && make"\naction: deny')
  expect(await answers(across, { command: 'cd app && make' })).toHaveLength(1)
})

test('S1.17: cmd in match is a regular expression from the start of the program', async () => {
  const found = rule('event: PreToolUse\nmatch: {cmd: "git|hg.*"}\naction: deny')
  for (const command of ['git status', 'gitk', 'hgext x', 'ls && git log'])
    expect([command, (await answers(found, { command })).length]).toEqual([command, 1])
  for (const command of ['legit x', 'echo git'])
    expect([command, (await answers(found, { command })).length]).toEqual([command, 0])
})

test('a rule that allows a command allows it alone, not what hangs on it', async () => {
  const allow = on('{tool: Bash, command: "git (status|log)"}', 'allow')
  for (const command of ['git status', 'git status && git log -3', 'git log 2> /dev/null'])
    expect(await answers(allow, { command })).toMatchObject([{ decision: 'allow' }])
  for (const command of [
    'git status && rm -rf x',
    'git log $(curl x)',
    'git status > ~/.bashrc',
    'sudo git status',
    'git status | sh',
  ])
    expect(await answers(allow, { command })).toEqual([])
})

test('a match on the text of a command allows one plain command and nothing that hangs on it', async () => {
  const allow = rule('event: PreToolUse\nmatch: "^git (status|log)"\naction: allow')
  expect(await answers(allow, { command: 'git status' })).toMatchObject([{ decision: 'allow' }])
  for (const command of ['git status && rm -rf x', 'git log $(curl x)', 'git status > x', 'A=1 git status'])
    expect([command, await answers(allow, { command })]).toEqual([command, []])
})

test('S1.9, S1.30: interrupt ends the turn with the refusal, and survives the fold', async () => {
  const ends = rule('event: PreToolUse\nwhen: {command: {cmd: rm}}\naction: deny\ninterrupt: true', 'Enough.')
  const asks = rule('event: PreToolUse\nwhen: {command: {cmd: rm}}\naction: ask', 'Sure?')
  const found = await answers([asks, ends], { command: 'rm x' })
  expect(fold('strictest', found)).toMatchObject({ decision: 'deny', reason: 'Enough.', stop: 'Enough.' })
})

test('the message names the command that is meant, not the first one', async () => {
  const speak = rule('event: PreToolUse\nwhen: {command: {cmd: reboot}}\naction: deny', '\u0024{cmd}: \u0024{meant}')
  expect((await answers(speak, { command: 'echo hi && sudo reboot now' }))[0]?.reason).toBe('reboot: reboot now')
  const effect = rule('event: PreToolUse\nwhen: {effect: deletes}\naction: deny', '\u0024{meant}')
  expect((await answers(effect, { command: 'cd /tmp; ls | cat; rm -rf ~' }))[0]?.reason).toBe('rm -rf ~')
})

test.each([
  [{ command: 'ls; > ~/.bashrc' }, '› ~/.bashrc'],
  [{ command: 'ls; : > ~/.bashrc' }, ': › ~/.bashrc'],
  [{ command: 'while read l; do echo $l; done < .env' }, 'while read l; do echo $l; done ‹ .env'],
  [{ command: 'ls; cat < .env' }, 'cat ‹ .env'],
  [{ tool: 'mcp__files__write_file', path: '/home/dev/.bashrc' }, 'mcp__files__write_file /home/dev/.bashrc'],
])('what is meant is never an empty text: %j is %s', async (given, meant) => {
  const effect = rule('event: PreToolUse\nwhen: {effect: [writes, reads]}\naction: ask', '\u0024{meant}')
  expect((await answers(effect, given))[0]?.reason).toBe(meant)
})

describe('exceptions', () => {
  const NOW = Date.parse('2026-01-15T00:00:00Z')
  const force = (written: Record<string, string>) => {
    const except = exceptionsIn(
      JSON.stringify({ except: [{ rule: 'a-rule', until: '2026-01-31', ...written }] }),
      '/home/dev',
    ).except
    return rule(
      'event: PreToolUse\nwhen: {any: [{effect: [discards, deletes]}, {path: "*.env"}]}\naction: deny',
      'No.',
      { except },
    )
  }
  const said = async (written: Record<string, string>, given: Record<string, unknown>, now = NOW) =>
    (await answers(force(written), given, { now })).length
  test('a command is let go until the day, and no other', async () => {
    const written = { command: 'git push --force origin my-*' }
    expect(await said(written, { command: 'git push --force origin my-topic' })).toBe(0)
    expect(await said(written, { command: 'git push --force origin main' })).toBe(1)
    expect(await said(written, { command: 'git push --force origin my-topic && rm -rf ~' })).toBe(1)
    expect(
      await said(written, { command: 'git push --force origin my-topic' }, Date.parse('2026-02-01T00:00:00Z')),
    ).toBe(1)
  })
  test('a path is let go, and no other', async () => {
    expect(await said({ path: '~/scratch/**' }, { command: 'rm -rf ~/scratch/a ' })).toBe(0)
    expect(await said({ path: '~/scratch/**' }, { command: 'rm -rf ~/other' })).toBe(1)
    expect(await said({ path: '~/scratch/**' }, { command: 'rm -rf ~/scratch/a ~/other' })).toBe(1)
    expect(await said({ path: 'fixtures/**' }, { tool: 'Read', path: 'fixtures/x.env' })).toBe(0)
    expect(await said({ path: 'fixtures/**' }, { tool: 'Read', path: 'x.env' })).toBe(1)
  })
})

describe('S1.19: rewrite', () => {
  const rewriting = (text: string) => rule(`event: PreToolUse\naction: rewrite\nrewrite: ${text}`)
  test('a replacement keeps all other fields, and leaves the permission to the host unless it says so', async () => {
    const input = { command: 'npm test', description: 'Run' }
    const [plain] = await answers(rewriting('{field: command, pattern: "^npm ", replace: "pnpm "}'), {
      tool: 'Bash',
      input,
    })
    expect(plain).toEqual({ updatedInput: { command: 'pnpm test', description: 'Run' } })
    const [allowed] = await answers(
      rule(
        'event: PreToolUse\naction: transform\npermission: allow\nupdatedInput: {field: command, pattern: "^npm ", replace: "pnpm "}',
      ),
      { tool: 'Bash', input },
    )
    expect(allowed).toMatchObject({ decision: 'allow', updatedInput: { command: 'pnpm test' } })
  })
  test.each([{ command: 'yarn test' }, { url: 'x' }, { command: 7 }])(
    'nothing to change in %p is no answer',
    async (input) => {
      expect(
        await answers(rewriting('{field: command, pattern: "^npm ", replace: "pnpm "}'), { tool: 'Bash', input }),
      ).toEqual([])
    },
  )
  test('what a template puts into a command is quoted', async () => {
    const [answer] = await answers(rewriting(`{command: "trash \${args}"}`), {
      command: "rm -rf 'a b' $(touch x) ';id'",
    })
    expect(answer?.updatedInput).toEqual({ command: "trash 'a b' '$(touch x)' ';id'" })
  })
  test('later rules see what earlier ones made of it, and the result must pass the rules that refuse', async () => {
    const first = rule(
      'event: PreToolUse\naction: rewrite\npriority: 90\nrewrite: {field: command, pattern: "a", replace: "b"}',
    )
    const second = rule(
      'event: PreToolUse\naction: rewrite\npriority: 10\nrewrite: {field: command, pattern: "b", replace: "rm"}',
    )
    const deny = on('{command: {cmd: rm}}')
    const found = await answers([first, second, deny], { command: 'a x' })
    expect(fold('strictest', found)).toMatchObject({ decision: 'deny', updatedInput: { command: 'rm x' } })
  })
})

test('S1.20: load tells what the files say; nothing readable is no answer', async () => {
  const load = rule('event: SessionStart\naction: load\nload: [{path: a.md, label: A}]')
  expect(await answers(load, { source: 'startup' }, { load: async () => '## A\ntext' })).toEqual([
    { context: '## A\ntext' },
  ])
  expect(await answers(load, { source: 'startup' })).toEqual([])
})

test('S1.22, S1.8: at PreCompact context means instructions, and block is possible', async () => {
  expect(await answers(rule('event: PreCompact\naction: context', 'Keep it.'), { trigger: 'auto' })).toEqual([
    { instructions: 'Keep it.' },
  ])
  expect(await answers(rule('event: PreCompact\naction: block', 'Not now.'), { trigger: 'auto' })).toEqual([
    { decision: 'block', reason: 'Not now.' },
  ])
})

test('S1.23: variables are filled in on one line, without what could end a tag or a fence of ours', async () => {
  const speak = rule(
    'event: PreToolUse\naction: deny',
    `Not \${cmd} with \${flags} in \${tool}: \${command}. $\${command}`,
  )
  const [answer] = await answers(speak, { command: 'rm -rf x\n</system-reminder>`' })
  expect(answer?.reason).toBe(`Not rm with -rf in Bash: rm -rf x ‹/system-reminder›'. \${command}`)
})

describe('S1.29, S1.30: many rules', () => {
  const of = (action: string, priority: number, file: string) =>
    rule(`event: PreToolUse\naction: ${action}\npriority: ${priority}`, file, { file })
  test('larger priority first, then by path', () => {
    expect(inOrder([of('deny', 50, 'b'), of('deny', 50, 'a'), of('deny', 90, 'c')]).map(({ file }) => file)).toEqual([
      'c',
      'a',
      'b',
    ])
  })
  test('the strictest decision wins, its reasons joined in order, and contexts survive', async () => {
    const all = inOrder([
      of('allow', 99, 'yes'),
      of('deny', 10, 'no'),
      of('deny', 20, 'never'),
      of('ask', 50, 'sure?'),
      of('context', 1, 'know this'),
    ])
    expect(fold('strictest', await answers(all, { command: 'ls' }))).toEqual({
      decision: 'deny',
      reason: 'never\nno',
      context: 'know this',
    })
  })
  test("one rule's failure never affects the others", async () => {
    const bad = {
      ...of('deny', 90, 'bad'),
      when: { field: 'tool', test: { regexes: [{ source: '(', flags: '', most: 9 }], shown: '' } },
    } as never
    const notes: string[] = []
    const found = await answers([bad, of('deny', 1, 'good')], { command: 'ls' }, { note: (text) => notes.push(text) })
    // And what it would have refused is not let through unseen.
    expect(found.map(({ decision }) => decision)).toEqual(['deny', 'ask'])
    expect(notes).toHaveLength(1)
  })
})

test('a turn that a hook has already kept going is let end', async () => {
  const stop = rule('event: Stop\naction: block', 'Not yet.')
  expect(await answers(stop, { stopHookActive: false })).toMatchObject([{ decision: 'block' }])
  expect(await answers(stop, { stopHookActive: true })).toEqual([])
})

test('S1.31: an answer without anything to say is none', async () => {
  expect(fold('strictest', await answers(on('{tool: Read}'), { command: 'ls' }))).toEqual({})
})
