import type { Outcome, Power } from '../../src/protocol/outcome.ts'

/** What an answer says to a recorded payload; its bytes stand in `<payload>.<name>.out`. */
export interface OutcomeCase {
  payload: string
  name: string
  outcome: Outcome
  /** What Claude Code cannot carry here; counted, for doctor. */
  dropped?: readonly Power[]
  /** The requirement that asks for it. */
  row?: string
}

const CONTEXT = 'Open task: make "parses an empty file" pass.\nFile: src/parser.ts'
const STEER = 'Keep word for word:\n- the failing test is "parses an empty file"\n- {"json": "stays text"}'
const EVERYTHING: Outcome = {
  decision: 'block',
  reason: 'no',
  context: 'c',
  instructions: 'i',
  notice: 'n',
  stop: 's',
  keepGoing: 'k',
  updatedInput: { a: 1 },
  updatedOutput: 'o',
}
const ALL_BUT_DECISIONS: readonly Power[] = [
  'updatedInput',
  'updatedOutput',
  'context',
  'instructions',
  'notice',
  'stop',
  'keepGoing',
]

// One case, one line: this table is not formatted.
export const OUTCOMES: readonly OutcomeCase[] = [
  { payload: 'SessionStart.startup', name: 'context', outcome: { context: CONTEXT }, row: 'S1.11' },
  { payload: 'SessionStart.compact', name: 'context', outcome: { context: CONTEXT }, row: 'S1.11' },
  { payload: 'SessionStart.compact.subagent', name: 'context', outcome: { context: CONTEXT }, row: 'S1.11' },
  { payload: 'SessionStart.fork', name: 'context', outcome: { context: CONTEXT }, row: 'S1.11' },
  { payload: 'UserPromptSubmit', name: 'context', outcome: { context: CONTEXT }, row: 'S1.11' },
  { payload: 'UserPromptExpansion', name: 'context', outcome: { context: CONTEXT }, row: 'S1.11' },
  { payload: 'PreToolUse.Bash', name: 'context', outcome: { context: CONTEXT }, row: 'S1.11' },
  { payload: 'PostToolUse.Bash', name: 'context', outcome: { context: CONTEXT }, row: 'S1.11' },
  { payload: 'PostToolBatch', name: 'context', outcome: { context: CONTEXT }, row: 'S1.11' },
  { payload: 'SubagentStart.subagent', name: 'context', outcome: { context: CONTEXT }, row: 'S1.11' },
  { payload: 'SessionStart.startup', name: 'notice', outcome: { notice: 'Two memories of this project were loaded.' }, row: 'B3' },
  { payload: 'Setup', name: 'notice', outcome: { notice: 'Two memories of this project were loaded.' }, row: 'B3' },
  { payload: 'UserPromptSubmit', name: 'notice', outcome: { notice: 'Two memories of this project were loaded.' }, row: 'B3' },
  { payload: 'PreToolUse.Bash', name: 'notice', outcome: { notice: 'Two memories of this project were loaded.' }, row: 'B3' },
  { payload: 'PermissionRequest', name: 'notice', outcome: { notice: 'Two memories of this project were loaded.' }, row: 'B3' },
  { payload: 'PostToolUse.Agent', name: 'notice', outcome: { notice: 'Two memories of this project were loaded.' }, row: 'B3' },
  { payload: 'Notification', name: 'notice', outcome: { notice: 'Two memories of this project were loaded.' }, row: 'B3' },
  { payload: 'SubagentStart.subagent', name: 'notice', outcome: { notice: 'Two memories of this project were loaded.' }, row: 'B3' },
  { payload: 'Stop', name: 'notice', outcome: { notice: 'Two memories of this project were loaded.' }, row: 'B3' },
  { payload: 'SubagentStop.subagent', name: 'notice', outcome: { notice: 'Two memories of this project were loaded.' }, row: 'B3' },
  { payload: 'SessionStart.startup', name: 'context-and-notice', outcome: { context: 'c 漢 😀', notice: 'n' }, row: 'S1.11' },
  { payload: 'SessionStart.startup', name: 'block', outcome: { decision: 'block', reason: 'no' }, dropped: ['block'] },
  { payload: 'SessionStart.startup', name: 'stop', outcome: { stop: 'no', context: 'c' }, dropped: ['stop'] },
  { payload: 'Setup', name: 'context', outcome: { context: 'c' }, dropped: ['context'] },
  { payload: 'UserPromptSubmit', name: 'block', outcome: { decision: 'block', reason: 'Not on a Friday.' }, row: 'S3.31' },
  { payload: 'UserPromptExpansion', name: 'block', outcome: { decision: 'block', reason: 'Not on a Friday.' }, row: 'S3.31' },
  { payload: 'PostToolUse.Bash', name: 'block', outcome: { decision: 'block', reason: 'Not on a Friday.' }, row: 'S3.31' },
  { payload: 'PostToolBatch', name: 'block', outcome: { decision: 'block', reason: 'Not on a Friday.' }, row: 'S3.31' },
  { payload: 'UserPromptSubmit', name: 'block-and-context', outcome: { decision: 'block', reason: 'r', context: 'c' }, row: 'S3.31' },
  { payload: 'UserPromptSubmit', name: 'stop', outcome: { stop: 'The budget is spent.' } },
  { payload: 'UserPromptSubmit', name: 'deny', outcome: { decision: 'deny', reason: 'r' }, dropped: ['deny'] },
  { payload: 'PreToolUse.Bash', name: 'allow', outcome: { decision: 'allow' }, row: 'S1.11' },
  { payload: 'PreToolUse.Bash', name: 'ask', outcome: { decision: 'ask', reason: 'Sure?' }, row: 'S1.11' },
  { payload: 'PreToolUse.Bash', name: 'deny', outcome: { decision: 'deny', reason: 'Line 1\nLine "2"' }, row: 'S1.11' },
  { payload: 'PreToolUse.Bash.subagent', name: 'deny-with-context', outcome: { decision: 'deny', reason: 'no', context: 'c', updatedInput: { command: 'x' } }, row: 'S1.11' },
  { payload: 'PreToolUse.Bash', name: 'updated-input', outcome: { updatedInput: { command: 'echo hi', description: 'd' } }, row: 'B17' },
  { payload: 'PreToolUse.Bash', name: 'allow-updated-input', outcome: { decision: 'allow', reason: 'r', updatedInput: { command: 'x' } }, row: 'B17' },
  { payload: 'PreToolUse.Agent', name: 'block', outcome: { decision: 'block', reason: 'r' }, dropped: ['block'] },
  { payload: 'PreToolUse.Bash', name: 'reason-alone', outcome: { reason: 'r' } },
  { payload: 'PreToolUse.Bash', name: 'stop', outcome: { stop: 'enough', context: 'c' } },
  { payload: 'PermissionRequest', name: 'allow', outcome: { decision: 'allow' }, row: 'S1.11' },
  { payload: 'PermissionRequest', name: 'allow-updated-input', outcome: { decision: 'allow', updatedInput: { command: 'ls' } }, row: 'S1.11' },
  { payload: 'PermissionRequest', name: 'deny', outcome: { decision: 'deny', reason: 'Nothing may be published.' }, row: 'S1.11' },
  { payload: 'PermissionRequest', name: 'deny-without-reason', outcome: { decision: 'deny' }, row: 'S1.11' },
  { payload: 'PermissionRequest', name: 'ask', outcome: { decision: 'ask', reason: 'r' }, dropped: ['ask'] },
  { payload: 'PermissionRequest', name: 'updated-input-alone', outcome: { updatedInput: { command: 'ls' } } },
  { payload: 'PostToolUse.Bash', name: 'updated-output', outcome: { updatedOutput: { stdout: 'short', stderr: '', interrupted: false, isImage: false } } },
  { payload: 'PostToolUse.Bash', name: 'block-context-and-output', outcome: { decision: 'block', reason: 'r', context: 'c', updatedOutput: 'o' }, row: 'S3.31' },
  { payload: 'PostToolBatch', name: 'stop', outcome: { stop: 'enough' } },
  { payload: 'Stop', name: 'keep-going', outcome: { keepGoing: 'Run the tests.' }, row: 'B28' },
  { payload: 'Stop', name: 'block', outcome: { decision: 'block', reason: 'Two tasks are open.' }, row: 'B28' },
  { payload: 'Stop', name: 'context', outcome: { context: 'would make it go on' }, dropped: ['context'] },
  { payload: 'SubagentStop.subagent', name: 'keep-going', outcome: { keepGoing: 'Run the tests.' }, row: 'B28' },
  { payload: 'SubagentStop.subagent', name: 'block', outcome: { decision: 'block', reason: 'Two tasks are open.' }, row: 'B28' },
  { payload: 'SubagentStop.subagent', name: 'context', outcome: { context: 'would make it go on' }, dropped: ['context'] },
  { payload: 'Stop', name: 'keep-going-and-block', outcome: { keepGoing: 'a', decision: 'block', reason: 'b' }, row: 'B28' },
  { payload: 'Stop', name: 'stop', outcome: { stop: 'finished' } },
  { payload: 'SubagentStart.subagent', name: 'block', outcome: { decision: 'block', reason: 'no' }, dropped: ['block'] },
  { payload: 'PreCompact.manual', name: 'instructions', outcome: { instructions: STEER }, row: 'B2' },
  { payload: 'PreCompact.manual', name: 'notice', outcome: { notice: 'for the person' }, dropped: ['notice'], row: 'B3' },
  { payload: 'PreCompact.auto', name: 'instructions', outcome: { instructions: STEER }, row: 'B2' },
  { payload: 'PreCompact.auto', name: 'notice', outcome: { notice: 'for the person' }, dropped: ['notice'], row: 'B3' },
  { payload: 'PreCompact.auto.subagent', name: 'instructions', outcome: { instructions: STEER }, row: 'B2' },
  { payload: 'PreCompact.auto.subagent', name: 'notice', outcome: { notice: 'for the person' }, dropped: ['notice'], row: 'B3' },
  { payload: 'PreCompact.manual', name: 'block', outcome: { decision: 'block', reason: 'A release is running.' }, row: 'B1' },
  { payload: 'PreCompact.manual', name: 'block-without-reason', outcome: { decision: 'block' }, row: 'B1' },
  { payload: 'PreCompact.manual', name: 'block-and-instructions', outcome: { decision: 'block', reason: 'r', instructions: 'i' }, row: 'B1' },
  { payload: 'PreCompact.manual', name: 'context', outcome: { context: 'c' }, dropped: ['context'], row: 'B3' },
  { payload: 'PreCompact.manual', name: 'stop', outcome: { stop: 's' }, dropped: ['stop'] },
  { payload: 'PreCompact.manual', name: 'deny', outcome: { decision: 'deny', reason: 'r' }, dropped: ['deny'] },
  { payload: 'PreCompact.manual', name: 'empty-instructions', outcome: { instructions: '' }, row: 'B1' },
  { payload: 'PostCompact.auto', name: 'everything', outcome: EVERYTHING, dropped: ['block', ...ALL_BUT_DECISIONS], row: 'B4' },
  { payload: 'PostCompact.auto.subagent', name: 'everything', outcome: EVERYTHING, dropped: ['block', ...ALL_BUT_DECISIONS], row: 'B4' },
  { payload: 'PostCompact.manual', name: 'everything', outcome: EVERYTHING, dropped: ['block', ...ALL_BUT_DECISIONS], row: 'B4' },
  { payload: 'SessionEnd.other', name: 'everything', outcome: EVERYTHING, dropped: ['block', ...ALL_BUT_DECISIONS], row: 'B4' },
  { payload: 'StopFailure', name: 'everything', outcome: EVERYTHING, dropped: ['block', ...ALL_BUT_DECISIONS], row: 'B4' },
  { payload: 'StopFailure.subagent', name: 'everything', outcome: EVERYTHING, dropped: ['block', ...ALL_BUT_DECISIONS], row: 'B4' },
  { payload: 'InstructionsLoaded', name: 'everything', outcome: EVERYTHING, dropped: ['block', ...ALL_BUT_DECISIONS], row: 'B4' },
]
