import type { Ruling, ToolCall } from '../../src/index.ts'

export const MODES = ['default', 'acceptEdits', 'plan', 'yolo'] as const
export type Mode = (typeof MODES)[number]

const READING = ['Read', 'Grep', 'Agent']
const EDITING = ['Write', 'Edit']

/** The agent's own rules, by mode. Hooks can be stricter, never laxer than a deny. */
export function permit({ name }: ToolCall, mode: string): Ruling {
  if (READING.includes(name) || mode === 'yolo') return { permission: 'allow' }
  if (mode === 'plan') return { permission: 'deny', reason: 'In plan mode nothing is changed.' }
  if (mode === 'acceptEdits' && EDITING.includes(name)) return { permission: 'allow' }
  return { permission: 'ask', reason: `${name} changes things.` }
}

export function isMode(word: string): word is Mode {
  return MODES.some((mode) => mode === word)
}
