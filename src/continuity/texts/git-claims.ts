import { commandKind } from '../../base/shell/command-kind.ts'
import { cleaned, segmentsOf } from '../../base/shell/segments.ts'
import type { Telling } from '../compose/line.ts'
import { changedByOthers } from '../compose/parts/checks/written-since.ts'
import { shownPath } from '../ledger/call-text.ts'
import { makesCommit } from '../ledger/facts/work/git/commits.ts'
import { gitLines } from '../ledger/facts/work/git/git-lines.ts'
import type { Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { type ClaimWords, isUncertain, tellingOf } from './told-of-now.ts'

/** What a summary says of commits, pushes and the branch, where the order of events refutes it. */
export function gitContradictions(telling: Telling, all: readonly string[]): string[] {
  const branch = telling.world.branch ?? telling.ledger.branch
  const claims = all.filter((claim) => !isOfAnother(claim, branch) && !OF_THE_MATTER.test(claim))
  const nothing = ofNothing(telling, claims)
  const refuted = [
    ...nothing,
    ...ofCommits(telling, claims),
    ...ofPushes(telling, claims),
    ...ofPullRequest(telling, claims),
    ...ofStopped(telling, claims),
  ]
  // A sentence that is wrong in two things is quoted once.
  const said = [...new Set(refuted.map(({ claim }) => claim))].map((claim) =>
    telling.words.saysAgainst(
      claim,
      refuted.filter((one) => one.claim === claim).map(({ seen }) => seen),
    ),
  )
  return [...said, ...ofBranch(telling, all)]
}

interface Refuted {
  readonly claim: string
  readonly seen: string
}

function ofCommits({ ledger, words, world }: Telling, claims: readonly string[]): Refuted[] {
  const { work } = ledger
  const { commit } = work
  if (world.head !== undefined) return ofCommitsThere({ ledger, words, world }, claims)
  // What an agent that was sent out says is surer.
  if ((work.others?.step ?? -1) >= commit.step) return []
  const edited = words.list(shownPaths(work.edits, ledger))
  if (commit.made && work.edits.length === 0) {
    // What it tells of a file that is not in the commit is not refuted by it.
    const said = claims.filter((claim) => !namesOther(claim, commit.took ?? []))
    return refuted(said, UNCOMMITTED, words.committedSince(commit.hash))
  }
  const held = commit.made ? ofHeld({ ledger, words, world }, claims) : []
  if (held.length > 0) return held
  // A summary that says both has told it.
  if (claims.some((claim) => UNCOMMITTED.says.test(claim))) return []
  if (commit.made) {
    // What was edited before it and left out of it is no later edit.
    const isLater = work.edits.every(({ step }) => step > commit.step)
    return refuted(
      claims,
      COMMITTED,
      isLater ? words.editedAfter(commit.hash, edited) : words.notAllIn(commit.hash, edited),
    )
  }
  // None was seen at all: not of the agent, not of the person.
  const isWhole = ledger.partly !== true && ledger.epoch === 0 && work.undone === undefined
  if (commit.hash !== '' || !isWhole || work.edits.length === 0) return []
  const said = claims.filter((claim) => !OTHERS.test(claim))
  return refuted(said, HAS_COMMITTED, words.noCommit(edited))
}

/**
 * Where the repository is at hand: which commit is the last one, and which edits are newer. What somebody else has written, reset or
 * switched since says nothing of the agent's own.
 */
function ofCommitsThere({ ledger, words, world }: Telling, claims: readonly string[]): Refuted[] {
  const { work } = ledger
  const { commit } = work
  const { head = '', clean, gone = [], written = {} } = world
  const isOurs = commit.hash !== '' && head.startsWith(commit.hash)
  const byOthers = changedByOthers(ledger, world)
  if (commit.made && work.edits.length === 0) {
    const isStill = (isOurs || world.subject !== undefined) && byOthers.length === 0 && !isWrittenSince(ledger)
    if (!isStill || (work.others?.step ?? -1) >= commit.step) return []
    const said = claims.filter((claim) => !namesOther(claim, commit.took ?? []) && !OTHERS.test(claim))
    return refuted(said, UNCOMMITTED, words.committedSince(isOurs ? commit.hash : head.slice(0, SHORT_HASH)))
  }
  if (isCommittedUnseen({ ledger, words, world })) {
    const said = claims.filter((claim) => !namesOther(claim, work.edits) && !OTHERS.test(claim))
    return refuted(said, UNCOMMITTED, words.committedSince(head.slice(0, SHORT_HASH)))
  }
  const held = commit.made && isOurs && byOthers.length === 0 ? ofHeld({ ledger, words, world }, claims) : []
  if (held.length > 0) return held
  const isOpen = ({ path, gone: isDeleted }: Edit) =>
    isDeleted !== true && written[path] !== undefined && ![...(clean ?? []), ...gone, ...byOthers].includes(path)
  const open = work.edits.filter(isOpen)
  if (clean === undefined || open.length === 0 || claims.some((claim) => UNCOMMITTED.says.test(claim))) return []
  const edited = words.list(shownPaths(open, ledger))
  const isNone = commit.hash === '' && ledger.partly !== true && ledger.epoch === 0 && work.undone === undefined
  if (isNone && open.length === work.edits.length && work.others === undefined)
    return refuted(
      claims.filter((claim) => !OTHERS.test(claim)),
      HAS_COMMITTED,
      words.noCommit(edited),
    )
  return refuted(claims, COMMITTED, words.editedAfter(head.slice(0, SHORT_HASH), edited))
}

/** It tells of files as not committed that went into the last commit, and only others were edited since. */
function ofHeld({ ledger, words }: Telling, claims: readonly string[]): Refuted[] {
  const { commit, edits } = ledger.work
  const took = (commit.took ?? []).filter(({ path }) => !edits.some((edit) => edit.path === path))
  for (const claim of claims) {
    const named = pathsNamed(claim)
    const paths = took.filter(({ path }) => named.some((name) => isNamedBy(name, path)))
    const isOfThese = named.length > 0 && named.every((name) => paths.some(({ path }) => isNamedBy(name, path)))
    if (!isOfThese || isWrittenSince(ledger)) continue
    const found = refuted([claim], UNCOMMITTED, words.committedIn(words.list(shownPaths(paths, ledger)), commit.hash))
    if (found.length > 0) return found
  }
  return []
}

/** The session has asked for a commit whose answer was not seen, and the repository has one that is newer than all edits. */
function isCommittedUnseen({ ledger, world }: Telling): boolean {
  const { work } = ledger
  const { headMade = 0, clean = [] } = world
  const last = work.edits.reduce((step, edit) => Math.max(step, edit.step), 0)
  if (last === 0 || work.commit.step > last || work.refused !== undefined || work.others !== undefined) return false
  if (!work.edits.every(({ path, at }) => clean.includes(path) && !(Date.parse(at) > headMade))) return false
  const isCommit = (command: string) => makesCommit(gitLines(command))
  return (
    Object.values(ledger.calls).some(
      ({ tool, step, whole, command }) => tool === 'Bash' && step > last && isCommit(whole ?? command),
    ) ||
    factsOf(ledger, 'command').some(
      ({ command, lastSeen, status }) =>
        lastSeen > last && status !== 'failing' && status !== 'declined' && isCommit(command),
    )
  )
}

/** "It was fixed and committed", of a session that was seen whole and in which nothing was edited. */
function ofNothing({ ledger, words }: Telling, claims: readonly string[]): Refuted[] {
  const { work, partly, epoch } = ledger
  const isLooking = work.editSteps.length + work.edits.length === 0 && (work.changes ?? []).length === 0
  const isSeen = partly !== true && epoch === 0 && work.others === undefined && factsOf(ledger, 'flight').length === 0
  const isNone = !work.commit.made && work.commit.moved !== true && work.undone === undefined && work.pushStep === 0
  if (!isLooking || !isSeen || !isNone || ledger.step === 0) return []
  // What runs may write and commit.
  const onlyLooked = factsOf(ledger, 'command').every(
    ({ command, status }) =>
      // What its hook has refused came to nothing.
      (work.refused?.alone === true && status === 'failing' && makesCommit(gitLines(command))) ||
      segmentsOf(command).every((segment) => LOOKS.test(cleaned(segment)) || commandKind(cleaned(segment)) === 'check'),
  )
  if (!onlyLooked) return []
  const told = claims.find(
    (claim) =>
      DOES.test(claim) && COMMITS.test(claim) && !OTHERS.test(claim) && !OF_BEFORE.test(claim) && !isUncertain(claim),
  )
  return told === undefined ? [] : [{ claim: shortly(told, COMMITS), seen: words.nothingDone }]
}

type Edit = Ledger['work']['edits'][number]

/** A program may have written files since the last commit. */
function isWrittenSince({ work: { commit, changes = [], wroteStep = 0 } }: Ledger): boolean {
  return wroteStep > commit.step || changes.some(({ step }) => step > commit.step)
}

function ofPushes(telling: Telling, claims: readonly string[]): Refuted[] {
  const {
    ledger: { work },
    words,
    world,
  } = telling
  const { commit, pushStep } = work
  if (!commit.made) return ofNoPush(telling, claims)
  if (pushStep >= commit.step) return refuted(claims, UNPUSHED, words.pushedByAgent(commit.hash))
  const isHere = world.head === undefined || (world.pushed === false && world.head.startsWith(commit.hash || '-'))
  const isOpen = world.pushed !== true && isHere && work.apart === undefined
  if (claims.some((claim) => UNPUSHED.says.test(claim))) return []
  if (!isOpen || Math.max(work.others?.step ?? -1, work.unseenPush ?? -1) >= commit.step) return []
  if (pushStep > 0) return refuted(claims, PUSHED, words.committedAfterPush(commit.hash))
  const said = claims.filter((claim) => !OTHERS.test(claim))
  return refuted(said, HAS_PUSHED, words.noPush(commit.hash))
}

/** The claim in its own words, and what refutes it. */
function refuted(claims: readonly string[], claim: ClaimWords, seen: string): Refuted[] {
  const told = tellingOf(claims, claim)
  return told === undefined ? [] : [{ claim: shortly(told, claim.says), seen }]
}

/** The sentence, or of a long one the clause that claims it. */
function shortly(told: string, says: RegExp): string {
  const whole = told.replace(/[.。;；\s]+$/, '')
  if (whole.length <= LONGEST_CLAIM) return whole
  const clause = whole.split(/[,，;；:：(（—–] ?/).find((part) => says.test(part)) ?? ''
  return clause !== '' && clause.length <= LONGEST_CLAIM ? clause.trim() : (says.exec(whole)?.[0] ?? whole)
}

/** Something was edited, and neither a commit nor a push was seen, of the agent or of anybody else. */
function ofNoPush({ ledger, words, world }: Telling, claims: readonly string[]): Refuted[] {
  const { work, partly } = ledger
  const isNone = work.pushStep === 0 && work.commit.hash === '' && work.edits.length > 0 && work.others === undefined
  if (!isNone || partly === true || world.pushed === true) return []
  if (claims.some((claim) => UNPUSHED.says.test(claim))) return []
  const said = claims.filter((claim) => !OTHERS.test(claim))
  return refuted(said, HAS_PUSHED, words.noPush(''))
}

/** What became of the pull request was seen; one with another number is another. */
function ofPullRequest({ ledger: { work }, words }: Telling, claims: readonly string[]): Refuted[] {
  const { name, state } = work.pullRequest
  if (state === undefined) return []
  const own = name.split(' ', 1)[0] ?? ''
  const said = claims.filter((claim) => {
    const numbers = [...claim.matchAll(NUMBERED)].map(([, number]) => `#${number}`)
    return numbers.length > 0 ? numbers.every((number) => number === own) : OUR_REQUEST.test(claim)
  })
  return refuted(said, REQUEST_OPEN, `${words.pullRequest(own)}${words.comma}${words[state]}`)
}

/** A rebase or merge that had stopped and went through, or was given up. */
function ofStopped({ ledger: { work }, words }: Telling, claims: readonly string[]): Refuted[] {
  const { what, ended = work.rebaseStep === undefined ? '' : 'rebase' } = work.conflict
  if (what !== '' || ended === '') return []
  const said = claims.filter((claim) => STOPPED_WORDS[ended]?.test(claim) === true)
  return refuted(said, IN_PROGRESS, words.hasEnded(`git ${ended}`))
}

/** Where it says on which branch the work is; what it says of branches besides is of the matter. */
function ofBranch({ ledger, words, world }: Telling, claims: readonly string[]): string[] {
  const branch = world.branch ?? ledger.branch
  if (branch === '' || branch === 'HEAD' || world.detached === true) return []
  const said = claims.flatMap((claim) =>
    [...claim.matchAll(ON_BRANCH)].flatMap(([whole, name = '']) =>
      !NO_NAME.test(name) && (LIKE_A_BRANCH.test(name) || MARKED.test(whole)) ? [name.replace(/[.,;:]+$/, '')] : [],
    ),
  )
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

function namesOther(claim: string, took: readonly { readonly path: string }[]): boolean {
  return pathsNamed(claim).some((name) => !took.some(({ path }) => isNamedBy(name, path)))
}

function pathsNamed(claim: string): readonly string[] {
  return claim.match(FILE) ?? []
}

function isNamedBy(name: string, path: string): boolean {
  return path.endsWith(name.replace(/^\.?\//, ''))
}

function shownPaths(edits: readonly Edit[], { cwd }: Ledger): string[] {
  return edits.slice(-MOST_PATHS).map(({ path }) => shownPath(path, cwd))
}

const ON_BRANCH =
  /(?:^(?:the )?(?:current |working |git |active )*branch(?: is)?[:：]? +|\b(?:currently|now|working|work(?:s)? is|work happens|session is|we are|all done|done|made|faster|implemented) on (?:the )?(?:git )?branch |(?:目前|現在|现在|當前|当前)(?:在|位於|位于)?(?:分支|branch)[:：]? ?)[`"'“「]?([\w][\w./-]*\w)/gi
const NO_NAME = /^(?:the|an?|this|that|is|was|of|for|to|and|with|here|it|none|unknown|same|name)$/i
/** "Branch tracking is implemented" names a feature: a bare word is a branch only where it is called so, or set apart. */
const LIKE_A_BRANCH = /[/_\d-]|^(?:main|master|develop|dev|trunk|staging|production|release|next)$/i
const MARKED = /[:：`"'“「]/
const NAMED_BRANCH = /\b(?:on|to|of|in|from) (?:the )?(?:branch [`"']?[\w./-]+|[`"'][\w./-]+[`"'] branch)/i
/** "There are no uncommitted changes"; and what is looked at, shown or asked for is not so because of that. */
const NOT_NEGATED = /^(?!.*\b(?:no|without|any|never|zero|whether|that|for|of|shows?|says?|means?)\s*(?:the )?$)/is
/** Rows are committed and items are pushed, too. */
const OF_THE_MATTER =
  /\b(?:transactions?|rows?|offsets?|records?|batch(?:es)?|databases?|db|consumers?|messages?|queues?|stack|arrays?|items?|notifications?|events?|router|history|registry|docker|images?|production|staging|form)\b|事[务務]|交易|表[单單]|[订訂][单單]|消息|[讯訊]息|通知|[队隊]列|佇列|[数數]据[库庫]|[资資]料[库庫]|[请請]求|申[请請]|[审審]核/i
const UNCOMMITTED: ClaimWords = {
  says: /\b(?:changes?|work|edits?|files?|fix(?:es)?|everything|it|this|these|all of (?:it|this))\b[^;\n]{0,80}\b(?:uncommitted|not (?:yet )?(?:been )?committed)\b|\bnothing (?:is|was|has been) committed\b|\buncommitted changes\b|(?<!never )\bneeds? to be committed\b|\bnot (?:yet )?(?:been )?committed\b|(?:尚未|還沒有?|还没有?|未)提交/i,
  before: NOT_NEGATED,
}
/** "The changes have not been committed", "offered to have it committed". */
const NOT_DENIED =
  /^(?!.*(?:\b(?:no|not|without|any|never|zero|whether|that|for|of|shows?|says?|means?|nothing|none|cannot|can|could|to|yet|be|ready|offer(?:s|ed)?|ask(?:s|ed)?|wait(?:s|ing)?|neither|nor|hardly|unless|only)|n['’]t)\s*(?:(?:the|has|have|had|yet|to|be|been|was|were|is|are|it|all|actually|ever) )*$)/is
const COMMITTED: ClaimWords = {
  says: /\b(?:(?:all (?:the |of the )?(?:\d+ )?(?:changes|work|edits|fixes|steps|tasks)|everything) (?:is|are|has been|have been|were|was)?\s*(?:now )?(?:completed? and )?committed|working (?:tree|directory) is clean|nothing (?:left )?to commit)\b|(?:全部|都)已?提交|工作區是?乾淨|工作区是?干净/i,
  before: NOT_DENIED,
}
const HAS_COMMITTED: ClaimWords = {
  says: /\b(?:and|was|were|been|is|are|agent|I|now|all) committed\b(?! (?:by the user|separately))|^committed\b|\bcommitted(?= (?:as|the|it|them|all|everything|and pushed)\b)|(?<!尚|還|还|沒有|没有|未)已?提交了|(?:已經?|已经?)提交|(?:全部|都)已?提交/i,
  before: NOT_DENIED,
}
const UNPUSHED: ClaimWords = {
  says: /\b(?:unpushed|not (?:yet )?(?:been )?pushed|needs? to be pushed)\b|(?:尚未|還沒有?|还没有?|沒有|没有|未)推送/i,
  before: NOT_NEGATED,
}
const PUSHED: ClaimWords = {
  says: /\b(?:all|everything|latest|last)\b[^;\n]{0,40}(?<!not |un)\bpushed\b|(?:全部|都)已?推送/i,
  before: NOT_DENIED,
}
const HAS_PUSHED: ClaimWords = {
  says: /\b(?:and|was|were|been|is|are|agent|I|now|all|everything|commits?|changes|branch) (?:all |already |now )?pushed\b|^pushed\b|\bpushed (?:it |them |everything )?to (?:origin|the remote|remote|github|gitlab)\b|(?:已經?|已经?|全部|都)推送/i,
  before: NOT_DENIED,
}
const REQUEST_OPEN: ClaimWords = {
  says: /\b(?:PR|MR|(?:pull|merge) request)\b[^;,\n]{0,60}?(?:\b(?:is|remains|stays|still|currently|now)\b (?:(?:still|now|currently|yet) )*(?:open|unmerged|not (?:yet )?merged|(?:awaiting|pending|waiting (?:for|on)) (?:\w+ )?(?:review|merge|approval))|\((?:still )?(?:open|unmerged)\))|(?:PR|合[并併][请請]求|拉取[请請]求|提取要求)[^，。；,\n]{0,20}?(?:(?:尚未|[还還]没有?|[还還]沒有?|未|待|等待)(?:被)?(?:合[并併]|[审審]查|[审審]核)|[仍还還]?(?:是|[处處]于|為|为)?(?:打[开開]|[开開][启啟放]|open)(?:[状狀][态態])?)/i,
  before: NOT_DENIED,
}
const NUMBERED = /(?:\b(?:PR|MR|(?:pull|merge) request)\s*[#!]?|[#!])(\d+)/gi
const OUR_REQUEST =
  /(?:^|\b(?:the|our|my|this|its) )(?:PR|MR|(?:pull|merge) request)\b|^(?:PR|合[并併][请請]求|拉取[请請]求|提取要求)/i
const STOPPED_WORDS: Readonly<Record<string, RegExp>> = {
  rebase: /\brebas(?:e|ing)\b|[变變]基/i,
  merge: /\bmerg(?:e|ing)\b|合[并併]/i,
  pull: /\b(?:pull|merg(?:e|ing)|rebas(?:e|ing))\b|合[并併]|[变變]基|拉取/i,
  'cherry-pick': /\bcherry-?pick(?:ing)?\b/i,
  revert: /\brevert(?:ing)?\b/i,
}
const IN_PROGRESS: ClaimWords = {
  says: /\b(?:rebase|merge|pull|cherry-?pick|revert)\b[^;\n]{0,50}?\b(?:in progress|under ?way|ongoing|unfinished|not (?:yet )?(?:finished|complete|completed|done)|paused|stopped|stuck|halted)\b|\b(?:in the )?mid(?:dle of (?:the|an?) |dle of |-)(?:\w+ )?(?:rebas(?:e|ing)|merg(?:e|ing)|cherry-?pick(?:ing)?)\b|(?:[变變]基|合[并併]|rebase|merge|cherry-pick)[^。；\n]{0,12}?(?:正在[进進]行|[进進]行中|尚?未完成|[还還]没有?完成|[还還]沒有?完成|停[住在了])/i,
  before: NOT_DENIED,
}
/** Whose commits the transcript does not have. */
const OTHERS = /\b(?:user|colleague|upstream|they)\b|使用者|用户|用戶/i
const FILE = /[\w@./-]*\w\.[a-z]\w{0,5}\b|\b\w+ ?file\b/gi
const LOOKS =
  /^(?:ls|cat|head|tail|grep|rg|egrep|find|fd|wc|which|tree|stat|file|sort|uniq|cut|jq|less|du|pwd|date|echo|sed -n|awk|cd|ps|git (?:--no-pager )?(?:log|status|diff|show|branch(?: -[avr]+)?$|blame|fetch|rev-parse|remote|grep|ls-files|describe)|gh (?:pr|issue|run|repo) (?:view|list|diff|checks|status))\b/
const DOES =
  /\b(?:fix(?:ed|es)?|implement(?:ed)?|mended|repaired|updated|added|refactored|changed|renamed|removed|rewr(?:ote|itten)|replaced|moved|done|finished|completed)\b|修好|修[复復正改]|[实實]作|[实實][现現]|新增|加上|改[成为為好]|重[构構]|完成/i
const COMMITS =
  /(?<!not |never |un|nothing |yet )\bcommitted\b|\b(?:PR|pull request|MR|merge request) (?:#\d+ )?(?:was |is |has been )?(?:opened|created|merged)\b|\bopened (?:a |the )?(?:PR|pull request|MR)\b|(?<![未沒没]|[沒没]有|尚未)(?:已|並|并|也)(?:經|经)?提交|(?:開|开|建)了 ?(?:PR|拉取)/i
/** What it tells of was there before: somebody's work, by a name, a date or a commit. */
const OF_BEFORE =
  /\b(?:ago|last (?:week|month|year|night)|yesterday|already|by (?!the agent\b|me\b)[A-Z@]\w+|in v?\d+\.\d+|since|upstream|history|introduced|was added|were added|bug was|nothing|not|no|never|without)\b|\b[0-9a-f]{7,40}\b|\b(?:19|20)\d\d\b|n['’]t\b|[以之]前|昨|上[週周个個]|去年|早已|同事|[沒没未]/
const MOST_PATHS = 4
const SHORT_HASH = 7
const LONGEST_CLAIM = 90
