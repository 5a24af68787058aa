import { closeSync, openSync, writeSync } from 'node:fs'

/**
 * A made-up transcript of a given size: user and assistant lines only, in the mix of real sessions (a line has 4 KB on average;
 * three quarters of the bytes are tools' results, which the client writes down twice).
 */
export function writeTranscript(path: string, bytes: number, { append = false, seed = 1 } = {}): void {
  const file = openSync(path, append ? 'a' : 'w')
  const next = random(seed)
  let written = 0
  let parent: string | null = null
  for (let n = 0; written < bytes; n++) {
    const lines = turn(n, next, parent)
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

function turn(n: number, next: () => number, parent: string | null): Line[] {
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
  const [name, input, result] = pick(CALLS)(file, symbol, next)
  lines.push(said({ type: 'tool_use', id, name, input }))
  const content = [{ type: 'tool_result', tool_use_id: id, content: result }]
  lines.push(line('user', { role: 'user', content }, { toolUseResult: { stdout: result, filePath: file } }))
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

type MakeCall = (file: string, symbol: string, next: () => number) => [string, object, string]

const CALLS: readonly MakeCall[] = [
  (file, symbol, next) => ['Read', { file_path: file }, code(symbol, next, 170)],
  (file, symbol, next) => [
    'Edit',
    { file_path: file, old_string: code(symbol, next, 16), new_string: code(symbol, next, 24) },
    `The file ${file} has been updated.`,
  ],
  (_, symbol, next) => [
    'Bash',
    { command: `npm test -- --filter ${symbol}`, description: 'Run the tests' },
    next() < 0.2
      ? `Exit code 1\nFAIL ${symbol}: expected 3, got 4\n${code(symbol, next, 60)}`
      : `PASS ${Math.floor(next() * 90)} tests\n${code(symbol, next, 70)}`,
  ],
  (_, symbol, next) => ['Grep', { pattern: symbol, path: 'src' }, code(symbol, next, 90)],
]

function code(symbol: string, next: () => number, lines: number): string {
  return Array.from(
    { length: lines },
    (_, i) =>
      `${i + 1}\tconst value${Math.floor(next() * 999)} = await ${symbol}(options, { retries: ${Math.floor(next() * 9)} })`,
  ).join('\n')
}

const FOLDERS = ['http', 'store', 'queue', 'parser', 'cli', 'auth'] as const
const NAMES = ['client', 'session', 'retry', 'cache', 'router', 'worker'] as const
const VERBS = ['parse', 'load', 'retry', 'resolve', 'format', 'merge'] as const
const NOUNS = ['Config', 'Session', 'Request', 'Header', 'Token', 'Record'] as const

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
