import type { Entry } from '../transcript/entry.ts'

/** The string values of a tool's input, not its keys. */
export function inputStrings(value: unknown, into: string[] = []): string[] {
  if (typeof value === 'string') into.push(value)
  else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) {
      if (typeof item === 'string') into.push(item)
      else if (typeof item === 'object' && item !== null) inputStrings(item, into)
    }
  }
  return into
}

export function inputText(entry: Extract<Entry, { type: 'call' }>, key: string): string {
  const value = entry.input[key]
  return typeof value === 'string' ? value : ''
}

export function inputNumber(entry: Extract<Entry, { type: 'call' }>, key: string): number | undefined {
  const value = entry.input[key]
  return typeof value === 'number' ? value : undefined
}

/** A path as the agent would write it: below the working folder when it is there. */
export function shownPath(path: string, cwd: string): string {
  if (cwd !== '' && path.startsWith(`${cwd}/`)) return path.slice(cwd.length + 1)
  return path
}

/** The file a tool works on. */
export function callPath(entry: Extract<Entry, { type: 'call' }>): string {
  return inputText(entry, 'file_path') || inputText(entry, 'notebook_path')
}
