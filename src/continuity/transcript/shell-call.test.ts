import { expect, test } from 'bun:test'
import type { Entry } from './entry.ts'
import { readerOf } from './readers.ts'

/** Made-up lines of each host: where a command runs, and whether it has ended, is told alike. */
const read = (host: string, lines: readonly unknown[]): Entry[] =>
  readerOf(host)?.({ offset: 0 }).push(
    new TextEncoder().encode(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`),
  ) ?? []
const commandOf = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.type === 'call' && entry.tool === 'Bash' ? [entry.input.command] : []))
const resultOf = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.type === 'result' ? [[entry.text, entry.failed] as const] : [])).at(-1)

const codexItem = (payload: object) => ({ type: 'response_item', payload })
const codex = (name: string, input: object, output = '') => [
  { type: 'session_meta', payload: { id: 's', cwd: '/srv/shop' } },
  codexItem({ type: 'function_call', call_id: 'c', name, arguments: JSON.stringify(input) }),
  codexItem({ type: 'function_call_output', call_id: 'c', output }),
]
const qwen = (args: object, output = '') => [
  {
    type: 'assistant',
    cwd: '/srv/shop',
    message: { parts: [{ functionCall: { id: 's', name: 'run_shell_command', args } }] },
  },
  {
    type: 'tool_result',
    cwd: '/srv/shop',
    message: { parts: [{ functionResponse: { id: 's', response: { output } } }] },
  },
]
const gemini = (args: object, output = '') => [
  { directories: ['/srv/shop'] },
  {
    id: 'm',
    type: 'gemini',
    content: '',
    toolCalls: [{ id: 's', name: 'run_shell_command', args, result: [{ functionResponse: { response: { output } } }] }],
  },
]
const opencode = (input: object, output = '') => [
  {
    cwd: '/srv/shop',
    message: { id: 'm', role: 'assistant' },
    part: { type: 'tool', callID: 's', tool: 'bash', state: { status: 'completed', input, output } },
  },
]
const kimi = (output: string) => [
  {
    type: 'context.append_loop_event',
    event: { type: 'tool.call', toolCallId: 's', name: 'Bash', args: { command: 'npm test' } },
  },
  { type: 'context.append_loop_event', event: { type: 'tool.result', toolCallId: 's', result: { output } } },
]
const copilot = (content: string) => [
  { type: 'tool.execution_start', data: { toolCallId: 's', toolName: 'bash', arguments: { command: 'npm test' } } },
  { type: 'tool.execution_complete', data: { toolCallId: 's', success: true, result: { content } } },
]

test.each([
  ['codex', codex('exec_command', { cmd: 'git status', workdir: '/srv/other' })],
  ['codex', codex('shell', { command: ['bash', '-lc', 'git status'], workdir: '/srv/other/' })],
  ['qwen-code', qwen({ command: 'git status', directory: '/srv/other' })],
  ['gemini-cli', gemini({ command: 'git status', dir_path: '/srv/other' })],
  ['opencode', opencode({ command: 'git status', workdir: '/srv/other' })],
])('a command of %s is read with the folder it is run in', (host, lines) => {
  expect(commandOf(read(host, lines))).toEqual(['cd /srv/other && git status'])
})

test('the folder of the session is not named, and one below it by its name', () => {
  expect(commandOf(read('codex', codex('shell', { command: 'ls', workdir: '/srv/shop' })))).toEqual(['ls'])
  expect(commandOf(read('codex', codex('shell', { command: 'ls', workdir: '/srv/shop/web' })))).toEqual([
    'cd web && ls',
  ])
})

const RUNNING = 'Wall time: 10.0 seconds\nProcess running with session ID 5\nOutput:\n> vitest\n'

test.each([
  ['codex', codex('exec_command', { cmd: 'npm test' }, RUNNING)],
  ['qwen-code', qwen({ command: 'npm test', is_background: true }, 'Background shell started.\nid: 3')],
  ['gemini-cli', gemini({ command: 'npm test' }, 'Command moved to background (PID: 9). Output hidden.')],
  [
    'kimi-code',
    kimi('task_id: bash-1\npid: 9\ndescription: Run the tests\nstatus: running\nautomatic_notification: true'),
  ],
  ['copilot-cli', copilot('> vitest\n<command with shellId: 3 is still running after 10 seconds>')],
])('a command of %s that goes on has not ended', (host, lines) => {
  expect(resultOf(read(host, lines))?.[0]).toStartWith('Command is running in background\n')
})

test.each([
  [
    'gemini-cli',
    gemini(
      { command: 'npm test' },
      'Command was automatically cancelled because it exceeded the timeout of 5.0 minutes',
    ),
  ],
  [
    'opencode',
    opencode(
      { command: 'npm test' },
      '> vitest\n<bash_metadata>\nbash tool terminated command after exceeding timeout 120000 ms\n</bash_metadata>',
    ),
  ],
])('a command that %s has ended is none that has passed', (host, lines) => {
  expect(resultOf(read(host, lines))?.[0]).toStartWith('Exit code 124\n')
})

test.each([
  ['codex', codex('shell', { command: 'npm test' }, JSON.stringify({ output: 'words', metadata: { exit_code: 1 } }))],
  ['codex', codex('shell_command', { command: 'npm test' }, 'Exit code: 1\nWall time: 0.4 seconds\nOutput:\nwords')],
  ['copilot-cli', copilot('words\n<shellId: 3 completed with exit code 1>')],
])('the exit code of %s is read wherever it stands', (host, lines) => {
  expect(resultOf(read(host, lines))).toEqual(['words', true])
})

test('how a command of Codex ended that was asked for later is its own', () => {
  const asked = codex(
    'write_stdin',
    { session_id: 5 },
    'Wall time: 1 seconds\nProcess exited with code 1\nOutput:\n1 failed',
  )
  const entries = read('codex', [...codex('exec_command', { cmd: 'npm test' }, RUNNING), ...asked.slice(1)])
  expect(commandOf(entries)).toEqual(['npm test', 'npm test'])
  expect(resultOf(entries)).toEqual(['1 failed', true])
})

const PATCH = '*** Begin Patch\n*** Update File: src/cart.ts\n@@\n-a\n+b\n*** Add File: src/new.ts\n+c\n*** End Patch'

test.each([
  [
    'as a tool',
    [
      codexItem({ type: 'custom_tool_call', call_id: 'p', name: 'apply_patch', input: PATCH }),
      codexItem({ type: 'custom_tool_call_output', call_id: 'p', output: 'Success.' }),
    ],
  ],
  ['in the shell', codex('shell', { command: ['apply_patch', PATCH] }, 'Success.')],
])('each file of a patch is an edit of its own: %s', (_, lines) => {
  const entries = read('codex', lines)
  const edits = entries.flatMap((entry) =>
    entry.type === 'call' ? [[entry.tool, entry.input.file_path, entry.id]] : [],
  )
  expect(edits.map(([tool, path]) => [tool, path])).toEqual([
    ['Edit', 'src/cart.ts'],
    ['Write', 'src/new.ts'],
  ])
  const answered = entries.flatMap((entry) => (entry.type === 'result' ? [entry.id] : []))
  expect(answered).toEqual(edits.map(([, , id]) => String(id)))
})

test('a file that a patch deletes or moves is no edit of what is gone', () => {
  const patch =
    '*** Begin Patch\n*** Delete File: src/old.ts\n*** Update File: src/a.ts\n*** Move to: src/b.ts\n@@\n-a\n+b\n*** End Patch'
  const entries = read('codex', codex('shell', { command: ['apply_patch', patch] }, 'Success.'))
  const calls = entries.flatMap((entry) => (entry.type === 'call' ? [[entry.tool, entry.input.file_path]] : []))
  expect(calls).toEqual([
    ['Delete', 'src/old.ts'],
    ['Edit', 'src/a.ts'],
    ['Move', 'src/a.ts'],
  ])
  expect(entries.filter(({ type }) => type === 'result')).toHaveLength(calls.length)
})
