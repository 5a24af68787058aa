import type { TaskFact } from '../../ledger/facts.ts'

/** Every sentence a line can be made of. What a person or the agent wrote is put into it as it is. */
export interface LineWords {
  /** "a, b and c" */
  list(items: readonly string[]): string
  task(progress: TaskFact['progress'], label: string, subject: string): string

  answered(answer: string, question: string): string
  latest(request: string): string
  began(request: string): string
  earlier(request: string): string
  userSaid(text: string): string
  unanswered(question: string): string

  edited(path: string): string
  written(path: string): string
  /** Why something was done, in the agent's words, beside what was done. */
  why(head: string, why: string): string
  /** What a change did, one clause after another. */
  clauses(head: string, clauses: readonly string[]): string
  defines(names: string): string
  adds(names: string): string
  uses(names: string): string
  drops(names: string): string
  around(names: string): string
  alsoWorksWith(path: string, names: string): string
  newDefinitions(path: string, names: string): string
  onlyRead(paths: string): string
  read(path: string, range: string): string
  /** `aim` begins with a verb: check, see, understand … */
  readTo(head: string, aim: string): string
  searched(path: string): string
  searchedFor(path: string, names: string): string
  searchedWhy(head: string, why: string): string

  ran(command: string, purpose: string, outcome: string): string
  readonly passed: string
  readonly done: string
  readonly failed: string
  failedWith(line: string): string
  readonly noResult: string
  readonly declined: string
  alsoNames(line: string, names: string): string
  unrepaired(error: string, command: string): string
  passedLater(error: string): string
  repairedIn(error: string, path: string): string
  repairedBy(error: string, path: string, why: string): string
  testFailed(name: string): string
  lastCommit(hash: string, branch: string, subject: string): string
  pullRequest(url: string): string

  deadEnd(tried: string, path: string, failure: string): string
  planned(text: string): string
  pathSays(path: string, text: string): string
  subagentTold(text: string): string
  commitMessage(text: string): string
  commentIn(path: string, text: string): string
  wroteNaming(text: string, names: string): string
  subagentTask(task: string, names: string): string
}
