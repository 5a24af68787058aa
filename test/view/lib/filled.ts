import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from '../../lib/home.ts'
import { patientHook, runCommand } from '../../lib/hook-process.ts'

/** Text that would do harm if it became anything but text. */
export const HARM = '<img src=x onerror="document.title=\'broken\'"></script><script>document.title="broken"</script>'
export const SESSION = 'view-session-0001'
export const RULE = 'project://rules/retries'

const PROMPT = `Add a retry to fetchRecord in src/http/record-client.ts. Never retry a POST. ${HARM}`
const SUMMARY = `<analysis>draft</analysis>\n<summary>\nThe user wants a retry in fetchRecord in src/http/record-client.ts.\n${HARM}\n</summary>`

/** A made-up session, event by event through the real hooks: an edit, a failure and its repair, a subagent, a compaction. */
export async function fill(home: Home): Promise<void> {
  const transcript = join(home.folder, 'transcript.jsonl')
  mkdirSync(join(home.folder, 'src/http'), { recursive: true })
  writeFileSync(join(home.folder, 'src/http/record-client.ts'), 'export const fetchRecord = () => 1\n')
  await runCommand(
    home,
    'memory',
    'create',
    RULE,
    '--content',
    `Retries live in src/http/record-client.ts ${HARM}`,
    '--tier',
    '0',
  )
  await runCommand(
    home,
    'memory',
    'create',
    'project://notes/a',
    '--content',
    'The record client was written for the warehouse.',
  )
  writeFileSync(transcript, LINES.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const common = { session_id: SESSION, cwd: home.folder, transcript_path: transcript }
  for (const event of EVENTS) await patientHook({ home, input: { ...common, ...event } })
}

const EDIT = { file_path: 'src/http/record-client.ts', old_string: 'fetchRecord()', new_string: 'retry(fetchRecord)' }
const CHECK = { command: 'npm test -- test/record-client.test.ts' }

const EVENTS: readonly Record<string, unknown>[] = [
  { hook_event_name: 'SessionStart', source: 'startup' },
  { hook_event_name: 'UserPromptSubmit', prompt: PROMPT, prompt_id: 'p1' },
  tool('Edit', EDIT, {}, 't1'),
  {
    hook_event_name: 'PostToolUseFailure',
    tool_name: 'Bash',
    tool_input: CHECK,
    error: `Exit code 1\nretry is not defined \u001b[31mred\u001b[0m \u202egnp.exe ${HARM}`,
    tool_use_id: 't2',
  },
  tool('Write', { file_path: `src/${HARM.replaceAll('/', '_')}.ts`, content: 'x' }, {}, 't3'),
  tool('Bash', CHECK, { stdout: `ok ${'y'.repeat(30_000)}`, stderr: '' }, 't4'),
  { hook_event_name: 'SubagentStart', agent_id: 'agent-7', agent_type: 'reviewer' },
  {
    ...tool('Read', { file_path: 'src/http/record-client.ts' }, 'export', 't5'),
    agent_id: 'agent-7',
    agent_type: 'reviewer',
  },
  { hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: null },
  { hook_event_name: 'SessionStart', source: 'compact', model: 'm' },
  { hook_event_name: 'PostCompact', trigger: 'auto', compact_summary: SUMMARY },
  { hook_event_name: 'UserPromptSubmit', prompt: 'go on', prompt_id: 'p2' },
  tool('Edit', EDIT, {}, 't6'),
]

function tool(name: string, input: object, response: unknown, id: string) {
  return {
    hook_event_name: 'PostToolUse',
    tool_name: name,
    tool_input: input,
    tool_response: response,
    tool_use_id: id,
  }
}

const LINES = [
  { type: 'user', uuid: 'u1', sessionId: SESSION, message: { role: 'user', content: PROMPT } },
  assistant('u2', {
    type: 'text',
    text: 'I decided to wrap fetchRecord in retry, with backoffDelay in src/http/backoff.ts.',
  }),
  assistant('u3', { type: 'tool_use', id: 't1', name: 'Edit', input: EDIT }),
  result('u4', 't1', 'done'),
  assistant('u5', {
    type: 'tool_use',
    id: 't7',
    name: 'Write',
    input: { file_path: 'src/http/backoff.ts', content: 'export const backoffDelay = 1' },
  }),
  result('u6', 't7', 'done'),
]

function assistant(uuid: string, block: object) {
  return { type: 'assistant', uuid, message: { role: 'assistant', content: [block] } }
}

function result(uuid: string, id: string, content: string) {
  return { type: 'user', uuid, message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content }] } }
}
