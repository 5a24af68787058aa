import { failingLine } from '../../../../base/failing-line/failing-line.ts'
import { typedParts } from '../../../../base/typed/index.ts'
import type { Ledger } from '../../facts.ts'

/** A failure that the person pasted below words of their own, or without any: it is newer than what was run before, whoever ran it. */
export function takePasted(ledger: Ledger, text: string, words: string): string {
  if (words !== '' && !PRINTED.test(text)) return ''
  const line = failedLine(words === '' ? text : pastedPart(text))
  if (line !== '') ledger.pasted = { line, step: ledger.step, turn: ledger.turn }
  return line
}

/** '' where nothing in it says that anything failed. */
function failedLine(output: string): string {
  return failingLine(output, { exitCode: FAILS.test(output) ? 1 : 0 })?.told ?? ''
}

function pastedPart(text: string): string {
  const { parts } = typedParts(text)
  return parts
    .filter(({ kind }) => kind === 'pasted')
    .map((part) => part.text)
    .join('\n')
}

const FAILS = /\b(?:FAIL(?:ED)?|ERROR|error|panic|exception|Traceback)\b/
/** A program says that it failed: a plan or a mail may speak of errors too. */
const PRINTED =
  /^\s*(?:--- FAIL|FAIL(?:ED)?\b|ERROR\b|\w*Error:|error(?:\[\w+\])?:|panic:|Traceback|[✗✕×✖] )|\b\d+ (?:failed|failing|failures?|errors?)\b/m
