import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { tempFolder } from '../temp-folder.ts'

/**
 * In which order the code is used by a hook, written down by a program compiled with an ordinary runtime: code that is used together
 * then lies together in the file, and is read with it. Most important first.
 */
export function orderOf(program: string, folder: string): string[] {
  return tempFolder('throughline-order-', (home) => {
    const env = { PATH: process.env.PATH ?? '', HOME: home, USERPROFILE: home, THROUGHLINE_HOME: join(home, 'store') }
    const seen = (name: string, fields: object, n = '') => {
      const file = join(folder, `${name}${n}.txt`)
      const input = JSON.stringify({ hook_event_name: name, session_id: 'made-up', cwd: home, ...fields })
      spawnSync(program, ['hook', 'claude-code'], { input, env: { ...env, BUN_BYTECODE_ORDER_OUT: file } })
      return file
    }
    // The first one of all makes the store, which no other does.
    const started = seen('SessionStart', { source: 'startup' }, '-first')
    const call = { tool_name: 'Bash', tool_input: { command: 'npm test' } }
    return [
      seen('PreToolUse', { ...call, tool_use_id: 'made-up' }),
      seen('PostToolUse', { ...call, tool_use_id: 'made-up', tool_response: { stdout: 'ok', stderr: '' } }),
      seen('UserPromptSubmit', {
        prompt: 'Add a retry to the client, and keep the tests green.',
        prompt_id: 'made-up',
      }),
      seen('SessionStart', { source: 'startup', session_id: 'another' }),
      seen('Stop', { stop_hook_active: false }),
      started,
    ]
  })
}
