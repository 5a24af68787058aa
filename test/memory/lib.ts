import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Home, homeIn } from '../lib/home.ts'
import { type Payload, patientHook, runCommand } from '../lib/hook-process.ts'

/** A project in a home of its own, with an agent at work in it. */
export function workshop(folder: string) {
  const home: Home = homeIn(folder)
  const project = join(folder, 'app')
  mkdirSync(project, { recursive: true })
  let calls = 0
  const fire = async (name: string, own: Payload = {}, session = 's1', env: Record<string, string> = {}) => {
    const input = { session_id: session, cwd: project, hook_event_name: name, ...own }
    const { stdout, code } = await patientHook({ home, input, env: { CLAUDE_PROJECT_DIR: project, ...env } })
    if (code !== 0) throw new Error(`${name} ended with ${code}`)
    return { stdout, context: contextIn(stdout) }
  }
  return {
    home,
    project,
    fire,
    start: (session = 's1', source = 'startup') => fire('SessionStart', { source }, session),
    prompt: (prompt: string, session = 's1') => fire('UserPromptSubmit', { prompt, prompt_id: `p${++calls}` }, session),
    before: (tool: string, input: object, session = 's1', own: Payload = {}) =>
      fire('PreToolUse', { tool_name: tool, tool_input: input, tool_use_id: `t${++calls}`, ...own }, session),
    after: (tool: string, input: object, output: unknown = {}, session = 's1') =>
      fire(
        'PostToolUse',
        { tool_name: tool, tool_input: input, tool_response: output, tool_use_id: `t${++calls}` },
        session,
      ),
    fail: (command: string, error: string, session = 's1') =>
      fire(
        'PostToolUseFailure',
        { tool_name: 'Bash', tool_input: { command }, error, tool_use_id: `t${++calls}` },
        session,
      ),
    bash: (command: string, stdout = 'ok', session = 's1') =>
      fire(
        'PostToolUse',
        {
          tool_name: 'Bash',
          tool_input: { command },
          tool_response: { stdout, stderr: '', interrupted: false },
          tool_use_id: `t${++calls}`,
        },
        session,
      ),
    edit: (path: string, session = 's1', change = { old_string: 'a', new_string: 'b' }) =>
      fire(
        'PostToolUse',
        {
          tool_name: 'Edit',
          tool_input: { file_path: join(project, path), ...change },
          tool_response: {},
          tool_use_id: `t${++calls}`,
        },
        session,
      ),
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(project, path)), { recursive: true })
      writeFileSync(join(project, path), text)
      return join(project, path)
    },
    tell: (...words: string[]) => runCommand(home, ...words, '--project', project),
    command: (...words: string[]) => runCommand(home, ...words),
    memories: () =>
      home.all<{ uri: string; content: string; tier: number; status: string; trust: string; truth: string }>(
        'SELECT uri, content, tier, status, trust, truth FROM memories ORDER BY id',
      ),
    injections: () =>
      home.all<{
        session: string
        key: string
        event: string
        reason: string
        tokens: number
        text: string
        epoch: number
      }>('SELECT * FROM memory_injections ORDER BY id'),
  }
}

export type Workshop = ReturnType<typeof workshop>

function contextIn(stdout: string): string {
  if (!stdout.startsWith('{')) return ''
  const answer = JSON.parse(stdout) as { hookSpecificOutput?: { additionalContext?: string } }
  return answer.hookSpecificOutput?.additionalContext ?? ''
}

/** A transcript of a made-up session, as the client writes it. */
export function transcript(path: string, cwd: string, lines: readonly object[]): string {
  const text = lines.map((line, at) =>
    JSON.stringify({
      uuid: `u${at}`,
      isSidechain: false,
      cwd,
      timestamp: new Date(1_767_000_000_000 + at * 1000).toISOString(),
      ...line,
    }),
  )
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${text.join('\n')}\n`)
  return path
}

export const user = (text: string) => ({ type: 'user', message: { role: 'user', content: text } })
export const said = (text: string) => ({
  type: 'assistant',
  message: { role: 'assistant', content: [{ type: 'text', text }] },
})
export const used = (id: string, name: string, input: object) => ({
  type: 'assistant',
  message: { role: 'assistant', content: [{ type: 'tool_use', id, name, input }] },
})
export const result = (id: string, text: string, failed = false) => ({
  type: 'user',
  message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: text, is_error: failed }] },
})
