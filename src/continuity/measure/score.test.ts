import { describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'
import { createClaudeReader } from '../transcript/hosts/claude-code.ts'
import { withoutAnalysis } from './fates.ts'
import { isReadable, type RawLine, readableAnchors, scoreCase } from './score.ts'

const root = join(import.meta.dir, '../../..')
const cases = join(root, '../shared/cases')
const measure = join(root, '../shared/score')
const measurable = existsSync(cases) && existsSync(measure) && Bun.which('python3') !== null

const said = (text: string) => ({ type: 'assistant', message: { content: [{ type: 'text', text }] } })
const typed = (text: string) => ({ type: 'user', message: { content: text } })

describe('scoreCase', () => {
  const before = [typed('look at parse_row'), said('I use `readHeader` and `parse_row` and `otherName`')]
  const after = [typed('go on with `otherName`'), said('`readHeader` then `parse_row`, `otherName` and `brandNew`')]

  test('needed is what is used again, was used before, and was not typed anew', () => {
    expect(scoreCase({ before, after, summary: '', a: '', b: '' })).toMatchObject({
      needed: 2,
      counts: false,
      summary: 0,
    })
  })

  test('coverage grows with summary, A and B', () => {
    const score = scoreCase({
      before,
      after,
      summary: 'nothing',
      a: 'the header was read with `readHeader`',
      b: 'rows are read with `parse_row`\nand once more `readHeader` again',
    })
    expect(score.summary).toBe(0)
    expect(score.withA).toBeGreaterThan(0.5)
    expect(score.withB).toBe(1)
    expect(score.uselessLines).toBe(0.5)
  })

  test('only what is live counts: the last summary and what came after it', () => {
    const again = { ...typed('we work on parse_row'), isCompactSummary: true }
    expect(scoreCase({ before: [...before, again], after, summary: '', a: '', b: '' }).needed).toBe(1)
  })
})

describe('readable', () => {
  test.each([
    [0, 1, false],
    [1, 2, true],
    [5, 2, false],
    [5, 3, true],
    [6, 9, false],
  ])('%d anchors and %d words: %p', (anchors, words, expected) => {
    expect(isReadable(anchors, words)).toBe(expected)
  })

  test('the sixth line of the same words says nothing new, and what is over budget is not read', () => {
    const lines = ['aOne', 'bTwo', 'cThree', 'dFour', 'eFive', 'fSix'].map((name) => `touched and kept ${name}xx`)
    expect(readableAnchors(lines.join('\n')).size).toBe(5)
    expect(readableAnchors(lines.join('\n'), 30).size).toBe(1)
  })
})

test.skipIf(!measurable)(
  'agrees with the measure to 0.005 on every case (needs ../shared/cases, ../shared/score and python3)',
  () => {
    const mine: Record<string, number[]> = {}
    const texts: Record<string, { a: string; b: string }> = {}
    for (const name of readdirSync(cases)) {
      const folder = join(cases, name)
      if (!existsSync(join(folder, 'summary.txt'))) continue
      const summary = readFileSync(join(folder, 'summary.txt'), 'utf8')
      const ledger = advance(
        emptyLedger(),
        createClaudeReader({ offset: 0 }).push(readFileSync(join(folder, 'before.jsonl'))),
      )
      const a = recover({ ledger })
      const b = delta({ ledger, told: withoutAnalysis(summary), a })
      const lines = { before: linesOf(join(folder, 'before.jsonl')), after: linesOf(join(folder, 'after.jsonl')) }
      const score = scoreCase({ ...lines, summary, a: a.text, b: b.text })
      texts[name] = { a: a.text, b: b.text }
      mine[name] = [score.needed, score.summary, score.withA, score.withB]
    }
    const theirs: Record<string, number[]> = JSON.parse(runMeasure(texts))
    expect(Object.keys(theirs).sort()).toEqual(Object.keys(mine).sort())
    for (const [name, figures] of Object.entries(theirs)) {
      figures.forEach((figure, at) => {
        expect(Math.abs((mine[name]?.[at] ?? -1) - figure)).toBeLessThan(0.005)
      })
    }
  },
)

function linesOf(file: string): RawLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
}

function runMeasure(texts: object): string {
  const script = [
    'import sys, json',
    'sys.path.insert(0, sys.argv[1])',
    'import aftermath as m',
    'texts = json.load(sys.stdin); out = {}',
    'for name, t in texts.items():',
    "    c = m.case(sys.argv[2] + '/' + name); need, hist, n = c['need'], c['hist'], c['n']",
    "    have = m.anchors(c['S']); a = have | m.readable(t['a']); b = a | m.readable(t['b'])",
    '    out[name] = [len(need)] + ([m.share(need, hist, n, h) for h in (have, a, b)] if need else [0, 0, 0])',
    'print(json.dumps(out))',
  ].join('\n')
  const run = Bun.spawnSync(['python3', '-c', script, measure, cases], { stdin: Buffer.from(JSON.stringify(texts)) })
  return run.stdout.toString()
}
