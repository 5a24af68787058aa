import type { State, WorkflowVerdict } from '../state.ts'
import type { Words } from './hint.ts'

/** S0.58: how it went, for the person, when everything is done. */
export function completionSummary(state: State, at: number, { messages: { workflow }, language }: Words): string {
  const tries = state.stages.reduce((sum, stage) => sum + Math.max(0, stage.tries - 1), 0)
  const seconds = Math.max(0, Math.round((at - state.createdAt) / 1000))
  return [
    workflow.done({ type: state.key }),
    ...state.stages.map(({ result, emoji, labels }) => `${ICONS[result ?? 'none']} ${emoji} ${labels[language]}`),
    ...(tries > 0 ? [workflow.retries({ count: tries })] : []),
    ...(state.rejectCount > 0 ? [workflow.rejections({ count: state.rejectCount })] : []),
    workflow.duration({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
  ].join('\n')
}

const ICONS: Readonly<Record<WorkflowVerdict | 'none', string>> = {
  pass: '✅',
  issues: '✅',
  fail: '❌',
  reject: '🔙',
  none: '⬜',
}
