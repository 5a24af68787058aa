import { lookUp } from '../../base/look-up.ts'
import { shellPath } from '../../base/paths/drive-path.ts'
import { oneLine } from '../../base/text/text.ts'
import type { Entry } from '../transcript/entry.ts'
import { takeNotice } from './background.ts'
import { inputStrings, inputText } from './call-text.ts'
import { dropCauses, refute } from './facts/agent/causes/refute.ts'
import { saysItStays, takeCauseDenied } from './facts/agent/causes/refuted.ts'
import { isOnlyThankedBack } from './facts/agent/courtesy.ts'
import { takeCallNotes } from './facts/agent/notes.ts'
import { onlyReads } from './facts/agent/others.ts'
import { answerQuestions } from './facts/agent/questions.ts'
import { readsDocument, takeBrought, takeRead } from './facts/agent/repeated.ts'
import { takeSpokenOf } from './facts/agent/review.ts'
import { takeSaid } from './facts/agent/said.ts'
import { takeBack } from './facts/back.ts'
import { countNames } from './facts/names.ts'
import { takeAgreed } from './facts/person/agreed.ts'
import { questionsOf, takeMeant } from './facts/person/answers.ts'
import { takeGivenUp } from './facts/person/over/given-up.ts'
import { takeOwnShell } from './facts/person/own-shell.ts'
import { worksOnItsText } from './facts/person/persons-words.ts'
import { takeQueued } from './facts/person/queued.ts'
import { takeDenied, takeInterruption, takeRefusal } from './facts/person/refusals.ts'
import { takeRules } from './facts/person/rules.ts'
import { asksForSummary, isClientCommand, isTyped, takeWords } from './facts/person/words.ts'
import { isPlan, takePlanDemands, takePlanRules, takeSkill, takeSkillBody } from './facts/plan-rules.ts'
import { closeCommand, openCommand } from './facts/runs/commands.ts'
import { takeErrors } from './facts/runs/errors.ts'
import { takeMendedByPerson } from './facts/runs/mended.ts'
import { takeBackScript, takeScript, takeScriptTold } from './facts/runs/scripts.ts'
import { takeSeenAgain } from './facts/runs/seen-again.ts'
import { takeTests } from './facts/runs/tests/tests.ts'
import { takeTaskCall, takeTaskResult, takeTaskSaid } from './facts/tasks.ts'
import { goTo, meetCheckout, meetWorktree, rootOf } from './facts/work/checkouts.ts'
import { rememberChange, takeUndone } from './facts/work/dead-ends.ts'
import { takeBackFailed, takeFiles } from './facts/work/files.ts'
import { takeEnded, takeStopped } from './facts/work/flight.ts'
import { takeGitResult } from './facts/work/git/git.ts'
import { takeMergeTold } from './facts/work/git/pull-request.ts'
import { ownPart } from './facts/work/git/whose.ts'
import { closeStep, takeStep } from './facts/work/last-step.ts'
import { rememberSwept } from './facts/work/sweep.ts'
import { takeSymbols } from './facts/work/symbols.ts'
import { undoEdit } from './facts/work/tree/file-ends.ts'
import { fileToolOf } from './facts/work/tree/file-tools.ts'
import { takeUnwritten } from './facts/work/work.ts'
import type { Ledger } from './facts.ts'
import { keepWithinCaps } from './keep.ts'
import { takeOutcome } from './outcome.ts'
import type { OpenCall } from './state.ts'

/** The ledger after these entries. Entry by entry, so that advance(advance(l, a), b) equals advance(l, [...a, ...b]). */
export function advance(ledger: Ledger, entries: readonly Entry[]): Ledger {
  // What the records hold is never changed in place, so that copies of the records are enough.
  const draft: Ledger = {
    ...ledger,
    facts: { ...ledger.facts },
    names: { ...ledger.names },
    calls: { ...ledger.calls },
    broken: { ...ledger.broken },
  }
  takeIn(draft, entries)
  return draft
}

/** Who types `/compact` has the agent's last word: its turn is over, whether or not the client has noted that by now. */
export function atItsEnd(ledger: Ledger): Ledger {
  return ledger.last.what === 'said' ? advance(ledger, [{ type: 'ended', offset: 0 }]) : ledger
}

function takeIn(ledger: Ledger, entries: readonly Entry[]): void {
  for (const told of entries) {
    const entry = onDrives(told)
    const { branch } = ledger
    const { root } = ledger.work
    if (entry.type === 'ended') {
      ledger.ended = ledger.step
      continue
    }
    if (entry.type === 'place') {
      movePlace(ledger, entry)
    } else {
      ledger.step++
      takeEntry(ledger, entry)
    }
    if (
      branch !== '' &&
      ledger.branch !== branch &&
      ledger.work.root === root &&
      !MAKES_BRANCH.test(ledger.did?.what ?? '')
    )
      ledger.branchStep = ledger.step
    if (entry.type === 'place') continue
    if (ledger.step % CHECK_EVERY === 0) keepWithinCaps(ledger)
  }
}

/** On Windows tools are told `D:\shop\cart.ts` and the shell `/d/shop/cart.ts`: one file. */
function onDrives(entry: Entry): Entry {
  if (entry.type === 'place')
    return entry.cwd === undefined || !DRIVE.test(entry.cwd) ? entry : { ...entry, cwd: shellPath(entry.cwd) }
  if (entry.type !== 'call') return entry
  const key = PATH_KEYS.find((one) => {
    const value = entry.input[one]
    return typeof value === 'string' && DRIVE.test(value)
  })
  return key === undefined ? entry : { ...entry, input: { ...entry.input, [key]: shellPath(String(entry.input[key])) } }
}

function takeEntry(ledger: Ledger, entry: Exclude<Entry, { type: 'place' | 'ended' }>): void {
  if (entry.type === 'result') takeResult(ledger, entry)
  else if (entry.type === 'call') takeCall(ledger, entry)
  else if (entry.type === 'said') takeMessage(ledger, entry)
  else if (entry.type === 'prompt') takePrompt(ledger, entry)
  else if (entry.type === 'queued') takeQueued(ledger, entry)
  else if (entry.type === 'summary') takeSummary(ledger, entry)
  else if (entry.type === 'back') takeBack(ledger, entry)
}

function takeMessage(ledger: Ledger, entry: Extract<Entry, { type: 'said' }>): void {
  if (NO_ANSWER.test(entry.text) || isOnlyThankedBack(ledger, entry.text)) return
  takeMeant(ledger, entry.text)
  takeAgreed(ledger, entry.text)
  takeGivenUp(ledger, entry.text, 'agent')
  takeSaid(ledger, entry, countNames(ledger, entry))
  takeTaskSaid(ledger, entry.text)
  ledger.last = { what: 'said', text: '', step: ledger.step }
}

function takeSummary(ledger: Ledger, entry: Extract<Entry, { type: 'summary' }>): void {
  ledger.epoch++
  ledger.epochStep = ledger.step
  // It tells of a part that this transcript does not have.
  if (ledger.turn === 0) ledger.partly = true
  countNames(ledger, entry)
}

function takePrompt(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): void {
  if (takeOwnShell(ledger, entry)) return
  if (entry.voice === 'output') {
    takeEnded(ledger, entry.text)
    takeNotice(ledger, entry)
    ledger.heardStep = ledger.step
    takeInterruption(ledger, entry.text)
  }
  if (entry.voice === 'meta' || entry.voice === 'output') takeSkillBody(ledger, entry)
  if (entry.voice === 'typed') {
    ledger.turn++
    ledger.turnStep = ledger.step
  }
  countNames(ledger, entry)
  const typed = isTyped(entry)
  if (typed) {
    if (ledger.last.what === 'said' && ledger.endings.at(-1) !== ledger.lead.step)
      ledger.endings = [...ledger.endings, ledger.lead.step].slice(-MOST_ENDINGS)
    if (OBJECTS.test(entry.text)) refute(ledger, entry.text)
    takeCauseDenied(ledger, entry.text.trim())
    if (saysItStays(entry.text)) {
      refute(ledger, entry.text)
      dropCauses(ledger, entry.text)
    }
    takeSpokenOf(ledger, entry.text, 'person')
    takeScriptTold(ledger, entry.text)
    takeMendedByPerson(ledger, entry.text)
    takeMergeTold(ledger, entry.text)
    if (!worksOnItsText(entry.text)) {
      takePlanDemands(ledger, entry)
      takePlanRules(ledger, entry, { from: '', text: entry.text })
    }
  }
  if (typed) takeRules(ledger, entry)
  if (typed) takeBrought(ledger, entry.text)
  takeWords(ledger, entry, typed)
  if (!typed && (entry.voice !== 'compact' || asksForSummary(entry.text))) return
  // A message that asks for nothing hides nothing of what came before it.
  if (isClientCommand(entry.text.trim())) return
  if (ledger.nudged?.step !== ledger.step) ledger.last = { what: 'prompt', text: '', step: ledger.step }
  answerQuestions(ledger)
}

function takeCall(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const own = countNames(ledger, entry)
  takeTaskCall(ledger, entry)
  takeStep(ledger, entry)
  if (entry.tool === 'Bash') {
    ledger.firstRun ??= ledger.step
    if (GOES.test(inputText(entry, 'command'))) ledger.goneStep = ledger.step
    openCommand(ledger, entry)
  } else {
    takeFiles(ledger, entry, own)
    takeSymbols(ledger, entry)
    takeScript(ledger, entry)
    if (entry.tool === 'Edit') {
      rememberChange(ledger, entry)
      rememberSwept(ledger, entry)
    }
  }
  if (entry.tool === 'Skill') takeSkill(ledger, entry)
  takeStopped(ledger, entry)
  ledger.calls[entry.id] ??= {
    tool: entry.tool,
    step: ledger.step,
    away: false,
    command: shortInput(entry),
    ...(LOOKS.test(inputText(entry, 'subagent_type')) && { looks: true as const }),
    ...(onlyReads(inputText(entry, 'subagent_type')) && { reads: true as const }),
    ...fileToolOf(entry, ledger),
  }
  const call = ledger.calls[entry.id]
  const shows = readsDocument(entry) ? { shows: true as const } : undefined
  const asks = lookUp(ASKS, entry.tool)?.(entry) ?? shows
  if (call !== undefined && asks !== undefined) ledger.calls[entry.id] = { ...call, ...asks }
  ledger.last = { what: 'call', text: '', step: ledger.step }
  if (own.size > 0) takeCallNotes(ledger, entry, own)
}

/**
 * Only calls that somebody waits for are looked at. Order matters: failures are judged by what the command's outcome was
 * found to be, and what was undone by the errors there were before.
 */
function takeResult(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>): void {
  takeTaskResult(ledger, entry)
  const call = ledger.calls[entry.id]
  closeStep(ledger, entry)
  const refused = entry.failed && takeRefusal(ledger, entry, call)
  if (!refused) ledger.last = { what: 'result', text: '', step: ledger.step }
  takeDenied(ledger, entry, call)
  if (entry.failed && call !== undefined) takeInterruption(ledger, entry.text, call)
  if (call === undefined) return
  if (call.shows && !entry.failed) takeRead(ledger, entry.text)
  if (call.path !== undefined && entry.failed) {
    takeBackFailed(ledger, call.path, call.step)
    takeBackScript(ledger, call.step)
    takeUnwritten(ledger, call, refused ? 'refused' : 'failed')
  }
  const undone = entry.failed ? undefined : takeUndone(ledger, entry, call)
  if (call.tool === 'Bash') {
    closeCommand(ledger, entry, call)
    takeTests(ledger, entry, call)
    takeErrors(ledger, entry, call)
    takeSeenAgain(ledger, entry, call)
    if (!call.away) takeGitResult(ledger, entry, ownPart(call.whole ?? call.command, ledger))
  }
  if (!refused) takeOutcome(ledger, entry, call)
  if (undone !== undefined && call.path !== undefined) undoEdit(ledger, call.path, undone)
  delete ledger.calls[entry.id]
}

/** What its result answers, of calls whose result says nothing without it. */
const ASKS: Readonly<Record<string, (entry: Extract<Entry, { type: 'call' }>) => Partial<OpenCall>>> = {
  AskUserQuestion: ({ input }) => {
    const questions = questionsOf(input)
    return questions === undefined ? {} : { questions }
  },
  ExitPlanMode: (entry) => ({ plan: inputText(entry, 'plan') }),
  Write: (entry) => (isPlan(inputText(entry, 'file_path')) ? { content: inputText(entry, 'content') } : {}),
  Grep: (entry) => ({ whole: inputText(entry, 'pattern') }),
}

/** The text of an input that tells what a call was about. */
function shortInput(entry: Extract<Entry, { type: 'call' }>): string {
  for (const key of SHORT_KEYS) {
    const text = inputText(entry, key)
    if (text !== '') return oneLine(text, 120)
  }
  return entry.tool.startsWith('mcp__') ? oneLine(inputStrings(entry.input)[0] ?? '', 120) : ''
}

function movePlace(ledger: Ledger, entry: Extract<Entry, { type: 'place' }>): void {
  if (entry.goesOn === true && ledger.step === 0) ledger.partly = true
  if (entry.cwd !== undefined && ledger.cwd === '') ledger.cwd = entry.cwd
  if (entry.cwd !== undefined && isResumedIn(ledger, entry.cwd)) meetCheckout(ledger, entry.cwd)
  if (entry.cwd !== undefined) ledger.work = { ...ledger.work, here: entry.cwd }
  goToPlace(ledger, entry.branch)
  const { here, edits, root = ledger.cwd } = ledger.work
  // The shell went to have a look at another project: its branch is not where the work is.
  const own = here === root || here.startsWith(`${root}/`) || edits.some(({ path }) => path.startsWith(`${here}/`))
  if (entry.branch !== undefined && (own || ledger.branch === '')) {
    ledger.branch = entry.branch
    ledger.branchTold = true
  }
}

/** No command has gone there: the session was taken up in another folder. */
function isResumedIn(ledger: Ledger, folder: string): boolean {
  const { work, cwd, step } = ledger
  if (step === 0 || cwd === '' || folder === work.here) return false
  if (ledger.goneStep !== undefined && step - ledger.goneStep <= JUST_RUN) return false
  const isIn = (path: string, root: string) => path === root || path.startsWith(`${root}/`)
  return !isIn(folder, cwd) && !isIn(cwd, folder) && !work.edits.some(({ path }) => isIn(path, folder))
}

/** Where another checkout was made or worked in, being there is work there. */
function goToPlace(ledger: Ledger, branch: string | undefined): void {
  const { here } = ledger.work
  if (here === '') return
  meetWorktree(ledger, here)
  const root = rootOf(ledger, here)
  if (root !== undefined) goTo(ledger, root, branch)
}

/** A branch that was just made holds what there was. */
const MAKES_BRANCH = /\bgit (?:checkout -[bB]|switch -[cC]|worktree add)\b/
const GOES = /\b(?:cd|pushd|popd|z|source|worktree|clone)\b/
/** So many entries after it a command may have left the shell somewhere. */
const JUST_RUN = 12
const DRIVE = /^[A-Za-z]:[\\/]/
const PATH_KEYS = ['file_path', 'path', 'notebook_path'] as const
const CHECK_EVERY = 64
const MOST_ENDINGS = 40
const SHORT_KEYS = ['description', 'url', 'path', 'query', 'selector', 'task_id', 'bash_id', 'title', 'id'] as const
/** Kinds of agents that change nothing. */
const LOOKS = /^(?:Explore|Plan)$/i
/** The client's own filler. */
const NO_ANSWER = /^\s*No response requested\.\s*$/
/** The person objects to what was said before. */
const OBJECTS =
  /^\s*(?:no\b(?! (?:problem|worries|need|changes?|more|new|other|further)\b)|nope\b|wrong\b|that(?:'|’)?s (?:not|wrong)|not (?:really|quite|true|right)|I don(?:'|’)?t think|you(?:'|’)?re wrong|hmm+\b|but\b|wait\b|不是|不對|不对|錯了|错了|不行)/i
