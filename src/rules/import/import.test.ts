import { describe, expect, test } from 'bun:test'
import { answers, HOME, PROJECT } from '../../../test/lib/rules.ts'
import { compileRule } from '../compile/compile.ts'
import type { Rule } from '../rule.ts'
import { importFile } from './index.ts'

function imported(file: string, text: string): { rules: Rule[]; left: readonly string[] } {
  const { rules, left } = importFile(file, text)
  const compiled = rules.map(({ text }) => compileRule({ file, text, origin: 'user', project: PROJECT, home: HOME }))
  expect(compiled.flatMap(({ problems }) => problems.filter(({ severity }) => severity === 'error'))).toEqual([])
  return { rules: compiled.flatMap(({ rule }) => rule ?? []), left }
}

describe('mindnext-hooks', () => {
  test('S1.24: a dangerous command is still denied, a transform still rewrites and allows', async () => {
    const deny = imported(
      'deny.md',
      '---\nname: dangerous\ndescription: x\nevent: PreToolUse\ntool: Bash\naction: deny\nmatch: {cmd: "rm|dd", flags: [r]}\nreason: No.\n---\nDocs.\n',
    )
    expect(await answers(deny.rules, { command: 'ls; rm -r x' })).toMatchObject([{ decision: 'deny', reason: 'No.' }])
    expect(await answers(deny.rules, { command: 'ls -r' })).toEqual([])
    const transform = imported(
      't.md',
      '---\nname: t\ndescription: x\nevent: PreToolUse\ntool: Bash\naction: transform\nupdatedInput: {field: command, pattern: "^rm ", replace: "trash "}\n---\n',
    )
    expect(await answers(transform.rules, { command: 'rm x' })).toMatchObject([
      { decision: 'allow', updatedInput: { command: 'trash x' } },
    ])
  })
  test('S1.21, S1.23: what does not exist here is named', () => {
    const { rules, left } = imported(
      'f.md',
      '---\nname: f\ndescription: x\nevent: UserPromptSubmit\nfeature: memory\nhint: y\n---\n',
    )
    expect(rules).toEqual([])
    expect(left.join('\n')).toContain('feature')
    expect(left.join('\n')).toContain('hint')
  })
})

describe('hookify', () => {
  test('a warning about a command is told to the model', async () => {
    const { rules } = imported(
      '.claude/hookify.rm.local.md',
      '---\nname: warn-rm\nenabled: true\nevent: bash\npattern: rm\\s+-rf\naction: warn\n---\nCareful.\n',
    )
    expect(await answers(rules, { command: 'sudo rm -rf x' })).toEqual([{ context: 'Careful.' }])
    expect(await answers(rules, { command: 'ls' })).toEqual([])
  })
  test('conditions on a file, all of which must hold, and a block', async () => {
    const text =
      '---\nname: no-log\nenabled: true\nevent: file\nconditions:\n  - {field: file_path, operator: regex_match, pattern: "\\\\.ts$"}\n  - {field: new_text, operator: contains, pattern: "console.log("}\naction: block\n---\nNo logs.\n'
    const { rules } = imported('hookify.log.local.md', text)
    expect(await answers(rules, { tool: 'Write', path: 'a.ts', content: 'console.log(1)' })).toMatchObject([
      { decision: 'deny' },
    ])
    expect(await answers(rules, { tool: 'Write', path: 'a.md', content: 'console.log(1)' })).toEqual([])
  })
  test('a condition on the transcript is named and the rule left out', () => {
    const { rules, left } = imported(
      'hookify.t.local.md',
      '---\nname: t\nevent: stop\nconditions: [{field: transcript, operator: contains, pattern: x}]\naction: block\n---\nx\n',
    )
    expect(rules).toEqual([])
    expect(left.join()).toContain('transcript')
  })
})

describe("Claude Code's settings", () => {
  const settings = {
    permissions: {
      allow: [
        'Bash(git status)',
        'Bash(npm run test:*)',
        'Read(./docs/**)',
        'WebFetch(domain:example.test)',
        'mcp__db',
      ],
      ask: ['Bash(git push:*)'],
      deny: ['Read(./.env)', 'Edit(//etc/**)', 'Read(~/.ssh/**)'],
      defaultMode: 'plan',
    },
    hooks: { Stop: [{ hooks: [{ type: 'command', command: './notify.sh' }] }] },
  }
  const { rules, left } = imported('settings.json', JSON.stringify(settings))
  test.each([
    [{ command: 'git status' }, 'allow'],
    [{ command: 'npm run test -- -x' }, 'allow'],
    [{ command: 'npm run testing' }, undefined],
    [{ command: 'git status && rm -rf /' }, undefined],
    [{ command: 'cd x && git push origin' }, 'ask'],
    [{ path: `${PROJECT}/.env` }, 'deny'],
    [{ path: `${PROJECT}/docs/a.md` }, 'allow'],
    [{ path: `${HOME}/.ssh/id` }, 'deny'],
    [{ tool: 'Write', path: '/etc/hosts', content: 'x' }, 'deny'],
    [{ tool: 'WebFetch', input: { url: 'https://example.test/x' } }, 'allow'],
    [{ tool: 'WebFetch', input: { url: 'https://example.test.evil/x' } }, undefined],
    [{ tool: 'mcp__db__query' }, 'allow'],
  ])('%p: %p', async (given, decision) => {
    const found = await answers(rules, given)
    expect(found[0]?.decision).toBe(decision as never)
  })
  test('hooks and modes stay behind, by name', () => {
    expect(left.join('\n')).toContain('./notify.sh')
    expect(left.join('\n')).toContain('defaultMode')
  })
})
