// npm run bench:past FOLDER [TEXTS] [OUT]: asks the past of every case (before.jsonl) each of its questions (questions.json) and says how
// many are answered by the summary (s), with A and B (ab; TEXTS/<case>.a.txt and .b.txt, as bench:cases writes them), with one look-up
// more (past), by the look-up alone (only), and how many look-ups hold the words that establish the answer (quote).
// Cases of one session stand in the same half: the first is for tuning, the other only for measuring.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transcriptSource } from '../../src/cli/past/transcript-source.ts'
import { askTranscripts, MOST_CHARS } from '../../src/past/ask.ts'
import { answered, injectedWindows, type Need, summaryWindows } from '../lib/questions.ts'

interface Question {
  id: string
  kind: string
  q: string
  needs: Need[]
  answer: string
  quote?: string
}

interface Row {
  half: number
  kind: string
  name: string
  s: number
  ab: number
  past: number
  only: number
  quote: number
}

const FIGURES = ['s', 'ab', 'past', 'only', 'quote'] as const

const [folder = '', texts = '', out = ''] = process.argv.slice(2)
if (!existsSync(folder)) {
  console.error('usage: npm run bench:past FOLDER [TEXTS] [OUT]')
  process.exit(2)
}
const names = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, 'questions.json')))
  .sort()
const halves = halvesOf(names)
const rows = names.flatMap((name) => rowsOf(name, halves.get(name) ?? 0))
line(
  'tuned on',
  rows.filter(({ half }) => half === 0),
)
line(
  'held out',
  rows.filter(({ half }) => half === 1),
)
line('all', rows)
for (const kind of new Set(rows.map(({ kind }) => kind).sort()))
  line(
    `  ${kind}`,
    rows.filter((row) => row.kind === kind),
  )
const missed = rows
  .filter(({ past }) => past < 1)
  .map((row) => `${row.half} ${row.past} ${row.quote} ${row.kind} ${row.name}`)
if (out) writeFileSync(join(out, 'missed.txt'), missed.join('\n'))

function rowsOf(name: string, half: number): Row[] {
  const place = join(folder, name)
  const path = join(place, 'before.jsonl')
  const s = summaryWindows(read(join(place, 'summary.txt')))
  const ab = ['a', 'b'].flatMap((which) => injectedWindows(read(join(texts, `${name}.${which}.txt`))))
  const blocks = [...transcriptSource({ path, host: 'claude-code', name: '', part: 'whole' }, undefined).blocks()]
  const source = { name: '', before: () => Number.POSITIVE_INFINITY, blocks: () => blocks }
  const questions: Question[] = JSON.parse(read(join(place, 'questions.json')))
  return questions.map(({ id, kind, q, needs, answer, quote }) => {
    const { text } = askTranscripts([source], q, MOST_CHARS)
    if (out) {
      mkdirSync(join(out, name), { recursive: true })
      writeFileSync(join(out, name, `${id}.txt`), `${kind}: ${q}\n=> ${answer}\nquote: ${quote}\n\n${text}\n`)
    }
    const alone = answered(s, needs)
    const both = Math.max(alone, answered(ab, needs))
    const only = answered(injectedWindows(text), needs)
    const holds = quote !== undefined && letters(text).includes(letters(quote).slice(0, 40))
    return {
      half,
      kind,
      name: `${name} ${id}`,
      s: alone,
      ab: both,
      past: Math.max(both, only),
      only,
      quote: Number(holds),
    }
  })
}

function halvesOf(all: readonly string[]): Map<string, number> {
  const byMessage = new Map<string, number>()
  const halves = new Map<string, number>()
  for (const name of all) {
    const ids =
      read(join(folder, name, 'before.jsonl'))
        .match(/"uuid":"[^"]+"/g)
        ?.slice(0, 40) ?? []
    const half = ids.map((id) => byMessage.get(id)).find((known) => known !== undefined) ?? halves.size % 2
    halves.set(name, half)
    for (const id of ids) byMessage.set(id, half)
  }
  return halves
}

function line(name: string, own: readonly Row[]): void {
  const figures = FIGURES.map(
    (key) => `${key} ${(own.reduce((sum, row) => sum + row[key], 0) / Math.max(1, own.length)).toFixed(3)}`,
  )
  console.log(name.padEnd(14), String(own.length).padStart(4), ...figures)
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
