// Runs the pure core over a folder of compaction cases in the order a host would: ledger and A before the summary is known,
// audit and B after. Usage: bun bench/continuity/cases.ts CASES OUT
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  advance,
  audit,
  type CaseScore,
  createClaudeReader,
  delta,
  emptyLedger,
  recover,
  type ScoreInput,
  scoreCase,
  WHOLE_BYTES,
} from '../../src/continuity/index.ts'

const [cases, out] = process.argv.slice(2)
if (cases === undefined || out === undefined) throw new Error('usage: cases.ts CASES OUT')
mkdirSync(out, { recursive: true })

const scores: CaseScore[] = []
print('case', 'S', 'S+A', 'S+A+B', 'useless', 'A', 'B', 'needs')
for (const name of readdirSync(cases).sort()) {
  const folder = join(cases, name)
  if (!existsSync(join(folder, 'summary.txt'))) continue
  const { a, b, score } = runCase(folder)
  writeFileSync(join(out, `${name}.a.txt`), a)
  writeFileSync(join(out, `${name}.b.txt`), b)
  if (score.counts) scores.push(score)
  print(name, ...figures(score), a.length, b.length, score.counts ? score.needed : `(${score.needed})`)
}
print(
  'mean',
  ...figures({
    summary: mean('summary'),
    withA: mean('withA'),
    withB: mean('withB'),
    uselessLines: mean('uselessLines'),
  }),
)

function runCase(folder: string): { a: string; b: string; score: CaseScore } {
  const before = readFileSync(join(folder, 'before.jsonl'))
  const summary = readFileSync(join(folder, 'summary.txt'), 'utf8')
  const reader = createClaudeReader({ offset: 0, wholeFrom: before.length - WHOLE_BYTES })
  const ledger = advance(emptyLedger(), reader.push(before))
  const a = recover({ ledger })
  const b = delta({ ledger, audit: audit(ledger, { summary }), a })
  const score = scoreCase({
    before: linesOf(join(folder, 'before.jsonl')),
    after: linesOf(join(folder, 'after.jsonl')),
    summary,
    a: a.text,
    b: b.text,
  })
  return { a: a.text, b: b.text, score }
}

function linesOf(file: string): ScoreInput['before'] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)]
      } catch {
        return []
      }
    })
}

function mean(key: 'summary' | 'withA' | 'withB' | 'uselessLines'): number {
  return scores.reduce((sum, score) => sum + score[key], 0) / Math.max(1, scores.length)
}

function figures(score: Pick<CaseScore, 'summary' | 'withA' | 'withB' | 'uselessLines'>): string[] {
  return [score.summary, score.withA, score.withB, score.uselessLines].map((figure) => figure.toFixed(3))
}

function print(...cells: readonly (string | number)[]): void {
  process.stdout.write(`${cells.map((cell, at) => String(cell).padEnd(at === 0 ? 20 : 9)).join('')}\n`)
}
