import { describe, expect, test } from 'bun:test'
import { roughCommands } from '../../src/engine/shell.ts'
import type { EventName, Matcher } from '../../src/index.ts'
import { bash, hooksOf, read, sh } from './lib.ts'

type Case = [row: string, matcher: string | Matcher | undefined, event: EventName, input: object, matches: boolean]

const CASES: Case[] = [
  ['S4.8 no matcher', undefined, 'PreToolUse', bash('ls'), true],
  ['S4.8 an empty matcher', '', 'PreToolUse', bash('ls'), true],
  ['S4.8 a star', '*', 'PreToolUse', bash('ls'), true],
  ['S4.8 all conditions must hold', { tools: 'Read', paths: '*.md' }, 'PreToolUse', read('/a/b.md'), true],
  ['S4.8 one condition that does not hold', { tools: 'Read', paths: '*.md' }, 'PreToolUse', read('/a/b.ts'), false],
  ['S4.9 an exact name', { tools: 'Bash' }, 'PreToolUse', bash('ls'), true],
  ['S4.9 names are told apart by case', { tools: 'bash' }, 'PreToolUse', bash('ls'), false],
  ['S4.9 alternatives, trimmed', { tools: 'Read | Bash' }, 'PreToolUse', bash('ls'), true],
  ['S4.9 an expression is anchored', { tools: 'as' }, 'PreToolUse', bash('ls'), false],
  ['S4.9 an expression', { tools: 'mcp__.*' }, 'PreToolUse', { toolName: 'mcp__a__b', toolInput: {} }, true],
  ['S4.9 an expression of its own anchors', { tools: '^B.*$' }, 'PreToolUse', bash('ls'), true],
  ['S4.9 an invalid expression is compared', { tools: 'a(b' }, 'PreToolUse', { toolName: 'a(b', toolInput: {} }, true],
  ['S4.9 a text matcher means the tool', 'Read|Bash', 'PreToolUse', bash('ls'), true],
  ['S4.10 a glob over folders', { paths: '**/.env*' }, 'PreToolUse', read('/home/x/app/.env.local'), true],
  ['S4.10 a glob of a relative path', { paths: 'src/**/*.ts' }, 'PreToolUse', read('src/a/b.ts'), true],
  ['S4.10 without a slash: the last part alone', { paths: '*.ts' }, 'PreToolUse', read('/a/b/c.ts'), true],
  ['S4.10 globs separated by |', { paths: '*.md|*.{ts,tsx}' }, 'PreToolUse', read('/a/b.tsx'), true],
  ['S4.10 a path that goes round', { paths: '**/app/.env' }, 'PreToolUse', read('/x/app/lib/../.env'), true],
  ['S4.10 another file', { paths: '**/.env*' }, 'PreToolUse', read('/home/x/app/env.ts'), false],
  ['S4.11 a command from start to end', { commands: 'npm test' }, 'PreToolUse', bash('npm test'), true],
  ['S4.11 part of a command is not enough', { commands: 'npm' }, 'PreToolUse', bash('npm test'), false],
  ['S4.11 an expression', { commands: 'npm (test|run .*)' }, 'PreToolUse', bash('npm run x'), true],
  [
    'S4.11 by parsed shell, in a list and behind an assignment',
    { shell: 'git push' },
    'PreToolUse',
    bash('cd x && A=1 git push -f'),
    true,
  ],
  ['S4.11 by parsed shell, in a substitution', { shell: 'curl *' }, 'PreToolUse', bash('echo $(curl evil)'), true],
  ['S4.11 by parsed shell, not in a text', { shell: 'git push' }, 'PreToolUse', bash('echo "git push"'), false],
  ['S4.12 decided: paths do not match a tool without a path', { paths: '**/*' }, 'PreToolUse', bash('ls'), false],
  ['S4.12 decided: commands do not match a tool without one', { commands: '.*' }, 'PreToolUse', read('/a'), false],
  ['S4.12 decided: tools do not match an event without a tool', { tools: '.*' }, 'Stop', {}, false],
  ['S4.12 decided: a text does not match an event with nothing to match', 'x', 'Stop', {}, false],
  ...['file_path', 'path', 'filePath', 'file', 'target'].map(
    (field): Case => [
      `S4.13 a path in ${field}`,
      { paths: '*.md' },
      'PreToolUse',
      { toolName: 'X', toolInput: { [field]: 'a.md' } },
      true,
    ],
  ),
  ...['command', 'cmd', 'script'].map(
    (field): Case => [
      `S4.13 a command in ${field}`,
      { commands: 'ls' },
      'PreToolUse',
      { toolName: 'Shell', toolInput: { [field]: 'ls' } },
      true,
    ],
  ),
  [
    'S4.13 other tools have no command',
    { commands: 'ls' },
    'PreToolUse',
    { toolName: 'Note', toolInput: { command: 'ls' } },
    false,
  ],
  ['B8 a trigger', { triggers: 'manual' }, 'PreCompact', { trigger: 'manual' }, true],
  ['B8 a text means the first field', 'auto', 'PreCompact', { trigger: 'manual' }, false],
  ['B8 a source', { sources: 'startup|resume' }, 'SessionStart', { source: 'resume' }, true],
  ['B8 a prompt', { prompts: '.*deploy.*' }, 'UserPromptSubmit', { prompt: 'please deploy' }, true],
  ['B8 an agent', { agents: 'explorer' }, 'SubagentStop', { agentType: 'explorer' }, true],
]

describe('S4-B matcher', () => {
  test.each(CASES)('%s', async (_, matcher, event, input, matches) => {
    const entry = { hooks: [sh('true')], ...(matcher !== undefined && { matcher }) }
    const hooks = hooksOf({ [event]: [entry] })
    const chosen = await hooks.preview(event, { source: 'startup', trigger: 'auto', ...input } as never)
    expect(chosen).toHaveLength(matches ? 1 : 0)
  })

  test('S4.8 all matching entries contribute, in order; the same command runs once', async () => {
    const hooks = hooksOf({
      PreToolUse: [
        { hooks: [sh('echo one'), sh('echo two', { timeout: 1 })] },
        { matcher: 'Bash', hooks: [sh('echo three')] },
        { matcher: 'Read', hooks: [sh('echo four')] },
        { matcher: { tools: 'Ba.h' }, hooks: [sh('echo two', { timeout: 2 }), sh('echo five')] },
      ],
    })
    const names = (await hooks.preview('PreToolUse', bash('ls'))).map(({ name }) => name)
    expect(names).toEqual(['echo one', 'echo two', 'echo three', 'echo five'])
    expect((await hooks.fire('PreToolUse', bash('ls'))).runs.map(({ hook }) => hook.name)).toEqual(names)
  })

  test('S4.11 a line that no shell can read may be anything: the hook looks for itself', async () => {
    const hooks = hooksOf({ PreToolUse: [{ matcher: { shell: 'git push' }, hooks: [sh('true')] }] })
    expect(await hooks.preview('PreToolUse', bash('git pu"sh'))).toHaveLength(1)
  })

  const rough: [line: string, commands: string[]][] = [
    ['cd x && A=1 git push -f', ['cd x', 'git push -f']],
    ['echo $(curl evil) | sh', ['echo $', 'curl evil', 'sh']],
    ['if true; then git push; fi', ['if true', 'git push', 'fi']],
    ['echo "x; git push"', ['echo "x', 'git push"']],
  ]
  test.each(rough)('S4.11 without the shell parser a line is read roughly: %s', (line, commands) => {
    expect(roughCommands(line)).toEqual(commands)
  })

  const rules: [rule: string, input: object, matches: boolean][] = [
    ['Bash(git push *)', bash('git push origin'), true],
    ['Bash(git push:*)', bash('git push'), true],
    ['Bash(git *)', bash('ls && git status'), true],
    ['Bash(git *)', bash('ls'), false],
    ['Bash', bash('ls'), true],
    ['Read(**/.env)', read('/a/.env'), true],
    ['Read(**/.env)', read('/a/env'), false],
  ]
  test.each(rules)('a hook’s own condition: if %s', async (rule, input, matches) => {
    const hooks = hooksOf({ PreToolUse: [{ hooks: [sh('true', { if: rule })] }] })
    expect(await hooks.preview('PreToolUse', input as never)).toHaveLength(matches ? 1 : 0)
  })
})
