import type { Script, Word, WordPart } from 'unbash'
import { parameterOf, standsFor } from './parameter.ts'
import type { ShellValue, Variables } from './variables.ts'

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

  /** An expansion outside quotes: white space ends a word, and whatever IFS was set to. */
  split(text: string): void {
    // What only the running shell knows stays one piece.
    if (text.includes('$(') || text.includes('`')) {
      this.literal(text)
      return
    }
    const pieces = text.split(separatorOf(this.variables))
    const [first = '', ...rest] = pieces
    if (first) this.literal(first)
    for (const piece of rest) {
      this.close()
      if (piece) this.open = [piece]
    }
  }

  /** `"${a[@]}"`: each field is a word of its own, the first and the last with what stands beside them. */
  each(texts: readonly string[]): void {
    texts.forEach((text, at) => {
      if (at > 0) this.close()
      this.literal(text)
    })
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

/** What ends a field of an expansion. */
export function separatorOf(variables: Variables, own = variables.get('IFS')): RegExp {
  if (typeof own !== 'string' || own === '') return /[ \t\n]+/
  return new RegExp(`[${own.replace(/[\\\]^-]/g, '\\$&')} \\t\\n]+`)
}

function add(part: WordPart, fields: Fields, variables: Variables): void {
  if (part.type === 'DoubleQuoted' || part.type === 'LocaleString')
    for (const child of part.parts) {
      const each = inTurn(child, variables)
      const value = each ? undefined : known(child, variables)
      if (each) fields.either(each)
      else if (typeof value === 'object') fields.each(value)
      else fields.literal(value ?? textOf(child))
    }
  else if (part.type === 'BraceExpansion') fields.either(alternatives(part.text))
  else {
    const each = inTurn(part, variables)
    const value = each ? undefined : known(part, variables)
    if (each) fields.either(each)
    else if (value === undefined) fields.literal(textOf(part))
    else fields.split(typeof value === 'string' ? value : value.join(' '))
  }
}

/** `$d` or `${d}` of a loop whose words are looked at together: `"$d/x"` is as many words as it has. */
function inTurn(part: WordPart, variables: Variables): readonly string[] | undefined {
  if (part.type === 'SimpleExpansion') return variables.eachOf(part.text.slice(1))
  if (part.type !== 'ParameterExpansion' || part.operation || part.index || part.prefix) return undefined
  return variables.eachOf(part.parameter)
}

function textOf(part: WordPart): string {
  return 'value' in part && typeof part.value === 'string' ? part.value : part.text
}

/** The text of an expansion where it can be told without running anything. */
function known(part: WordPart, variables: Variables): ShellValue | undefined {
  if (part.type === 'SimpleExpansion') {
    const name = part.text.slice(1)
    const value = standsFor(name, variables)
    return typeof value === 'object' && name !== '@' && name !== '*' ? value[0] : value
  }
  if (part.type === 'ParameterExpansion') return parameterOf(part, variables)
  return part.type === 'CommandExpansion' ? printed(part.script, variables) : undefined
}

/** What `$(echo rm)`, `$(printf rm)` and `$(which rm)` print. */
function printed(script: Script | undefined, variables: Variables): string | undefined {
  const [only, ...more] = script?.commands ?? []
  const command = only?.command
  if (more.length > 0 || command?.type !== 'Command' || command.redirects.some(({ type }) => type !== 'Redirect'))
    return undefined
  const name = command.name?.value ?? ''
  if (!PRINTING.has(name)) return undefined
  const words = command.args.flatMap((arg) => (arg.type === 'Word' ? expand(arg, variables) : [arg.text]))
  const said = words.filter((word) => !/^-[neEvpPa]+$/.test(word))
  if (FINDING.has(name))
    return said.length === 1 && (name !== 'command' || words[0] === '-v') ? found(said[0]) : undefined
  if (command.redirects.length > 0) return undefined
  return name === 'printf' ? formatted(said) : unescaped(said.join(' '))
}

function found(program = ''): string {
  return program.includes('/') ? program : FOUND_IN + program
}

/** Where a program lies nobody knows here; that it is no file of the project is sure. */
export const FOUND_IN = '~/.local/bin/'

const FINDING: ReadonlySet<string> = new Set(['which', 'command', 'type'])
const PRINTING: ReadonlySet<string> = new Set(['echo', 'printf', ...FINDING])

/** `printf '%s -rf' rm`; a format that asks for more than texts stays as it is, its arguments behind it. */
export function formatted([format = '', ...given]: readonly string[]): string {
  if (!format.includes('%')) return unescaped([format, ...given].join(' '))
  if (!/^(?:[^%]|%[sbq%])*$/.test(format)) return unescaped([format, ...given].join(' '))
  let made = ''
  let at = 0
  do {
    made += format.replace(/%([sbq%])/g, (_, kind: string) => (kind === '%' ? '%' : (given[at++] ?? '')))
  } while (at > 0 && at < given.length && made.length < LONGEST_WORD)
  return unescaped(made)
}

/** `\\162\\155` and `\\x72\\x6d` are letters. */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text
    .replace(/\\x([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\0?([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
    .replaceAll('\\n', '\n')
}

/** `{a,b}` outside of quotes; a range or a nested list stays as it is. */
function alternatives(text: string): string[] {
  const inner = text.slice(1, -1)
  if (!text.startsWith('{') || /[{}]/.test(inner) || !inner.includes(',')) return [text]
  return inner.split(',').map((piece) => piece.replace(/['"\\]/g, ''))
}
