import { describe, expect } from 'bun:test'
import { ENGLISH } from '../../../src/continuity/texts/labels.ts'
import { STEER_WORDS } from '../../../src/continuity/texts/steer.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, say, summary } from '../lib/model/replies.ts'
import { textOf } from '../lib/model/requests.ts'
import { AUTO, deltasIn, FULL, recoveriesIn, SLOW, withProduct } from './continuity-lib.ts'

/** A summary that has forgotten everything. */
const FORGETS = [summary('Some work was done.'), summary('And more.')]

/** Plain words, without a single name in them. */
const ASKED = [
  ['make the greeting friendlier. Never use exclamation marks.', 'Never use exclamation marks.'],
  ['Split the importer into parts. Always keep the CSV header.', 'Always keep the CSV header.'],
  ['Write the page of the cart. Discounts are capped at 50 percent.', 'Discounts are capped at 50 percent.'],
] as const

/** The computed line: only how to ask the past may stand behind it. */
const nowIn = (text: string) =>
  text
    .split('\n')
    .slice(-2)
    .find((line) => line.startsWith(ENGLISH.now))

describe.each(ASKED)('plain words: %s', (prompt, limit) => {
  clientTest('come back after an automatic compaction', async () => {
    const turn = [
      ...[
        call('Bash', { command: 'echo one' }),
        call('Bash', { command: 'echo two' }),
        say('I did a part of it.', FULL),
      ],
      ...[say('Fine.', SLOW), say('Fine.')],
    ]
    await withProduct({ env: AUTO, script: { turn, summariser: FORGETS } }, async (s) => {
      await s.run([prompt, 'now the second part', 'and the third'])
      const [a = ''] = recoveriesIn(s.server.requests.at(-1))
      expect(a).toContain(limit)
      expect(nowIn(a)).toStartWith(ENGLISH.now)
    })
  })

  clientTest('come back when the compaction falls into the middle of a turn', async () => {
    const turn = [
      call('Bash', { command: 'echo one' }),
      call('Bash', { command: 'echo two' }, FULL),
      say('Fine.', SLOW),
    ]
    await withProduct({ env: AUTO, script: { turn, summariser: FORGETS } }, async (s) => {
      await s.run([prompt])
      const [a = ''] = recoveriesIn(s.server.requests.at(-1))
      expect(a).toContain(limit)
      expect(nowIn(a)).toMatch(/has not answered|was started last/)
    })
  })

  clientTest('come back after /compact, and the person is shown little', async () => {
    const turn = [say('I did a part of it.', SLOW), say('Fine.')]
    await withProduct({ script: { turn, summariser: FORGETS } }, async (s) => {
      await s.run([prompt, '/compact', 'go on'])
      const [asked] = s.server.of('summariser')
      const told = textOf(asked)
      const steer = told.slice(told.indexOf(STEER_WORDS.en.intro))
      expect(steer).toContain(limit)
      expect(steer.indexOf(STEER_WORDS.en.lastInSight)).toBeLessThan(600)
      expect(steer).not.toContain(STEER_WORDS.en.last)
      expect(textOf(s.server.requests.at(-1))).toContain(limit)
    })
  })
})

describe('a wish that was agreed to in a talk', () => {
  const WISH = 'can it stop the order above the limit but only warn below it?'

  clientTest('stands in the next request, though the summary has forgotten it', async () => {
    const turn = [
      say('How strict should it be?'),
      say('Yes, that is a good way in two steps.'),
      call('Bash', { command: 'echo one' }),
      say('I did a part of it.', SLOW),
      say('Fine.'),
    ]
    await withProduct({ script: { turn, summariser: FORGETS } }, async (s) => {
      await s.run(['Plan the check of the cart.', WISH, 'then build the check', '/compact', 'go on'])
      expect(textOf(s.server.requests.at(-1))).toContain(ENGLISH.lines.agreed(WISH))
    })
  })
})

describe('a reply by numbers', () => {
  const ANSWER =
    'Two can go:\n\n1. The old banner of the page\n2. The doubled footer\n\nOne has to stay:\n\n3. The index of the archive'

  clientTest('comes with what the numbers stood for in the last message', async () => {
    const turn = [say(ANSWER, SLOW), say('Fine.')]
    await withProduct({ script: { turn, summariser: FORGETS } }, async (s) => {
      await s.run(['Look what of the page can go.', '/compact', 'drop 2, and 3 gets a date'])
      const [b = ''] = deltasIn(s.server.requests.at(-1))
      expect(b).toContain(ENGLISH.lines.numbered(['2) The doubled footer', '3) The index of the archive']))
    })
  })
})

describe('words behind /compact', () => {
  const WORDS = 'one last comment came in. pull it in after this and let us discuss it'

  clientTest('are the last word of the person, and answer what the agent had asked', async () => {
    const turn = [say('Both comments are answered. Shall I take the tax next?', SLOW), say('Fine.')]
    await withProduct({ script: { turn, summariser: FORGETS } }, async (s) => {
      await s.run(['Review the cart.', `/compact ${WORDS}`, 'go on'])
      const [a = ''] = recoveriesIn(s.server.requests.at(-1))
      expect(a).toContain(ENGLISH.lines.withCompact(WORDS))
      expect(a).not.toContain('waiting for')
    })
  })
})

describe('a plan that says how it is to be verified', () => {
  const PLAN =
    'Implement the following plan:\n\n# Greeting\n\nMake it friendlier.\n\n## Verification\n\n1. `echo checked` shows that it runs\n2. `echo greeted --all` greets everybody\n3. Manual: look at the greeting'

  clientTest('what was not run of it stands in the next request, and so does the request by its words', async () => {
    const turn = [
      call('Bash', { command: 'echo checked' }),
      call('Bash', { command: 'echo something else' }, FULL),
      say('Fine.', SLOW),
    ]
    await withProduct({ env: AUTO, script: { turn, summariser: FORGETS } }, async (s) => {
      await s.run([PLAN])
      const [a = ''] = recoveriesIn(s.server.requests.at(-1))
      expect(a).toContain(ENGLISH.lines.notRun('`echo greeted --all`'))
      expect(a).toContain('Manual: look at the greeting')
      expect(a).not.toContain(ENGLISH.lines.notRun('`echo checked`'))
      expect(a).toContain('“Implement the following plan:')
    })
  })
})
