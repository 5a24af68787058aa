import { describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Home, homeIn } from '../lib/home.ts'
import { patientHook, runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const COPILOT = { COPILOT_CLI: '1' }

async function timeline(home: Home): Promise<{ type: string; session: string }[]> {
  return JSON.parse((await runCommand(home, 'timeline', '--all', '--json', '--limit', '0')).stdout)
}

describe('a host that is not the one that was installed for', () => {
  const pascal = { session_id: 's1', timestamp: '2026-01-02T03:04:05.678Z', cwd: '/app' }
  const camel = { sessionId: 's1', timestamp: Date.parse(pascal.timestamp), cwd: '/app' }

  test('Copilot CLI fires its own hooks and those of Claude Code: written once, under its own name', async () => {
    const home = homeIn(folder())
    const tool = { tool_name: 'Bash', tool_input: { command: 'ls' } }
    const own = { toolName: 'bash', toolArgs: { command: 'ls' } }
    await patientHook({ home, input: { ...pascal, hook_event_name: 'PreToolUse', ...tool }, env: COPILOT })
    await patientHook({ home, input: { ...camel, ...own }, words: ['copilot-cli', 'preToolUse'], env: COPILOT })
    expect((await timeline(home)).map(({ type }) => type)).toEqual(['tool:start'])
    const status = JSON.parse((await runCommand(home, 'status', '--json')).stdout)
    expect(status).toMatchObject([{ host: 'copilot-cli' }])
    const doctor = (await runCommand(home, 'doctor', '--quick')).stdout
    expect(doctor).toContain('copilot-cli ran the hooks that are installed for claude-code')
    expect(doctor).not.toContain('Double installation')
  })

  test('a call of another moment is another call', async () => {
    const home = homeIn(folder())
    const own = { toolName: 'bash', toolArgs: { command: 'ls' } }
    const words = ['copilot-cli', 'preToolUse']
    await patientHook({ home, input: { ...camel, ...own }, words, env: COPILOT })
    await patientHook({ home, input: { ...camel, timestamp: camel.timestamp + 1, ...own }, words, env: COPILOT })
    expect(await timeline(home)).toHaveLength(2)
  })

  test('a foreign host is answered with silence, and counted', async () => {
    const home = homeIn(folder())
    const ran = await patientHook({ home, input: { cursor_version: '1.7', hook_event_name: 'beforeSubmitPrompt' } })
    expect({ code: ran.code, stdout: ran.stdout, stderr: ran.stderr }).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(home.counter('stranger:cursor:claude-code')).toBe(1)
  })
})

describe('a client that says more than is known', () => {
  test('a new field is kept and listed, a new event is listed, and neither is an error', async () => {
    const home = homeIn(folder())
    const common = { session_id: 's2', cwd: '/app', transcript_path: null, model: 'm' }
    const start = { ...common, hook_event_name: 'SessionStart', source: 'startup', brand_new: true }
    expect((await patientHook({ home, input: start, words: ['codex'] })).code).toBe(0)
    expect(
      (await patientHook({ home, input: { ...common, hook_event_name: 'TurnPaused' }, words: ['codex'] })).stdout,
    ).toBe('')
    expect((await runCommand(home, 'doctor', '--quick')).stdout).toContain(
      '2 things that hosts said are not known here',
    )
    const drift = (await runCommand(home, 'doctor', '--quick', '--drift')).stdout
    expect(drift).toContain('codex: field brandNew of SessionStart is not known (1 time)')
    expect(drift).toContain('codex: event TurnPaused is not known (1 time)')
  })
})

describe('a compaction that a host announces in its own way', () => {
  const SUMMARY = 'Some work was done.'
  const LIMIT = 'Never rename readBasalt().'
  const ASKED = `Look at everything in src/quartz. ${LIMIT}`

  test('Gemini CLI: known by its summary alone, once, however often it is reported; back with the next tool', async () => {
    const home = homeIn(folder())
    const gemini = (fields: object) =>
      patientHook({
        home,
        input: { session_id: 'g', cwd: '/app', timestamp: '2026-01-02T03:04:05Z', ...fields },
        words: ['gemini-cli'],
      })
    const tool = (n: number) => ({
      hook_event_name: 'AfterTool',
      tool_name: 'run_shell_command',
      tool_input: { command: `ls src/quartz/file-${n}.ts` },
      tool_response: { llmContent: `Output: no such file\nExit Code: 2\nProcess Group PGID: ${n}` },
    })
    const request = {
      hook_event_name: 'BeforeModel',
      llm_request: { messages: [{ role: 'user', content: `<state_snapshot>${SUMMARY}</state_snapshot>` }] },
    }
    await gemini({ hook_event_name: 'BeforeAgent', prompt: ASKED })
    await gemini(tool(1))
    expect((await gemini({ hook_event_name: 'PreCompress', trigger: 'auto' })).stdout).toBe('')
    for (let n = 0; n < 3; n++) expect((await gemini(request)).stdout).toBe('')
    const [first, second] = [await gemini(tool(2)), await gemini(tool(3))]
    expect(JSON.parse(first.stdout).hookSpecificOutput).toMatchObject({
      hookEventName: 'AfterTool',
      additionalContext: expect.stringContaining(LIMIT),
    })
    expect(second.stdout).toBe('')
    await gemini(request)
    expect((await gemini(tool(4))).stdout).toBe('')
    const report = JSON.parse((await runCommand(home, 'report', '--all', '--json')).stdout)
    expect(report).toMatchObject({
      totals: { compactions: 1 },
      compactions: [{ epoch: 1, deliveredBy: 'PostToolUseFailure' }],
    })
    expect(home.counter('double:gemini-cli')).toBe(0)
  })

  test('Copilot CLI: announced, then found in the transcript; nothing is said before it stands there', async () => {
    const home = homeIn(folder())
    const transcript = join(home.folder, 'events.jsonl')
    const lines: string[] = []
    const write = (type: string, data: object) => {
      lines.push(`${JSON.stringify({ type, data, id: `${lines.length}`, timestamp: '2026-01-02T03:04:05Z' })}\n`)
      writeFileSync(transcript, lines.join(''))
    }
    let at = 1000
    const copilot = (event: string, fields: object) =>
      patientHook({
        home,
        input: { sessionId: 'c', cwd: '/app', timestamp: at++, ...fields },
        words: ['copilot-cli', event],
        env: COPILOT,
      })
    const tool = (command: string) => copilot('preToolUse', { toolName: 'bash', toolArgs: { command } })

    write('user.message', { content: ASKED })
    write('tool.execution_start', {
      toolCallId: '1',
      toolName: 'bash',
      arguments: { command: 'ls src/quartz/gone.ts' },
    })
    write('tool.execution_complete', {
      toolCallId: '1',
      success: true,
      shellExecution: { exitCode: 2 },
      result: { content: 'no such file' },
    })
    await copilot('preCompact', { transcriptPath: transcript, trigger: 'auto' })
    expect((await tool('ls a')).stdout).toBe('')
    write('session.compaction_complete', { success: true, summaryContent: SUMMARY })
    const told = JSON.parse((await tool('ls b')).stdout)
    expect(told.additionalContext).toContain(LIMIT)
    expect(Object.keys(told)).toEqual(['additionalContext'])
    expect((await tool('ls c')).stdout).toBe('')
  })

  test('Qwen Code: a tool comes before the late SessionStart, and nothing is said twice', async () => {
    const home = homeIn(folder())
    const common = { session_id: 'q', cwd: '/app', prompt_id: 'p' }
    const qwen = (fields: object) => patientHook({ home, input: { ...common, ...fields }, words: ['qwen-code'] })
    const tool = (id: string) => ({
      hook_event_name: 'PostToolUse',
      tool_name: 'run_shell_command',
      tool_input: { command: `cat src/quartz/${id}.ts` },
      tool_response: { llmContent: 'Output: fine\nExit Code: 0' },
      tool_call_id: id,
    })
    await qwen({ hook_event_name: 'UserPromptSubmit', prompt: ASKED })
    await qwen(tool('one'))
    const steered = JSON.parse(
      (await qwen({ hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: '' })).stdout,
    )
    expect(steered.hookSpecificOutput.additionalContext.length).toBeLessThanOrEqual(4000)
    await qwen({ hook_event_name: 'PostCompact', trigger: 'auto', compact_summary: SUMMARY })
    const before = {
      hook_event_name: 'PreToolUse',
      tool_name: 'run_shell_command',
      tool_input: { command: 'ls' },
      tool_call_id: 'x',
    }
    expect((await qwen(before)).stdout).toBe('')
    expect((await qwen(tool('two'))).stdout).toContain(LIMIT)
    expect((await qwen({ hook_event_name: 'SessionStart', source: 'compact' })).stdout).toBe('')
    expect((await qwen(tool('three'))).stdout).toBe('')
  })

  test('Codex: after a compaction by hand nothing that PreCompact wanted said counts as said', async () => {
    const home = homeIn(folder())
    const transcript = join(home.folder, 'rollout-1.jsonl')
    const line = (type: string, payload: object) =>
      `${JSON.stringify({ timestamp: '2026-01-02T03:04:05Z', type, payload })}\n`
    const before = [
      line('response_item', { type: 'message', role: 'user', content: [{ type: 'input_text', text: ASKED }] }),
      line('response_item', {
        type: 'function_call',
        name: 'exec_command',
        arguments: '{"cmd":"ls src/quartz/gone.ts"}',
        call_id: '1',
      }),
      line('response_item', {
        type: 'function_call_output',
        call_id: '1',
        output: 'Process exited with code 2\nOutput:\nno such file',
      }),
    ].join('')
    writeFileSync(transcript, before)
    const common = { session_id: 'x', cwd: '/app', transcript_path: transcript, model: 'm' }
    const codex = (fields: object) => patientHook({ home, input: { ...common, ...fields }, words: ['codex'] })
    expect((await codex({ hook_event_name: 'PreCompact', trigger: 'manual' })).stdout).toBe('')
    writeFileSync(transcript, before + line('compacted', { message: SUMMARY, replacement_history: [] }))
    expect((await codex({ hook_event_name: 'PostCompact', trigger: 'manual' })).stdout).toBe('')
    const told = JSON.parse((await codex({ hook_event_name: 'SessionStart', source: 'compact' })).stdout)
    expect(told.hookSpecificOutput.additionalContext).toContain(LIMIT)
    await codex({ hook_event_name: 'UserPromptSubmit', prompt: 'go on', turn_id: 't' })
    const report = JSON.parse((await runCommand(home, 'report', '--all', '--json')).stdout)
    expect(report.compactions).toMatchObject([
      { trigger: 'manual', state: 'delivered', deliveredBy: 'UserPromptSubmit' },
    ])
  })

  test('OpenCode: a session that goes on in a new process is told again what it was told', async () => {
    const home = homeIn(folder())
    const ask = (event: string, input: object) =>
      patientHook({
        home,
        input: { directory: '/app', input: { sessionID: 'o', ...input } },
        words: ['opencode', event],
      })
    const start = 'experimental.chat.system.transform'
    const tool = {
      type: 'tool',
      tool: 'bash',
      callID: '1',
      status: 'completed',
      input: { command: 'ls src/quartz/gone.ts' },
      output: 'no',
      exit: 2,
    }
    const messages = [
      { id: 'u', role: 'user', at: 900, parts: [{ type: 'text', text: ASKED }] },
      { id: 'm', role: 'assistant', at: 1000, parts: [tool] },
    ]
    expect((await ask(start, { source: 'startup' })).stdout).toBe('')
    expect(JSON.parse((await ask('experimental.session.compacting', { messages })).stdout)).toEqual({
      instructions: expect.stringContaining(LIMIT),
    })
    await ask('session.compacted', { summary: SUMMARY })
    const told = JSON.parse((await ask(start, { source: 'compact' })).stdout)
    expect(told.context).toContain(LIMIT)
    expect(JSON.parse((await ask(start, { source: 'resume' })).stdout).context).toContain(told.context)
  })
})

describe('a program that is none of the hosts', () => {
  test('speaks the words of the catalogue and is answered with the plain outcome', async () => {
    const home = homeIn(folder())
    const call = { sessionId: 's9', cwd: '/app', toolName: 'Bash', toolInput: { command: 'rm -rf /' } }
    const rule = 'event: PreToolUse\nwhen: {tool: Bash, command: {cmd: rm}}\naction: deny'
    mkdirSync(home.rules, { recursive: true })
    writeFileSync(join(home.rules, 'no-rm.md'), `---\nname: no-rm\ndescription: A rule.\n${rule}\n---\nNot here.\n`)
    const ran = await patientHook({ home, input: { ...call, name: 'PreToolUse' }, words: ['raw'] })
    expect(JSON.parse(ran.stdout)).toMatchObject({ decision: 'deny', reason: expect.stringContaining('Not here.') })
    const { sessionId: id, ...rest } = call
    expect((await patientHook({ home, input: { id, ...rest }, words: ['raw', 'PostToolUse'] })).code).toBe(0)
    expect((await timeline(home)).map(({ session }) => session)).toContain('s9')
  })

  test.each(['raw NoSuchEvent', 'nobody PreToolUse'])('%s costs nothing', async (said) => {
    const words = said.split(' ')
    const home = homeIn(folder())
    const ran = await patientHook({ home, input: { sessionId: 's', cwd: '/app' }, words })
    expect({ code: ran.code, stdout: ran.stdout, stderr: ran.stderr }).toEqual({ code: 0, stdout: '', stderr: '' })
  })
})
