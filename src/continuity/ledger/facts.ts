import { isRecord } from '../../base/is-record.ts'
import type { DigestRule } from '../../protocol/ports.ts'
import type { FoundCause } from './facts/agent/causes/found.ts'
import type { Refuted } from './facts/agent/causes/refuted.ts'
import type { LastStep, OpenCall, ReviewItem, Sweep, Use, VerifyStep, Work } from './state.ts'

export const LEDGER_VERSION = 2

/** What is stored under another number was made by another program, and is made anew from the transcript. */
export function isLedger(value: unknown): value is Ledger {
  return isRecord(value) && value.version === LEDGER_VERSION
}

/** What a session has established so far. Plain data: it is stored as JSON and grows only to the caps in `keep.ts`. */
export interface Ledger {
  readonly version: typeof LEDGER_VERSION
  /** How many entries were taken in: the ledger's own clock, so that it needs no other. */
  step: number
  /** How many compactions the session has been through, and the step of the last one. */
  epoch: number
  epochStep: number
  /** How many prompts a person typed, and the step of the last one. */
  turn: number
  turnStep: number
  cwd: string
  branch: string
  /** The client tells on which branch the session is. */
  branchTold?: true
  facts: Readonly<Record<string, Fact>>
  names: Record<string, Use>
  /** What texts of others demand, a clause each, by hashes of its words. */
  brought?: readonly string[]
  /** Tool calls whose result is still to come. */
  calls: Record<string, OpenCall>
  /** Commands (by their first words) that have failed and not yet passed again. */
  broken: Record<string, true>
  /** What the agent said last: the reason for the tool calls that follow it. */
  lead: { text: string; step: number; purpose: string }
  /** What the person chose from last, a point on each line under its label, and the question that it answered. */
  offer?: { readonly points: string; readonly question: string }
  /** The messages with which the agent ended a turn, newest last. */
  endings: readonly number[]
  /** What happened last. */
  last: {
    what: 'prompt' | 'said' | 'call' | 'result' | 'refused' | 'interrupted' | ''
    text: string
    step: number
    /** What was asked with the call that they refused. */
    questions?: readonly string[]
  }
  /** A go-ahead or thanks that came after it, and nothing else since: what the work is stands in `last`. */
  nudged?: { readonly said: readonly string[]; readonly step: number }
  /** When the client last noted that a turn was over; undefined where this one notes no such thing. */
  ended?: number
  /** The most tests that a run has counted. */
  mostTests?: number
  /** Of a long transcript the oldest calls were passed over: what was edited and committed then is not known. */
  partly?: true
  /** The step of the first command that was not passed over. */
  firstRun?: number
  /** When a command last went to another folder. */
  goneStep?: number
  /** When the person stopped the work or led elsewhere, until they say that it goes on. */
  halted?: number
  /** The last call, where a rule of the person's tools has refused it. */
  denied?: { readonly what: string; readonly step: number }
  /** When the work went over to another branch that was there before: what was checked until then was checked elsewhere. */
  branchStep?: number
  /** When the client or a tool last spoke in the person's place, as with the end of a background task. */
  heardStep?: number
  /** When a tool that was no edit last came back: what is written after that, somebody else writes. */
  ranAt?: string
  /** The last tool call that was a step of the work; ledgers from before that was looked at have none. */
  did?: LastStep
  /** What the agent that was sent out last has come back with, and whether it tells how its checks or its commit ended. */
  report?: {
    readonly what: string
    readonly text: string
    readonly step: number
    readonly ended?: true
    /** What the session's own agent found wrong with it at once. */
    readonly doubt?: string
  }
  /** A failure that the person pasted last, by the line that says it. */
  pasted?: { readonly line: string; readonly step: number; readonly turn: number }
  /** When something ran behind an edit in one line with it, or in the shell of the person. */
  ranStep?: number
  /** How the plan in hand wants its work verified. */
  verify?: { readonly step: number; readonly steps: readonly VerifyStep[] }
  /** Packages of which the tests have said that there are none in them. */
  untested?: readonly string[]
  /** Searches whose hits may be worked off one after another, newest last. */
  sweeps?: readonly Sweep[]
  /** Folders of tests that drive the whole, each with the files that searches have found beside them. */
  suites?: Readonly<Record<string, readonly string[]>>
  /** The messages in which the agent told what is wrong, by step. */
  /** What the agent put forward with its reason, and at which step. */
  proposals?: readonly { readonly text: string; readonly step: number }[]
  faults?: readonly number[]
  /** Scripts that the agent wrote and nobody has run. */
  unrun?: readonly { readonly path: string; readonly step: number }[]
  /** What the agent has said was behind a fault, newest last. */
  causes?: readonly FoundCause[]
  /** Causes that were given and denied, newest last. */
  refuted?: readonly Refuted[]
  /** What the agent's last review found and nobody has spoken of since. */
  review?: { readonly step: number; readonly turn: number; readonly items: readonly ReviewItem[] }
  work: Work
  /** Checkouts that the work has left, each as it was then; '' for the folder in which the session began. */
  checkouts?: readonly {
    readonly root: string
    readonly branch: string
    readonly branchStep: number
    readonly work: Work
  }[]
  /** Folders of checkouts that were made. */
  roots?: readonly { readonly folder: string; readonly branch: string }[]
  /** What the person laid down for good; ledgers from before that was looked at have none. */
  rules?: readonly DigestRule[]
}

export interface FactSource {
  readonly offset: number
  readonly uuid?: string
  readonly at?: string
}

export interface FactBase {
  readonly id: string
  readonly text: string
  readonly anchors: readonly string[]
  readonly firstSeen: number
  readonly lastSeen: number
  readonly count: number
  readonly source: FactSource
  readonly status: Status
}

export type Status = 'open' | 'done' | 'active' | 'superseded' | 'failing' | 'passing' | 'declined' | 'unknown'

export type Fact =
  | GoalFact
  | ConstraintFact
  | DecisionFact
  | FileFact
  | SymbolFact
  | CommandFact
  | ErrorFact
  | DeadEndFact
  | TestFact
  | TaskFact
  | QuestionFact
  | GitFact
  | NoteFact
  | CheckFact
  | WayFact
  | RuleFact
  | SkillFact
  | LeftFact
  | FlightFact

export type FactKind = Fact['kind']
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>

/** What the person said, in their words. */
export interface GoalFact extends FactBase {
  readonly kind: 'goal'
  /** The question this only answers; '' when it is a request of its own. */
  readonly answers: string
  /** `pasted`: a message that was nothing but somebody's output, told by the line of it that says what is wrong. */
  readonly by: 'prompt' | 'command' | 'queued' | 'refusal' | 'answer' | 'pasted' | 'compact'
  /** For a refusal what was refused; for an answer what the option says that they took. */
  readonly object: string
  /** Whether what was refused was run later. */
  readonly ranLater: boolean
  /** It was run later behind something else, as other settings. */
  readonly ranSo?: true
  /** The limits that a message ended which still waited: if it is taken back, they hold. */
  readonly ended?: readonly string[]
  /** What the agent had said right before, where the words speak of it and do not name it. */
  readonly to?: string
  /** They interrupted the agent before it had done anything about it. */
  readonly stopped?: boolean
  /** A wish said as a question, to which the agent's next words were a yes. */
  readonly agreed?: true
  /** Of a message with a text of somebody else's in it: what the person says themselves, and how many lines the text has. */
  readonly framed?: Framed
  /** When the words of a message that still waits had been said before. */
  readonly saidAt?: number
  /** As it was before a later message said some of it otherwise, and when that was. */
  readonly whole?: { readonly text: string; readonly status: Status; readonly step: number }
}
export interface Framed {
  readonly own: string
  readonly lines: number
}
export interface ConstraintFact extends FactBase {
  readonly kind: 'constraint'
  /** The limit that this takes a part out of, by its id: it is told with it. */
  readonly narrows?: string
  /** What the agent had asked or proposed, where this is no more than a go-ahead to it. */
  readonly answers?: string
  /** It was said in the place of something said before: who knows only that needs it, also when it is carried out. */
  readonly replaces?: true
}
interface DecisionFact extends FactBase {
  readonly kind: 'decision'
}
export interface FileFact extends FactBase {
  readonly kind: 'file'
  readonly path: string
  readonly touches: readonly Touch[]
}
/** One reading or change of a file: what was done, why (the agent's words), which names it dealt with. */
export interface Touch {
  readonly step: number
  readonly act: 'read' | 'edited' | 'wrote' | 'searched'
  readonly why: string
  /** Anchors the change brought in, took out, and left standing beside it; for a search, what was looked for. */
  readonly adds: readonly string[]
  readonly drops: readonly string[]
  readonly around: readonly string[]
  readonly defines: readonly string[]
  /** "120-160" for readings of a part. */
  readonly range: string
}
interface SymbolFact extends FactBase {
  readonly kind: 'symbol'
  readonly name: string
  readonly path: string
}
export interface CommandFact extends FactBase {
  readonly kind: 'command'
  readonly command: string
  readonly purpose: string
  /** Anchors of the command, for when it is too long to be shown whole. */
  readonly names: readonly string[]
  /** First telling line of the output, for a failure. */
  readonly outcome: string
}
export interface ErrorFact extends FactBase {
  readonly kind: 'error'
  readonly origin: string
  /** As the output had it; the text says it with its test and values. */
  readonly line?: string
  /** What was changed between the failure and the next success of the same command. */
  readonly repair: { readonly path: string; readonly why: string }
}
interface DeadEndFact extends FactBase {
  readonly kind: 'dead-end'
  readonly path: string
  /** What was tried, in the agent's words; '' when it did not say. */
  readonly tried: string
  readonly failure: string
}
export interface TestFact extends FactBase {
  readonly kind: 'test'
  readonly name: string
  /** The command that ran it when it failed. */
  readonly command: string
  /** How many failed in that run: a figure of the output; 'some' where only a part of the output was seen. */
  readonly among?: number | 'some'
  /** What it failed with. */
  readonly message?: string
  /** The checkout that it ran in, where that is not the folder in which the session began. */
  readonly root?: string
  /** A later run stopped before it came to it. */
  readonly unreached?: true
}
export interface TaskFact extends FactBase {
  readonly kind: 'task'
  readonly subject: string
  readonly label: string
  readonly progress: 'pending' | 'in_progress' | 'completed'
  /** What its description says, where the tool has one. */
  readonly detail?: string
}
interface QuestionFact extends FactBase {
  readonly kind: 'question'
}
interface GitFact extends FactBase {
  readonly kind: 'git'
  readonly what: 'commit' | 'pull-request'
  /** The commit's hash, or the pull request's address. */
  readonly name: string
  readonly branch: string
  readonly subject: string
}
/** A telling sentence, and whose it is. */
export interface NoteFact extends FactBase {
  readonly kind: 'note'
  readonly voice: 'said' | 'reported' | 'planned' | 'delegated' | 'committed' | 'commented' | 'located'
  /** The file it was written into, for plans and comments. */
  readonly path: string
  /** Anchors of the same text that no sentence carries. */
  readonly names: readonly string[]
}

/** A command that checks the work, with its last outcome. */
export interface CheckFact extends FactBase {
  readonly kind: 'check'
  /** As it was run, with the folder it has to be run in, and without the trimming of its output. */
  readonly command: string
  /** The chain it was a part of; the same as `command` when it ran alone. */
  readonly chain: string
  /** `none`: it ran, and there was nothing that it ran. */
  readonly outcome: 'passed' | 'failed' | 'not-reached' | 'unseen' | 'none'
  /** The line of the output that says it. */
  readonly line: string
  /** The test that the line is about, and the file. */
  readonly test?: string
  readonly file?: string
  /** What was set for its last run alone. */
  readonly settings?: string
  /** Whether its words say that it checks; else it counts once it was repeated after edits. */
  readonly named: boolean
  /** How often it ran with edits since its run before. */
  readonly afterEdits: number
  /** What has cut its output, where no line of what was left says why it failed. */
  readonly cutBy?: string
  /** The places that its output blames, as lines of it. */
  readonly places?: readonly string[]
  /** Not all of the output of a failure was seen. */
  readonly partly?: true
  /** The checkout that it ran in, where that is not the folder in which the session began. */
  readonly root?: string
  /** Where below that the shell stood. */
  readonly below?: string
  /** The branch it ran on. */
  readonly branch?: string
  /** The packages that a run of tests has listed, where all of its output was seen, and those of them that came from a cache. */
  readonly packages?: readonly string[]
  readonly cached?: readonly string[]
  /** That it passed was read from a cache: nothing was run. */
  readonly fromCache?: true
  /** When it last passed. */
  readonly passedAt?: number
  /** What the task really runs, as its runner printed it. */
  readonly inner?: string
  /** What would stand again in the output of a run that contains it. */
  readonly traces?: readonly string[]
  /** It was run again since, within something else: there is nothing to be told of it. */
  readonly settled?: true
  /** That what it failed over is known, flaky or not the work's, as the agent said it. */
  readonly known?: string
  /** Of how many of a chain one has failed, where nobody could tell which. */
  readonly unsure?: number
  /** What the agent said of its failure right after it, and whether that blames the work. */
  readonly remark?: { readonly text: string; readonly isFault: boolean }
}
/** What does not work here, and what was done instead. */
export interface WayFact extends FactBase {
  readonly kind: 'way'
  readonly tool: string
  readonly failure: string
  /** The like call that worked, '' while there is none; `ran`: it ran, whatever it then found; `until`: what was done before it worked. */
  readonly round: string
  readonly how?: 'worked' | 'ran' | 'until'
  /** What may have mended it, while nobody has tried. */
  readonly mended?: string
  /** How like the two are, 0 to 1. */
  readonly like?: number
  /** Where the shell was when it failed. */
  readonly folder?: string
}
/** A limit or an acceptance criterion of the plan or tracker item that was shown last. */
export interface RuleFact extends FactBase {
  readonly kind: 'rule'
  readonly from: string
  readonly heading: string
  /** How many points stand below its heading, those included that were not taken. */
  readonly among?: number
  /** The agent wrote it into a plan: it holds once the person has spoken on it. */
  readonly by?: 'agent'
}
export interface SkillFact extends FactBase {
  readonly kind: 'skill'
  readonly name: string
  readonly path: string
}
/** An item that the agent's last list named as still to do, and the list it stands in. */
export interface LeftFact extends FactBase {
  readonly kind: 'left'
  readonly heading: string
}
/** Something that runs beside the conversation and has not come back. */
export interface FlightFact extends FactBase {
  readonly kind: 'flight'
  /** A command, and no agent. */
  readonly shell?: true
  readonly handle: string
  /** The command as it was given, where what is told of it is less. */
  readonly whole?: string
  /** An agent of a kind that edits nothing. */
  readonly reads?: true
}
