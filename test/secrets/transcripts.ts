type Json = Readonly<Record<string, unknown>>

interface Written {
  /** A prompt, what the agent said, a call and its failing result, as the host writes them. */
  lines(text: string, said: string, id: string): readonly Json[]
  /** What the host fires around a compaction; the word is what the hook is called with, where the payload does not say. */
  events(transcript: string, cwd: string, summary: string): readonly (readonly [word: string, payload: Json])[]
}

const AT = '2026-01-02T03:04:05.000Z'
let count = 0

export const TRANSCRIPTS: Readonly<Record<string, Written>> = {
  'claude-code': {
    lines: (text, said, id) => [
      claude('user', text),
      claude('assistant', [{ type: 'text', text: said }]),
      claude('assistant', [{ type: 'tool_use', id, name: 'Bash', input: { command: text } }]),
      claude('user', [{ type: 'tool_result', tool_use_id: id, content: `error: ${text}`, is_error: true }]),
    ],
    events: (transcript_path, cwd, compact_summary) => {
      const common = { session_id: 's1', transcript_path, cwd }
      return [
        ['', { ...common, hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: null }],
        ['', { ...common, hook_event_name: 'SessionStart', source: 'compact', model: `m${++count}` }],
        ['', { ...common, hook_event_name: 'PostCompact', trigger: 'auto', compact_summary }],
        ['', { ...common, hook_event_name: 'UserPromptSubmit', prompt: 'go on', prompt_id: `p${++count}` }],
      ]
    },
  },
  codex: {
    lines: (text, said, call_id) => [
      codex({ type: 'message', role: 'user', content: [{ type: 'input_text', text }] }),
      codex({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: said }] }),
      codex({ type: 'function_call', name: 'exec_command', arguments: JSON.stringify({ cmd: text }), call_id }),
      codex({ type: 'function_call_output', call_id, output: `Process exited with code 1\nOutput:\n${text}\n` }),
    ],
    events: (transcript_path, cwd) => {
      const common = { session_id: 's1', turn_id: `turn${++count}`, transcript_path, cwd, model: 'm' }
      return [
        ['', { ...common, hook_event_name: 'PreCompact', trigger: 'auto' }],
        ['', { ...common, hook_event_name: 'PostCompact', trigger: 'auto' }],
        ['', { ...common, hook_event_name: 'UserPromptSubmit', prompt: 'go on', permission_mode: 'default' }],
      ]
    },
  },
  'qwen-code': {
    lines: (text, said, id) => [
      qwen('user', { role: 'user', parts: [{ text }] }, { provenance: 'real_user' }),
      qwen('assistant', { parts: [{ text: said }] }),
      qwen('assistant', { parts: [{ functionCall: { id, name: 'run_shell_command', args: { command: text } } }] }),
      qwen('tool_result', { parts: [{ functionResponse: { id, response: { error: text } } }] }),
    ],
    events: (transcript_path, cwd) => {
      const common = { session_id: 's1', transcript_path, cwd, timestamp: AT }
      return [['', { ...common, hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: '' }]]
    },
  },
  'gemini-cli': {
    lines: (text, said, id) => [
      { id: `m${++count}`, timestamp: AT, type: 'user', content: [{ text }] },
      { id: `m${++count}`, timestamp: AT, type: 'gemini', content: said },
      { id: `m${++count}`, timestamp: AT, type: 'gemini', content: '', toolCalls: [gemini(id, text)] },
    ],
    events: (transcript_path, cwd, summary) => {
      const common = { session_id: 's1', transcript_path, cwd, timestamp: AT }
      const content = `<state_snapshot>${summary}</state_snapshot>`
      return [
        ['', { ...common, hook_event_name: 'PreCompress', trigger: 'auto' }],
        ['', { ...common, hook_event_name: 'BeforeModel', llm_request: { messages: [{ role: 'user', content }] } }],
        ['', { ...common, hook_event_name: 'BeforeAgent', prompt: `go on ${++count}` }],
      ]
    },
  },
  'copilot-cli': {
    lines: (text, said, toolCallId) => [
      copilot('user.message', { content: text, transformedContent: text }),
      copilot('assistant.message', { content: said }),
      copilot('tool.execution_start', { toolCallId, toolName: 'bash', arguments: { command: text } }),
      copilot('tool.execution_complete', {
        toolCallId,
        success: true,
        shellExecution: { exitCode: 1 },
        result: { content: text },
      }),
    ],
    events: (transcriptPath, cwd) => [
      [
        'preCompact',
        { sessionId: 's1', timestamp: 1794711244854, cwd, transcriptPath, trigger: 'auto', customInstructions: '' },
      ],
    ],
  },
  pi: {
    lines: (text, said, id) => [
      pi({ role: 'user', content: [{ type: 'text', text }] }),
      pi({
        role: 'assistant',
        content: [
          { type: 'text', text: said },
          { type: 'toolCall', id, name: 'bash', arguments: { command: text } },
        ],
      }),
      pi({ role: 'toolResult', toolCallId: id, content: [{ type: 'text', text }], isError: true }),
    ],
    events: (sessionFile, cwd, summary) => {
      const ctx = { cwd, sessionId: 's1', sessionFile }
      return [
        ['session_before_compact', { event: { reason: 'threshold' }, ctx }],
        ['session_compact', { event: { reason: 'threshold', compactionEntry: { summary } }, ctx }],
        ['session_start', { event: { reason: 'compact' }, ctx }],
      ]
    },
  },
  'kimi-code': {
    lines: (text, said) => [
      { type: 'context.append_message', time: 1, message: { role: 'user', content: [{ type: 'text', text }] } },
      {
        type: 'context.append_message',
        time: 2,
        message: { role: 'assistant', content: [{ type: 'text', text: said }] },
      },
    ],
    events: (transcript_path, cwd, text) => {
      const common = { session_id: 'k1', cwd, client_type: 'kimi_code_cli', transcript_path }
      const call = { tool_name: 'Bash', tool_input: { command: text }, tool_call_id: `t${++count}` }
      return [
        ['', { ...common, hook_event_name: 'UserPromptSubmit', prompt: [{ type: 'text', text }] }],
        ['', { ...common, ...call, hook_event_name: 'PreToolUse' }],
        ['', { ...common, ...call, hook_event_name: 'PostToolUse', tool_output: text }],
        ['', { ...common, hook_event_name: 'PreCompact', trigger: 'auto', token_count: 20_000 }],
        ['', { ...common, hook_event_name: 'PostCompact', trigger: 'auto', estimated_token_count: 2000 }],
        ['', { ...common, hook_event_name: 'Stop', response: text }],
      ]
    },
  },
  opencode: inProcess(),
  kilo: inProcess(),
  cline: {
    lines: () => [],
    events: (_transcript, cwd, text) => {
      const place = { sessionId: 'c1', cwd }
      const toolCall = { toolName: 'run_commands', toolCallId: `t${++count}` }
      const input = { commands: [text] }
      return [
        ['session', { place, source: 'startup' }],
        ['beforeRun', { place, text: `<user_input mode="act">${text}</user_input>`, messageId: `m${++count}` }],
        ['beforeTool', { place, context: { toolCall, input } }],
        ['afterTool', { place, context: { toolCall, input, result: { output: [{ query: text, result: text }] } } }],
        ['compacted', { place, summary: text }],
        ['session', { place, source: 'compact' }],
        ['afterRun', { place, text }],
      ]
    },
  },
  raw: {
    lines: (text, said, id) => [
      claude('user', text),
      claude('assistant', [{ type: 'text', text: said }]),
      claude('user', [{ type: 'tool_result', tool_use_id: id, content: text, is_error: true }]),
    ],
    events: (transcriptPath, cwd, text) => {
      const common = { sessionId: 'r1', cwd, transcriptPath }
      return [
        ['UserPromptSubmit', { ...common, prompt: text, promptId: `p${++count}` }],
        ['PreCompact', { ...common, trigger: 'auto' }],
        ['PostCompact', { ...common, trigger: 'auto', summary: text }],
        ['SessionStart', { ...common, source: 'compact' }],
      ]
    },
  },
}

/** A host that hands its messages over instead of keeping a file. */
function inProcess(): Written {
  return {
    lines: () => [],
    events: (_transcript, directory, text) => {
      const part = { type: 'tool', status: 'completed', tool: 'bash', callID: 'c1', input: { command: text } }
      const messages = [
        { id: `m${++count}`, role: 'user', at: 1000, parts: [{ type: 'text', text }] },
        {
          id: `m${++count}`,
          role: 'assistant',
          at: 2000,
          parts: [
            { ...part, output: text, exit: 1 },
            { type: 'text', text },
          ],
        },
      ]
      return [['experimental.session.compacting', { directory, input: { sessionID: 'o1', trigger: 'auto', messages } }]]
    },
  }
}

function pi(message: Json): Json {
  return { type: 'message', id: `e${++count}`, parentId: 'p', timestamp: AT, message }
}

function claude(type: string, content: unknown): Json {
  return { type, uuid: `u${++count}`, isSidechain: false, message: { role: type, content } }
}

function codex(payload: Json): Json {
  return { timestamp: AT, type: 'response_item', payload }
}

function qwen(type: string, message: Json, more: Json = {}): Json {
  return { uuid: `u${++count}`, timestamp: AT, type, cwd: '/app', message, ...more }
}

function gemini(id: string, text: string): Json {
  const name = 'run_shell_command'
  const output = `Output: ${text}\nExit Code: 1`
  return {
    id,
    name,
    args: { command: text },
    status: 'success',
    result: [{ functionResponse: { id, name, response: { output } } }],
  }
}

function copilot(type: string, data: Json): Json {
  return { type, data, id: `e${++count}`, timestamp: AT }
}
