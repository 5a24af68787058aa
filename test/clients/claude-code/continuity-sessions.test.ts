import { describe, expect } from 'bun:test'
import { LABELS } from '../../../src/continuity/texts/labels.ts'
import { STEER_WORDS } from '../../../src/continuity/texts/steer.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, say, summary } from '../lib/model/replies.ts'
import { textOf } from '../lib/model/requests.ts'
import { ASKED, AUTO, deltasIn, FULL, LITTLE, recoveriesIn, SLOW, withProduct, workOn } from './continuity-lib.ts'

// What a compaction is followed by in another run of the client, and in other words.

const SHORT = [summary('Some work was done.')]
const on = () => call('Bash', { command: 'echo on' }, SLOW)

describe('a session that ends with a delta waiting', () => {
  clientTest('Stop does not bring it; resumed, the next prompt does, once', async () => {
    const turn = [...workOn('backoff', FULL), say('Let me see.', SLOW), on(), say('So it is.'), say('And on.')]
    await withProduct({ env: { ...AUTO, ...LITTLE }, script: { turn, summariser: SHORT } }, async (s) => {
      const { sessionId } = await s.run([ASKED, 'one'])
      const kinds = ['turn', 'turn', 'turn', 'turn', 'turn', 'summariser', 'turn']
      expect(s.server.requests.map(({ kind }) => kind)).toEqual(kinds as never)
      expect(s.server.requests.flatMap((request) => deltasIn(request))).toEqual([])
      expect(s.compactions()).toMatchObject([{ session: sessionId, state: 'summarised', delta: '' }])

      await s.run(['two', 'three'], { resume: sessionId })
      const [made] = s.compactions()
      expect(made).toMatchObject({ session: sessionId, state: 'delivered', by: 'UserPromptSubmit' })
      const later = s.server.requests.slice(kinds.length)
      expect(later).toHaveLength(3)
      for (const request of later) {
        expect(recoveriesIn(request)).toEqual([`SessionStart hook additional context: ${made?.recovery}`])
        expect(deltasIn(request)).toEqual([`UserPromptSubmit hook additional context: ${made?.delta}`])
      }
    })
  })

  clientTest('forked, the fork gets it too, as soon as its transcript tells whose fork it is', async () => {
    const turn = [...workOn('backoff', FULL), say('Let me see.', SLOW), on(), on(), say('So it is.')]
    await withProduct({ env: { ...AUTO, ...LITTLE }, script: { turn, summariser: SHORT } }, async (s) => {
      const parent = await s.run([ASKED, 'one'])
      const before = s.server.requests.length
      const fork = await s.run(['two', 'three'], { resume: parent.sessionId, fork: true })
      expect(fork.sessionId).not.toBe(parent.sessionId)
      const [own, copy, ...others] = s.compactions()
      expect(others).toEqual([])
      expect(own).toMatchObject({ session: parent.sessionId, state: 'summarised' })
      expect(copy).toMatchObject({ session: fork.sessionId, epoch: 1, state: 'delivered', by: 'PreToolUse' })
      expect(s.epochs().map(({ session, epoch }) => [session, epoch])).toEqual([
        [parent.sessionId, 1],
        [fork.sessionId, 1],
      ])
      const [first, second, ...later] = s.server.requests.slice(before)
      expect(deltasIn(first)).toEqual([])
      for (const request of [second, ...later])
        expect(deltasIn(request)).toEqual([`PreToolUse:Bash hook additional context: ${copy?.delta}`])

      await s.run(['four'], { resume: parent.sessionId })
      expect(deltasIn(s.server.requests.at(-1))).toEqual([`UserPromptSubmit hook additional context: ${copy?.delta}`])
    })
  })
})

describe('after /compact', () => {
  clientTest('no line is told twice: not by what PreCompact printed, nor A, nor B, nor the kept messages', async () => {
    const turn = [...workOn('backoff'), ...workOn('jitter', SLOW)]
    const few = { ...LITTLE, THROUGHLINE_CONTINUITY_STEER_CHARS: '450' }
    await withProduct({ env: few, script: { turn, summariser: SHORT } }, async (s) => {
      await s.run([ASKED, 'go on', '/compact', 'two'])
      const last = s.server.requests.at(-1)
      const [asked] = s.server.of('summariser')
      expect(textOf(asked)).toContain(STEER_WORDS.en.intro)
      expect(textOf(last)).toContain(STEER_WORDS.en.intro)
      const lines = [...recoveriesIn(last), ...deltasIn(last)].flatMap((text) =>
        text.split('\n').filter((line) => line.startsWith('- ')),
      )
      expect(lines.length).toBeGreaterThan(1)
      for (const line of lines) expect(textOf(last).split(line)).toHaveLength(2)
      expect(new Set(lines).size).toBe(lines.length)
    })
  })
})

describe('in Chinese', () => {
  clientTest('what the summariser and the agent are told is in the language of the person', async () => {
    const labels = LABELS['zh-TW']
    const env = { ...AUTO, ...LITTLE, THROUGHLINE_LANGUAGE: 'zh-TW' }
    const turn = [...workOn('backoff', FULL), say('好。', SLOW)]
    await withProduct({ env, script: { turn, summariser: SHORT } }, async (s) => {
      await s.run(['幫客戶端加上重試。不要改動 config/ports.ts，retryLimit 用 4。', '繼續', '再繼續'])
      const [asked] = s.server.of('summariser')
      expect(textOf(asked)).toContain(STEER_WORDS['zh-TW'].intro)
      const last = s.server.requests.at(-1)
      const [a = '', ...more] = recoveriesIn(last, labels)
      const [b = '', ...others] = deltasIn(last, labels)
      expect([...more, ...others]).toEqual([])
      // A go-ahead hides nothing of the request before it.
      expect(a).toContain(labels.lines.answeredHere('', ''))
      expect(a).toContain('繼續')
      expect(`${a}${b}`).toContain('不要改動 config/ports.ts')
      expect([...recoveriesIn(last), ...deltasIn(last)]).toEqual([])
    })
  })
})
