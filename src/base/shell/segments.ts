import { remembering } from '../remember.ts'

/** One command of a chain, and what joins it to the next. */
export interface Segment {
  readonly text: string
  readonly then: '&&' | '||' | ';' | '|' | ''
}

/** The commands of a shell line; what stands in quotes, brackets or a here-document is not taken apart. */
export const segmentsOf: (command: string) => readonly Segment[] = remembering((command) => {
  const plain = command.includes('<<') ? command.replace(DOCUMENT, '<<$1') : command
  const found: Segment[] = []
  let from = 0
  for (const match of plain.matchAll(PIECE)) {
    const joint = match[1]
    if (joint === undefined) continue
    push(found, plain.slice(from, match.index), joint === '\n' ? ';' : (joint as Segment['then']))
    from = match.index + joint.length
  }
  push(found, plain.slice(from), '')
  return found
})

function push(found: Segment[], text: string, then: Segment['then']): void {
  // A line that goes on below is one line.
  const plain = text.replace(/\s*\\\n\s*/g, ' ').trim()
  if (plain !== '' && !plain.startsWith('#')) found.push({ text: plain, then })
}

/** Without variables before it, time limits and where its output goes. */
export function cleaned({ text }: Segment): string {
  return withoutFrame(text)
}

const withoutFrame: (text: string) => string = remembering((text) =>
  text
    .replace(
      /^(?:(?:[A-Z_][A-Z0-9_]*=\S*|time|sudo|nohup|timeout \d+\w?|env(?: (?:-u \w+|--unset[= ]\w+|-i))*)\s+)+/,
      '',
    )
    .replace(/\s*(?:\d?>&\d|&?\d?>>?\s*\S+)/g, '')
    .replace(/^[({]\s*|\s*&\s*$/g, '')
    // The end of a subshell whose beginning is another command.
    .replace(/^([^(]*\S)\s*\)$/, '$1')
    .trim(),
)

/** Quoted text and substitutions are passed over whole; only a joint is captured. */
const PIECE = /"(?:[^"\\]|\\.)*"|'[^']*'|\$\([^)]*\)|\\[\s\S]|(&&|\|\||;|\||\n)/g
const DOCUMENT = /<<-?\s*['"]?(\w+)['"]?[\s\S]*?\n\s*\1\b/g
