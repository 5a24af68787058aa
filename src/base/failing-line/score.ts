import { remembering } from '../remember.ts'
import type { OutputLine } from './lines.ts'
import { takeApart } from './parse.ts'
import { eitherOf, isSummary } from './summary.ts'

/** How much a line looks like the cause of a failure. From `SURE` on it is one, whatever the exit code says. */
export function scoreOf({ text, indent }: OutputLine): number {
  const score = scoreByWords(text)
  return score !== NEVER && indent >= FAR_IN ? score - 6 : score
}

const FAR_IN = 12

const scoreByWords = remembering((text): number => {
  if (isNoise(text)) return NEVER
  const { severity, file, code, message, exception } = takeApart(text)
  let score = 0
  if (severity === 'error') score += message === '' ? 12 : 40
  if (severity === 'warning') score -= 60
  // A linter's hint is a finding, too, where there is nothing worse.
  if (severity === 'note' && !isTestHead(text)) score -= code === '' ? 50 : 6
  if (file !== '') score += message === '' ? 0 : 22
  if (code !== '') score += TELLING_CODE.test(code) ? 20 : LESSER_CODE.test(code) ? -8 : 8
  if (exception !== '') score += severity === 'error' ? 12 : 44
  if (isTestHead(text)) score += 42
  // A compiler that expects something asserts nothing.
  if ((severity !== 'error' || code === '' || exception !== '') && ASSERTION.test(message)) score += 34
  // What came instead may be "not found", too.
  if (PHRASE.test(text) && !CAME.test(text) && !ENDED.test(text))
    score += severity !== 'error' ? 22 : code === '' ? 6 : 0
  else if (FAILS.test(text)) score += severity === 'error' ? 0 : 10
  if (severity !== 'error' && SAYS_WHY.test(text)) score += 10
  if (isWanted(text)) score += 14
  if (exception === '' && NAMED_BEHIND.test(text)) score += 20
  if (BLUNT.test(text)) score += 40
  else if (severity === '' && PROGRAM.test(text)) score += PHRASE.test(text) ? 16 : 6
  if (isSummary(text)) score -= 34
  return score
})

/** Frames, excerpts, good news: never what went wrong. */
export const isNoise: (text: string) => boolean = remembering((text) => {
  if (NOISE.test(text)) return true
  const { message, severity } = takeApart(text)
  // What to do beside an error is no news; an error that says it is all there is.
  if (severity !== 'error' && ADVICE.test(message)) return true
  return message !== '' && (EMPTY.test(message) || (message !== text && NOISE.test(message)))
})

/** A line that a test printed: most of them on the way. */
export function isInTest(text: string): boolean {
  // Most lines have no place: a look for its end is cheaper.
  return text.includes(': ') && IN_TEST.test(text)
}

/** One that says what was wanted. */
export function isWanted(text: string): boolean {
  return isInTest(text) && WANTS.test(text)
}

/** The head of a failed test: its name stands in it, the reason below or above. */
export const isTestHead: (text: string) => boolean = remembering((text) => TEST_HEAD.test(text))

export const SURE = 38
/** Enough where little else is printed. */
export const DOUBTFUL = 20
export const NEVER = -100

/** Frames, source excerpts, carets, rulers, good news, counts of nothing, progress, boilerplate. */
const NOISE = eitherOf([
  '^$',
  String.raw`^(?:at |from )\S.*(?::\d+|\(native|<anonymous>|Unknown Source)`,
  String.raw`^at (?:async )?[\w.$<>/[\] ]+\(`,
  String.raw`^\s*File "[^"]+", line \d+`,
  // A count of each kind and the name of a file: R's tests.
  String.raw`^[✖✔⠏] \|[ \d]+\|`,
  String.raw`^\.{3} \d+ more|^at \S+ line \d+\.$`,
  // `# shop.example/cart [shop.example/cart.test]`: Go's heading above the errors of a package.
  String.raw`^# [\w.@-]+(?:\/[\w.@-]+)+(?: \[[\w./@-]+\])?$`,
  // What the protocol of tests tells of each beside its error.
  String.raw`^(?:type: '(?:test|suite)'|exitCode: \d+|signal: (?:~|'\w+')|name: '\w*Error'|failureType: )`,
  String.raw`^\d+: \(\S`,
  String.raw`^[\w ]{1,60}\.{6,80}: `,
  String.raw`^(?:compare: =|operator: \w+$|(?:line|column): \d+$|file: \S+$|diff: \|)`,
  String.raw`^[>%]?\s*\d+(?:\s+\d+)?\s*[|│](?!\s+(?:ERROR|WARNING)\s+\|)`,
  String.raw`^\|\s|^[|│]\s*(?![\w\s])`,
  String.raw`^│?\s*\d+: {2,}`,
  String.raw`^Error Trace:|^Require stack:|^(?:duration_ms|location|failureType|stacktrace|stack|code|Test|Messages):(?:\s|$)`,
  String.raw`^(?:(?:[\w.@~-]+)?[/\\])*[\w.@-]+\.[a-z]\w{0,5}:\d+(?::\d+)?:?(?: \w*(?:Error|Exception|Failed))?$`,
  String.raw`^[\s~^|│╷╵·─━=_*#+!.-]+$`,
  String.raw`^(?:[✓✔√]|ok \d|PASS\b|PASSED|\(pass\)|--- PASS|test \S+ \.\.\. ok|\[\s*(?:OK|RUN|PASSED|-{4,})\s*\])`,
  String.raw`\bPASSED\b(?:\s*\[\s*\d+%\])?$`,
  String.raw`^(?:Tests?:? +)?[1-9]\d* (?:tests? |specs? )?pass(?:ed|ing)?\b(?!.*\b(?:fail|error))`,
  // What git tells of the files and the branch on its way.
  String.raw`^(?:Saved working directory|Dropped (?:refs\/)?stash|Preparing worktree|Switched to (?:a new )?branch|On branch |Your branch |HEAD is now at|(?:modified|new file|deleted|renamed):\s|Changes (?:not staged|to be committed)|Untracked files:)`,
  String.raw`\.{4,}\s*(?:Passed|\(cached\))|^Start +\d+: \S`,
  String.raw`^(?:0|no|No) (?:errors?|failures?|problems?|warnings?|failed)\b`,
  String.raw`(?:^|[\s,;(])(?:0|no) (?:errors?|failures?|failed|refused|rejected|denied|missing|invalid|mismatch(?:es)?|conflicts?)[\s.)]*$`,
  '^(?:no|No) (?:errors?|issues|problems) (?:found|detected)',
  String.raw`\b0 errors?\b(?!.*[1-9]\d* (?:error|fail|problem))`,
  String.raw`\b(?:complete|full) log of this run\b|debug-0\.log`,
  String.raw`^(?:npm (?:ERR!|error)\s*(?:$|errno\b|syscall\b|in workspace:|path\b|cwd\b|command\b|workspace\b|location\b|A complete log|Exit handler|This is (?:probably )?not a problem|For a full report|Fix the upstream|this command with|to accept an incorrect|node_modules|\S*\.log$|\d*\s*$))`,
  String.raw`^(?:note|help|hint|HINT|Hint|tip|Tip|info|INFO|Note)\b\s*[:[]`,
  String.raw`^(?:= (?:note|help)|For more information|Run with|Try \W?\w+ --help|See (?:https?:|\S*log)|Usage:|usage:)`,
  String.raw`^> (?:Run with|Get more help|Task )|^\* (?:Try|Get more help|Exception is)`,
  String.raw`^(?:Compiling|Finished|Running|Downloading|Downloaded|Updating|Fetching|Resolving|Installing|Building|Checking|Auto-merging|Determining|Collecting|Using|Locking)\b(?!.*\b(?:error|fail))`,
  String.raw`^(?:\+\+\+|---(?! FAIL)|@@) `,
  String.raw`^\[(?:INFO|DEBUG|info|debug)\](?!.*(?:\*\*\* FAILED|did not ))|^(?:\([\w. ]+\) )?\S+\.exs?:\d+: (?:[\w.]+\/\d|\()`,
  String.raw`^(?:##)?\[(?:group|endgroup|command)\]|^shell: \S+ .*\{0\}$`,
  String.raw`^(?:have|want) \(`,
  // Where it stands, drawn or told apart from what it is.
  String.raw`^[╭┌]─+\[|^# \(in test file |^[└╰]─+ \S+:\d+(?::\d+)?(?:: \S+)?$`,
  // Laravel's excerpt and its frames.
  String.raw`^(?:➜\s+)?\d+▕|^\d+ {2,}\S+:\d+$|^(?:\w+\\)+\w+::\w+\(.*\)$`,
  // How many of a kind; what a build system has looked for.
  String.raw`^(?!Expected|Actual|Received|Got|Want|Which)[A-Z][\w ]{1,30}: \d+(?:\.\d+)?%?$`,
  String.raw`^-- [A-Z][a-z]+(?: \w+)* .*(?: - |\.{3}|: )`,
  String.raw`^=== (?:RUN|PAUSE|CONT|NAME|SKIP)\b`,
  String.raw`^stack traceback:|^\[C\]: in |^\S+:\d+: in (?:main chunk|function|method|local|upvalue|field)\b`,
  String.raw`^- (?:hook id|exit code|files were modified|duration)\b|^See ["'\x60]`,
  String.raw`\s---\s+\[[^\]]*\].* :$`,
  String.raw`^In \S+ line \d+:$`,
  String.raw`^[iℹ] [A-Z]|^LINE \d+: |^\((?:see|use|try|run|hint)\b`,
  String.raw`^(?:exit status \d+|Exit code \d+|exit code:? \d+)$`,
  String.raw`^(?:import|from|const|let|var|return|throw|raise|if|def|class|function|fn|func|assert|await|expect\(\w+[.)]) ?.*[;{(:]$`,
  '^(?:throw|raise|return) ',
])

const ADVICE = /^Please (?:make sure|commit|run)/

const TEST_HEAD = eitherOf([
  String.raw`^--- FAIL: \S`,
  String.raw`^(?:[✗✕×✖✘❌]|\(fail\)) \S`,
  '^● .+',
  String.raw`^not ok \d+(?: - | )\S`,
  "^Failed (?:test '|example:$)",
  String.raw`^\d+\) (?!passing|failing)\S`,
  String.raw`^FAILED \S+::\S`,
  String.raw`^test .+ \.\.\. (?:FAILED|FAIL|ERROR)`,
  String.raw`\*\*\*(?:Failed|Exception|Timeout|Not Run)`,
  String.raw`^\[\s*FAILED\s*\] \w+[./]\w`,
  String.raw`^FAIL\s+\S+ > .+`,
  String.raw`^FAIL\s+["'“‘].+["'”’]$`,
  String.raw`^(?:FAIL|ERROR): \w+ \(`,
  // Julia and R: `tax: Test Failed at …:6`, `Failure ('test-tax.R:8:3'): tax`.
  String.raw`^\S.*: (?:Test Failed|Error During Test) at \S+:\d+$`,
  String.raw`^(?:─+ )?(?:Failure|Error) \('?[\w./-]+:\d+(?::\d+)?'?\): \S`,
  String.raw`^\S+ > .+ FAILED$`,
  '<<< (?:FAILURE|ERROR)!',
  String.raw`\.{3,}\s*(?:Failed|FAILED|FAIL|\*failed\*)$`,
  String.raw`^thread '.*' (?:\(\d+\) )?panicked at`,
  String.raw`^Failed? \S+ \[\d`,
  ': FAIL(?:ED)?$',
  '^Test Case .* failed',
  String.raw`:\d+: Failure$|:\d+: FAILED:$`,
  String.raw`\*\*\* FAILED \*\*\*|\| FAIL \|$`,
])

const ASSERTION =
  /^(?:ASSERT(?:ION)? FAILED: \S|assert\b|Assertion\b|assertion\b|AssertionError|Expected\b|expected\b|expect\(|Failed asserting|Failure\/Error|got\b|want\b|Received\b|actual\b)|\bgot\b.*\bwant\b|\bwant\b.*\bgot\b|\bexpected\b.*\b(?:got|to|but|received|actual|found|was)\b|\bExpected\b.*\b(?:Actual|but|Received|to)\b|!==|\b[Aa]ssertion .*failed\b|\bdid not equal\b|\bis not equal to\b|\bto (?:equal|be|deep equal|match|have)\b.*\d|=.+, want(?:ed)?\b|\bis \S.*, expected \S|(?:期[望待]|[预預]期).+(?:实际|實際|得到|却|卻)/

const IN_TEST = /^\S*\w[_.](?:test|spec)s?\.\w{1,5}:\d+: /
/** A "should" in brackets tells what a step is for. */
const WANTS = /\b(?:want|wanted|expected|got|unexpected|error|must)\b|^[^(]*\bshould\b/i

/** What the system says when it is over: the reason stands above. */
const ENDED = /^(?:Illegal instruction|Aborted|Segmentation fault|Trace\/breakpoint trap)\b/

const CAME = /^(?:Received|Actual|got)\b/

/** How it is written, not whether it works. */
const LESSER_CODE = /^[CR]\d{4}$/
const TELLING_CODE = /^(?:ERR_|YN(?!0000)|E[A-Z]{4})/

/** Words that tools use to say that something could not be done. */
const PHRASE =
  /\b(?:cannot|can't|can ?not|could(?: not|n't)|unable to|failed to|fails to|failed:|refused|denied|forbidden|unauthorized|rejected|not found|no such|did(?: not|n't) find|does(?: not|n't) (?:exist|match|have|support|satisfy)|is not (?:defined|a|an|in|installed|recognized|assignable|allowed|valid|supported|available|exported|callable|permitted)|are not|not (?:installed|recognized|defined|permitted|allowed|available|a valid|declared|implemented)|undefined|undeclared|unresolved|unknown|unrecognized|unexpected|invalid|illegal|missing|mismatch|mismatched|incompatible|duplicate|already (?:exists|in use|allocated|defined|declared)|timed out|timeout|exceeded|overflow|out of (?:memory|range|bounds|space)|conflicts?|Conflict|corrupt|expired|unreachable|would be overwritten|non-fast-forward|No space left|Permission denied|Access denied|Could not|Unable|not in scope|must be|no matching|No module|no method|not match|would have been|would reformat|can only|must not|is required|attempt to|unbound|empty list|required but|unsatisfiable|No solution|No candidates|needs? (?:to be )?updat|updates? to .* needed|violates|deadlock|vulnerabilit|unhealthy|CrashLoopBackOff|ImagePullBackOff|BackOff|OOMKilled|Evicted)\b|未找到|找不到|无法|無法|不存在|[没沒]有(?:那个|那個|此|找到)|拒[绝絕]|权限不够|權限不夠|不允[许許]|未定[义義]|[无無]效/i

/** That it failed, and why. */
const SAYS_WHY = /\bfailed: [a-z]\S* \S+ \S/

const FAILS = /\bfail(?:ed|s|ure)\b|失[败敗]/i

/** Carets and rulers: there is no word in it. */
const EMPTY = /^[^\p{L}\p{N}]+$/u

/** Ruby names what was raised at the end. */
const NAMED_BEHIND = / \((?:\w+::)*[A-Z]\w*(?:Error|Exception)\)$/

/** A word in capitals is a label: `TODO: …`. */
const PROGRAM = /^(?![A-Z]{2,}: )[\w.+@/-]+: \S/

/** Whole lines that a system says when it ends a process. */
const BLUNT =
  /^(?:.*: )?(?:\s*(?:\d+ )?(?:Segmentation fault|Killed|Aborted|Bus error|Illegal instruction|Terminated|Floating point exception|Trace\/breakpoint trap|Out of memory)\b|Killed: 9|panic:|fatal:|FATAL|An error occurred|(?:CONFLICT|KONFLIKT|CONFLIT|CONFLICTO|КОНФЛИКТ|冲突|衝突|충돌) ?[(（])|^"\S+", referenced from:$/
