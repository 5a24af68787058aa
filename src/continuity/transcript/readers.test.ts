import { describe, expect, test } from 'bun:test'
import type { Entry } from './entry.ts'
import { opencodeEntries } from './hosts/opencode.ts'
import { keptTail } from './kept-tail.ts'
import { cleanReaderOf, readerOf, TRANSCRIPT_HOSTS } from './readers.ts'

const AT = '2026-01-02T03:04:05.000Z'

/** The same short session, as each host writes it down: a prompt, a command that fails, an edit, a word, a compaction. */
const SESSIONS: Readonly<Record<string, readonly object[]>> = {
  codex: [
    line('session_meta', { cwd: '/app', git: { branch: 'main' } }),
    line('response_item', { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'rules' }] }),
    line('response_item', {
      type: 'message',
      role: 'user',
      content: [{ type: 'input_text', text: '<environment_context>x' }],
    }),
    line('response_item', {
      type: 'message',
      role: 'user',
      content: [{ type: 'input_text', text: 'Mend the parser.' }],
    }),
    line('response_item', {
      type: 'function_call',
      name: 'exec_command',
      arguments: '{"cmd":"npm test"}',
      call_id: 'c1',
    }),
    line('response_item', {
      type: 'function_call_output',
      call_id: 'c1',
      output:
        'Chunk ID: 1\nWall time: 0.1 seconds\nProcess exited with code 1\nOriginal token count: 3\nOutput:\n1 failed\n',
    }),
    line('response_item', {
      type: 'custom_tool_call',
      name: 'apply_patch',
      input: '*** Begin Patch\n*** Update File: src/a.ts\n+x\n*** End Patch',
      call_id: 'c2',
    }),
    line('response_item', { type: 'custom_tool_call_output', call_id: 'c2', output: 'Done' }),
    line('response_item', {
      type: 'message',
      role: 'assistant',
      content: [{ type: 'output_text', text: 'It is mended.' }],
    }),
    {
      ...line('response_item', { type: 'message', role: 'assistant', content: [{ text: 'sum' }] }),
      metadata: { compaction_output: true },
    },
    line('compacted', {
      message: 'Here is the summary: sum',
      replacement_history: [
        { role: 'developer', content: [{ text: 'rules' }] },
        { role: 'user', content: [{ text: 'Mend the parser.' }] },
      ],
    }),
  ],
  'qwen-code': [
    qwen('user', { role: 'user', parts: [{ text: 'Mend the parser.' }] }, { provenance: 'real_user' }),
    qwen('assistant', {
      parts: [{ functionCall: { id: 'c1', name: 'run_shell_command', args: { command: 'npm test' } } }],
    }),
    qwen(
      'tool_result',
      {
        parts: [
          {
            functionResponse: {
              id: 'c1',
              response: { error: 'Command: npm test\nOutput: 1 failed\nError: (none)\nExit Code: 1' },
            },
          },
        ],
      },
      { toolCallResult: { status: 'error' } },
    ),
    qwen('assistant', { parts: [{ functionCall: { id: 'c2', name: 'edit', args: { file_path: 'src/a.ts' } } }] }),
    qwen('tool_result', { parts: [{ functionResponse: { id: 'c2', response: { output: 'Done' } } }] }),
    qwen('assistant', { parts: [{ text: 'thinking', thought: true }, { text: 'It is mended.' }] }),
    {
      ...qwen('system', {}),
      subtype: 'chat_compression',
      systemPayload: {
        info: { originalTokenCount: 900, newTokenCount: 100 },
        compressedHistory: [{ role: 'user', parts: [{ text: 'Here is the summary: sum' }] }],
      },
    },
  ],
  'gemini-cli': [
    { sessionId: 's', kind: 'main' },
    { $set: { messages: [{ id: 'm0', type: 'user', content: [{ text: '<session_context>\nx' }] }] } },
    {
      id: 'm1',
      timestamp: AT,
      type: 'user',
      content: [{ text: 'Mend the parser.\n--- Content from a file ---\nNever do this.' }],
      displayContent: [{ text: 'Mend the parser.' }],
    },
    { $set: { lastUpdated: AT } },
    { id: 'm2', timestamp: AT, type: 'gemini', content: '' },
    {
      id: 'm2',
      timestamp: AT,
      type: 'gemini',
      content: '',
      toolCalls: [
        gemini(
          'c1',
          'run_shell_command',
          { command: 'npm test' },
          '<untrusted_context>\nOutput: 1 failed\nExit Code: 1\n</untrusted_context>',
        ),
        gemini('c2', 'replace', { file_path: 'src/a.ts' }, 'Done'),
      ],
    },
    { id: 'm3', timestamp: AT, type: 'gemini', content: 'It is mended.' },
    {
      $set: {
        messages: [
          {
            id: 'm9',
            timestamp: AT,
            type: 'user',
            content: [{ text: '<state_snapshot>Here is the summary: sum</state_snapshot>' }],
          },
          { id: 'm3', timestamp: AT, type: 'gemini', content: 'It is mended.' },
        ],
      },
    },
  ],
  'copilot-cli': [
    copilot('session.start', { context: { cwd: '/app', branch: 'main' } }),
    copilot('user.message', { content: 'Mend the parser.', transformedContent: 'x' }),
    copilot('assistant.message', { content: '', toolRequests: [] }),
    copilot('tool.execution_start', { toolCallId: 'c1', toolName: 'bash', arguments: { command: 'npm test' } }),
    copilot('hook.start', { hookType: 'preToolUse' }),
    copilot('tool.execution_complete', {
      toolCallId: 'c1',
      success: true,
      shellExecution: { exitCode: 1 },
      result: { content: '1 failed' },
    }),
    copilot('tool.execution_start', {
      toolCallId: 'c2',
      toolName: 'edit',
      arguments: { path: 'src/a.ts', old_str: 'a', new_str: 'b' },
    }),
    copilot('tool.execution_complete', { toolCallId: 'c2', success: true, result: { content: 'Done' } }),
    copilot('assistant.message', { content: 'It is mended.' }),
    copilot('session.compaction_complete', { success: false, summaryContent: '' }),
    copilot('session.compaction_complete', {
      success: true,
      summaryContent: 'Here is the summary: sum',
      preCompactionTokens: 900,
    }),
  ],
  pi: [
    { type: 'session', version: 3, id: 's1', timestamp: AT, cwd: '/app' },
    pi({ role: 'system', content: '', sections: { rules: 'x' } }),
    pi({ role: 'user', content: [{ type: 'text', text: 'Mend the parser.' }] }),
    pi({
      role: 'assistant',
      content: [{ type: 'toolCall', id: 'c1', name: 'bash', arguments: { command: 'npm test' } }],
    }),
    pi({
      role: 'toolResult',
      toolCallId: 'c1',
      toolName: 'bash',
      content: [{ type: 'text', text: '1 failed' }],
      isError: true,
    }),
    { type: 'custom_message', customType: 'throughline', content: 'ours', id: 'x', parentId: 'y', timestamp: AT },
    pi({
      role: 'assistant',
      content: [
        {
          type: 'toolCall',
          id: 'c2',
          name: 'edit',
          arguments: { path: 'src/a.ts', edits: [{ oldText: 'a', newText: 'b' }] },
        },
      ],
    }),
    pi({
      role: 'toolResult',
      toolCallId: 'c2',
      toolName: 'edit',
      content: [{ type: 'text', text: 'Done' }],
      isError: false,
    }),
    pi({ role: 'assistant', content: [{ type: 'text', text: 'It is mended.' }] }),
    {
      type: 'compaction',
      id: 'z',
      parentId: 'y',
      timestamp: AT,
      summary: 'Here is the summary: sum',
      firstKeptEntryId: 'y',
      tokensBefore: 900,
    },
  ],
}

describe('S2.14: every host writes a session down in its own way, and the same entries come out', () => {
  test.each(Object.keys(SESSIONS))('%s', (host) => {
    const entries = read(host, textOf(host))
    expect(entries.filter(({ type }) => type !== 'place').map(shown)).toEqual([
      ...(host === 'codex' ? ['prompt meta <environment_context>x'] : []),
      ...(host === 'gemini-cli' ? ['prompt meta <session_context>\nx'] : []),
      'prompt typed Mend the parser.',
      'call c1 Bash npm test',
      expect.stringMatching(/^result c1 failed [\s\S]*1 failed/),
      'call c2 Edit src/a.ts',
      'result c2 ok Done',
      'said It is mended.',
      'boundary',
      expect.stringMatching(/^summary [\s\S]*Here is the summary: sum/),
    ])
    expect(keptTail(entries).summary).toContain('sum')
  })

  test.each(Object.keys(SESSIONS))('%s, in pieces of any size and from any line on', (host) => {
    const bytes = new TextEncoder().encode(textOf(host))
    const whole = read(host, textOf(host)).map(shown)
    for (const size of [1, 7, 64, 1000]) {
      const reader = readerOf(host)?.({ offset: 0 })
      const entries: Entry[] = []
      for (let at = 0; at < bytes.length; at += size)
        entries.push(...(reader?.push(bytes.subarray(at, at + size)) ?? []))
      expect(entries.map(shown)).toEqual(whole)
      expect(reader?.end().nextOffset).toBe(bytes.length)
    }
  })

  test.each(Object.keys(SESSIONS))('%s: a torn line is left for the next time, and rubbish is passed over', (host) => {
    const text = `null\n[]\n"x"\n{"broken\n{}\n{"payload":7,"type":"response_item"}\n${textOf(host)}{"type":"half`
    const reader = readerOf(host)?.({ offset: 100 })
    const entries = reader?.push(new TextEncoder().encode(text)) ?? []
    expect(entries.length).toBeGreaterThan(5)
    expect(reader?.end().nextOffset).toBe(100 + text.lastIndexOf('\n') + 1)
  })

  test('a host without a transcript has no reader', () => {
    expect(readerOf('raw')).toBeUndefined()
    expect(readerOf('toString')).toBeUndefined()
  })
})

test('what OpenCode hands over becomes the same entries', () => {
  const part = (status: string, tool: string, callID: string, input: object, more: object) => ({
    type: 'tool',
    status,
    tool,
    callID,
    input,
    ...more,
  })
  const messages = [
    {
      id: 'm1',
      role: 'user',
      at: 1000,
      parts: [
        { type: 'text', text: 'Mend the parser.' },
        { type: 'text', text: 'told', synthetic: true },
      ],
    },
    {
      id: 'm2',
      role: 'assistant',
      at: 2000,
      parts: [
        part('completed', 'bash', 'c1', { command: 'npm test' }, { output: '1 failed', exit: 1 }),
        part('completed', 'edit', 'c2', { filePath: 'src/a.ts' }, { output: 'Done' }),
        part('running', 'read', 'c3', { filePath: 'src/b.ts' }, {}),
        { type: 'text', text: 'It is mended.' },
      ],
    },
    { id: 'm3', role: 'assistant', summary: true, parts: [{ type: 'compaction' }, { type: 'text', text: 'sum' }] },
  ]
  expect(opencodeEntries(messages).map(shown)).toEqual([
    'prompt typed Mend the parser.',
    'prompt meta told',
    'call c1 Bash npm test',
    'result c1 failed 1 failed',
    'call c2 Edit src/a.ts',
    'result c2 ok Done',
    'call c3 Read src/b.ts',
    'said It is mended.',
    'boundary',
    'summary sum',
  ])
  expect(opencodeEntries('nonsense')).toEqual([])
})

describe('a call that the person refused is told alike, whichever client asked', () => {
  const said = (words: string) => expect.stringMatching(new RegExp(`^The user doesn't want to proceed.*${words}$`, 's'))
  const opencode = (error: string) => ({
    message: { id: 'm', role: 'assistant' },
    part: { type: 'tool', tool: 'bash', callID: 'c', state: { status: 'error', input: {}, error } },
  })
  const kimi = (output: string) => ({
    type: 'context.append_loop_event',
    event: { type: 'tool.result', toolCallId: 'c', result: { output, isError: true } },
  })
  const cline = (error: string) => ({
    role: 'user',
    content: [{ type: 'tool_result', tool_use_id: 'c', content: JSON.stringify({ error }), is_error: true }],
  })
  const LOOKED_FOR: readonly (readonly [host: string, line: object, words: string])[] = [
    ['opencode', opencode('The user rejected permission to use this specific tool call.'), 'rejected.'],
    [
      'kilo',
      opencode(
        'The user rejected permission to use this specific tool call with the following feedback: not on a Friday',
      ),
      'the user said:\nnot on a Friday',
    ],
    [
      'kimi-code',
      kimi('Tool "Bash" was not run because the user rejected the approval request. Reason: use npm'),
      'the user said:\nuse npm',
    ],
    ['cline', cline('Tool execution denied by user.'), 'rejected.'],
    [
      'codex',
      line('response_item', { type: 'function_call_output', call_id: 'c', output: 'exec command rejected by user' }),
      'rejected.',
    ],
    [
      'qwen-code',
      qwen('tool_result', {
        parts: [
          {
            functionResponse: {
              id: 'c',
              response: { error: '[Operation Cancelled] Reason: User did not allow tool call' },
            },
          },
        ],
      }),
      'rejected.',
    ],
  ]
  test.each(LOOKED_FOR)('%s', (host, entry, words) => {
    const results = read(host, `${JSON.stringify(entry)}\n`).filter(({ type }) => type === 'result')
    expect(results).toMatchObject([{ failed: true, text: said(words) }])
  })

  test('and a tool that only says so is a tool', () => {
    const [result] = read('kimi-code', `${JSON.stringify(kimi('grep: was not run because the user rejected it'))}\n`)
    expect(result).toMatchObject({ type: 'result', text: 'grep: was not run because the user rejected it' })
  })
})

test('Kimi Code: what was undone is said to be, as far back as it goes', () => {
  const user = (text: string) => ({
    type: 'context.append_message',
    message: { role: 'user', content: [{ type: 'text', text }], origin: { kind: 'user' } },
  })
  const lines = [user('one'), user('two'), { type: 'context.undo', count: 1 }, user('three'), { type: 'context.clear' }]
  const starts = lines.map((_, at) => lines.slice(0, at).reduce((sum, one) => sum + JSON.stringify(one).length + 1, 0))
  const entries = read('kimi-code', lines.map((one) => `${JSON.stringify(one)}\n`).join(''))
  expect(entries.flatMap((entry) => (entry.type === 'back' ? [entry.from] : []))).toEqual([starts[1] ?? -1, 0])
})

test('a line that is named like a part of every object is of no kind', () => {
  for (const host of TRANSCRIPT_HOSTS)
    for (const type of ['constructor', 'toString', '__proto__'])
      expect(read(host, `${JSON.stringify({ type, payload: { type }, data: {}, message: {} })}\n`)).toEqual([])
})

test('a line that is longer than any client writes is passed over, and the next one is read where it stands', () => {
  const reader = readerOf('pi')?.({ offset: 0 })
  const part = new Uint8Array(16 * 1024 * 1024).fill(120)
  for (let at = 0; at < 5; at++) expect(reader?.push(part)).toEqual([])
  const entries = reader?.push(
    new TextEncoder().encode(`\n${JSON.stringify(pi({ role: 'user', content: 'hello' }))}\n`),
  )
  expect(entries).toMatchObject([{ type: 'prompt', text: 'hello', offset: 5 * part.length + 1 }])
})

function read(host: string, text: string): Entry[] {
  return readerOf(host)?.({ offset: 0 }).push(new TextEncoder().encode(text)) ?? []
}

function textOf(host: string): string {
  return (SESSIONS[host] ?? []).map((entry) => `${JSON.stringify(entry)}\n`).join('')
}

function shown(entry: Entry): string {
  if (entry.type === 'prompt') return `prompt ${entry.voice} ${entry.text}`
  if (entry.type === 'call') return `call ${entry.id} ${entry.tool} ${entry.input.command ?? entry.input.file_path}`
  if (entry.type === 'result') return `result ${entry.id} ${entry.failed ? 'failed' : 'ok'} ${entry.text}`
  return 'text' in entry ? `${entry.type} ${entry.text}` : entry.type
}

function line(type: string, payload: object): object {
  return { timestamp: AT, type, payload }
}

function qwen(type: string, message: object, more: object = {}): object {
  return { uuid: 'u', timestamp: AT, type, cwd: '/app', message, ...more }
}

function gemini(id: string, name: string, args: object, output: string): object {
  return { id, name, args, status: 'success', result: [{ functionResponse: { id, name, response: { output } } }] }
}

function copilot(type: string, data: object): object {
  return { type, data, id: 'e', timestamp: AT }
}

function pi(message: object) {
  return { type: 'message', id: 'e', parentId: 'p', timestamp: AT, message }
}

test('runs of one sign are cut before anybody looks for something in them', () => {
  const create = cleanReaderOf('claude-code', { everywhere: (value) => value })
  const text = `Running.${'\n'.repeat(50_000)}Done.`
  const content = [
    { type: 'text', text },
    { type: 'tool_use', id: 't', name: 'Write', input: { file_path: '/app/a', content: `a${' \n'.repeat(50_000)}b` } },
  ]
  const line = `${JSON.stringify({ type: 'assistant', uuid: 'u', message: { role: 'assistant', content } })}\n`
  const entries = create?.({ offset: 0 }).push(new TextEncoder().encode(line)) ?? []
  expect(entries.map(({ type }) => type)).toEqual(['said', 'call'])
  expect(JSON.stringify(entries).length).toBeLessThan(3000)
})
