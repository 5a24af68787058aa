/**
 * A line of the shell with its long here-documents shortened in the middle: what stands behind one (a push, a check) counts as much as what
 * stands before it, and of a program that is handed over its first and its last lines say what it reads and writes.
 */
export function withShortDocuments(command: string, most: number): string {
  if (command.length <= most || !command.includes('<<')) return command
  return command.replace(DOCUMENT, (whole, head: string, _word, body: string, end: string) =>
    body.length <= KEPT_HEAD + KEPT_TAIL
      ? whole
      : `${head}${body.slice(0, body.lastIndexOf('\n', KEPT_HEAD))}\n…${body.slice(body.indexOf('\n', body.length - KEPT_TAIL))}${end}`,
  )
}

const DOCUMENT = /(<<-?[^\S\n]*['"]?(\w+)['"]?[^\n]*)(\n[\s\S]*?)(\n[^\S\n]*\2\b)/g
const KEPT_HEAD = 700
const KEPT_TAIL = 500
