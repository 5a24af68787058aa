/** A value that a shell text gives to a name: one text, or the fields of an array. */
export type ShellValue = string | readonly string[]

/** What names stand for in the same text. Values that grow beyond all measure are given up, and that is remembered. */
export class Variables {
  overflowed = false
  /** `$1`, `$2` …, where they are known: set by `set --`, by the call of a function, or behind `bash -c`. */
  positional: readonly string[] | undefined
  /** `$0`, where it is known. */
  zero: string | undefined
  readonly aliases = new Map<string, string>()
  private readonly values = new Map<string, ShellValue>()
  private readonly references = new Map<string, string>()
  private readonly choices = new Map<string, readonly string[]>()
  /** Names that were given a value which only the running shell knows. */
  private readonly hidden = new Set<string>()
  private written = 0
  private steps = 0

  /** Whether there is work left to do so much more. */
  mayTake(steps: number): boolean {
    this.steps += steps
    if (this.steps > MOST_STEPS) this.overflowed = true
    return this.steps <= MOST_STEPS
  }

  get(name: string): ShellValue | undefined {
    return this.values.get(this.references.get(name) ?? name)
  }

  set(name: string, value: ShellValue): void {
    const length = typeof value === 'string' ? value.length : lengthOf(value)
    if (this.written + length > MOST_WRITTEN) {
      this.overflowed = true
      this.values.delete(name)
      return
    }
    this.written += length
    this.choices.delete(name)
    this.values.set(name, value)
    this.hidden.delete(name)
  }

  append(name: string, value: ShellValue): void {
    const before = this.get(name)
    const joins = typeof value === 'string' && typeof before !== 'object'
    this.set(name, joins ? `${before ?? ''}${value}` : [...fieldsOfValue(before), ...fieldsOfValue(value)])
  }

  /** What a loop gives to a name: one word, or each of several at once. */
  loop(name: string, value: string | readonly string[]): void {
    this.set(name, typeof value === 'string' ? value : value.join(' '))
    if (typeof value === 'string') this.choices.delete(name)
    else this.choices.set(name, value)
  }

  /** The words of which a name is each in turn. */
  eachOf(name: string): readonly string[] | undefined {
    return this.choices.get(name)
  }

  /** Its value comes from a file or a program. */
  hide(name: string): void {
    this.values.delete(name)
    this.hidden.add(name)
  }

  isHidden(name: string): boolean {
    return this.hidden.has(this.references.get(name) ?? name)
  }

  /** `declare -n a=b` */
  refer(name: string, to: string): void {
    this.references.set(name, to)
  }
}

export function fieldsOfValue(value: ShellValue | undefined): readonly string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value
}

function lengthOf(fields: readonly string[]): number {
  let length = fields.length
  for (const field of fields) length += field.length
  return length
}

/** Characters that are looked at, those inside of others once more. */
const MOST_STEPS = 1_000_000
/** Characters of all values together. */
const MOST_WRITTEN = 100_000
