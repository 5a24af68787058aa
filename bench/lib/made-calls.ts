/** A tool's call, what the model is given of its result, and what the client writes down beside that. */
type MadeCall = readonly [tool: string, input: object, result: string, beside: object]
export type MakeCall = (file: string, symbol: string, next: () => number) => MadeCall

/** As often as in real sessions: two of five calls read, one of five runs something. */
export const CALLS: readonly MakeCall[] = [read, read, read, read, search, search, edit, edit, check, git]

function read(file: string, _: string, next: () => number): MadeCall {
  const all = fileLines(file)
  const startLine = Math.floor(next() * (all.length - 100)) + 1
  const lines = all.slice(startLine - 1, startLine + 99)
  const numbered = lines.map((line, at) => `${String(at + startLine).padStart(6)}\t${line}`).join('\n')
  const shown = { filePath: file, content: lines.join('\n'), numLines: lines.length, startLine, totalLines: all.length }
  return ['Read', { file_path: file, offset: startLine, limit: 100 }, numbered, { type: 'text', file: shown }]
}

function search(file: string, symbol: string, next: () => number): MadeCall {
  const lines = fileLines(file).filter((line) => line.includes('const ') && next() < 0.8)
  const content = lines.map((line, at) => `${file}:${at * 3 + 1}:${line}`).join('\n')
  const beside = { mode: 'content', numFiles: 0, filenames: [], content, numLines: lines.length }
  return ['Grep', { pattern: symbol, path: 'src', output_mode: 'content' }, content, beside]
}

function edit(file: string, symbol: string, next: () => number): MadeCall {
  const lines = fileLines(file)
  const at = Math.floor(next() * (lines.length - 12))
  const old = lines.slice(at, at + 6)
  const made = [...old.slice(0, 3), `  const again = ${symbol}(options)`, ...old.slice(3)]
  const shown = made.map((line, n) => `${String(at + n + 1).padStart(6)}\t${line}`).join('\n')
  const input = { file_path: file, old_string: old.join('\n'), new_string: made.join('\n') }
  const beside = {
    ...{ filePath: file, oldString: input.old_string, newString: input.new_string, originalFile: lines.join('\n') },
    structuredPatch: [{ oldStart: at, oldLines: 6, newStart: at, newLines: 7, lines: made.map((line) => ` ${line}`) }],
  }
  return ['Edit', input, `The file ${file} has been updated. Here is a part of it:\n${shown}`, beside]
}

function check(file: string, symbol: string, next: () => number): MadeCall {
  const passed = Array.from(
    { length: 20 + Math.floor(next() * 40) },
    (_, n) => `  ✓ ${NAMES[n % NAMES.length]} ${VERBS[n % VERBS.length]}s its ${NOUNS[n % NOUNS.length]} (${n % 7} ms)`,
  )
  const failing = [
    `  ✗ ${symbol} keeps its order`,
    '    Expected: 3',
    '    Received: 4',
    `      at ${file}:${passed.length}:11`,
  ]
  const hasFailed = next() < 0.2
  const lines = hasFailed ? [...passed, ...failing, `Tests: 1 failed, ${passed.length} passed`] : passed
  const stdout = [`> app@1.0.0 test`, '', ...lines, hasFailed ? '' : `Tests: ${passed.length} passed`].join('\n')
  const result = hasFailed ? `Exit code 1\n${stdout}` : stdout
  return [
    'Bash',
    { command: `npm test -- --filter ${symbol}`, description: 'Run the tests' },
    result,
    { stdout, stderr: '', interrupted: false },
  ]
}

function git(file: string, symbol: string, next: () => number): MadeCall {
  const hash = Math.floor(next() * 2 ** 28).toString(16)
  const stdout = `[main ${hash}] ${symbol}: try again\n 1 file changed, 7 insertions(+), 2 deletions(-)\n M ${file}`
  return [
    'Bash',
    { command: `git commit -qam "${symbol}: try again" && git status --short` },
    stdout,
    { stdout, stderr: '' },
  ]
}

/** What a made-up file holds: the same whenever it is asked for, as a file that is read several times does. */
function fileLines(file: string): readonly string[] {
  const known = files.get(file) ?? madeLines(file)
  files.set(file, known)
  return known
}

const files = new Map<string, readonly string[]>()

function madeLines(file: string): string[] {
  let seed = 7
  for (const letter of file) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0
  const next = random(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item
  return Array.from({ length: 200 + Math.floor(next() * 600) }, () => {
    const name = `${pick(VERBS)}${pick(NOUNS)}${Math.floor(next() * 30)}`
    return pick(LINES)(name, pick(NOUNS))
  })
}

/** A third of code is brackets and empty lines. */
const LINES: readonly ((name: string, noun: string) => string)[] = [
  () => '',
  () => '}',
  () => '  }',
  (name) => `import { ${name} } from '../${name}.ts'`,
  (name) => `  const ${name} = options.${name} ?? await this.load(key)`,
  (name, noun) => `export async function ${name}(options: ${noun}Options): Promise<${noun}> {`,
  (name, noun) => `    if (${name}.length === 0) return undefined // no ${noun} to wait for`,
  (_, noun) => `  /** The ${noun} as it was read last; a failed request keeps the old one. */`,
  (name) => `    return ${name}`,
]

/** The hardest for whoever looks at every line: none stands in it twice, and each has a number and a name. */
export function allDifferent(_: string, symbol: string, next: () => number): MadeCall {
  const stdout = Array.from(
    { length: 110 },
    (_, at) =>
      `${at + 1}\tconst value${Math.floor(next() * 999)} = await ${symbol}(options, { retries: ${Math.floor(next() * 9)} })`,
  ).join('\n')
  return ['Bash', { command: `npm test -- --filter ${symbol}` }, stdout, { stdout, stderr: '' }]
}

export const FOLDERS = ['http', 'store', 'queue', 'parser', 'cli', 'mail'] as const
export const NAMES = ['client', 'session', 'retry', 'cache', 'router', 'worker'] as const
export const VERBS = ['parse', 'load', 'retry', 'resolve', 'format', 'merge'] as const
export const NOUNS = ['Config', 'Session', 'Request', 'Header', 'Ticket', 'Record'] as const

export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
