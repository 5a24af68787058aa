import { closeSync, openSync, writeSync } from 'node:fs'
import { allDifferent, CALLS, FOLDERS, type MakeCall, NAMES, NOUNS, random, VERBS } from './made-calls.ts'

interface How {
  readonly append?: boolean
  readonly seed?: number
  /** Whether the results are those of ordinary work, or the hardest that can be. */
  readonly results?: 'of work' | 'all different'
}

/**
 * A made-up transcript of a given size: user and assistant lines only, in the mix of real sessions (a line has 4 KB on average;
 * three quarters of the bytes are tools' results, which the client writes down twice; files are read again, and some of their lines have
 * been seen before; two words of a thousand characters might name a secret).
 */
export function writeTranscript(path: string, bytes: number, { append = false, seed = 1, results }: How = {}): void {
  const file = openSync(path, append ? 'a' : 'w')
  const next = random(seed)
  const calls = results === 'all different' ? [allDifferent] : CALLS
  let written = 0
  let parent: string | null = null
  for (let n = 0; written < bytes; n++) {
    const lines = turn(n, next, { parent, calls })
    parent = lines.at(-1)?.uuid ?? null
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    writeSync(file, text)
    written += Buffer.byteLength(text)
  }
  closeSync(file)
}

interface Line {
  uuid: string
  [key: string]: unknown
}

interface Before {
  readonly parent: string | null
  readonly calls: readonly MakeCall[]
}

function turn(n: number, next: () => number, { parent, calls }: Before): Line[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item
  const file = `/home/dev/app/src/${pick(FOLDERS)}/${pick(NAMES)}-${Math.floor(next() * 40)}.ts`
  const symbol = `${pick(VERBS)}${pick(NOUNS)}${Math.floor(next() * 30)}`
  const id = `toolu_${n}`
  const line = (type: string, message: unknown, more: object = {}): Line => ({
    parentUuid: parent,
    isSidechain: false,
    type,
    message,
    uuid: uuid(next),
    timestamp: new Date(1_750_000_000_000 + n * 4000).toISOString(),
    cwd: '/home/dev/app',
    sessionId: 'bench',
    gitBranch: 'main',
    ...more,
  })
  const said = (block: object) => line('assistant', { role: 'assistant', id: `m${n}`, content: [block] })
  const lines: Line[] = []
  if (n % 8 === 0) {
    const text = `Please change ${symbol} in ${file}; never touch the public API, and keep the tests green. ${prose(next, 12)}`
    lines.push(line('user', { role: 'user', content: text }))
  }
  if (next() < 0.6) lines.push(said({ type: 'thinking', thinking: prose(next, 24), signature: 'x'.repeat(300) }))
  if (next() < 0.5) {
    const text = `I'll look at ${symbol} in ${file} because the retry logic depends on it. ${prose(next, 8)}`
    lines.push(said({ type: 'text', text }))
  }
  const [name, input, result, beside] = pick(calls)(file, symbol, next)
  lines.push(said({ type: 'tool_use', id, name, input }))
  const content = [{ type: 'tool_result', tool_use_id: id, content: result }]
  lines.push(line('user', { role: 'user', content }, { toolUseResult: beside }))
  return lines
}

/** As the client writes them: anything else looks like a token behind its prefix. */
function uuid(next: () => number): string {
  const digits = (length: number) => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('')
  return [8, 4, 4, 4, 12].map(digits).join('-')
}

function prose(next: () => number, sentences: number): string {
  const sentence = () => SENTENCES[Math.floor(next() * SENTENCES.length)]
  return Array.from({ length: sentences }, sentence).join(' ')
}

const SENTENCES = [
  'The session cache keeps the last value until it is asked for again.',
  'A request that fails twice is written to the queue and tried later.',
  'This was decided because the other way needs a second connection.',
  'The parser reads one line at a time and never holds the whole file.',
] as const
