import { describe, expect, test } from 'bun:test'
import { endsFor, piecesOfResult } from '../../past/pieces/calls.ts'
import { createClaudeReader } from './hosts/claude-code.ts'
import { resultEnds } from './result-ends.ts'

const decoder = new TextDecoder()
const raw = (text: string) => new TextEncoder().encode(JSON.stringify(text))

describe('the ends of a long result', () => {
  test('begin and end like the whole, wherever escapes and characters stand', () => {
    const next = random(5)
    const alphabet = ['a', 'word ', '\n', '\t', '"', '\\', 'é', '漢', '😀', '\u0001', '/', 'const x = 1\n']
    let given = 0
    for (let n = 0; n < 300; n++) {
      const text = Array.from({ length: 1500 }, () => alphabet[Math.floor(next() * alphabet.length)]).join('')
      const ends = resultEnds(raw(text), 251, decoder)
      if (ends === undefined) continue
      given++
      expect(ends.slice(0, 251)).toBe(text.slice(0, 251))
      expect(ends.slice(-251)).toBe(text.slice(-251))
    }
    expect(given).toBeGreaterThan(50)
  })

  test.each([
    ['a text that is hardly longer', 'x'.repeat(900)],
    ['colours, which count for nothing', `${'x'.repeat(3000)}\u001b[31mred\u001b[0m${'x'.repeat(3000)}`],
    ['nothing but backslashes', '\\'.repeat(4000)],
    ['what takes more than two bytes each', '漢'.repeat(3000)],
    ['what the person answered', `Your questions have been answered: ${'x'.repeat(4000)}`],
  ])('are not given of %s', (_, text) => {
    expect(resultEnds(raw(text), 251, decoder)).toBeUndefined()
  })

  test('are not given of colours that are written with a capital, and are given beside other signs that are no letters', () => {
    const around = (sign: string) => new TextEncoder().encode(`"${'x'.repeat(3000)}${sign}[31mred${'x'.repeat(3000)}"`)
    expect(resultEnds(around('\\u001B'), 251, decoder)).toBeUndefined()
    expect(resultEnds(around('\\u001a\\u001b'), 251, decoder)).toBeUndefined()
    expect(resultEnds(around('\\u001a\\u0012'), 251, decoder)).toBe('x'.repeat(1002))
  })

  test('are cut to the same piece as the whole', () => {
    const next = random(9)
    const most = 500
    let shorter = 0
    for (let n = 0; n < 200; n++) {
      const text = Array.from({ length: 120 }, () => 'word '.repeat(Math.floor(next() * 20))).join('\n')
      const whole = resultOf(text)
      const brief = resultOf(text, endsFor(most))
      if (brief.text.length < whole.text.length) shorter++
      expect(piecesOfResult(brief, 'Bash', 'make', most)).toEqual(piecesOfResult(whole, 'Bash', 'make', most))
    }
    expect(shorter).toBeGreaterThan(150)
  })

  test('are not enough for a call that the person refused', () => {
    const text = `The user doesn't want to proceed with this tool use. ${'x'.repeat(5000)} the user said: leave it ${'y'.repeat(5000)}`
    expect(resultOf(text, endsFor(500), true).text).toBe(text)
  })
})

function resultOf(text: string, endsOfResults?: number, failed = false) {
  const content = [{ tool_use_id: 't1', type: 'tool_result', content: text, ...(failed && { is_error: true }) }]
  const line = { isSidechain: false, type: 'user', message: { role: 'user', content }, uuid: 'u1', timestamp: '' }
  const bytes = new TextEncoder().encode(`${JSON.stringify(line)}\n`)
  const reader = createClaudeReader({ offset: 0, ...(endsOfResults !== undefined && { endsOfResults }) })
  const [entry] = reader.push(bytes)
  // Whoever reads part after part uses the same memory again.
  bytes.fill(0)
  if (entry?.type !== 'result') throw new Error('no result')
  return entry
}

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
