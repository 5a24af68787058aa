/** A command with its parts and when each was last run (0: not yet), or something to be tried by hand. */
export interface VerifyStep {
  readonly text: string
  readonly parts: readonly { readonly command: string; readonly run: number }[]
}

/** By its number or letter, where it has one, and the severity it was listed under. */
export interface ReviewItem {
  readonly label: string
  readonly group: string
  readonly title: string
}

export interface LastStep {
  readonly id: string
  readonly step: number
  readonly act: 'ran' | 'read' | 'edited' | 'wrote' | 'searched' | 'sent' | 'called'
  readonly what: string
  /** `open` while its result is still to come. */
  readonly state: 'open' | 'done' | 'failed'
}

/** Where the work stands, as the order of edits, commits and pushes tells. */
export interface Work {
  /** The checkout it is of, where that is not the folder in which the session began. */
  readonly root?: string
  /** The folder the session was in last; `cwd` is the one it began in. */
  readonly here: string
  /** The last commit that is known, and whether the agent made it or only saw it. */
  readonly commit: {
    /** '' for one that was made and did not say its name. */
    readonly hash: string
    readonly subject: string
    readonly step: number
    readonly made: boolean
    /** Another one stood there before: it was made during the session. */
    readonly moved?: true
    /** Where it was made, and which edits went into it; only of one whose making was seen. */
    readonly branch?: string
    readonly took?: Work['edits']
  }
  /** The agent's last commit was taken back: others of its may stand below. */
  readonly undone?: true
  /** Edited files that `git stash` has put aside. */
  readonly stashed?: Work['edits']
  /** A commit that its hook refused, until one went through. */
  readonly refused?: {
    readonly line: string
    readonly step: number
    /** No edit was known that it would have taken: somebody else has made what was to be committed. */
    readonly alone?: true
  }
  /** A push that the server refused, until one went through. */
  readonly rejected?: { readonly why: string; readonly step: number }
  readonly pushStep: number
  /** When the branch was last rebased: a commit from before has another hash since. */
  readonly rebaseStep?: number
  /** The person has done that in their own shell. */
  readonly rebasedBy?: 'person'
  /** The branch that was pushed last. */
  readonly pushBranch?: string
  /** What had reached the server and is written anew since: the next push has to replace it. */
  readonly rewritten?: { readonly how: 'amended' | 'rebased' | 'reset'; readonly hash: string }
  /** How many commits of the agent were not pushed; not there where something else moved the branch. */
  readonly unpushed?: number
  /** When it was pushed and nobody has seen how that ended. */
  readonly unseenPush?: number
  readonly pullRequest: {
    readonly name: string
    readonly step: number
    /** Of which it is; not there where it was only spoken of, '' where no branch was known. */
    readonly branch?: string
    readonly state?: 'merged' | 'closed'
  }
  /** Files the agent has edited since its last commit, each with its last edit. */
  readonly edits: readonly {
    readonly path: string
    readonly step: number
    readonly at: string
    /** The shell wrote or moved it. */
    readonly shell?: true
    /** When the agent made it, where it was not there before. */
    readonly made?: number
    /** Only comments were changed in it. */
    readonly remarks?: true
    /** When git last showed it as not committed. */
    readonly open?: number
    /** It was deleted, and that is not committed. */
    readonly gone?: true
  }[]
  /** How many edits the person refused, and how many failed, before the first that was made. */
  readonly unwritten?: { readonly refused: number; readonly failed: number }
  /** When a command ran last that writes files of the project itself. */
  readonly wroteStep?: number
  /** All edits there were, by step, newest last. */
  readonly editSteps: readonly number[]
  /** The file of each of them; ledgers from before that was looked at have none. */
  readonly editPaths?: readonly string[]
  /** Those of them that have changed only comments. */
  readonly remarkSteps?: readonly number[]
  /** What else has changed the files, newest last: a merge, a move. Ledgers from before that was looked at have none. */
  readonly changes?: readonly {
    readonly step: number
    readonly what: string
  }[]
  /** What git was seen to ignore. */
  readonly ignored?: readonly string[]
  /** What was given to `git add` since the last commit. */
  readonly staged: readonly string[]
  /** What git has removed or moved itself: that is in the index, too. */
  readonly indexed?: readonly string[]
  /** What was staged only in part. */
  readonly inPart?: readonly string[]
  /** Edited files that a commit which others have made was seen to hold. */
  readonly held?: { readonly hash: string; readonly paths: readonly string[] }
  /** How many commits only the branch has, and only its remote, where the two have parted. */
  readonly apart?: { readonly here: number; readonly there: number }
  /** A merge, rebase or cherry-pick that stopped at a conflict. */
  readonly conflict: {
    readonly what: string
    readonly line: string
    readonly step: number
    /** A rebase upon the branch's own remote. */
    readonly own?: true
    /** What had stopped before, and is over. */
    readonly ended?: string
  }
  /**
   * When an agent that may have edited and committed on its own last came back, and whether it says that it has committed. What was
   * seen before says nothing of what it did.
   */
  readonly others?: {
    /** When they were sent out: from then on they may have edited. */
    readonly step: number
    /** When they were heard of last: up to then they may have run something. */
    readonly until?: number
    readonly committed: boolean
  }
}

/** How an anchor was used in the present epoch, and how often before it. */
export interface Use {
  readonly count: number
  readonly before: number
  readonly first: number
  readonly last: number
  /** One letter per way it was used (see names.ts), each once, in order of first use. */
  readonly ways: string
  /** The way of the last use. */
  readonly lastWay: string
}

export interface OpenCall {
  readonly tool: string
  readonly step: number
  /** Ran in another folder than the project's: its commits are not the project's. */
  readonly away: boolean
  readonly command: string
  /** The shell hides how it ended. */
  readonly hidden?: true
  /** The file it works on, and for an edit what it replaces by what. */
  readonly path?: string
  /** Where a file is moved to. */
  readonly to?: string
  readonly change?: {
    readonly before: string
    readonly after: string
    /** Where it only adds something, or only takes something away. */
    readonly putIn?: string
    readonly takenOut?: string
  }
  /** An edit of comments alone. */
  readonly remarks?: true
  /** What the person was asked, with what each option says. */
  readonly questions?: readonly AskedQuestion[]
  /** What is written into a file that is named as a plan. */
  readonly content?: string
  /** The plan that the person is asked to agree to. */
  readonly plan?: string
  /** It shows a text that is no code. */
  readonly shows?: true
  /** An agent that was sent only to look. */
  readonly looks?: true
  /** An agent of a kind that edits nothing. */
  readonly reads?: true
  /** The exit code of what has ended in the background. */
  readonly code?: string
  /** The command as it was given, with its chain and its pipes; what a search looks for. */
  readonly whole?: string
  /** Of an edit: the hits of searches that it changes, by their lines, and what stands there instead. */
  readonly swept?:
    | {
        readonly changed: readonly { readonly text: string; readonly beside: readonly string[] }[]
        readonly forms: readonly string[]
        readonly all: boolean
      }
    | undefined
}

/** A search and how far its hits were worked off. */
export interface Sweep {
  readonly pattern: string
  readonly step: number
  readonly hits: readonly SweepHit[]
  /** How many edits have changed one, and when the last did. */
  readonly done: number
  readonly last: number
  /** Lines that the edits have brought in: a hit that reads so already needs none. */
  readonly forms: readonly string[]
}

export interface SweepHit {
  readonly path: string
  readonly line: number
  readonly text: string
  /** The function it stands in, and the lines before and after it, where that was seen. */
  readonly name?: string
  readonly beside?: readonly string[]
  /** `one`: one of those that read alike, it is not known which. */
  readonly done?: 'here' | 'one'
}

export interface AskedQuestion {
  readonly question: string
  readonly options: Readonly<Record<string, string>>
}
