import { describe, expect, test } from 'bun:test'
import type { Entry } from './entry.ts'
import { createClaudeReader } from './hosts/claude-code.ts'

const LONG = 'The quick line number forty two says nothing at all. '.repeat(80)
const origin = { parentUuid: null, isSidechain: false, cwd: '/p', sessionId: 's' }
const rest = { uuid: 'u1', timestamp: '2026-01-01T00:00:00Z' }

function read(...lines: readonly object[]): Entry[] {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  return createClaudeReader({ offset: 0 }).push(new TextEncoder().encode(text))
}

function line(content: unknown, more: object = { toolUseResult: { stdout: LONG, type: 'text' } }): object {
  return { ...origin, type: 'user', message: { role: 'user', content }, ...rest, ...more }
}

const results = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.type === 'result' ? [[entry.id, entry.text, entry.failed]] : []))

describe('a long tool result', () => {
  test.each<[string, string]>([
    ['plain text', LONG],
    ['quotes and backslashes', `${LONG} say "hi" \\ C:\\temp\\ \n\t`],
    ['what looks like the end of the line', `${LONG}"}]},"uuid":"x","is_error":true}]}`],
    ['a line of a transcript', JSON.stringify(line([{ type: 'tool_result', tool_use_id: 'x', content: LONG }]))],
    ['Chinese and emoji', `${LONG}檔案已更新 🚀`],
    ['a backslash at its end', `${LONG}\\`],
  ])('says what it says when it is read: %s', (_, content) => {
    const block = { tool_use_id: 'toolu_1', type: 'tool_result', content }
    expect(results(read(line([block])))).toEqual([['toolu_1', content, false]])
    expect(results(read(line([{ ...block, is_error: true }])))).toEqual([['toolu_1', content, true]])
    const turned = { type: 'tool_result', content, is_error: true, tool_use_id: 'toolu_1' }
    expect(results(read(line([turned])))).toEqual([['toolu_1', content, true]])
    expect(results(read(line([block], {})))).toEqual([['toolu_1', content, false]])
  })

  test.each<[string, unknown, (string | boolean)[][]]>([
    [
      'two results',
      [
        { type: 'tool_result', tool_use_id: 'a', content: LONG },
        { type: 'tool_result', tool_use_id: 'b', content: 'short', is_error: true },
      ],
      [
        ['a', LONG, false],
        ['b', 'short', true],
      ],
    ],
    [
      'blocks of text',
      [{ type: 'tool_result', tool_use_id: 'a', content: [{ type: 'text', text: LONG }] }],
      [['a', LONG, false]],
    ],
  ])('is parsed whole when it looks otherwise: %s', (_, content, expected) => {
    expect(results(read(line(content)))).toEqual(expected)
  })

  test('keeps what the person wrote beside it', () => {
    const entries = read(
      line([
        { type: 'tool_result', tool_use_id: 'a', content: LONG },
        { type: 'text', text: 'Go on' },
      ]),
    )
    expect(entries.map((entry) => entry.type)).toEqual(['place', 'result', 'prompt'])
  })

  test('belongs to its thread and has its place', () => {
    const block = [{ tool_use_id: 'toolu_1', type: 'tool_result', content: LONG }]
    expect(read({ ...line(block), isSidechain: true })).toEqual([])
    expect(read(line(block))[1]).toMatchObject({ uuid: 'u1', at: rest.timestamp, offset: 0 })
  })

  test('survives the reuse of the bytes it was read from', () => {
    const bytes = new TextEncoder().encode(
      `${JSON.stringify(line([{ tool_use_id: 'a', type: 'tool_result', content: LONG }]))}\n`,
    )
    const entries = createClaudeReader({ offset: 0 }).push(bytes)
    bytes.fill(0)
    expect(results(entries)).toEqual([['a', LONG, false]])
  })
})

describe('a line of thinking', () => {
  const said = (content: unknown) => ({
    ...origin,
    type: 'assistant',
    message: { role: 'assistant', content },
    ...rest,
  })
  test('is passed over, unless something else stands in it', () => {
    const thinking = { type: 'thinking', thinking: 'is "type":"text" here?', signature: 'x' }
    expect(read(said([thinking])).length).toBe(0)
    expect(read(said([thinking, { type: 'text', text: 'Done.' }])).map((entry) => entry.type)).toEqual([
      'place',
      'said',
    ])
  })
})

describe('what happened long ago', () => {
  const call = (name: string, input: object) => ({
    ...origin,
    type: 'assistant',
    message: { role: 'assistant', content: [{ type: 'tool_use', id: name, name, input }] },
    ...rest,
  })
  const lines = [
    line('Build the importer', {}),
    call('Bash', { command: 'go test ./...' }),
    line([{ tool_use_id: 'Bash', type: 'tool_result', content: LONG }]),
    call('TaskCreate', { subject: 'One' }),
    line([{ tool_use_id: 'TaskCreate', type: 'tool_result', content: 'Task #1 created' }], {}),
  ]
  const bytes = new TextEncoder().encode(lines.map((item) => `${JSON.stringify(item)}\n`).join(''))
  const typesFrom = (wholeFrom: number) =>
    createClaudeReader({ offset: 0, wholeFrom })
      .push(bytes)
      .map((entry) => (entry.type === 'call' ? entry.tool : entry.type))

  test('is skimmed: what was asked and planned stays, what was run goes with its result', () => {
    expect(typesFrom(0)).toEqual(['place', 'prompt', 'Bash', 'result', 'TaskCreate', 'result'])
    expect(typesFrom(bytes.length)).toEqual(['place', 'prompt', 'TaskCreate', 'result'])
  })

  test.each([
    ['a question with its answer', 'AskUserQuestion', {}],
    ['an edit with how it went', 'Edit', { file_path: '/srv/a.ts' }],
    ['a commit', 'Bash', { command: 'git add -A && git commit -m "One"' }],
    ['a push', 'Bash', { command: 'cd web && git push origin HEAD' }],
  ])('%s stays whole, however long the answer is and wherever its id stands in it', (_, tool, input) => {
    const answers = [
      line([{ tool_use_id: tool, type: 'tool_result', content: LONG }]),
      line([{ type: 'tool_result', content: LONG, tool_use_id: tool }]),
    ]
    for (const answer of answers) {
      const said = [call(tool, input), answer].map((item) => `${JSON.stringify(item)}\n`).join('')
      const read = createClaudeReader({ offset: 0, wholeFrom: said.length }).push(new TextEncoder().encode(said))
      expect(read.filter(({ type }) => type === 'call' || type === 'result')).toHaveLength(2)
    }
  })

  test.each([
    ['a look at the log', { command: 'git log --oneline -3' }],
    ['a test run', { command: 'npm test' }],
  ])('%s is passed over with its answer', (_, input) => {
    const said = [call('Bash', input), line([{ type: 'tool_result', content: 'ok', tool_use_id: 'Bash' }])]
      .map((item) => `${JSON.stringify(item)}\n`)
      .join('')
    const read = createClaudeReader({ offset: 0, wholeFrom: said.length }).push(new TextEncoder().encode(said))
    expect(read.filter(({ type }) => type === 'call' || type === 'result')).toEqual([])
  })
})
