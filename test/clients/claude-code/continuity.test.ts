import { describe, expect } from 'bun:test'
import { STEER_WORDS } from '../../../src/continuity/texts/steer.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, callAgent, say, summary } from '../lib/model/replies.ts'
import { textOf } from '../lib/model/requests.ts'
import { ASKED, AUTO, deltasIn, FULL, LITTLE, recoveriesIn, SLOW, withProduct, workOn } from './continuity-lib.ts'

// What a compaction is followed by, within one run of the client; the plain cases are in install.test.ts.

const env = { ...AUTO, ...LITTLE }
const SHORT = [summary('Some work was done.'), summary('More work was done.'), summary('And more.')]

describe('compactions in a row', () => {
  clientTest('the delta nobody heard is dropped, and A and B are of their own epoch', async () => {
    const turn = [
      ...[...workOn('backoff', FULL), say('Let me see.', SLOW)],
      ...[...workOn('jitter', FULL), say('So it is.', SLOW)],
    ]
    await withProduct({ env, script: { turn, summariser: SHORT } }, async (s) => {
      // The first comes by itself at 'one', the second is asked for, the third comes by itself at 'three'.
      await s.run([ASKED, 'one', '/compact', 'two', 'three', 'four'])
      expect(s.server.of('summariser')).toHaveLength(3)
      const [first, second, third] = s.compactions()
      expect(s.compactions().map(({ epoch, state, by }) => [epoch, state, by])).toEqual([
        [1, 'dropped', null],
        [2, 'delivered', 'UserPromptSubmit'],
        [3, 'delivered', 'UserPromptSubmit'],
      ])
      expect(first?.delta).toBe('')
      expect(second?.delta).not.toContain('jitter')
      expect(third?.delta).toContain('jitter')

      const asked = s.server.requests.findLastIndex(({ kind }) => kind === 'summariser')
      expect(deltasIn(s.server.requests[asked])).toEqual([`UserPromptSubmit hook additional context: ${second?.delta}`])
      const last = s.server.requests.at(-1)
      expect(recoveriesIn(last)).toEqual([`SessionStart hook additional context: ${third?.recovery}`])
      expect(deltasIn(last)).toEqual([`UserPromptSubmit hook additional context: ${third?.delta}`])
    })
  })
})

/** So much that a small A has no room for it. */
const MORE =
  'The pool of the client is shared by all requests of a page, and the limit counts them together; look at the delay, the pool and the limit in turn, and tell what you find about each of them.'

describe('a subagent that compacts', () => {
  clientTest('hears its own A and B; its parent hears nothing of either', async () => {
    const subagent = [
      ...[...workOn('backoff').slice(0, -1), call('Bash', { command: 'echo full' }, FULL)],
      ...[call('Bash', { command: 'echo on' }, SLOW), say('Found it.')],
    ]
    const script = {
      turn: [callAgent(`${ASKED} ${MORE}`), call('Bash', { command: 'echo after' }, SLOW)],
      subagent,
      summariser: SHORT,
    }
    await withProduct({ env, script }, async (s) => {
      await s.run(['delegate', 'and now'])
      const own = s.server.of('subagent')
      const agent = own[0]?.agentId ?? ''
      expect(agent).not.toBe('')
      const [made, ...others] = s.compactions()
      expect(others).toEqual([])
      expect(made).toMatchObject({ agent, epoch: 1, state: 'delivered', by: 'PreToolUse' })
      expect(s.epochs().map((row) => [row.agent, row.epoch])).toEqual([
        ['', 0],
        [agent, 1],
      ])

      expect(recoveriesIn(own.at(-2))).toEqual([`SessionStart hook additional context: ${made?.recovery}`])
      expect(deltasIn(own.at(-2))).toEqual([])
      expect(deltasIn(own.at(-1))).toEqual([`PreToolUse:Bash hook additional context: ${made?.delta}`])
      expect(s.server.of('turn')).toHaveLength(4)
      for (const request of s.server.of('turn')) expect([...recoveriesIn(request), ...deltasIn(request)]).toEqual([])
    })
  })
})

describe('/clear after a compaction', () => {
  clientTest('is a new session: nothing is carried over', async () => {
    const turn = [...workOn('backoff'), call('Bash', { command: 'echo new' }, SLOW)]
    await withProduct({ env: LITTLE, script: { turn, summariser: SHORT } }, async (s) => {
      const { sessionId } = await s.run([ASKED, '/compact', '/clear', 'something else', 'and on'])
      const [made, ...others] = s.compactions()
      expect(others).toEqual([])
      expect(made).toMatchObject({ state: 'summarised', delta: '' })
      expect(made?.session).not.toBe(sessionId)
      expect(s.epochs().map(({ session, epoch }) => [session, epoch])).toEqual([
        [made?.session ?? '', 1],
        [sessionId, 0],
      ])
      const after = s.server.requests.slice(s.server.requests.findIndex(({ kind }) => kind === 'summariser') + 1)
      expect(after).toHaveLength(3)
      for (const request of after) {
        expect([...recoveriesIn(request), ...deltasIn(request)]).toEqual([])
        expect(textOf(request)).not.toMatch(/backoff|config\/ports/)
      }
    })
  })
})

describe('PreCompact without a compaction', () => {
  clientTest('changes nothing: no epoch, not a word; the next compaction that does come works', async () => {
    const turn = [say('a', FULL), ...workOn('backoff', FULL), say('b')]
    await withProduct({ env, script: { turn, summariser: SHORT } }, async (s) => {
      const { events } = await s.run([ASKED, 'two', 'three', 'four'])
      expect(events).toContainEqual(expect.objectContaining({ compact_error: 'too_few_groups' }))
      const asked = s.server.requests.findIndex(({ kind }) => kind === 'summariser')
      expect(asked).toBe(6)
      for (const request of s.server.requests.slice(0, asked)) {
        expect([...recoveriesIn(request), ...deltasIn(request)]).toEqual([])
        expect(textOf(request)).not.toContain(STEER_WORDS.en.intro)
      }
      const [made, ...others] = s.compactions()
      expect(others).toEqual([])
      expect(made).toMatchObject({ epoch: 1, state: 'delivered', by: 'UserPromptSubmit' })
      expect(s.epochs()).toMatchObject([{ epoch: 1 }])
      const [first, second] = s.server.requests.slice(asked + 1)
      expect(recoveriesIn(first)).toEqual([`SessionStart hook additional context: ${made?.recovery}`])
      expect(deltasIn(second)).toEqual([`UserPromptSubmit hook additional context: ${made?.delta}`])
    })
  })
})
