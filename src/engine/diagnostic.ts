/** Something a person should know or change. It never disables more than the thing it names. */
export interface Diagnostic {
  /** The file, the variable, or `code`. */
  where: string
  line?: number
  column?: number
  message: string
  /** What to write or do instead. */
  hint?: string
}

/** `file:line:column message hint`, as editors and people read it. */
export function describeDiagnostic({ where, line, column, message, hint }: Diagnostic): string {
  const place = [where, line, column].filter((part) => part !== undefined).join(':')
  return `${place} ${message}${hint ? ` ${hint}` : ''}`
}
