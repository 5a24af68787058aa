import type { ParameterExpansionPart, ParameterOperation, Word } from 'unbash'
import { fieldsOfValue, type ShellValue, type Variables } from './variables.ts'

/** What `$name` stands for; undefined where the text does not say. */
export function standsFor(name: string, variables: Variables): ShellValue | undefined {
  if (name === 'IFS') return ' '
  if (name === '@' || name === '*') return variables.positional
  if (name === '0') return variables.zero
  if (/^[1-9]\d*$/.test(name)) return variables.positional && (variables.positional[Number(name) - 1] ?? '')
  return variables.get(name)
}

/** What `${name…}` stands for, as far as it can be told without running anything. */
export function parameterOf(part: ParameterExpansionPart, variables: Variables): ShellValue | undefined {
  const { parameter, prefix, index, operation } = part
  const named = standsFor(parameter, variables)
  if (prefix === '#') return undefined
  if (prefix === '!') return typeof named === 'string' ? standsFor(named, variables) : undefined
  const value =
    index === undefined
      ? typeof named === 'object'
        ? whole(parameter, named)
        : named
      : (variables.get(`${parameter}[${index.value}]`) ?? at(named, index))
  if (operation === undefined) return value
  // `${x:=rm}` sets it too.
  if (operation.type === 'Default' && operation.operator.endsWith('=') && value === undefined)
    variables.set(parameter, operation.operand.value)
  return changed(value, operation)
}

/** Without an index an array is its first field; `$@` is all of them. */
function whole(parameter: string, fields: readonly string[]): ShellValue | undefined {
  return parameter === '@' || parameter === '*' ? fields : fields[0]
}

function at(value: ShellValue | undefined, { value: index }: Word): ShellValue | undefined {
  if (value === undefined) return undefined
  const fields = fieldsOfValue(value)
  if (index === '@' || index === '*') return fields
  return /^-?\d+$/.test(index) ? fields.at(Number(index)) : undefined
}

function changed(value: ShellValue | undefined, operation: ParameterOperation): ShellValue | undefined {
  if (operation.type === 'Default') {
    if (operation.operator.endsWith('+')) return value === undefined ? undefined : operation.operand.value
    return value === undefined && /[-=]$/.test(operation.operator) ? operation.operand.value : value
  }
  if (value === undefined) return undefined
  return typeof value === 'string'
    ? changedText(value, operation)
    : operation.type === 'Slice'
      ? sliced(value, operation)
      : undefined
}

function changedText(text: string, operation: ParameterOperation): string | undefined {
  if (operation.type === 'CaseModification') return recased(text, operation.operator)
  if (operation.type === 'Slice') return sliced(text, operation)
  if (operation.type === 'Remove') return removed(text, operation.operator, operation.operand.value)
  if (operation.type !== 'Replace') return undefined
  const { operator, pattern, replacement } = operation
  // A pattern would have to be matched as the shell does.
  if (/[*?[\]\\]/.test(pattern.value) || pattern.value === '') return undefined
  if (operator === '//') return text.replaceAll(pattern.value, () => replacement.value)
  if (operator === '/') return text.replace(pattern.value, () => replacement.value)
  return undefined
}

function recased(text: string, operator: string): string {
  const upper = operator.startsWith('^')
  const change = (piece: string) => (upper ? piece.toUpperCase() : piece.toLowerCase())
  return operator.length === 2 ? change(text) : change(text.slice(0, 1)) + text.slice(1)
}

function sliced<Value extends ShellValue>(
  value: Value,
  { offset, length }: Extract<ParameterOperation, { type: 'Slice' }>,
): Value | undefined {
  const start = Number(offset.value.trim())
  const count = length === undefined ? undefined : Number(length.value.trim())
  if (!Number.isInteger(start) || (count !== undefined && !Number.isInteger(count))) return undefined
  const from = start < 0 ? Math.max(0, value.length + start) : start
  const to = count === undefined ? value.length : count < 0 ? value.length + count : from + count
  return value.slice(from, to) as Value
}

/** `${a%.txt}` and the like; of patterns only a star at the far end is followed. */
function removed(text: string, operator: string, pattern: string): string | undefined {
  const front = operator.startsWith('#')
  const star = front ? pattern.startsWith('*') : pattern.endsWith('*')
  const plain = star ? (front ? pattern.slice(1) : pattern.slice(0, -1)) : pattern
  if (/[*?[\]\\]/.test(plain) || plain === '') return undefined
  if (!star) {
    if (front) return text.startsWith(plain) ? text.slice(plain.length) : text
    return text.endsWith(plain) ? text.slice(0, -plain.length) : text
  }
  const longest = operator.length === 2
  const found = front === longest ? text.lastIndexOf(plain) : text.indexOf(plain)
  if (found < 0) return text
  return front ? text.slice(found + plain.length) : text.slice(0, found)
}
