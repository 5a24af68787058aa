import type { Telling } from '../compose/line.ts'
import { editsSince } from '../compose/parts/checks/edits-since.ts'
import { shownPath } from '../ledger/call-text.ts'
import type { CheckFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { testRunOf } from '../ledger/shell.ts'

/** Where the summary says something that the order of events refutes, each with its proof. */
export function contradictions({ ledger, words, world }: Telling, summary: string): string[] {
  const found: string[] = []
  const { work } = ledger
  const { commit } = work
  const isAlone = (work.others?.step ?? 0) < commit.step
  const isClean = commit.made && isAlone && work.edits.length === 0 && world.head === undefined
  if (isClean && UNCOMMITTED.test(summary)) found.push(words.saysUncommitted(commit.hash))
  if (commit.made && isAlone && work.edits.length > 0 && world.head === undefined && COMMITTED.test(summary))
    found.push(words.saysCommitted(commit.hash, words.list(editedPaths(ledger))))
  if (commit.made && work.pushStep >= commit.step && UNPUSHED.test(summary)) found.push(words.saysUnpushed(commit.hash))
  const lines = summary.split(/\n|(?<=[.;。；])\s*(?=\S)/)
  for (const kind of KINDS) {
    const last = lastOf(ledger, kind)
    if (last === undefined || editsSince(ledger, last.lastSeen) > 0) continue
    if (last.outcome === 'failed' && lines.some((line) => isClaim(line, kind.passes)))
      found.push(words.saysPassing(last.command, last.line))
    const ranSince = work.others === undefined && (work.editSteps.at(-1) ?? 0) > 0
    if (last.outcome === 'passed' && ranSince && lines.some((line) => kind.named.test(line) && NOT_RUN.test(line)))
      found.push(words.saysNotRun(last.command))
  }
  const healed = factsOf(ledger, 'test').find(
    ({ name, status }) => status === 'passing' && lines.some((line) => line.includes(name) && STILL_FAILS.test(line)),
  )
  if (healed !== undefined) found.push(words.saysFailing(healed.name))
  return found
}

/** Said of now: not of what was, not of what is wanted, and not beside a failure. */
function isClaim(line: string, passes: RegExp): boolean {
  return passes.test(line) && !FAILING.test(line) && !WANTED.test(line)
}

function lastOf(ledger: Ledger, { is }: (typeof KINDS)[number]): CheckFact | undefined {
  return factsOf(ledger, 'check')
    .filter(
      (check) => check.named && check.outcome !== 'not-reached' && check.outcome !== 'unseen' && is(check.command),
    )
    .reduce<CheckFact | undefined>((last, check) => ((last?.lastSeen ?? -1) > check.lastSeen ? last : check), undefined)
}

function editedPaths({ work, cwd }: Ledger): string[] {
  return work.edits.slice(-MOST_PATHS).map(({ path }) => shownPath(path, cwd))
}

const LINTS = /\b(?:lint|eslint|biome|ruff|clippy|golangci-lint)\b/
const BUILDS = /\b(?:build|compile|tsc|typecheck)\b/
const KINDS = [
  {
    is: (command: string) => testRunOf(command) !== undefined && !LINTS.test(command),
    named: /\b(?:tests?|test suite)\b|測試|测试/i,
    passes:
      /\b(?:all (?:the )?(?:\d+ )?(?:tests|checks) (?:now )?pass(?:ing)?|(?:the )?tests? (?:now )?pass|tests? (?:are|is) (?:now )?(?:passing|green))\b|測試(?:都|全部|均)?通過|测试(?:都|全部|均)?通过/i,
  },
  {
    is: (command: string) => LINTS.test(command),
    named: /\blint(?:er|ing)?\b/i,
    passes: /\blint(?:er|ing)? (?:now )?(?:passes|is (?:now )?clean)\b|lint (?:已)?通過|lint (?:已)?通过/i,
  },
  {
    is: (command: string) => BUILDS.test(command),
    named: /\bbuilds?\b|建置|构建/i,
    passes:
      /\b(?:build|code|project|it) (?:now )?(?:builds|passes|succeeds|compiles)\b|(?:建置|編譯)成功|(?:构建|编译)成功/i,
  },
] as const
const UNCOMMITTED =
  /\b(?:uncommitted|not (?:yet )?(?:been )?committed|nothing (?:is |was |has been )?committed|needs? to be committed|changes are (?:staged|unstaged))\b|尚未提交|未提交/i
const COMMITTED =
  /\b(?:(?:all (?:the |of the )?(?:changes|work|edits|fixes)|everything) (?:is|are|has been|have been) (?:now )?committed|working (?:tree|directory) is clean|nothing (?:left )?to commit)\b|(?:全部|都)已?提交|工作區是?乾淨|工作区是?干净/i
const UNPUSHED = /\b(?:unpushed|not (?:yet )?(?:been )?pushed|needs? to be pushed)\b|尚未推送|未推送/i
const FAILING = /\b(?:fail(?:s|ed|ing|ure)?|error)\b|失敗|失败/i
const WANTED =
  /\b(?:until|once|when|if|verify|ensure|make sure|should|must|confirm|check that|to see|so that|need|before|after)\b|確認|确认|直到|如果|應該|应该/i
const NOT_RUN =
  /\b(?:have|has|had|were|was)(?: not|n['’]t) (?:yet )?(?:been )?(?:re-?)?(?:run|executed)\b|(?:尚未|還沒有?|还没有?|沒有|没有)再?(?:執行|运行|跑)/i
const STILL_FAILS = /\b(?:still|currently|now) (?:fails?|failing|broken)\b|(?:仍然?|還是|还是)(?:失敗|失败)/i
const MOST_PATHS = 4
