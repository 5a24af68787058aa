import { lookUp } from '../../base/look-up.ts'
import type { Prompt } from './entry.ts'

/** Slash commands, their output, hooks and notices stand where prompts stand, and are not the person's words. */
export function voiceOf(said: string): Prompt['voice'] {
  const tag = /^\s*<([a-z][a-z-]*)(?:\s[^>]*)?>/.exec(said)?.[1]
  if (tag === undefined) return CLIENTS_OWN.test(said) ? 'output' : 'typed'
  // A tag of two words or more is the client's; `<div>` may be what a person pasted.
  return lookUp(TAG_VOICES, tag) ?? (tag.includes('-') && said.includes(`</${tag}>`) ? 'meta' : 'typed')
}

const TAG_VOICES: Readonly<Record<string, Prompt['voice']>> = {
  'command-name': 'command',
  'command-message': 'command',
  'command-args': 'command',
  'bash-input': 'shell',
  'bash-stdout': 'output',
  'bash-stderr': 'output',
  'local-command-stdout': 'output',
  'local-command-stderr': 'output',
  'local-command-caveat': 'meta',
  'agent-notification': 'output',
  'task-notification': 'output',
  'user-memory-input': 'command',
}
const CLIENTS_OWN =
  /^\s*(?:\[Request interrupted|Caveat: The messages below were generated|This session is being continued from a previous|Base directory for this skill:|(?:Stop|SubagentStop|PreToolUse|PostToolUse|UserPromptSubmit|SessionStart|PreCompact|Notification)(?::\S+)? hook (?:feedback|success|stopped|blocking|error|additional)|Operation stopped by hook)/
