import { describe, expect, test } from 'bun:test'
import { ENGLISH, LABELS } from '../../src/continuity/texts/labels.ts'
import { STEER_WORDS } from '../../src/continuity/texts/steer.ts'
import { tempFolders } from '../lib/temp.ts'
import { put, transcriptLines, work, worldIn } from './world.ts'

const folder = tempFolders()

// Enough ways to put it: what is said in the same words again and again is left out.
const THINGS = [
  'window',
  'drawer',
  'ladder',
  'corner',
  'basket',
  'candle',
  'mirror',
  'carpet',
  'kettle',
  'garden',
  'bridge',
]
const DOES = ['reads', 'drops', 'locks', 'copies', 'hides', 'closes', 'paints', 'moves', 'counts'].flatMap((verb) =>
  THINGS.map((thing) => `${verb} the ${thing} before`),
)

/** A session with far more to say than anybody may. */
function long() {
  const { asks, says, calls, gets } = transcriptLines({ n: 3 })
  return [
    ...work(),
    ...Array.from({ length: 150 }, (_, i) => [
      says(`The cause is that sortShelf${i} in src/shelf-${i}.ts ${DOES[i % DOES.length]} openShelf${i} 😀 too early.`),
      calls(`s${i}`, 'Bash', { command: `bun test src/shelf-${i}.test.ts --seed ${1000 + i}` }),
      gets(`s${i}`, `error: shelfIndex${i} is undefined`, i % 2 === 0),
      ...(i % 5 === 0 ? [asks(`Now sortShelf${i}; never touch src/wall-${i}.ts.`)] : []),
    ]).flat(),
  ]
}

function env(steer: number, a: number, b: number) {
  return {
    THROUGHLINE_CONTINUITY_STEER_CHARS: `${steer}`,
    THROUGHLINE_CONTINUITY_RECOVERY_CHARS: `${a}`,
    THROUGHLINE_CONTINUITY_DELTA_CHARS: `${b}`,
  }
}

async function texts(settings: Record<string, string>, lines = long()) {
  const w = worldIn(folder())
  w.write(...lines)
  const { steer, a } = await w.compact({ env: settings })
  const b = (await w.prompt({}, settings)).context
  expect([steer, a, b].every((text) => text.isWellFormed())).toBe(true)
  return { steer, a, b }
}

/** What the summariser is told, without the last message that stands behind it. */
const listOf = (steer: string) => steer.split(`\n\n${STEER_WORDS.en.last}`)[0] ?? ''

describe('how much is said', () => {
  test('by default at most 2,500, 2,000 and 2,000 characters, and something in each', async () => {
    const { steer, a, b } = await texts({})
    for (const [text, most] of [
      [listOf(steer), 2500],
      [a, 2000],
      [b, 2000],
    ] as const) {
      expect(text.length).toBeLessThanOrEqual(most)
      expect(text.length).toBeGreaterThan(100)
    }
  })

  test('300 characters: lines whole, the last one of A is what to do next', async () => {
    const { steer, a, b } = await texts(env(300, 300, 300))
    for (const text of [listOf(steer), a, b]) {
      expect(text.length).toBeLessThanOrEqual(300)
      expect(text.length).toBeGreaterThan(100)
    }
    expect(a.split('\n').at(-1)).toStartWith(ENGLISH.now)
  })

  test('0 characters: nothing', async () => expect(await texts(env(0, 0, 0))).toEqual({ steer: '', a: '', b: '' }))

  test('0 for A leaves everything to B', async () => {
    const { a, b } = await texts(env(2500, 0, 2000), work())
    expect(a).toBe('')
    expect(b).toContain('backoffDelay')
  })

  test('10,000 characters: never more than the host passes on whole', async () => {
    const { steer, a, b } = await texts(env(10_000, 10_000, 10_000))
    expect(steer.length).toBeLessThan(9500)
    expect(a.length).toBeGreaterThan(2000)
    for (const text of [a, b]) expect(text.length).toBeLessThanOrEqual(10_000)
    expect(a.split('\n').at(-1)).toStartWith(ENGLISH.now)
  })

  test('S2.8 the last message stands whole behind the lists; of one that is too long the end stands there, and the cut is said', async () => {
    const { says } = transcriptLines({ n: 4 })
    const fits = says(`The last words. ${'Word after word. '.repeat(350)}End.`)
    const short = (await texts({}, [...long(), fits])).steer
    expect(short.endsWith('Word after word. End.')).toBe(true)
    expect(short.length).toBeLessThan(9500)
    const long2 = says(`The last words. ${'Word after word. '.repeat(600)}End.`)
    const cut = (await texts({}, [...long(), long2])).steer
    expect(cut.endsWith('Word after word. End.')).toBe(true)
    expect(cut).toMatch(/Its first \d+ characters are left out here/)
    expect(cut).not.toContain('The last words.')
    expect(cut.length).toBeLessThan(9500)
  })
})

describe('settings', () => {
  test('in the file of the home count, and the environment counts more', async () => {
    const w = worldIn(folder())
    w.write(...long())
    put(`${w.home.home}/settings.json`, JSON.stringify({ continuity: { recoveryChars: 300 } }))
    expect((await w.compact()).a.length).toBeLessThanOrEqual(300)
    expect((await w.compact({ env: env(2500, 2000, 2000) })).a.length).toBeGreaterThan(1000)
  })

  test.each(['zh-TW', 'zh-CN'] as const)(
    '%s: title, headings and the next line are in that language',
    async (language) => {
      const labels = LABELS[language]
      const { steer, a, b } = await texts({ ...env(300, 300, 300), THROUGHLINE_LANGUAGE: language })
      expect(steer.startsWith(STEER_WORDS[language].intro)).toBe(true)
      expect([a.startsWith(labels.title), a.split('\n').at(-1)?.startsWith(labels.now)]).toEqual([true, true])
      expect(b.startsWith(labels.deltaTitle)).toBe(true)
      for (const text of [listOf(steer).split('\n\n')[0] ?? '', a, b]) expect(text.length).toBeLessThanOrEqual(300)
    },
  )

  test.each([
    ['continuity.enabled', { THROUGHLINE_CONTINUITY_ENABLED: 'false' }],
    ['enabled', { THROUGHLINE_ENABLED: 'false' }],
    ['THROUGHLINE_DISABLE', { THROUGHLINE_DISABLE: '1' }],
  ])('%s off: not a word, and no compaction is kept', async (_, off) => {
    const w = worldIn(folder())
    await w.prompt({ prompt: 'Never touch config/ports.ts.' })
    w.write(...long())
    expect(await w.compact({ env: off })).toEqual({ steer: '', a: '', notice: '' })
    for (const event of [await w.prompt({}, off), await w.tool({}, off), await w.fire('Stop', {}, off)])
      expect(event.raw).toBe('')
    expect(w.compactions()).toEqual([])
  })

  test('turned off while a delta waits: it is not said; turned on again: it is', async () => {
    const w = worldIn(folder())
    w.write(...long())
    await w.compact()
    expect((await w.prompt({}, { THROUGHLINE_CONTINUITY_ENABLED: 'false' })).raw).toBe('')
    expect((await w.prompt()).context).toStartWith(ENGLISH.deltaTitle)
  })
})
