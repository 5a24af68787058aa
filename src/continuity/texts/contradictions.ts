import { anchorName, anchorsOf } from '../../base/names.ts'
import { testRunOf } from '../../base/shell/test-run.ts'
import { GIVES_CAUSE } from '../../base/text/causes.ts'
import { clipClause } from '../../base/text/sentences.ts'
import { topicWordsOf } from '../compose/held.ts'
import type { Telling } from '../compose/line.ts'
import { pathsSince, sinceOf } from '../compose/parts/checks/bearing.ts'
import { editsSince } from '../compose/parts/checks/edits-since.ts'
import { isGuess } from '../compose/parts/found/statement.ts'
import { openTasks } from '../ledger/facts/halt.ts'
import type { CheckFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { plannedAgainst } from './declined-offers.ts'
import { gitContradictions } from './git-claims.ts'
import { isMade } from './open-words.ts'
import { approvalContradictions } from './persons-no.ts'
import { isPlainly, isUncertain, tellingOf, toldOfNow } from './told-of-now.ts'

/** Where the summary says something that the order of events refutes, each with its proof, unless A has said it. */
export function contradictions(telling: Telling, summary: string, a = ''): string[] {
  const claims = toldOfNow(summary)
  return [
    ...gitContradictions(telling, claims),
    ...ofChecks(telling, claims, { summary, a }),
    ...ofTasks(telling, claims),
    ...ofDoneTasks(telling, summary),
    ...ofCauses(telling, claims, summary),
    ...approvalContradictions(telling, claims),
    ...plannedAgainst(telling, summary),
  ]
}

function ofChecks(
  { ledger, words }: Telling,
  claims: readonly string[],
  { summary, a }: { readonly summary: string; readonly a: string },
): string[] {
  const { work } = ledger
  const found: string[] = []
  const stale: CheckFact[] = []
  let claimed = ''
  const lines = summary.split(/\n|(?<=[.;。；])\s*(?=\S)/)
  for (const kind of KINDS) {
    const last = lastOf(ledger, kind)
    const claim = tellingOf(claims, { says: kind.passes, before: OPENS })
    if (last === undefined) {
      const told = claim ?? ('byCommand' in kind ? passingCommand(claims) : undefined)
      if (told !== undefined && 'what' in kind && isNeverRun(ledger, kind))
        found.push(words[kind.what](told.replace(/[.。;；]$/, '')))
      continue
    }
    // One that was under way may not have been made.
    const { count } = sinceOf(withoutOpenEdit(ledger), [last])
    const isNow = editsSince(ledger, last.lastSeen) === 0
    const isFailed = last.outcome === 'failed' && (isNow || isLastOfAll(ledger, kind, last))
    if (isFailed && claim !== undefined && !isToldToFail(lines, claim, last))
      found.push(words.saysPassing(claim.replace(/[.。;；]$/, ''), last.command, last.line, !isNow))
    // That it is older than the last edit stands in A, where it stands there at all.
    const isStale = last.outcome === 'passed' && count > 0 && !a.includes(last.command) && !isBuiltSince(ledger, last)
    if (isStale && claim !== undefined && work.others === undefined) {
      stale.push(last)
      claimed ||= claim
    }
    const ranSince = work.others === undefined && (work.editSteps.at(-1) ?? 0) > 0
    if (
      last.outcome === 'passed' &&
      isNow &&
      ranSince &&
      isWide(last.command) &&
      lines.some((line) => isPlainly(line.replace(MARK, ''), { says: kind.notRun, before: OPENS }))
    )
      found.push(words.saysNotRun(last.command))
  }
  if (stale.length > 0) found.push(staleText(stale, claimed, { ledger, words }))
  const passing = stillFailing(ledger, claims)
  if (passing !== undefined) found.push(words.saysStillFailing(passing.command))
  const healed = factsOf(ledger, 'test').find(
    ({ name, status }) => status === 'passing' && lines.some((line) => line.includes(name) && STILL_FAILS.test(line)),
  )
  if (healed !== undefined) found.push(words.saysFailing(healed.name))
  return found
}

/** Nobody has run anything of the kind since, as far as was seen: a part of it may have passed. */
function isLastOfAll(ledger: Ledger, { is }: (typeof KINDS)[number], last: CheckFact): boolean {
  const isLater = ({ command, lastSeen }: { command: string; lastSeen: number }) =>
    lastSeen > last.lastSeen && (is(command) || MANY.test(command))
  return (
    ledger.work.others === undefined &&
    !factsOf(ledger, 'check').some(isLater) &&
    !factsOf(ledger, 'command').some(isLater) &&
    factsOf(ledger, 'flight').length === 0
  )
}

/** All of the session was seen, something was edited in it, and nothing was run that may have been it: no check of many, no hook of git. */
function isNeverRun(ledger: Ledger, { is }: (typeof KINDS)[number]): boolean {
  const { work, partly, epoch } = ledger
  const isSeen = partly !== true && epoch === 0 && work.others === undefined && !work.commit.made
  if (!isSeen || work.editSteps.length === 0 || factsOf(ledger, 'flight').length > 0) return false
  const isIt = (command: string) => is(command) || MANY.test(command)
  return (
    !factsOf(ledger, 'check').some(({ command, inner = '' }) => isIt(`${command} ${inner}`)) &&
    !factsOf(ledger, 'command').some(({ command }) => isIt(command))
  )
}

/** The summary tells of a failure too, or what it tells to pass is another suite than the one that failed. */
function isToldToFail(lines: readonly string[], claim: string, { command }: CheckFact): boolean {
  const suite = SUITES.find((name) => name.test(claim))
  if (suite !== undefined && !suite.test(command)) return true
  return lines.some((line) => FAILS_NOW.test(line) && !MENDED.test(line))
}

/** "The tests still fail", of all of them or of one that has no name, while all of them have passed since the last edit. */
function stillFailing(ledger: Ledger, claims: readonly string[]): CheckFact | undefined {
  if (ledger.work.others !== undefined || factsOf(ledger, 'test').some(({ status }) => status === 'failing'))
    return undefined
  const kind = KINDS.find(({ named }) =>
    claims.some(
      (claim) =>
        named.test(claim) &&
        STILL_FAILS.test(claim) &&
        !SPECIAL.test(claim) &&
        !isUncertain(claim) &&
        anchorsOf(claim).size === 0,
    ),
  )
  const last = kind === undefined ? undefined : lastOf(ledger, kind)
  const isAll = last?.outcome === 'passed' && isOfAll(last.command)
  return isAll && editsSince(ledger, last.lastSeen) === 0 && (ledger.work.editSteps.at(-1) ?? 0) > 0 ? last : undefined
}

/** What was linted or tested later was built with it. */
function isBuiltSince(ledger: Ledger, { command, lastSeen }: CheckFact): boolean {
  if (!BUILDS.test(command) || testRunOf(command) !== undefined || LINTS.test(command)) return false
  return factsOf(ledger, 'check').some((check) => check.outcome === 'passed' && check.lastSeen > lastSeen)
}

function withoutOpenEdit({ did: _, ...ledger }: Ledger): Ledger {
  return ledger
}

/** What was said to pass has passed, and was edited since: by the files. */
function staleText(
  stale: readonly CheckFact[],
  claim: string,
  { ledger, words }: Pick<Telling, 'ledger' | 'words'>,
): string {
  const from = Math.min(...stale.map(({ lastSeen }) => lastSeen))
  const paths = [...new Set(pathsSince(withoutOpenEdit(ledger), from).filter((path) => path !== ''))].reverse()
  const names = paths.slice(0, MOST_PATHS).map((path) => path.split('/').slice(-2).join('/'))
  const listed = paths.length > MOST_PATHS ? [...names, words.more(paths.length - MOST_PATHS)] : names
  const commands = words.commands([...new Set(stale.map(({ command }) => command))])
  return words.saysStale(claim.replace(/[.。;；]$/, ''), commands, words.list(listed))
}

/** "Nothing is pending", while the task list has something that nobody has begun or made. */
function ofTasks({ ledger, words }: Telling, claims: readonly string[]): string[] {
  const open = openTasks(ledger).filter((task) => !isMade(ledger, task))
  if (open.length === 0 || !claims.some((claim) => NONE_LEFT.test(claim))) return []
  const names = open
    .slice(0, MOST_PATHS)
    .map(({ label, subject }) => (label.startsWith('#') ? `${label} ${subject}` : subject))
  return [
    words.saysNonePending(
      [...names, ...(open.length > MOST_PATHS ? [words.more(open.length - MOST_PATHS)] : [])].join('; '),
    ),
  ]
}

/** It lists as still to be done what the task list has as completed, by the same words, and nobody has spoken of it since. */
function ofDoneTasks({ ledger, words }: Telling, summary: string): string[] {
  const done = factsOf(ledger, 'task').filter(({ progress }) => progress === 'completed')
  if (done.length === 0) return []
  const open = openTasks(ledger)
  for (const item of pendingItems(summary)) {
    if (IS_DONE.test(item)) continue
    const own = new Set(topicWordsOf(item))
    const task = done.find(({ subject, lastSeen }) => {
      const wanted = [...topicWordsOf(subject)]
      const isSame =
        wanted.length >= LEAST_SHARED &&
        wanted.every((word) => own.has(word)) &&
        own.size <= wanted.length + MOST_BESIDE
      const isOpen = open.some(
        (one) => [...topicWordsOf(one.subject)].filter((word) => own.has(word)).length >= own.size,
      )
      return isSame && !isOpen && !isSpokenOf(ledger, wanted, lastSeen)
    })
    if (task !== undefined)
      return [words.saysTaskPending(item, task.label.startsWith('#') ? words.taskNamed(task.label) : '')]
  }
  return []
}

/** The points below a heading of what is left, and what stands behind it on its line. */
function pendingItems(summary: string): string[] {
  const found: string[] = []
  let isPending = false
  for (const line of summary.split('\n')) {
    const [, behind = ''] = PENDING.exec(line) ?? []
    if (PENDING.test(line)) {
      isPending = behind.trim() === ''
      if (!isPending) found.push(...behind.split(/[;；、]|,(?= (?:and )?[a-z]+ )/))
    } else if (HEADING.test(line)) isPending = false
    else if (isPending && line.trim() !== '') found.push(line.replace(MARK, ''))
  }
  return found
    .map((item) =>
      item
        .replace(/\*\*/g, '')
        .trim()
        .replace(/[.。]$/, ''),
    )
    .filter((item) => item !== '')
}

function isSpokenOf(ledger: Ledger, wanted: readonly string[], since: number): boolean {
  return factsOf(ledger, 'goal').some(
    (goal) =>
      goal.lastSeen > since &&
      [...topicWordsOf(goal.text)].filter((word) => wanted.includes(word)).length >= LEAST_SHARED,
  )
}

/** "`go test ./...` passes": the command stands for the tests. */
function passingCommand(claims: readonly string[]): string | undefined {
  return claims.find((claim) => {
    const [, command = ''] = COMMAND_PASSES.exec(claim) ?? []
    return (
      command !== '' && testRunOf(command) !== undefined && !isUncertain(claim) && !/\bfail|[失敗败]{2}/i.test(claim)
    )
  })
}

/** A cause that was given and denied, unless the summary tells of the denial. */
function ofCauses({ ledger, words }: Telling, claims: readonly string[], summary: string): string[] {
  return (ledger.refuted ?? []).flatMap(({ claim, by, words: denial, found = '' }) => {
    const isOf = aboutCause(claim)
    const lines = summary.split(/\n|(?<=[.;])\s+|(?<=[。；])/)
    if (lines.some((line) => isOf(line) && DENIED.test(line) && !DENIED.test(claim))) return []
    const told = claims.find((one) => isOf(one) && (GIVES_CAUSE.test(one) || isItself(one, claim)) && !isUncertain(one))
    if (told === undefined) return []
    const seen = [
      by === 'person' ? words.userDenied(denial) : words.agentDenied(denial),
      ...(found === '' || isGuess(found) ? [] : [words.foundThen(found.replace(/[.。]$/, ''))]),
    ]
    return [words.saysAgainst(clipClause(told.replace(/[.。;；]$/, ''), LONGEST_TOLD), seen)]
  })
}

/** It draws a conclusion from what was said to be the cause, or says that and little else. */
function isItself(told: string, claim: string): boolean {
  const own = [...topicWordsOf(claim.replace(/原因(?:就?是|在[於于])?/g, ' ').replace(CAUSE_WORDS, ' '))]
  const there = topicWordsOf(told)
  if (own.length < LEAST_SAME || own.filter((word) => there.has(word)).length < own.length * ALMOST_ALL) return false
  return CONCLUDES.test(told) || there.size <= own.length + MOST_BESIDE
}

/** It is about the same: most of its words, and one of its names where it has any. */
function aboutCause(claim: string): (line: string) => boolean {
  const own = [...topicWordsOf(claim.replace(CAUSE_WORDS, ' '))]
  const names = [...anchorsOf(claim)].map((anchor) => anchorName(anchor).toLowerCase())
  return (line) => {
    if (own.length < LEAST_SHARED) return false
    const lower = line.toLowerCase()
    if (names.length > 0 && !names.some((name) => lower.includes(name))) return false
    const there = topicWordsOf(line)
    return own.filter((word) => there.has(word)).length >= Math.max(LEAST_SHARED, own.length * MOST_OF)
  }
}

/** Of tests the last run that was for all of them: that one of them passed says nothing of the others. */
function lastOf(ledger: Ledger, { is }: (typeof KINDS)[number]): CheckFact | undefined {
  const runs = factsOf(ledger, 'check').filter(
    (check) => check.named && check.outcome !== 'not-reached' && check.outcome !== 'unseen' && is(check.command),
  )
  const wide = runs.filter(({ command }) => isOfAll(command))
  const newest = (of: readonly CheckFact[]) =>
    of.reduce<CheckFact | undefined>(
      (last, check) => ((last?.lastSeen ?? -1) > check.lastSeen ? last : check),
      undefined,
    )
  const last = newest(runs)
  return last?.outcome === 'failed' ? last : (newest(wide) ?? last)
}

/** No tests are picked or left out by their names or marks. */
function isOfAll(command: string): boolean {
  const { filters = [], tags = '' } = testRunOf(command) ?? {}
  return filters.length === 0 && tags === ''
}

/** For all there is: no file, no name and no member is picked. */
function isWide(command: string): boolean {
  const run = testRunOf(command)
  if (run !== undefined)
    return [...run.filters, ...run.packages, ...run.targets.filter((target) => !ALL.test(target))].length === 0
  return !/\s(?:\.\/)?[\w@-]+(?:\/[\w@.-]+)*\/?[\w-]*\.[a-z]\w{0,4}(?=\s|$)/.test(command)
}

const ALL = /^(?:\.\/)?(?:\.\.\.|\.)?$/
const MARK = /^\s*(?:[-*•]|\d{1,2}[.)])?\s*\**/
/** A claim of all begins a clause, or stands behind what only joins it to another. */
const OPENS =
  /(?:^|[,;:(.…—–-]\s*|\b(?:and|with|so|but|now|that|verified|confirmed|where|also|still|all|the|full|entire|whole|both|existing|project|code)\s+|[，；：。、！（]\s*|所有|全部|[现現]在|目前|且|[并並]|而|和|完整|整[个個])$/i
/** A task that runs several checks, or nobody knows which. */
const MANY =
  /\b(?:check|verify|validate|ci|all|qa|pre-?commit|pre-?push|quality|precheck|just|make|nox|tox|turbo|nx|run-many|hooks?)\b|\.sh\b/i
const LINTS = /\b(?:lint|eslint|biome|ruff|clippy|golangci-lint)\b/
const BUILDS = /\b(?:build|compile|tsc|typecheck)\b/
const KINDS = [
  {
    is: (command: string) => testRunOf(command) !== undefined && !LINTS.test(command),
    what: 'saysNeverTested',
    byCommand: true,
    named: /\b(?:tests?|test suite)\b|測試|测试/i,
    notRun:
      /\b(?:tests?|test suite) (?:have|has|had|were|was)(?: not|n['’]t) (?:yet )?(?:been )?(?:re-?)?(?:run|executed)\b|(?:測試|测试)(?:尚未|還沒有?|还没有?|沒有|没有)再?(?:執行|执行|运行|運行|跑)/i,
    passes:
      /\b(?:all (?:the )?(?:\d+ )?(?:(?:unit|integration|e2e) )?(?:tests|checks) (?:now |are )?pass(?:ing|ed)?|(?:the )?tests? (?:now )?pass|tests? (?:are|is) (?:now )?(?:passing|green))\b|測試(?:都|全部|均)?通過|测试(?:都|全部|均)?通过/i,
  },
  {
    is: (command: string) => LINTS.test(command),
    what: 'saysNeverLinted',
    named: /\blint(?:er|ing)?\b/i,
    notRun:
      /\blint(?:er|ing)? (?:has|had|was)(?: not|n['’]t) (?:yet )?(?:been )?(?:re-?)?(?:run|executed)\b|lint ?(?:尚未|還沒有?|还没有?|沒有|没有)再?(?:執行|执行|运行|運行|跑)/i,
    passes:
      /\b(?:tests?|build|types?|type ?check)(?:,? and| &) lint(?:er|ing)? (?:both |now )*pass\b|\blint(?:er|ing)? (?:now )?(?:passes|is (?:now )?clean|reports? (?:no|0|zero) issues|clean)\b|\bno lint(?:er|ing)? (?:issues|errors|warnings)\b|lint (?:已)?通過|lint (?:已)?通过/i,
  },
  {
    is: (command: string) => BUILDS.test(command),
    named: /\bbuilds?\b|建置|构建/i,
    notRun:
      /\bbuild (?:has|had|was)(?: not|n['’]t) (?:yet )?(?:been )?(?:re-?)?(?:run|executed)\b|(?:建置|构建)(?:尚未|還沒有?|还没有?|沒有|没有)再?(?:執行|执行|运行|運行|跑)/i,
    passes:
      /\b(?:build|code|project|it) (?:now )?(?:builds|passes|succeeds|compiles)\b(?! (?:the|an?|it|them|everything|all)\b)|(?:建置|編譯)成功|(?:构建|编译)成功/i,
  },
] as const
const NONE_LEFT =
  /^(?:none|nothing(?: (?:is|was|else|more))*(?: (?:pending|left|open|remaining|outstanding|to do))?)(?=$|[.,;:!(—–]| (?:at|for) (?:this|the|now)| -)|^no (?:\w+ )?(?:pending|remaining|outstanding) (?:tasks|work|items)\b|^(?:沒有|没有|無|无)(?:待辦|待办|未完成)/i
const STILL_FAILS =
  /\b(?:still|currently|now) (?:fails?|failing|broken)\b|(?:仍然?|還是|还是|仍舊|仍旧)(?:失敗|失败|不通過|不通过)/i
/** Wherever in the summary: who tells of a failure has not said that all is well. */
const FAILS_NOW =
  /\b(?:tests?|suite|lint(?:er)?|build|checks?|run)\b[^.;]{0,60}\b(?:fail(?:s|ed|ing|ures?)?|(?:do|does|did) not (?:yet )?pass|not (?:yet )?pass(?:ing)?|broken|red)\b|\bfail(?:s|ed|ing|ures?)\b[^.;]{0,60}\b(?:tests?|suite|lint(?:er)?|build|checks?)\b|(?:測試|测试|建置|构建)[^。；]{0,20}(?:失敗|失败|未通過|未通过|不通過|不通过)/i
const MENDED =
  /\b(?:fixed|mended|resolved|solved|no longer|was|were|had|initially|first|earlier)\b|修好|已修|解決|解决/i
const SUITES = [/\bunit\b|單元|单元/i, /\bintegration\b|整合|集成/i, /\be2e\b|end-to-end|端到端/i]
/** Of some tests, which another run may leave out. */
const SPECIAL =
  /\b(?:integration|e2e|end-to-end|acceptance|smoke|CI|flaky|unrelated|pre-existing|user)\b|整合|集成|端到端/i
const CAUSE_WORDS = /\b(?:cause|reason|problem|issue|culprit|because|caused)\b|原因|因[為为]|[問问][題题]/gi
/** The summary tells that it was not so. */
const DENIED =
  /\b(?:not|never|wrong|incorrect|ruled out|rejected|refuted|dismissed|disproved|denied|initially|first|suspected|thought|assumed|instead|turned out)\b|n['’]t\b|\b(?:corrected|clarified)\b|不是|并非|並非|排除|[糾纠]正|更正|澄清|指出|否[认認定]|起初|以[为為]|[错錯]/i
const CONCLUDES =
  /\b(?:so|therefore|hence|thus|which (?:is why|makes?|made|causes?|led)|that is why)\b|所以|因此|因而|[導导]致|[這这]就是/i
const PENDING =
  /^[\s#*\d.]*(?:(?:pending|remaining|open|outstanding|unfinished)(?: (?:tasks?|items?|work|steps?|to-?dos?))?|to-?dos?|(?:what(?:['’]s| is) )?(?:still )?left(?: to do)?|待[辦办](?:事[項项]|任[務务])?|未完成(?:的?(?:任[務务]|事[項项]))?|剩[餘余下]的?(?:任[務务]|工作)?)\**\s*(?:[:：]\**\s*(.*)|\**\s*)$/i
const HEADING = /^\s*(?:#{1,4}\s|\*\*[^*]+\*\*:?\s*$|\d{1,2}\.\s+\**[A-Z][\w ]+\**:\s*$)|^[A-Z][\w ]{2,40}:\s*$/
const IS_DONE =
  /\b(?:done|completed?|finished|no longer|already|none|nothing)\b|\[x\]|[✓✔☑✅]|~~|已完成|做完|[無无]$|完成了/i
const COMMAND_PASSES =
  /(?:^|[,;:(—–]\s*|\b(?:and|so|now|but|with)\s+|[，；：。、]\s*)`?([a-z][\w.-]*(?: [\w./:@=-]+){0,5}?)`?(?: \([^)]*\))? ?(?:now |also |still |both |都|已|全部|現在|现在)*(?:pass(?:es|ed)|succeed(?:s|ed)|(?:is|are|was) (?:now |all )*(?:green|passing|clean)|通過|通过)(?=了?$|了?[.,;!)。，；！）]|\s+(?:and|now|with (?:no|0)|locally|cleanly|too|again)\b)/i
const MOST_BESIDE = 2
const LEAST_SAME = 3
const ALMOST_ALL = 0.85
const LEAST_SHARED = 2
const MOST_OF = 0.6
const LONGEST_TOLD = 140
const MOST_PATHS = 4
