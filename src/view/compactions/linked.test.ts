import { describe, expect, test } from 'bun:test'
import { linked } from './linked.ts'

const TEXTS = [
  'The retry is in src/http/client.ts.',
  'Limits:\n- Never retry a POST request.',
  '- backoffDelay is in src/http/backoff.ts',
]

describe('where a fact stands', () => {
  test('in the lines that name it or say it', () => {
    const facts = linked(
      [
        { kind: 'file', text: 'src/http/client.ts edited (the retry)', fate: 'kept' },
        { kind: 'constraint', text: 'Never retry a POST request.', fate: 'back' },
        { kind: 'decision', text: 'backoffDelay is in src/http/backoff.ts', fate: 'back' },
      ],
      TEXTS,
    )
    expect(facts.map(({ lines }) => lines)).toEqual([
      [[0], [], []],
      [[], [1], []],
      [[], [], [0]],
    ])
  })

  test('a file by its path, however much was said about why it was edited', () => {
    const why = 'I decided to hand sleepFor to fetchJson instead of patching setTimeout, so tests need not wait'
    const text = `src/http/client.ts (${why})`
    expect(linked([{ kind: 'file', text, fate: 'kept' }], TEXTS)[0]?.lines).toEqual([[0], [], []])
    expect(linked([{ kind: 'decision', text, fate: 'kept' }], TEXTS)[0]?.lines).toEqual([[], [], []])
  })

  test('what is lost stands nowhere, and what was put back not in the summary', () => {
    const text = 'Never retry a POST request.'
    const facts = linked(
      [
        { kind: 'constraint', text, fate: 'lost' },
        { kind: 'constraint', text, fate: 'back' },
      ],
      [text, text, ''],
    )
    expect(facts.map(({ lines }) => lines)).toEqual([
      [[], [], []],
      [[], [0], []],
    ])
  })
})
