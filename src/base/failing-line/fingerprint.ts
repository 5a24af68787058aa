import { wideFingerprint } from '../ids.ts'
import { baseName } from '../paths.ts'
import type { FailingLine } from './failing-line.ts'

/** The same failure has the same fingerprint wherever in the file it stands and whatever the times, ids and folders are this time. */
export function errorFingerprint({ location = '', code = '', message, tool = '' }: FailingLine): string {
  return wideFingerprint([baseName(location), code, normalised(message), tool].join('\n').toLowerCase())
}

function normalised(message: string): string {
  return message
    .replace(
      /\b\d{4}-\d{2}-\d{2}[tT ]?(?:\d{2}[:_]\d{2}(?:[:_]\d{2}(?:[.,_]\d+)?)?(?:[zZ]|[+-]\d{2}:?\d{2})?)?/g,
      '<time>',
    )
    .replace(/\b\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?\b/g, '<time>')
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>')
    .replace(/\b0x[0-9a-f]+\b/gi, '<n>')
    .replace(/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/gi, '<id>')
    .replace(
      /(?<![\w.@+-])(?:(?:[a-z]:)?(?:\.{1,2}|~)?[\\/](?:[\w.@+-]+[\\/])*|(?:[\w.@+-]+[\\/]){2,}|(?:[\w.@+-]+[\\/])+(?=[\w@+-]+\.[a-z]))([\w.@+-]+)/gi,
      '$1',
    )
    .replace(/(\.[a-z]\w*|file):\[?\d+(?:[:,]\d+)?\]?/gi, '$1')
    .replace(/[([]\d+[:,] ?\d+[)\]]/g, '<at>')
    .replace(/\b(line|column|col|row|at|pid|process|thread|port) #?\d+(?:[:,] ?\d+)?/gi, '$1 <n>')
    .replace(/[([]?\b\d+(?:\.\d+)?\s*(?:ms|µs|us|ns|s|secs?|seconds?|[kmg]i?b|bytes|%)\b[)\]]?/gi, '<n>')
    .replace(/\b\d{4,}\b/g, '<n>')
    .replace(/\s+/g, ' ')
    .trim()
}
