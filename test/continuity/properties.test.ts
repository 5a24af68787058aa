import { describe, expect, test } from 'bun:test'
import { PARTS } from '../../src/continuity/compose/line.ts'
import { nowOf } from '../../src/continuity/compose/now-line.ts'
import { PLACE_OF_WORK } from '../../src/continuity/compose/parts/place-lines.ts'
import { advance } from '../../src/continuity/ledger/advance.ts'
import { emptyLedger } from '../../src/continuity/ledger/put.ts'
import { delta } from '../../src/continuity/texts/delta.ts'
import { LABELS } from '../../src/continuity/texts/labels.ts'
import { type Marks, recover } from '../../src/continuity/texts/recover.ts'
import { STEER_WORDS, steer } from '../../src/continuity/texts/steer.ts'
import { type Chance, holds } from '../lib/property.ts'
import { madeUpEntries, madeUpText } from './made-up-session.ts'

type Mark = Marks[string]

const LANGUAGES = ['en', 'zh-TW', 'zh-CN'] as const

function make(chance: Chance) {
  const ledger = advance(emptyLedger(), madeUpEntries(chance, 120))
  const marks: Marks = Object.fromEntries(
    Object.keys(ledger.facts).flatMap((id) =>
      chance.next() < 0.1 ? [[id, chance.pick<Mark>(['changed', 'gone'])]] : [],
    ),
  )
  return {
    ledger,
    marks,
    language: chance.pick(LANGUAGES),
    budget: chance.pick([chance.below(200), chance.below(2200), 2000, 10_000]),
    told: chance.maybe(madeUpText(chance)) ?? '',
    summary: madeUpText(chance, 80),
    last: madeUpText(chance, chance.pick([3, 60, 3000])),
    blocks: chance.list(2, () => ({ pinned: chance.next() < 0.5, lines: [madeUpText(chance, 8)] })),
  }
}

type Case = ReturnType<typeof make>

/** All three texts of a case. */
function texts({ ledger, marks, language, budget, told, summary, last, blocks }: Case) {
  const labels = LABELS[language]
  const steered = steer({ ledger, lastAssistant: last, budget, labels, words: STEER_WORDS[language] })
  const a = recover({ ledger, budget, marks, labels, alreadyTold: told, extraBlocks: blocks })
  const b = delta({ ledger, told: summary, next: last, a, budget, marks, labels })
  return { steered, a, b }
}

const law = (seed: number, check: (example: Case) => unknown) => holds({ seed, make, check, rounds: 400, mostMs: 700 })

describe('for any session', () => {
  test('no budget is ever passed', () =>
    law(11, (example) => {
      const { steered, a, b } = texts(example)
      const words = STEER_WORDS[example.language]
      const list = steered.split(`\n\n${words.last}\n`)[0] ?? ''
      expect(list.length).toBeLessThanOrEqual(example.budget)
      expect(steered.length).toBeLessThan(Math.max(9500, example.budget + 1))
      expect(a.text.length).toBeLessThanOrEqual(example.budget)
      expect(b.text.length).toBeLessThanOrEqual(example.budget)
    }))

  test('what is said is valid Unicode', () =>
    law(12, (example) => {
      const { steered, a, b } = texts(example)
      return [steered, a.text, b.text].every((text) => text.isWellFormed())
    }))

  test('the same session gives the same texts, also after it was stored', () =>
    law(13, (example) => {
      const stored = JSON.parse(JSON.stringify(example.ledger))
      expect(texts({ ...example, ledger: stored })).toEqual(texts(example))
    }))

  test('parts stand in their order, and what is said with more room stands in the same order', () =>
    law(14, (example) => {
      const { headings } = LABELS[example.language]
      const linesOf = (budget: number) => texts({ ...example, budget, told: '', blocks: [] }).a.text.split('\n')
      const [few, many] = [linesOf(600), linesOf(2000)]
      const titles = PARTS.map((part) => headings[part])
      const seen = many.flatMap((line) => titles.findIndex((title) => line.startsWith(title) && !line.startsWith('- ')))
      const found = seen.filter((at) => at !== -1)
      expect(found).toEqual(found.toSorted((x, y) => x - y))
      const both = new Set(few.filter((line) => line.startsWith('- ') && many.includes(line)))
      expect(many.filter((line) => both.has(line))).toEqual(few.filter((line) => both.has(line)))
    }))

  test('A ends with what to do next, begins with its title, and is of whole lines', () =>
    law(15, (example) => {
      const { title, now, lines: words } = LABELS[example.language]
      const { a } = texts(example)
      const lines = a.text.split('\n')
      const facts = Object.values(example.ledger.facts)
      const isOpen = facts.some(({ kind }) => kind === 'goal')
      // Of work in flight, and of work that is done, the place tells how far it is.
      const isClause = nowOf({ ledger: example.ledger, words, world: {} }).clause !== undefined
      const isTold = isClause && a.lineKeys.includes(PLACE_OF_WORK)
      if (a.text !== '') expect(lines[0]).toBe(title)
      if (a.text !== '' && isOpen) expect(isTold || lines.at(-1)?.startsWith(now) === true).toBe(true)
      expect(new Set(a.lineKeys).size).toBe(a.lineKeys.length)
      for (const id of a.factIds) expect(example.ledger.facts[id]).toBeDefined()
    }))

  test('B repeats no line of A', () =>
    law(16, (example) => {
      const { a, b } = texts(example)
      expect(b.lineKeys.filter((key) => a.lineKeys.includes(key))).toEqual([])
    }))

  test('what is gone is in neither', () =>
    law(17, (example) => {
      const { a, b } = texts(example)
      const gone = (id: string) => example.marks[id] === 'gone'
      expect([...a.factIds, ...b.factIds].filter(gone)).toEqual([])
    }))

  test('a ledger made piece by piece is the one made at once', () =>
    holds({
      seed: 18,
      rounds: 200,
      mostMs: 700,
      make: (chance) => ({ entries: madeUpEntries(chance, 120), cut: chance.next() }),
      check: ({ entries, cut }) => {
        const at = Math.floor(entries.length * cut)
        const half = JSON.parse(JSON.stringify(advance(emptyLedger(), entries.slice(0, at))))
        expect(advance(half, entries.slice(at))).toEqual(advance(emptyLedger(), entries))
      },
    }))
})
