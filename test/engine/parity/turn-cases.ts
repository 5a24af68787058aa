import { prints, sh, specific } from '../lib.ts'
import { type Case, once, prompted, stopping, tells } from './case.ts'

export const PROMPT: Case[] = [
  { name: 'plain text with a prompt', hooks: prompted(sh('echo A1')), expected: { happened: true, told: ['A1'] } },
  {
    name: 'context with a prompt',
    hooks: prompted(tells('UserPromptSubmit', 'A1')),
    expected: { happened: true, told: ['A1'] },
  },
  {
    name: 'a prompt that is blocked',
    hooks: prompted(prints({ decision: 'block', reason: 'A1' })),
    expected: { happened: false },
  },
  { name: 'exit 2 with a prompt', hooks: prompted(sh('echo A1 >&2; exit 2')), expected: { happened: false } },
  { name: 'exit 1 with a prompt', hooks: prompted(sh('echo A1; exit 1')), expected: { happened: true } },
  {
    name: 'continue false with a prompt',
    hooks: prompted(prints({ continue: false, stopReason: 'A1' })),
    expected: { happened: false },
  },
  {
    name: 'a matcher where there is nothing to match',
    hooks: { UserPromptSubmit: [{ matcher: 'nothing', hooks: [sh('echo A1')] }] },
    expected: { happened: true, told: ['A1'] },
  },
  {
    name: 'context at the start',
    hooks: { SessionStart: [{ matcher: 'startup', hooks: [tells('SessionStart', 'A1')] }] },
    expected: { happened: true, told: ['A1'] },
  },
  {
    name: 'exit 2 at the start',
    hooks: { SessionStart: [{ hooks: [sh('echo A1; echo A2 >&2; exit 2')] }] },
    expected: { happened: true },
  },
]

export const STOP: Case[] = [
  {
    name: 'a stop that is blocked once',
    hooks: stopping(sh(once('stopped', `echo '{"decision":"block","reason":"A1"}'`))),
    expected: { happened: 1, told: ['A1'] },
  },
  {
    name: 'exit 2 at a stop',
    hooks: stopping(sh(once('stopped', 'echo A1 >&2; exit 2'))),
    expected: { happened: 1, told: ['A1'] },
  },
  {
    name: 'context at a stop',
    hooks: stopping(sh(once('stopped', `echo '${JSON.stringify(specific('Stop', { additionalContext: 'A1' }))}'`))),
    expected: { happened: 1, told: ['A1'] },
  },
  { name: 'exit 1 at a stop', hooks: stopping(sh('echo A1 >&2; exit 1')), expected: { happened: 0 } },
  {
    name: 'continue true at a stop',
    hooks: stopping(prints({ continue: true, reason: 'A1' })),
    expected: { happened: 0 },
  },
  {
    name: 'a stop that is always blocked',
    hooks: stopping(sh('echo A1 >&2; exit 2')),
    expected: { happened: 8, told: ['A1'] },
  },
]

export const COMPACT: Case[] = [
  {
    name: 'plain text for the summariser',
    hooks: { PreCompact: [{ hooks: [sh('echo A1'), sh('echo A2')] }] },
    expected: { happened: true, told: ['A1', 'A2'] },
  },
  {
    name: 'a compaction that is blocked',
    hooks: { PreCompact: [{ hooks: [prints({ decision: 'block', reason: 'A1' })] }] },
    expected: { happened: false },
  },
  {
    name: 'exit 2 before a compaction',
    hooks: { PreCompact: [{ matcher: 'manual', hooks: [sh('echo A1 >&2; exit 2')] }] },
    expected: { happened: false },
  },
  {
    name: 'another trigger',
    hooks: { PreCompact: [{ matcher: 'auto', hooks: [sh('exit 2')] }] },
    expected: { happened: true },
  },
  {
    name: 'JSON for the summariser',
    hooks: { PreCompact: [{ hooks: [prints({ systemMessage: 'A1' })] }] },
    expected: { happened: true, told: ['A1'] },
    engine: {
      expected: { happened: true },
      because: 'JSON is an answer, not a text: the client hands it to the summariser as it stands',
    },
  },
]
