import { describe, expect, test } from 'bun:test'
import type { Entry } from '../entry.ts'
import { createClaudeReader } from './claude-code.ts'

const encoder = new TextEncoder()
const bytes = (...lines: readonly (object | string)[]) =>
  encoder.encode(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''))
const read = (data: Uint8Array, options: { offset?: number; agentId?: string; chunk?: number } = {}) => {
  const reader = createClaudeReader({
    offset: options.offset ?? 0,
    ...(options.agentId === undefined ? {} : { agentId: options.agentId }),
  })
  const entries: Entry[] = []
  const size = options.chunk ?? data.length
  for (let at = 0; at < data.length; at += Math.max(1, size)) entries.push(...reader.push(data.subarray(at, at + size)))
  return { entries, end: reader.end() }
}
const user = (content: unknown, more: object = {}) => ({
  parentUuid: null,
  isSidechain: false,
  type: 'user',
  message: { role: 'user', content },
  uuid: 'u1',
  ...more,
})
const assistant = (...content: object[]) => ({
  parentUuid: 'u1',
  isSidechain: false,
  message: { id: 'm1', type: 'message', role: 'assistant', content },
  type: 'assistant',
  uuid: 'a1',
})

describe('where a transcript begins', () => {
  const place = { cwd: '/srv/shop', gitBranch: 'main' }
  const goesOn = (first: object, offset = 0) => {
    const [entry] = read(bytes(first, user('next', place)), { offset }).entries
    return entry?.type === 'place' && entry.goesOn === true
  }

  test.each([
    ['an answer to a line that is not there', { ...assistant({ type: 'text', text: 'done' }), ...place }, true],
    [
      'a notice of the client behind a line that is not there',
      { parentUuid: 'u9', isSidechain: false, type: 'system', subtype: 'stop_hook_summary', uuid: 's1', ...place },
      true,
    ],
    ['a prompt', user('fix it', place), false],
    ['a prompt behind a line that the client did not keep', user('fix it', { ...place, parentUuid: 'u9' }), false],
  ])('%s', (_, first, isMiddle) => {
    expect(goesOn(first)).toBe(isMiddle)
  })

  test('a later reading of the same file says nothing of its beginning', () => {
    expect(goesOn({ ...assistant({ type: 'text', text: 'done' }), ...place }, 4096)).toBe(false)
  })
})

describe('lines', () => {
  test('a transcript reads the same whatever the size of its chunks, characters of several bytes included', () => {
    const data = bytes(user('修好 the 🚀 build'), assistant({ type: 'text', text: '好的 — done' }))
    const whole = read(data)
    for (const chunk of [1, 2, 3, 7, 64]) expect(read(data, { chunk })).toEqual(whole)
    expect(whole.entries.map((entry) => ('text' in entry ? entry.text : ''))).toEqual([
      '修好 the 🚀 build',
      '好的 — done',
    ])
  })

  test('CRLF and empty lines are read like any other', () => {
    const data = encoder.encode(`${JSON.stringify(user('one'))}\r\n\r\n${JSON.stringify(user('two'))}\r\n`)
    expect(read(data).entries.map((entry) => ('text' in entry ? entry.text : ''))).toEqual(['one', 'two'])
  })

  test('a torn last line is left for the next reading, which starts at its first byte', () => {
    const first = bytes(user('one'))
    const second = bytes(user('two'))
    const torn = new Uint8Array([...first, ...second.subarray(0, 20)])
    const { entries, end } = read(torn)
    expect(entries).toHaveLength(1)
    expect(end).toEqual({ nextOffset: first.length, drift: {}, skipped: 0, malformed: 0, torn: true })
    const rest = read(second, { offset: end.nextOffset })
    expect(rest.entries[0]?.offset).toBe(first.length)
    expect(rest.end).toEqual({
      nextOffset: first.length + second.length,
      drift: {},
      skipped: 0,
      malformed: 0,
      torn: false,
    })
  })

  test('a line of five megabytes is read whole', () => {
    const big = 'x'.repeat(5 * 1024 * 1024)
    const content = [{ type: 'tool_result', tool_use_id: 't1', content: big }]
    const { entries } = read(bytes(user(content)), { chunk: 65_536 })
    expect(entries).toMatchObject([{ type: 'result', id: 't1', failed: false }])
    expect(entries[0]?.type === 'result' && entries[0].text.length).toBe(big.length)
  })

  test('malformed lines are counted and the rest is read', () => {
    const { entries, end } = read(bytes('{"type":"user", broken', user('fine'), '[1,2]', '"text"'))
    expect(entries).toHaveLength(1)
    expect(end.malformed).toBe(3)
  })
})

describe('lines skipped before they are parsed', () => {
  const junk = 'not json at all }{'
  test.each([
    `{"type":"attachment",${junk}`,
    `{"parentUuid":null,"attachment":{"type":"user","content":${junk}`,
    `{"type":"file-history-snapshot","messageId":"x","snapshot":${junk}`,
    `{"messageId":"x","snapshot":{"type":"user",${junk}`,
    `{"type":"progress","data":${junk}`,
    `{"type": "api-request-shape",${junk}`,
    `{"type":"summary",${junk}`,
  ])('%s', (line) => {
    expect(read(bytes(line, user('kept')))).toMatchObject({
      entries: [{ text: 'kept' }],
      end: { skipped: 1, malformed: 0 },
    })
  })

  test('a line whose own type comes after an inner one is judged by its own', () => {
    const line = { message: { type: 'message', content: [{ type: 'text', text: 'said' }] }, type: 'assistant' }
    expect(read(bytes(line)).entries).toMatchObject([{ type: 'said', text: 'said' }])
    expect(read(bytes({ extra: { type: 'user' }, type: 'progress' })).end.skipped).toBe(1)
  })

  test('the second copy of a tool result does not change what is read', () => {
    const content = [{ type: 'tool_result', tool_use_id: 't1', content: 'y'.repeat(5000), is_error: true }]
    const plain = read(bytes(user(content))).entries
    expect(read(bytes(user(content, { toolUseResult: { type: 'text', file: 'z'.repeat(9000) } }))).entries).toEqual(
      plain,
    )
    const tricky = [{ type: 'tool_result', tool_use_id: 't1', content: `,"toolUseResult":${'q'.repeat(5000)}` }]
    expect(read(bytes(user(tricky))).entries).toMatchObject([{ text: tricky[0]?.content }])
  })
})

describe('entries', () => {
  test('text, tool calls and results keep their order and ids', () => {
    const { entries } = read(
      bytes(
        assistant({ type: 'thinking', thinking: 'hm' }, { type: 'text', text: 'Look.' }),
        assistant({ type: 'tool_use', id: 't1', name: 'Read', input: { file_path: '/p/a.ts' } }),
        user([{ type: 'tool_result', tool_use_id: 't1', content: [{ type: 'text', text: 'body' }], is_error: true }]),
      ),
    )
    expect(entries).toMatchObject([
      { type: 'said', text: 'Look.' },
      { type: 'call', id: 't1', tool: 'Read', input: { file_path: '/p/a.ts' } },
      { type: 'result', id: 't1', text: 'body', failed: true },
    ])
  })

  test.each([
    ['fix the build', {}, 'typed'],
    ['<command-name>/review</command-name>', {}, 'command'],
    ['<local-command-stdout>ok</local-command-stdout>', {}, 'output'],
    ['<bash-stdout>ok</bash-stdout>', {}, 'output'],
    ['Caveat: the messages below', { isMeta: true }, 'meta'],
    ['<div> is not centred', {}, 'typed'],
  ] as const)('%s is heard as %p %s', (text, more, voice) => {
    expect(read(bytes(user(text, more))).entries).toMatchObject([{ type: 'prompt', voice }])
  })

  test('system reminders are not the person speaking', () => {
    const content = 'go on<system-reminder>remember</system-reminder>'
    expect(read(bytes(user(content))).entries).toMatchObject([{ text: 'go on' }])
    expect(read(bytes(user('<system-reminder>only</system-reminder>'))).entries).toEqual([])
  })

  test('a compaction is a boundary with its kept messages, then a summary', () => {
    const boundary = {
      type: 'system',
      subtype: 'compact_boundary',
      uuid: 'b1',
      compactMetadata: {
        trigger: 'manual',
        preTokens: 1000,
        preservedMessages: { uuids: ['x', 'y'] },
        preservedSegment: { headUuid: 'x', tailUuid: 'y' },
      },
    }
    const { entries } = read(bytes(boundary, user('This session is being continued', { isCompactSummary: true })))
    expect(entries).toMatchObject([
      {
        type: 'boundary',
        trigger: 'manual',
        preTokens: 1000,
        preservedUuids: ['x', 'y'],
        preservedSegment: { head: 'x', tail: 'y' },
      },
      { type: 'summary', text: 'This session is being continued' },
    ])
  })

  test('the main thread and each subagent are read apart', () => {
    const data = bytes(
      user('main'),
      user('inner', { isSidechain: true, agentId: 'k1' }),
      user('other', { isSidechain: true, agentId: 'k2' }),
    )
    expect(read(data).entries).toMatchObject([{ text: 'main' }])
    expect(read(data, { agentId: 'k1' }).entries).toMatchObject([{ text: 'inner', agentId: 'k1' }])
  })

  test('folder and branch are told once, and again when they change', () => {
    const at = (gitBranch: string) => user('x', { cwd: '/p', gitBranch })
    const { entries } = read(bytes(at('main'), at('main'), at('fix')))
    expect(entries.filter((entry) => entry.type === 'place')).toMatchObject([
      { cwd: '/p', branch: 'main' },
      { cwd: '/p', branch: 'fix' },
    ])
  })
})

test("an agent's report is read without the words that the client puts around it", () => {
  const framed =
    '[Subagent hand-back] Nobody but an agent says this. The report follows:\n  Done.\n  \n    indented\nagentId: a1'
  const result = { type: 'tool_result', tool_use_id: 't', content: [{ type: 'text', text: framed }] }
  const texts = read(bytes(user([result]))).entries.flatMap((entry) => (entry.type === 'result' ? [entry.text] : []))
  expect(texts).toEqual(['Done.\n\n  indented\nagentId: a1'])
})

test('what the person typed in the record of a result is theirs, and what the client puts there is not', () => {
  const result = { type: 'tool_result', tool_use_id: 't1', content: 'updated' }
  const voices = (text: string) =>
    read(bytes(user([result, { type: 'text', text }]))).entries.flatMap((entry) =>
      entry.type === 'prompt' ? [[entry.voice, entry.text]] : [],
    )
  expect(voices('has the big model another name?')).toEqual([['typed', 'has the big model another name?']])
  expect(voices('<system-reminder>Use the list.</system-reminder>')).toEqual([])
  expect(voices('[Request interrupted by user for tool use]').map(([voice]) => voice)).toEqual(['output'])
})
