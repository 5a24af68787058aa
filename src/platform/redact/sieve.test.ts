import { describe, expect, test } from 'bun:test'
import { LOOK_ALIKES } from '../../../test/corpus/redaction/look-alikes.ts'
import { ALPHABET_OF, draw, pick, seeded } from '../../../test/corpus/redaction/random.ts'
import { SECRETS } from '../../../test/corpus/redaction/secrets.ts'
import { TOKENS } from './patterns.ts'
import { redactions } from './scan.ts'
import { mayHoldSecret } from './sieve.ts'

describe('the sieve holds back nothing that the scanner would claim', () => {
  test('in the corpus, whole and in pieces', () => {
    const random = seeded(7)
    const texts = [...SECRETS, ...LOOK_ALIKES].map(({ text }) => text)
    for (const text of texts) expect(redactions(text).length === 0 || mayHoldSecret(text)).toBeTrue()
    for (let n = 0; n < 4000; n++) {
      const text = pick(random, texts)
      const start = Math.floor(random() * text.length)
      const piece = text.slice(start, start + 8 + Math.floor(random() * 120))
      if (redactions(piece).length > 0 && !mayHoldSecret(piece)) throw new Error(piece)
    }
  })

  test.each(
    TOKENS.flatMap(([kind, run, min, prefixes]) =>
      prefixes.split(' ').map((prefix) => [kind, prefix, run, min] as const),
    ),
  )('%s, %s', (_kind, prefix, run, min) => {
    const random = seeded(min)
    for (let n = 0; n < 60; n++) {
      const token = `${prefix}${draw(random, ALPHABET_OF[run], min)}`
      expect(redactions(token).length === 0 || mayHoldSecret(token)).toBeTrue()
    }
  })
})

test.each(['npm test -- --filter retry', 'Run the tests', 'ok 12 tests passed', 'file_path', 'src/http/client.ts'])(
  'of %p the scanner need not be asked',
  (text) => expect(mayHoldSecret(text)).toBeFalse(),
)
