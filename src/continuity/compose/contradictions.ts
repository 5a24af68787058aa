import { factsOf } from '../ledger/put.ts'
import type { Telling } from './line.ts'
import { editsSince } from './parts/edits-since.ts'

/** Where the summary says something that the order of events refutes. */
export function contradictions({ ledger, words, world }: Telling, summary: string): string[] {
  const found: string[] = []
  const { work } = ledger
  const { commit } = work
  const isAlone = (work.others?.step ?? 0) < commit.step
  const isClean = commit.made && isAlone && work.edits.length === 0 && world.head === undefined
  if (isClean && UNCOMMITTED.test(summary)) found.push(words.saysUncommitted(commit.hash))
  if (commit.made && work.pushStep >= commit.step && UNPUSHED.test(summary)) found.push(words.saysUnpushed(commit.hash))
  const failed = factsOf(ledger, 'check').findLast(({ named }) => named)
  if (
    failed?.outcome === 'failed' &&
    editsSince(ledger, failed.lastSeen) === 0 &&
    PASSING.test(summary) &&
    !FAILING.test(summary)
  )
    found.push(words.saysPassing(failed.command, failed.line))
  return found
}

const UNCOMMITTED =
  /\b(?:uncommitted|not (?:yet )?(?:been )?committed|nothing (?:is |was |has been )?committed|needs? to be committed|changes are (?:staged|unstaged))\b|尚未提交|未提交/i
const UNPUSHED = /\b(?:unpushed|not (?:yet )?(?:been )?pushed|needs? to be pushed)\b|尚未推送|未推送/i
const PASSING =
  /\b(?:all (?:the )?(?:tests|checks) (?:now )?pass(?:ing|ed)?|tests? (?:are|is) (?:now )?(?:passing|green))\b|測試(?:都|全部)?通過|测试(?:都|全部)?通过/i
const FAILING = /\b(?:fail(?:s|ed|ing|ure)?|error)\b|失敗|失败/i
