import { describe, expect, test } from 'bun:test'
import { type Chance, holds } from '../../../test/lib/property.ts'
import type { FoldName } from '../../protocol/define.ts'
import { DECISIONS, type Outcome } from '../../protocol/outcome.ts'
import { fold } from './fold.ts'

const CASES: readonly [name: string, law: FoldName, outcomes: Outcome[], expected: Outcome][] = [
  ['nobody answered', 'strictest', [], {}],
  [
    'one answer is the answer',
    'strictest',
    [{ decision: 'allow', reason: 'fine' }],
    { decision: 'allow', reason: 'fine' },
  ],
  [
    'a deny after an ask wins, with its own reason only',
    'strictest',
    [
      { decision: 'ask', reason: 'sure?' },
      { decision: 'deny', reason: 'no' },
    ],
    { decision: 'deny', reason: 'no' },
  ],
  [
    'an allow after a deny changes nothing',
    'strictest',
    [
      { decision: 'deny', reason: 'no' },
      { decision: 'allow', reason: 'yes' },
    ],
    { decision: 'deny', reason: 'no' },
  ],
  [
    'two refusals give both reasons in order',
    'strictest',
    [{ decision: 'deny', reason: 'first' }, { decision: 'allow' }, { decision: 'deny', reason: 'second' }],
    { decision: 'deny', reason: 'first\nsecond' },
  ],
  [
    'the context of one that lost survives',
    'strictest',
    [
      { decision: 'allow', context: 'from allow' },
      { decision: 'deny', reason: 'no', context: 'from deny' },
    ],
    { decision: 'deny', reason: 'no', context: 'from allow\n\nfrom deny' },
  ],
  ['the same context twice is said once', 'strictest', [{ context: 'x' }, { context: 'x' }], { context: 'x' }],
  ['an empty text adds no blank lines', 'collect', [{ context: '' }, { context: 'x' }], { context: 'x' }],
  [
    'inputs are merged over each other (B17)',
    'chain',
    [{ updatedInput: { command: 'a', cwd: '/' } }, { updatedInput: { command: 'b' } }],
    { updatedInput: { command: 'b', cwd: '/' } },
  ],
  ['of outputs the last stands', 'chain', [{ updatedOutput: 'a' }, { updatedOutput: null }], { updatedOutput: null }],
  [
    'where there is nothing to decide a decision is dropped',
    'collect',
    [{ decision: 'deny', reason: 'no', context: 'x' }],
    { context: 'x' },
  ],
  ['where nobody reads, nothing is said', 'none', [{ decision: 'deny', context: 'x', notice: 'y' }], {}],
]

describe('fold', () => {
  test.each(CASES)('%s', (_, law, outcomes, expected) => expect(fold(law, outcomes)).toEqual(expected))
})

describe('the laws of strictest', () => {
  const outcomes = (chance: Chance) => chance.list(5, () => made(chance))

  test('the decision is the strictest one, wherever it stands', () =>
    holds({
      seed: 20_260_305,
      make: outcomes,
      check: (all) => {
        const strictness = ({ decision }: Outcome) =>
          ['allow', 'ask', 'deny'].indexOf(decision === 'block' ? 'deny' : (decision ?? ''))
        expect(strictness(fold('strictest', all))).toBe(Math.max(-1, ...all.map(strictness)))
      },
    }))

  test('folding in two steps is folding in one', () =>
    holds({
      seed: 20_260_306,
      make: (chance) => ({ all: distinct(outcomes(chance)), at: chance.below(6) }),
      check: ({ all, at }) => {
        const [head, tail] = [all.slice(0, at), all.slice(at)]
        expect(fold('strictest', [fold('strictest', head), fold('strictest', tail)])).toEqual(fold('strictest', all))
      },
    }))

  test('one who says nothing changes nothing', () =>
    holds({
      seed: 20_260_307,
      make: (chance) => ({ all: outcomes(chance), at: chance.below(6) }),
      check: ({ all, at }) => expect(fold('strictest', all.toSpliced(at, 0, {}))).toEqual(fold('strictest', all)),
    }))

  test('every context that was given is in the answer, once, in order', () =>
    holds({
      seed: 20_260_308,
      make: (chance) => distinct(outcomes(chance)),
      check: (all) => {
        const given = all.flatMap(({ context }) => context ?? [])
        expect(fold('strictest', all).context).toBe(given.length > 0 ? given.join('\n\n') : undefined)
      },
    }))
})

function made(chance: Chance): Outcome {
  const words = ['eins', 'zwei', 'drei', 'vier'] as const
  const decision = chance.maybe(chance.pick(DECISIONS))
  const context = chance.maybe(chance.pick(words))
  const notice = chance.maybe(chance.pick(words))
  const key = chance.pick(['a', 'b', 'c'])
  return {
    ...(decision && { decision, reason: chance.pick(words) }),
    ...(context && { context }),
    ...(notice && { notice }),
    ...(chance.below(3) === 0 && { updatedInput: { [key]: chance.below(9) } }),
    ...(chance.below(4) === 0 && { updatedOutput: chance.below(9) }),
  }
}

/** Texts that come twice are said once, which is not what these laws are about. */
function distinct(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.map((outcome, i) => ({
    ...outcome,
    ...(outcome.context && { context: `${outcome.context} ${i}` }),
    ...(outcome.notice && { notice: `${outcome.notice} ${i}` }),
  }))
}
