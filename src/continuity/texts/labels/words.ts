import type { CheckFact, TaskFact } from '../../ledger/facts.ts'

/** The sentences a recovery is made of. Names, paths and quotations go in as they are. */
export interface LineWords {
  list(items: readonly string[]): string
  readonly comma: string
  readonly semicolon: string
  more(count: number): string
  /** Where the summary lists them. */
  files(count: number): string
  /** Others may not have been kept. */
  filesOrMore(count: number): string
  moreOrMore(count: number): string

  place(pieces: readonly string[]): string
  branch(name: string): string
  /** Where below the folder of the work the shell is. */
  shellLeft(folder: string): string
  folder(path: string): string
  leftIn(folder: string, branch: string): string
  pullRequest(name: string): string
  /** What became of a pull request. */
  readonly merged: string
  readonly closed: string
  /** No branch is checked out. */
  readonly detached: string
  /** Of the last commit: made on another branch than the one that is checked out. */
  madeOn(branch: string): string
  /** A push that the server refused. */
  rejected(why: string): string
  stashed(files: string): string
  lastCommit(hash: string, subject: string): string
  headWas(hash: string, subject: string): string
  headIs(hash: string, subject: string, moved: boolean): string
  /** What waits to be committed; '' where nobody knows which files. */
  edited(paths: string): string
  readonly pushed: string
  notPushed(commits: number): string
  /** With the subject of the agent's last commit, where it had made one. */
  inBrackets(text: string, note: string): string
  rebased(subject: string, isByUser: boolean): string
  /** What was pushed and is another commit now. */
  rewritten(how: 'amended' | 'rebased' | 'reset', hash: string): string
  /** A commit of the agent's of which neither hash nor message is known. */
  readonly committedUnseen: string
  editedSince(paths: string): string
  /** A file that was not there before. */
  created(path: string): string
  nothingWritten(refused: number, failed: number): string
  deleted(paths: string): string
  readonly editedLately: string
  editUnderWay(path: string): string
  /** Not as git has it, and by no edit of the agent's. */
  alsoOpen(paths: string): string
  changedByOthers(paths: string): string
  /** Of a commit that others have made: how many of the files that the agent edited before it are in it. */
  heldByHead(count: number): string
  /** How many commits only the branch has, and only its remote. */
  apart(here: number, there: number): string
  readonly nothingSince: string
  readonly othersCommitted: string

  exchange(said: string, answer: string): string
  quoted(text: string): string
  thenSaid(request: string, last: string): string
  userIs(said: readonly string[]): string
  /** Messages that the summary does not list. */
  inOrder(said: readonly string[]): string
  /** Points of the agent's last message, under the numbers that the person names. */
  numbered(points: readonly string[]): string
  pasted(line: string): string
  refused(text: string, object: string, since: 'run' | 'not-run' | 'unknown'): string
  /** How many limits besides, and the tool that tells them; '' for none. */
  moreLimits(count: number, tool: string): string
  refusedPlan(text: string): string
  withCompact(text: string): string
  chose(label: string, option: string, question: string): string
  answered(answer: string, question: string): string
  /** An order of theirs that they took back by stopping the agent. */
  stoppedOrder(order: string): string
  /** A wish of theirs, said as a question. */
  agreed(wish: string): string

  ranEnded(checks: string): string
  /** Runs of tests in which none was run. */
  ranNone(checks: string): string
  ranUnseen(checks: string): string
  /** By the request in hand; the second where only a cache has given a pass since. */
  saidToFail(command: string): string
  saidToFailCached(command: string): string
  pastedSince(line: string): string
  commands(commands: readonly string[]): string
  check(command: string, outcome: string, line: string, cutBy: string): string
  failedAsMeant(checks: string): string
  checkNamed(command: string, note: string): string
  passed(checks: string): string
  passedAfter(checks: string): string
  /** The same at the end of the place. */
  /** In a checkout that the work has left. */
  passedThere(checks: string): string
  passedHere(checks: string, when: 'after-edits' | 'alone'): string
  passedBeforeOthers(checks: string): string
  /** What else than an edit the only change was. */
  editsSince(count: number, other: string): string
  onlyRunSince(command: string): string
  onlyEditedSince(paths: string): string
  onlyRemarksSince(paths: string): string
  touchedSince(paths: string): string
  removedSince(paths: string): string
  onBranchThen(branch: string): string
  passedBefore(path: string, checks: string): string
  /** The same at the end of the place. */
  staleHere(checks: string): string
  checkStopped(chain: string, part: string, when: string, line: string): string
  readonly passedAlone: string
  /** Who said that it fails anyway. */
  known(by: 'user' | 'agent', text: string): string
  /** Behind the line of a failure. */
  alsoAt(places: string): string
  alsoSays(line: string): string
  readonly cutOthers: string
  /** Behind the name of a failed test. */
  readonly noReason: string
  readonly hadPassed: string
  saidOfIt(remark: string): string
  outcome(outcome: CheckFact['outcome'], when: string): string
  readonly afterLastEdit: string
  /** A run elsewhere knows what was pushed, not what was edited. */
  ciSince(pushed: boolean): string
  /** What else than an edit the only change was, and the file that the failure blamed where it was edited since. */
  beforeEdits(count: number, other: string, path: string): string
  beforeEditsAgain(count: number, other: string, path: string): string
  unverified(path: string): string
  /** Nothing at all was run over what was written, as a sentence and as a clause. */
  readonly unchecked: string
  readonly uncheckedHere: string
  untested(paths: string, said: string): string
  /** Packages of edited files that a run of the tests did not list. */
  notInRun(folders: string, command: string): string
  /** Folders of tests that the usual run does not have, and nobody has run. */
  leftOut(folders: string, command: string): string
  /** Packages of a run whose result was not made anew. */
  fromCache(packages: string): string
  onlyTested(scopes: string, rest: string): string
  planVerifies(steps: string): string
  unrun(paths: string): string
  notRun(commands: string): string
  runBefore(commands: string): string

  conflict(what: string, line: string, state: 'open' | 'edited'): string
  failedWith(test: string, message: string): string
  failingTests(names: string, shown: number, all: number): string
  /** Where nobody has seen how many there were. */
  failingAmong(names: string): string
  newerRun(command: string): string
  notReachedSince: string
  commitRefused(line: string, edited: boolean): string
  lastFailed(command: string, line: string): string
  inFlight(what: string, handle: string): string
  reported(what: string, text: string): string
  claimed(text: string): string

  rule(heading: string, text: string, from: string): string
  planSays(text: string): string
  skill(name: string, path: string): string
  instructions(paths: readonly string[]): string
  task(progress: TaskFact['progress'], label: string, subject: string): string
  tasksToDo(count: number, tasks: string): string
  taskSays(label: string, subject: string, detail: string): string
  reviewLeft(items: string): string
  leftOpen(heading: string, text: string): string
  elsewhere(name: string, path: string): string
  /** The search, how many edits have changed a hit of it, and where hits are left. */
  sweepLeft(pattern: string, done: number, places: string): string
  /** A name that has to change, and where it was found in files that nobody has written since. */
  unchanged(name: string, count: number, places: string): string
  recipe(purpose: string, command: string): string
  notAlone(command: string, said: string): string
  /** `ran`: the other call ran, whatever it then found. */
  way(command: string, failure: string, round: string, how: 'worked' | 'ran'): string
  /** A command that the person's settings or a rule have denied, and what was said of it. */
  denied(command: string, reason: string): string
  /** A tool of the client that cannot start what it needs, and what the shell can do instead; '' for nothing. */
  brokenTool(tool: string, failure: string, round: string): string
  /** What was done before it worked. */
  workedAfter(command: string, failure: string, deed: string): string
  /** A command that ends well and has tested nothing, and the one that tests. */
  runsNone(command: string, round: string): string
  deadEnd(tried: string, path: string, failure: string): string

  readonly waitsForPlan: string
  waitsFor(what: string): string
  askedLast(what: string): string
  readonly saidWithCompact: string
  /** With what was asked. */
  putAsideLast(questions: string): string
  /** Of all that tell how the session ended, `since`: the go-aheads and thanks that came after it, '' for none. */
  refusedLast(object: string, said: string, since: string): string
  /** With what was stopped, '' where nothing ran, and the request, where it has to be named. */
  interruptedLast(object: string, since: string, request: string): string
  /** Of what is left it says nothing: that is not all seen. */
  turnEnded(since: string): string
  /** The same at the end of the place; with the request where it is told nowhere else. */
  answeredHere(since: string, request: string): string
  /** The agent's last message tells of more to be done, or of something that is not as it was to be: its sentence, '' where that is too long. */
  /** The last message proposes something that waits for a word. */
  readonly proposedLast: string
  readonly proposedHere: string
  repliedLast(told: string, since: string): string
  repliedHere(told: string, since: string, request: string): string
  /** The last call of the turn was refused by a rule; the second form stands in the place. */
  deniedLast(what: string): string
  deniedHere(what: string): string
  /** The task in progress, '' where none is, and how many others are not done. */
  turnEndedTasks(task: string, left: number, since: string): string
  /** With what was said, '' where that stands elsewhere. */
  notBegun(said: string): string
  /** Something was started, and the transcript has no end of it. */
  runningLast(what: string): string
  /** An agent was sent out last, and the transcript has no answer of it. */
  sentLast(what: string): string
  /** The same at the end of the place. */
  notBegunHere(said: string): string
  /** What the person did last, as a clause: said something, answered, refused, pasted. */
  userSaid(text: string): string
  /** With the option that was meant and what it answers, '' for none. */
  userAnswered(text: string, option: string, question: string): string
  userRefused(text: string, object: string): string
  userRefusedPlan(text: string): string
  userPasted(line: string): string
  /** Where it is not told which request it is. */
  readonly underWayHere: string
  readonly underWay: string
  underWayOn(said: string): string
  underWayAfter(said: string): string
  underWayTask(label: string, subject: string): string
  /** The same at the end of the place. */
  taskInProgress(label: string, subject: string): string

  /** What the summary says, in its own words, and each thing that was seen against it. */
  saysAgainst(claim: string, seen: readonly string[]): string
  committedSince(hash: string): string
  committedIn(paths: string, hash: string): string
  readonly nothingDone: string
  taskNamed(label: string): string
  saysTaskPending(item: string, task: string): string
  pushedByAgent(hash: string): string
  editedAfter(hash: string, paths: string): string
  notAllIn(hash: string, paths: string): string
  saysNotRun(command: string): string
  saysFailing(test: string): string
  /** Whether something was edited since that run. */
  saysPassing(claim: string, command: string, line: string, isOlder: boolean): string
  /** Of a cause that the summary gives: who said no to it, and what was found then. */
  userDenied(words: string): string
  unanswered(question: string): string
  agentDenied(words: string): string
  foundThen(words: string): string
  /** Something of git's that had stopped, and is over. */
  hasEnded(what: string): string
  /** What the summary says, the checks that passed then, and what was edited since. */
  saysStale(claim: string, commands: string, paths: string): string
  committedAfterPush(hash: string): string
  saysNeverTested(claim: string): string
  saysNeverLinted(claim: string): string
  saysStillFailing(command: string): string
  /** Their words and the offer that they declined. */
  saysDeclined(said: string): string
  noCommit(paths: string): string
  /** With the last commit, '' where there was none. */
  noPush(hash: string): string
  saysBranch(claimed: string, branch: string): string
  saysNonePending(tasks: string): string
}
