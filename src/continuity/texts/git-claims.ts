import type { Telling } from '../compose/line.ts'
import { shownPath } from '../ledger/call-text.ts'
import type { Ledger } from '../ledger/facts.ts'
import { tellingOf } from './told-of-now.ts'

/** What a summary says of commits, pushes and the branch, where the order of events refutes it. */
export function gitContradictions(telling: Telling, all: readonly string[]): string[] {
  const branch = telling.world.branch ?? telling.ledger.branch
  const claims = all.filter((claim) => !isOfAnother(claim, branch))
  return [...ofCommits(telling, claims), ...ofPushes(telling, claims), ...ofBranch(telling, all)]
}

function ofCommits({ ledger, words, world }: Telling, claims: readonly string[]): string[] {
  const { work } = ledger
  const { commit } = work
  // What an agent that was sent out, or the repository itself, says is surer.
  if (world.head !== undefined || (work.others?.step ?? -1) >= commit.step) return []
  const edited = words.list(editedPaths(ledger))
  if (commit.made && work.edits.length === 0)
    return tellingOf(claims, UNCOMMITTED) === undefined ? [] : [words.saysUncommitted(commit.hash)]
  if (commit.made) return tellingOf(claims, COMMITTED) === undefined ? [] : [words.saysCommitted(commit.hash, edited)]
  // None was seen at all: not of the agent, not of the person.
  const isWhole = ledger.partly !== true && ledger.epoch === 0 && work.undone === undefined
  if (commit.hash !== '' || !isWhole || work.edits.length === 0) return []
  const said = claims.filter((claim) => !OTHERS.test(claim))
  return tellingOf(said, HAS_COMMITTED) === undefined ? [] : [words.saysCommittedNone(edited)]
}

function ofPushes({ ledger: { work }, words, world }: Telling, claims: readonly string[]): string[] {
  const { commit, pushStep } = work
  if (!commit.made) return []
  if (pushStep >= commit.step) return tellingOf(claims, UNPUSHED) === undefined ? [] : [words.saysUnpushed(commit.hash)]
  const isOpen = world.pushed !== true && world.head === undefined && work.apart === undefined
  if (!isOpen || (work.others?.step ?? -1) >= commit.step) return []
  if (pushStep > 0) return tellingOf(claims, PUSHED) === undefined ? [] : [words.saysPushed(commit.hash)]
  const said = claims.filter((claim) => !OTHERS.test(claim))
  return tellingOf(said, HAS_PUSHED) === undefined ? [] : [words.saysPushedNone(commit.hash)]
}

/** Where it says on which branch the work is; what it says of branches besides is of the matter. */
function ofBranch({ ledger, words, world }: Telling, claims: readonly string[]): string[] {
  const branch = world.branch ?? ledger.branch
  if (branch === '' || branch === 'HEAD' || world.detached === true) return []
  const said = claims.flatMap((claim) => {
    const [whole = '', name = ''] = ON_BRANCH.exec(claim) ?? []
    return name !== '' && (LIKE_A_BRANCH.test(name) || MARKED.test(whole)) ? [name.replace(/[.,;:]+$/, '')] : []
  })
  const last = said.at(-1)
  if (last === undefined || said.includes(branch) || branch.endsWith(`/${last}`) || last.endsWith(`/${branch}`))
    return []
  return [words.saysBranch(last, branch)]
}

/** It names a branch, and not the one that the work is on. */
function isOfAnother(claim: string, branch: string): boolean {
  const named = NAMED_BRANCH.exec(claim)
  return named !== null && branch !== '' && !claim.includes(branch)
}

function editedPaths({ work, cwd }: Ledger): string[] {
  return work.edits.slice(-MOST_PATHS).map(({ path }) => shownPath(path, cwd))
}

const ON_BRANCH =
  /(?:^(?:the )?(?:current |working |git |active )*branch(?: is)?[:：]? +|\b(?:currently|now|working|work(?:s)? is|work happens|session is|we are|all done|done|made|faster|implemented) on (?:the )?(?:git )?branch |(?:目前|現在|现在|當前|当前)(?:在|位於|位于)?(?:分支|branch)[:：]? ?)[`"'“「]?([\w][\w./-]*\w)/i
/** "Branch tracking is implemented" names a feature: a bare word is a branch only where it is called so, or set apart. */
const LIKE_A_BRANCH = /[/_\d-]|^(?:main|master|develop|dev|trunk|staging|production|release|next)$/i
const MARKED = /[:：`"'“「]/
const NAMED_BRANCH = /\b(?:on|to|of|in|from) (?:the )?(?:branch [`"']?[\w./-]+|[`"'][\w./-]+[`"'] branch)/i
/** What the work in hand is called; a program may commit and push things, too. */
const WORK =
  '(?:changes?|edits?|work|fix(?:es)?|files|everything|implementation|refactor(?:ing)?|code|steps|tasks|they|these|this|it|all of (?:it|this|them)|both)'
/** What a program does again and again, or with something else. */
const HABIT = String.raw`(?! (?:when|whenever|on each|on every|by the user|separately|to (?!(?:the |this )?(?:branch|repo(?:sitory)?)\b|main\b|master\b|git\b)))`
const UNCOMMITTED = new RegExp(
  [
    String.raw`\b${WORK}\b(?: \S+){0,4}? (?:is|are|was|were|remains?|stays?|has|have|still)\b[^.;\n]{0,30}\b(?:uncommitted|not (?:yet )?(?:been )?committed)\b`,
    String.raw`^nothing (?:is|was|has been) (?:yet )?committed\b`,
    String.raw`^(?:there (?:are|is) )?(?:still )?uncommitted (?:changes|work|edits)\b(?=[.:,(]|$| in\b| on\b)`,
    String.raw`\b${WORK} (?:still )?needs? to be committed\b`,
    String.raw`^not (?:yet )?(?:been )?committed\b|[(,] ?(?:changes )?(?:uncommitted|not (?:yet )?committed)\b`,
    '(?:尚未|還沒有?|还没有?|未)提交',
  ].join('|'),
  'i',
)
const COMMITTED =
  /(?:^|[,;:(] ?|\band )(?:(?:all (?:the |of the )?(?:\d+ )?(?:changes|work|edits|fixes|steps|tasks)|everything) (?:is|are|has been|have been|were|was)?\s*(?:now )?(?:completed? and )?committed|(?:the )?working (?:tree|directory) is (?:now )?clean|nothing (?:left )?to commit)\b|(?:全部|都)已?提交|工作區是?乾淨|工作区是?干净/i
const HAS_COMMITTED = new RegExp(
  [
    String.raw`\b${WORK}\b(?: \S+){0,4}? (?:is|are|was|were|been) (?:all |already |now )*committed\b${HABIT}`,
    String.raw`\b(?:implemented|mended|fixed|finished|complete|completed|done|tested|reviewed|written|pass|passed|made)\b[^.;\n]{0,30} and (?:\w+ )?committed\b${HABIT}`,
    String.raw`^(?:I |the agent |and )?committed (?:as|the|it|them|all|everything|and pushed)\b`,
    String.raw`\b(?:I|agent) (?:have |has )?committed\b`,
    '(?<!尚|還|还|沒有|没有|未)已?提交了|(?:已經?|已经?)提交|(?:全部|都)已?提交',
  ].join('|'),
  'i',
)
const SENT = '(?:commits?|changes|branch|work|everything|fix(?:es)?|it|this|all|they)'
/** Not to a queue or a list. */
const THERE = String.raw`(?! (?:on)?to (?!origin|(?:the )?(?:remote|server|branch|repo\w*)|github|gitlab|main\b|master\b))`
const UNPUSHED = new RegExp(
  String.raw`\b${SENT}\b(?:[^.;\n]|\.(?=\w)){0,60}\b(?:unpushed|not (?:yet )?(?:been )?pushed|needs? to be pushed)\b${THERE}|^(?:not (?:yet )?pushed|unpushed)\b|[(,] ?(?:unpushed|not (?:yet )?pushed)\b|(?:尚未|還沒有?|还没有?|沒有|没有|未)推送`,
  'i',
)
const PUSHED = new RegExp(
  String.raw`\b(?:all|everything|latest|last)\b[^.;\n]{0,40}(?<!not |un)\bpushed\b${THERE}|(?:全部|都)已?推送`,
  'i',
)
const HAS_PUSHED = new RegExp(
  String.raw`\b${SENT}\b(?: \S+){0,4}? (?:is|are|was|were|been) (?:all |already |now )*pushed\b${THERE}|\b(?:committed|and|I|agent) pushed\b${THERE}|^pushed\b${THERE}|\bpushed (?:it |them |everything )?to (?:origin|the remote|remote|github|gitlab)\b|(?:已經?|已经?|全部|都)推送`,
  'i',
)
/** Whose commits the transcript does not have. */
const OTHERS = /\b(?:user|colleague|upstream|they)\b|使用者|用户|用戶/i
const MOST_PATHS = 4
