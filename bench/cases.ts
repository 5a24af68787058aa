// npm run bench:cases FOLDER [OUT]: drives the product through the real event order of a compaction on every case of a folder
// (before.jsonl, summary.txt, after.jsonl), writes what it injected to OUT/<case>.a.txt and .b.txt, and prints the coverage.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshBinary } from '../scripts/fresh-binary.ts'
import { type CaseScore, type ScoreInput, scoreCase } from '../src/continuity/index.ts'
import { contextIn, fire, logOf } from './lib/hook.ts'

const [folder, out = join(tmpdir(), 'throughline-cases')] = process.argv.slice(2)
if (!folder || !existsSync(folder)) {
  console.error('usage: npm run bench:cases FOLDER [OUT]   (a folder of cases: before.jsonl, summary.txt, after.jsonl)')
  process.exit(2)
}
freshBinary()
mkdirSync(out, { recursive: true })
const scores: CaseScore[] = []
print('case', 'S', 'S+A', 'S+A+B', 'useless', 'A', 'B', 'needs')
for (const name of readdirSync(folder).sort()) {
  const place = join(folder, name)
  if (!existsSync(join(place, 'summary.txt'))) continue
  const { a, b } = compact(place)
  writeFileSync(join(out, `${name}.a.txt`), a)
  writeFileSync(join(out, `${name}.b.txt`), b)
  const score = scoreCase({
    before: linesOf(join(place, 'before.jsonl')),
    after: linesOf(join(place, 'after.jsonl')),
    summary: readFileSync(join(place, 'summary.txt'), 'utf8'),
    a,
    b,
  })
  if (score.counts) scores.push(score)
  print(name, ...figures(score), a.length, b.length, score.counts ? score.needed : `(${score.needed})`)
}
print('mean', ...figures(meanOf(scores)))
console.log(`texts in ${out}`)

function compact(place: string): { a: string; b: string } {
  const home = mkdtempSync(join(tmpdir(), 'throughline-case-'))
  try {
    const transcriptPath = join(home, 'transcript.jsonl')
    copyFileSync(join(place, 'before.jsonl'), transcriptPath)
    const summary = readFileSync(join(place, 'summary.txt'), 'utf8')
    const common = { sessionId: 'case', cwd: home, transcriptPath }
    fire(home, 'SessionStart', { ...common, source: 'startup' })
    fire(home, 'PreCompact', { ...common, trigger: 'auto', customInstructions: null })
    const a = contextIn(fire(home, 'SessionStart', { ...common, source: 'compact', model: 'claude-sonnet-5' }))
    fire(home, 'PostCompact', { ...common, trigger: 'auto', summary })
    const b = contextIn(fire(home, 'UserPromptSubmit', { ...common, promptId: 'p2', prompt: 'continue' }))
    const log = logOf(home)
    if (log) console.error(log)
    return { a, b }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
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

type Figures = Pick<CaseScore, 'summary' | 'withA' | 'withB' | 'uselessLines'>

function meanOf(all: readonly CaseScore[]): Figures {
  const mean = (key: keyof Figures) => all.reduce((sum, score) => sum + score[key], 0) / Math.max(1, all.length)
  return { summary: mean('summary'), withA: mean('withA'), withB: mean('withB'), uselessLines: mean('uselessLines') }
}

function figures({ summary, withA, withB, uselessLines }: Figures): string[] {
  return [summary, withA, withB, uselessLines].map((figure) => figure.toFixed(3))
}

function print(...cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, at) => String(cell).padEnd(at === 0 ? 20 : 9)).join(''))
}
