import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../base/environment.ts'
import { callerOf } from './detect.ts'
import { HOST_IDS, HOSTS, type HostId } from './index.ts'

const corpus = join(import.meta.dir, '../../test/corpus')

function read(...path: string[]): Record<string, unknown> {
  return JSON.parse(readFileSync(join(corpus, ...path), 'utf8'))
}

async function recordedOf(id: HostId, folder = '') {
  const { testedVersion } = await HOSTS[id]()
  const names = readdirSync(join(corpus, id, testedVersion, folder)).filter((name) => /^[A-Za-z].*\.json$/.test(name))
  const environment = id === 'opencode' ? {} : (read(id, testedVersion, '_env.json') as Environment)
  return { environment, payloads: names.map((name) => read(id, testedVersion, folder, name)) }
}

describe('who really calls', () => {
  test.each(HOST_IDS.filter((id) => id !== 'claude-code'))('%s under its own word is itself', async (id) => {
    const { environment, payloads } = await recordedOf(id)
    for (const payload of payloads) expect(callerOf(id, payload, environment)).toEqual({ host: id })
  })

  test('Copilot CLI that runs the hooks of Claude Code is known by its environment and its payload', async () => {
    const { environment } = await recordedOf('copilot-cli')
    const { payloads } = await recordedOf('copilot-cli', 'pascal')
    for (const payload of payloads)
      expect(callerOf('claude-code', payload, environment)).toEqual({ host: 'copilot-cli' })
  })

  test.each(['gemini-cli', 'qwen-code'] as const)('%s that was given the hooks of Claude Code is known', async (id) => {
    const { environment, payloads } = await recordedOf(id)
    const variable = id === 'gemini-cli' ? 'GEMINI_SESSION_ID' : 'QWEN_CODE_SESSION_ID'
    for (const payload of payloads) {
      const own = { ...environment, [variable]: String(payload.session_id) }
      expect(callerOf('claude-code', payload, own)).toEqual({ host: id })
    }
  })

  test('Codex is known by where it writes its transcript', async () => {
    const { payloads } = await recordedOf('codex')
    for (const payload of payloads) expect(callerOf('claude-code', payload, {})).toEqual({ host: 'codex' })
  })

  test('Claude Code started from the shell of another agent inherits its variables and is itself all the same', () => {
    const inherited = { COPILOT_CLI: '1', GEMINI_SESSION_ID: 'other', QWEN_CODE_SESSION_ID: 'another' }
    const payload = {
      session_id: 's',
      transcript_path: '/home/dev/.claude/projects/a/s.jsonl',
      hook_event_name: 'Stop',
    }
    expect(callerOf('claude-code', payload, inherited)).toEqual({ host: 'claude-code' })
  })

  test('Cursor is a foreign host', () => {
    expect(callerOf('claude-code', { cursor_version: '1.7', hook_event_name: 'stop' }, {})).toEqual({
      foreign: 'cursor',
    })
  })

  test.each([{ payload: null }, { payload: [] }, { payload: 'text' }, { payload: 7 }])(
    '$payload has no caller but the word',
    ({ payload }) => {
      expect(callerOf('codex', payload, { COPILOT_CLI: '1' })).toEqual({ host: 'codex' })
    },
  )
})
