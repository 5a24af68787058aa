import type { Script, Word, WordPart } from 'unbash'

/** What variables were set to in the same text. Values that grow beyond all measure are given up, and that is remembered. */
export class Variables {
  overflowed = false
  private readonly values = new Map<string, string>()
  private written = 0
  private steps = 0

  /** Whether there is work left to do so much more. */
  mayTake(steps: number): boolean {
    this.steps += steps
    if (this.steps > MOST_STEPS) this.overflowed = true
    return this.steps <= MOST_STEPS
  }

  get(name: string): string | undefined {
    return this.values.get(name)
  }

  set(name: string, value: string): void {
    if (this.written + value.length > MOST_WRITTEN) {
      this.overflowed = true
      this.values.delete(name)
      return
    }
    this.written += value.length
    this.values.set(name, value)
  }
}

/** Characters that are looked at, those inside of others once more. */
const MOST_STEPS = 1_000_000
/** Characters of all values together. */
const MOST_WRITTEN = 100_000
/** Words, or characters, that one word may become. */
const MOST_FIELDS = 200
const LONGEST_WORD = 100_000

/**
 * The words that a word becomes. Quotes go, braces open, variables that were set to a known text in the same script and
 * `$(echo …)` are filled in; what only the running shell knows stays as it was written.
 */
export function expand(word: Word, variables: Variables): string[] {
  if (!variables.mayTake(word.end - word.pos + 1) || !word.parts) return [word.value]
  const fields = new Fields(variables)
  for (const part of word.parts) add(part, fields, variables)
  return fields.list()
}

class Fields {
  private done: string[] = []
  private open: string[] = []
  private length = 0

  private readonly variables: Variables

  constructor(variables: Variables) {
    this.variables = variables
  }

  literal(text: string): void {
    this.length += text.length * (this.open.length || 1)
    if (this.length > LONGEST_WORD) {
      this.variables.overflowed = true
      return
    }
    this.open = this.open.length > 0 ? this.open.map((field) => field + text) : [text]
  }

  /** An expansion outside quotes: white space ends a word. */
  split(text: string): void {
    // What only the running shell knows stays one piece.
    if (text.includes('$(') || text.includes('`')) {
      this.literal(text)
      return
    }
    const pieces = text.split(/[ \t\n]+/)
    const [first = '', ...rest] = pieces
    if (first) this.literal(first)
    for (const piece of rest) {
      this.close()
      if (piece) this.open = [piece]
    }
  }

  either(texts: readonly string[]): void {
    const starts = this.open.length > 0 ? this.open : ['']
    const all = starts.length * texts.length
    if (all > MOST_FIELDS) {
      this.variables.overflowed = true
      return
    }
    this.open = starts.flatMap((start) => texts.map((text) => start + text))
  }

  list(): string[] {
    this.close()
    return this.done
  }

  private close(): void {
    this.done.push(...this.open)
    this.open = []
  }
}

function add(part: WordPart, fields: Fields, variables: Variables): void {
  if (part.type === 'DoubleQuoted' || part.type === 'LocaleString')
    fields.literal(part.parts.map((child) => known(child, variables) ?? textOf(child)).join(''))
  else if (part.type === 'BraceExpansion') fields.either(alternatives(part.text))
  else {
    const value = known(part, variables)
    if (value === undefined) fields.literal(textOf(part))
    else fields.split(value)
  }
}

function textOf(part: WordPart): string {
  return 'value' in part && typeof part.value === 'string' ? part.value : part.text
}

/** The text of an expansion where it can be told without running anything. */
function known(part: WordPart, variables: Variables): string | undefined {
  if (part.type === 'SimpleExpansion') return lookUp(part.text.slice(1), variables)
  if (part.type === 'ParameterExpansion') {
    const value = part.prefix === undefined && part.index === undefined ? lookUp(part.parameter, variables) : undefined
    if (part.operation === undefined) return value
    return part.operation.type === 'Default' && /-$/.test(part.operation.operator)
      ? (value ?? part.operation.operand.value)
      : undefined
  }
  return part.type === 'CommandExpansion' ? echoed(part.script, variables) : undefined
}

function lookUp(name: string, variables: Variables): string | undefined {
  return name === 'IFS' ? ' ' : variables.get(name)
}

/** What `$(echo rm)` and `$(printf rm)` print. */
function echoed(script: Script | undefined, variables: Variables): string | undefined {
  const [only, ...more] = script?.commands ?? []
  const command = only?.command
  if (more.length > 0 || command?.type !== 'Command' || command.redirects.length > 0) return undefined
  if (command.name?.value !== 'echo' && command.name?.value !== 'printf') return undefined
  const words = command.args.flatMap((arg) => (arg.type === 'Word' ? expand(arg, variables) : [arg.text]))
  return unescaped(words.filter((word) => !/^-[neE]+$/.test(word)).join(' '))
}

/** `\\162\\155` and `\\x72\\x6d` are letters. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text
    .replace(/\\x([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\0?([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
}

/** `{a,b}` outside of quotes; a range or a nested list stays as it is. */
function alternatives(text: string): string[] {
  const inner = text.slice(1, -1)
  if (!text.startsWith('{') || /[{}]/.test(inner) || !inner.includes(',')) return [text]
  return inner.split(',').map((piece) => piece.replace(/['"\\]/g, ''))
}
