import { oneLine } from '../base/text.ts'
import { VERDICTS, type WorkflowVerdict } from './state.ts'

interface Judged {
  readonly verdict: WorkflowVerdict
  readonly reason: string
}

/**
 * What an agent's report says its stage came to: `<!-- VERDICT: {"result":"pass"} -->`, or the bare word, as its last line or
 * on a line of its own; the last one counts. Nothing is read out of its wording: a report without a verdict has none.
 */
export function verdictIn(report: string): Judged | undefined {
  const lines = report.replace(FENCED, '\n').trimEnd().split('\n')
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index]?.trim() ?? ''
    const inside = (index === lines.length - 1 ? AT_END : ALONE).exec(line)?.[1]
    const judged = inside === undefined ? undefined : read(inside)
    if (judged) return judged
  }
  return undefined
}

/** A verdict in a block of code is an example. */
const FENCED = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))/gm
const AT_END = /<!--\s*VERDICT:\s*((?:(?!-->).)*?)\s*-->[\s`*_.]*$/i
const ALONE = /^[\s`*_>-]*<!--\s*VERDICT:\s*((?:(?!-->).)*?)\s*-->[\s`*_.]*$/i
const REASON = 300

function read(inside: string): Judged | undefined {
  const bare = known(inside)
  if (bare) return { verdict: bare, reason: '' }
  try {
    const value: unknown = JSON.parse(inside)
    if (typeof value !== 'object' || value === null) return undefined
    const { result, reason, summary } = value as Record<string, unknown>
    const verdict = typeof result === 'string' ? known(result) : undefined
    const why = typeof reason === 'string' ? reason : typeof summary === 'string' ? summary : ''
    return verdict && { verdict, reason: oneLine(why, REASON) }
  } catch {
    return undefined
  }
}

function known(word: string): WorkflowVerdict | undefined {
  const plain = word.trim().toLowerCase()
  return VERDICTS.find((verdict) => verdict === plain) ?? (Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : undefined)
}

const ALIASES: Readonly<Record<string, WorkflowVerdict>> = {
  passed: 'pass',
  ok: 'pass',
  approve: 'pass',
  approved: 'pass',
  failed: 'fail',
  failure: 'fail',
  rejected: 'reject',
  issue: 'issues',
}
