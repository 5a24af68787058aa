import { expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeIn } from '../lib/home.ts'
import { patientHook, runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const ASKED = 'Never call flushLedger twice in src/ledger-writer.ts; add a guard.'

test('a session in Codex is found by search and told to a session of Claude Code in the same project', async () => {
  const home = homeIn(folder())
  const project = join(home.folder, 'project')
  mkdirSync(project)
  const transcript = join(home.folder, 'rollout.jsonl')
  const said = (role: string, type: string, text: string) => ({
    timestamp: '2026-01-02T03:04:05.000Z',
    type: 'response_item',
    payload: { type: 'message', role, content: [{ type, text }] },
  })
  const lines = [
    said('user', 'input_text', ASKED),
    said('assistant', 'output_text', 'I decided to guard flushLedger with a flag because two queues share the writer.'),
  ]
  writeFileSync(transcript, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const common = { session_id: 'codex-session', cwd: project, model: 'm', transcript_path: transcript }
  const events: Record<string, unknown>[] = [
    { hook_event_name: 'SessionStart', source: 'startup' },
    { hook_event_name: 'UserPromptSubmit', turn_id: 't1', prompt: ASKED },
    { hook_event_name: 'SessionEnd', reason: 'other' },
  ]
  for (const event of events) await patientHook({ home, words: ['codex'], input: { ...common, ...event } })

  const found = await runCommand(home, 'search', 'flushLedger', '--project', project, '--json')
  expect(JSON.parse(found.stdout).map(({ content }: { content: string }) => content)).toContainEqual(
    expect.stringContaining('Never call flushLedger twice'),
  )
  const started = await patientHook({
    home,
    input: { session_id: 'claude-session', cwd: project, hook_event_name: 'SessionStart', source: 'startup' },
  })
  expect(started.stdout).toContain('Never call flushLedger twice')
})
