/** Says that something failed, not what. */
export function isSummary(text: string): boolean {
  return SUMMARY.test(text) || (text.startsWith('[') && SUMMARY.test(text.replace(TAGS, '')))
}

/** What whoever called the tool says when it is over: nothing below it belongs to the failure. */
export function isLament(text: string): boolean {
  return LAMENT.test(text)
}

/**
 * Those that a line must begin with are an expression of their own: it is tried once, and not at every letter. Each pattern is anchored in
 * all its alternatives or in none.
 */
export function eitherOf(sources: readonly string[]): { test(text: string): boolean } {
  let atStart: RegExp | undefined
  let within: RegExp | undefined
  return {
    test(text) {
      atStart ??= new RegExp(sources.filter((source) => source.startsWith('^')).join('|'))
      if (atStart.test(text)) return true
      within ??= new RegExp(sources.filter((source) => !source.startsWith('^')).join('|'))
      return within.test(text)
    },
  }
}

/** What comes after the cause: totals, the caller's lament, the name of the step. */
const SUMMARY = eitherOf([
  '^(?:FAIL|FAILED|FAILURES!?|FAILURE|ERRORS!?|Error|ERROR|error|failures:|Failures:|Failed (?:tests?|tasks?):?|Traceback.*|Aborting|Errors? occurred:?)[.:!]?$',
  String.raw`^(?:FAIL|ok)\s+\S+\s+(?:[\d.]+m?s|\(cached\)|\[\w+ failed\])`,
  String.raw`^FAIL\s+\S+$|^FAIL\s+\S+ \(\d`,
  String.raw`^(?:Tests?|Test Suites|Test Files|Suites|Snapshots|Assertions|Specs?)\b:?\s.*\b(?:failed|Failures|failure|errors?)\b`,
  String.raw`\b\d+ (?:failed|failing|fail|failures?|errors?|problems?|tests? failed|errored)\b(?!.*: )`,
  String.raw`^(?:Found|found|There (?:was|were)) \d+ |^=+ .* =+$|^!+ .* !+$|^-{3,} .* -{3,}$|^_{3,} .* _{3,}$`,
  '^(?:BUILD FAILED|BUILD FAILURE|Build FAILED|Build failed|FAILURE: Build failed|Failed to compile|Compilation (?:failed|error)|COMPILATION ERROR)',
  String.raw`^\[(?:ERROR|error)\]\s+(?:COMPILATION ERROR|Failed to execute goal (?!.*: (?:Could not|Cannot|Unable|Failed to|No )\b)|BUILD FAILURE|To see the full|Re-run Maven|For more information|-> \[Help|\[Help|Tests run:|Failures:|Errors:|There are test failures|$)`,
  '^Tests run: .*Failures:',
  String.raw`^(?:g?make|ninja|gmake)(?:\[\d+\])?: (?:\*\*\* (?:\[|Waiting )|build stopped)`,
  String.raw`^(?:error|Error|ERROR): (?:test failed, to rerun|could not compile|aborting due to|build failed|Process completed|process "|Command failed|Script |Lifecycle|script "|Job failed|command \(|\d+ target|.*exited with (?:code|status) \d+\.?$|.*exited with error code)`,
  String.raw`collect2: error|linker command failed|ld returned \d|symbol\(s\) not found`,
  String.raw`(?:Command|command|Process|process|worker|script|Script|build|task) .{0,60}(?:failed with|exited with|returned a non-zero|finished with non-zero|returned non-zero|exited \(|exit(?:ed)? (?:code|status)) ?`,
  String.raw`^lerna ERR! .* exited \d|^ERROR +run failed|^>? *NX {2,}Running target|^husky - |^Failed: +\S+#\S+$|^error Command failed with exit code`,
  String.raw`^npm (?:ERR!|error) (?:code\b|Error: command failed$|Lifecycle script|Test failed|Failed at|weird|\S+@\S+ \w+: )`,
  '^exit status',
  String.raw`^error: '(?:test failed|\d+ subtests? failed)'$`,
  String.raw`ELIFECYCLE|ERR_PNPM_RECURSIVE|returned exit code|Exit status [1-9]|exit code [1-9]\d*\W*$`,
  String.raw`^(?:Errors while running|The following tests FAILED|\d+% tests passed|test result: FAILED)`,
  String.raw`^(?:Execution failed for task|A failure occurred|Compilation error\. See|\* What went wrong|What went wrong)`,
  String.raw`^[A-Z][A-Z ]+[A-Z]!?$|^error: could not apply|^error: failed to push some refs|^Your requirements could not be|^\[ERROR\] +Tests run:|^subprocess-exited|^error: [a-z]+(?:-[a-z]+)+$|^Configuring incomplete|^npm (?:ERR!|error) 404\s+Note|^FAILED: `,
  String.raw`TestsFailedException|\bSUMMARY: |Code style issues found|failed to solve: process|did not complete successfully|ERROR: Failed building wheel`,
  String.raw`^(?:Automatic merge failed|error: recipe|Error: Process completed|== Compilation error|webpack \S+ compiled|error during build)`,
  String.raw`^(?:All Finished!|Execution halted|Error: Test failures)$|^Running .* failed\.$`,
  String.raw`^ERROR: (?:Package \S+ errored during testing|LoadError: Some tests did not pass: )`,
  'aborted due to compilation errors',
  String.raw`\b(?:[Pp]assed|[Ff]ailed|[Ss]kipped|[Ss]ucceeded)\b\D{0,12}\d+\D{1,12}\b(?:[Pp]assed|[Ff]ailed|[Ss]kipped|[Ss]ucceeded)\b`,
  String.raw`^(?:error|Error|ERROR): (?:update|deployment|operation|test run|run|execution|apply|command) failed\.?$`,
  String.raw`cannot compile module|(?:previous|above) errors?\b`,
  String.raw`^(?:ImportError while|ERROR collecting|Interrupted:|ERROR \S+$|FAILED \S+$)`,
  '^(?:AssertionError|Error|error|assertion failed)[.!]?$',
  String.raw`^(?:Total|Passed|Failed|Skipped|Duration|Elapsed|Time|Took):? +[\d.]+ ?\w{0,7}$|^Dubious, test returned \d|^Result: FAIL$`,
  '^[×✖] Some (?:errors|checks) ',
  String.raw`^(?:共|总计|總計|合计|合計|总共|總共).*失[败敗]|^(?:通[过過]|成功)[：: ]*\d+.*失[败敗]`,
])

const LAMENT =
  /^(?:g?make(?:\[\d+\])?: (?:\*\*\* (?:\[|Waiting )|(?:Leaving|Entering) directory)|npm (?:ERR!|error) +(?:Lifecycle script|Error: command failed|in workspace|code |errno |path |command )|lerna (?:ERR!|info)|>? *NX {2,}Running target|husky - |(?:##\[error\]|Error: )Process completed|Tasks: +\d|ERROR +run failed|error Command failed with exit code|[—─]{20,}$)/

/** `[ERROR] [vite] x`: who says it. */
const TAGS = /^(?:\[[\w:-]+\]\s+){1,3}(?:[x×✖✘]\s+)?/
