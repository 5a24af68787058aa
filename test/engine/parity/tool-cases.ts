import { prints, sh, specific } from '../lib.ts'
import { type Case, decides, deny, matched, post, pre, tells } from './case.ts'

export const TOOL: Case[] = [
  { name: 'no hooks', hooks: {}, expected: { happened: true } },
  { name: 'allow', hooks: pre(decides('allow', 'A1')), expected: { happened: true } },
  { name: 'deny', hooks: pre(deny('A1')), expected: { happened: false, told: ['A1'] } },
  {
    name: 'ask, where nobody can be asked',
    hooks: pre(decides('ask', 'A1')),
    expected: { happened: false, told: ['A1'] },
  },
  {
    name: 'decision block',
    hooks: pre(prints({ decision: 'block', reason: 'A1' })),
    expected: { happened: false, told: ['A1'] },
  },
  { name: 'exit 0 and silence', hooks: pre(sh('exit 0')), expected: { happened: true } },
  { name: 'exit 1', hooks: pre(sh('echo A1; echo A2 >&2; exit 1')), expected: { happened: true } },
  { name: 'exit 2', hooks: pre(sh('echo A1; echo A2 >&2; exit 2')), expected: { happened: false, told: ['A2'] } },
  { name: 'exit 3', hooks: pre(sh('echo A1 >&2; exit 3')), expected: { happened: true } },
  { name: 'out of time', hooks: pre(sh('echo A1; sleep 20', { timeout: 1 })), expected: { happened: true } },
  {
    name: 'a program that is not there',
    hooks: pre(sh('/no/such/program', { args: [] })),
    expected: { happened: true },
  },
  { name: 'bad JSON', hooks: pre(prints('{"decision": "A1"')), expected: { happened: true } },
  { name: 'JSON of the wrong shape', hooks: pre(decides('perhaps', 'A1')), expected: { happened: true } },
  {
    name: 'an answer for another event',
    hooks: pre(prints(specific('PostToolUse', { additionalContext: 'A1' }))),
    expected: { happened: true },
  },
  { name: 'plain text before a tool', hooks: pre(sh('echo A1')), expected: { happened: true } },
  {
    name: 'deny wins over allow',
    hooks: pre(decides('allow', 'A1'), deny('A2')),
    expected: { happened: false, told: ['A2'] },
  },
  {
    name: 'deny wins over an ask before it',
    hooks: pre(decides('ask', 'A1'), deny('A2')),
    expected: { happened: false, told: ['A2'] },
  },
  { name: 'context before a tool', hooks: pre(tells('PreToolUse', 'A1')), expected: { happened: true, told: ['A1'] } },
  {
    name: 'contexts of two, the second is slow',
    hooks: pre(
      tells('PreToolUse', 'A1'),
      sh(`sleep 0.5; echo '${JSON.stringify(specific('PreToolUse', { additionalContext: 'A2' }))}'`),
    ),
    expected: { happened: true, told: ['A1', 'A2'] },
  },
  {
    name: 'contexts of two, the first is slow',
    hooks: pre(
      sh(`sleep 0.5; echo '${JSON.stringify(specific('PreToolUse', { additionalContext: 'A1' }))}'`),
      tells('PreToolUse', 'A2'),
    ),
    expected: { happened: true, told: ['A2', 'A1'] },
    engine: {
      expected: { happened: true, told: ['A1', 'A2'] },
      because: 'the order is that of the settings, whoever comes back first',
    },
  },
  {
    name: 'a changed input',
    hooks: pre(prints(specific('PreToolUse', { permissionDecision: 'allow', updatedInput: { command: 'echo A1' } }))),
    expected: { happened: false, told: ['A1'] },
  },
  {
    name: 'two changed inputs, the first is slow',
    hooks: pre(
      sh(`sleep 0.5; echo '${JSON.stringify(specific('PreToolUse', { updatedInput: { command: 'echo A1' } }))}'`),
      prints(specific('PreToolUse', { updatedInput: { command: 'echo A2' } })),
    ),
    expected: { happened: false, told: ['A1'] },
    engine: {
      expected: { happened: false, told: ['A2'] },
      because: 'hooks are asked in turn, each sees what the one before it made of the input (B17)',
    },
  },
  {
    name: 'continue false does not keep the tool from running',
    hooks: pre(prints({ continue: false, stopReason: 'A1' })),
    expected: { happened: true },
  },
  { name: 'matcher: the tool', hooks: matched('Bash'), expected: { happened: false, told: ['A1'] } },
  { name: 'matcher: another tool', hooks: matched('Read'), expected: { happened: true } },
  { name: 'matcher: alternatives', hooks: matched('Read|Bash'), expected: { happened: false, told: ['A1'] } },
  { name: 'matcher: a comma', hooks: matched('Read,Bash'), expected: { happened: false, told: ['A1'] } },
  { name: 'matcher: an expression', hooks: matched('Ba.*'), expected: { happened: false, told: ['A1'] } },
  {
    name: 'matcher: an expression with anchors',
    hooks: matched('^Bash$'),
    expected: { happened: false, told: ['A1'] },
  },
  { name: 'matcher: part of a name', hooks: matched('as'), expected: { happened: true } },
  {
    name: 'matcher: an expression for a part of the name',
    hooks: matched('a.h'),
    expected: { happened: false, told: ['A1'] },
  },
  { name: 'matcher: another case', hooks: matched('bash'), expected: { happened: true } },
  { name: 'matcher: empty', hooks: matched(''), expected: { happened: false, told: ['A1'] } },
  { name: 'matcher: a star', hooks: matched('*'), expected: { happened: false, told: ['A1'] } },
  { name: 'if: holds', hooks: pre({ ...deny('A1'), if: 'Bash(echo *)' }), expected: { happened: false, told: ['A1'] } },
  { name: 'if: does not hold', hooks: pre({ ...deny('A1'), if: 'Bash(git *)' }), expected: { happened: true } },
  { name: 'context after a tool', hooks: post(tells('PostToolUse', 'A1')), expected: { happened: true, told: ['A1'] } },
  {
    name: 'block after a tool',
    hooks: post(prints({ decision: 'block', reason: 'A1' })),
    expected: { happened: true, told: ['A1'] },
  },
  { name: 'exit 2 after a tool', hooks: post(sh('echo A1 >&2; exit 2')), expected: { happened: true, told: ['A1'] } },
  { name: 'plain text after a tool', hooks: post(sh('echo A1')), expected: { happened: true } },
  {
    name: 'an unknown event beside a good hook',
    hooks: { ...pre(deny('A1')), Unheard: [{ hooks: [] }] },
    expected: { happened: false, told: ['A1'] },
  },
  {
    name: 'an unknown type beside a good hook',
    hooks: pre({ type: 'unheard' }, deny('A1')),
    expected: { happened: true },
    engine: {
      expected: { happened: false, told: ['A1'] },
      because: 'one hook that cannot be read does not take the others along',
    },
  },
  {
    name: 'an unknown type in an entry of its own',
    hooks: { PreToolUse: [{ hooks: [{ type: 'unheard' }] }, { hooks: [deny('A1')] }] },
    expected: { happened: true },
    engine: {
      expected: { happened: false, told: ['A1'] },
      because: 'one hook that cannot be read does not take the others along',
    },
  },
  {
    name: 'a tool that fails',
    command: 'exit 3',
    hooks: {
      PostToolUseFailure: [{ hooks: [tells('PostToolUseFailure', 'A1')] }],
      ...post(tells('PostToolUse', 'A2')),
    },
    expected: { happened: false, told: ['A1'] },
  },
]
