import { sentencesOf } from '../../../../base/text/sentences.ts'
import type { Ledger } from '../../facts.ts'

/** Somebody else had the files in hand, from when they were sent out until now; who only reads had not. */
export function takeOthers(
  ledger: Ledger,
  report: string,
  { step, reads }: { readonly step: number; readonly reads: boolean },
): void {
  const head = report.slice(0, MOST_HEARD)
  if (hasOnlyRead(report) || (reads && !EDITED.test(head))) return
  const committed = sentencesOf(head).some((sentence) => COMMITTED.test(sentence) && !NOT_DONE.test(sentence))
  ledger.work = { ...ledger.work, others: { step, until: ledger.step, committed } }
}

/** A kind of agent that looks, judges or plans, by the name it has. */
export function onlyReads(kind: string): boolean {
  return READS.test(kind)
}

/** Its own calls stand in its output, and none of them writes. */
function hasOnlyRead(output: string): boolean {
  if (!output.includes('[Tool: ')) return false
  const calls = [...output.matchAll(CALL)]
  return calls.every(([line, tool = '']) => !WRITES.test(tool) && (tool !== 'Bash' || !WRITES_BY_SHELL.test(line)))
}

const READS =
  /(?:^|[:_-])(?:explor(?:e|er)|plan(?:ner)?|scout|review(?:er)?|research(?:er)?|security|sentinel|guardian|oracle|strategist|architect(?:ure)?|analy(?:st|zer|sis)|audit(?:or)?|investigator|critic|recognition)(?:$|[:_-])/i
const EDITED =
  /\bI(?:['’]ve| have)? (?:also |then |now )?(?:fixed|edited|updated|changed|added|removed|rewrote|refactored|committed)\b/i
const CALL = /^\[Tool: (\w+)\].*$/gm
const WRITES = /^(?:Edit|MultiEdit|Write|NotebookEdit|Task|Agent|mcp__\w*(?:write|edit|create|update|delete)\w*)$/i
const WRITES_BY_SHELL =
  /\bsed -\w*i|(?<![0-9&-])>{1,2} ?(?!&|\/dev\/null)[\w./~$]|\btee\b|\b(?:rm|mv|cp|touch|patch)\s|\bgit (?:add|commit|checkout|switch|restore|reset|stash|merge|rebase|apply|cherry-pick|pull)\b|\b(?:fmt|format|--fix|--write|install)\b/
/** It has made a commit: what is committed by nature ("committed metadata") is something else. */
export const COMMITTED =
  /^(?:and |then |I(?:['’]ve| have)? )?committed\b|\b(?:changes|work|code|everything|all|it|files|fix) (?:(?:is|are|was|were|has been|have been) )?committed\b|\bcommit(?:ted)?(?: hash| sha)?:? (?:as |in )?`?[0-9a-f]{7,40}\b|已提交/i
export const NOT_DONE =
  /\b(?:not|never|nothing|no|none|un|before|ready to|to be|should|will|would|could|can|if|once|until|needs?|expected(?:ly)?|as expected)\b|uncommitted|尚未|未提交|[没沒]有?提交|需要/i
export const MOST_HEARD = 6000
