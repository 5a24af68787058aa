import { oneLine } from '../base/text/text.ts'
import { VERDICTS, type WorkflowVerdict } from './state.ts'

interface Judged {
  readonly verdict: WorkflowVerdict
  readonly reason: string
}

/**
 * What an agent's report says its stage came to: `<!-- VERDICT: {"result":"pass"} -->`, or the bare word, as its last line or behind
 * the last sentence of it. Nothing is read out of its wording, and a verdict that is quoted, shown or followed by more words is none:
 * whoever gave it may have taken it back.
 */
export function verdictIn(report: string): Judged | undefined {
  const lines = report.replace(FENCED, '\n').split('\n')
  const last = lines.findLast((line) => !APPENDED.test(line)) ?? ''
  const inside = (ALONE.exec(last) ?? AFTER_SENTENCE.exec(last))?.[1]
  return inside === undefined ? undefined : read(inside)
}

/** A verdict in a block of code is an example. */
const FENCED = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))/gm
/** What hosts put behind a report: nothing, tags, ids and counts. */
const APPENDED = /^\s*(?:$|<\/?[a-z]|(?:[a-z]+(?:_[a-z]+)+|[a-z]+Id): )/
const VERDICT = '<!--\\s*VERDICT:\\s*((?:(?!-->).)*?)\\s*-->[\\s`*_.]*$'
/** Four spaces or a tab in front make it code, a `>` a quotation. */
const ALONE = new RegExp(`^ {0,3}(?:[-*] +)?(?:[*_]*(?:verdict|result)[:*_ ]+)?[\`*_]*${VERDICT}`, 'i')
const AFTER_SENTENCE = new RegExp(`^ {0,3}[^>\\s].*[.!?)。！？）][*_"]* *${VERDICT}`, 'i')
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
