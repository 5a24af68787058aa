import type { HooksSettings } from '../../src/index.ts'

/** What all three examples show: a file that stays closed, and something to know with every prompt. */
export const settings: { hooks: HooksSettings } = {
  hooks: {
    PreToolUse: [
      {
        name: 'Secrets stay where they are',
        matcher: { tools: 'Read', paths: '**/.env*' },
        hooks: [{ type: 'command', command: 'echo "Files with secrets are not read." >&2; exit 2' }],
      },
    ],
    UserPromptSubmit: [{ hooks: [{ type: 'command', command: 'echo "Today is $(date +%A)."' }] }],
  },
}
