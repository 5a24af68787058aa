import { joinSentences } from '../../../../base/text/sentences.ts'
import type { Ledger } from '../../../ledger/facts.ts'
import type { Line } from '../../line.ts'

/**
 * How far the work is verified, in one line: behind the one check that failed stands what passed, and behind that what no test has run
 * over, so that nobody reads a pass without its limits.
 */
export function checksInOneLine(lines: readonly Line[], { facts }: Ledger): readonly Line[] {
  const isFailed = ({ factId }: Line) => {
    const fact = facts[factId]
    return fact?.kind === 'check' && fact.outcome !== 'passed'
  }
  const checks = lines.filter(
    ({ part, kind, key }) => part === 'checks' && (kind === 'check' || key.startsWith(UNCOVERED)),
  )
  const failed = checks.filter(isFailed)
  const rest = checks.filter((line) => !isFailed(line))
  const joined = failed.length === 1 ? [...failed, ...rest] : rest
  const [first, ...others] = joined
  if (first === undefined || others.length === 0) return lines
  const text = joinSentences(joined.map((line) => ended(line.text)))
  return lines.flatMap((line) => (line === first ? [{ ...first, text }] : others.includes(line) ? [] : [line]))
}

/** In the language of the frame: what is quoted may be in another one. */
function ended(text: string): string {
  const frame = text.replace(QUOTED, '')
  return /[.。！!?？]$/.test(text) ? text : `${text}${/[\u3400-\u9fff]/.test(frame) ? '。' : '.'}`
}

const QUOTED = /“[^”]*”|「[^」]*」|`[^`]*`/g

/** How the keys of lines begin that tell what no test has run over. */
const UNCOVERED = 'uncovered'
