import type { Environment } from '../base/environment.ts'

/**
 * Whether a program was started in a shell that an agent has: hosts mark it, so that what runs there knows. What is typed there by a person
 * (`! command`) cannot be told apart from what the agent runs.
 */
export function isAgentsShell(environment: Environment): boolean {
  for (const name of MARKS) {
    const value = environment[name]
    if (value !== undefined && value !== '' && value !== '0' && value !== 'false') return true
  }
  return false
}

/** Of the hosts that are known here, of some that are not, and the one that they are agreeing on. */
const MARKS: readonly string[] = [
  'CLAUDECODE',
  'CLAUDE_CODE_SESSION_ID',
  'CODEX_THREAD_ID',
  'CODEX_SANDBOX',
  'CODEX_SANDBOX_NETWORK_DISABLED',
  'CODEX_CI',
  'GEMINI_CLI',
  'QWEN_CODE',
  'COPILOT_CLI',
  'CLINE_ACTIVE',
  'OPENCODE',
  'KILO_PID',
  'PI_CODING_AGENT',
  'CURSOR_AGENT',
  'AI_AGENT',
]
