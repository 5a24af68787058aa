import type { EventName } from '../protocol/event.ts'
import type { ActionName } from './actions/index.ts'
import type { FieldName } from './conditions/fields.ts'

/** A rule as it is evaluated: checked, its globs and words made into regular expressions; plain data, kept as JSON. */
export interface Rule {
  readonly name: string
  readonly description: string
  readonly events: readonly EventName[]
  readonly priority: number
  /** Absent: it applies to every firing of its events. */
  readonly when?: Condition
  readonly action: ActionName
  /** Why it was decided so, or what is said: may hold variables. */
  readonly text: string
  readonly rewrite?: readonly Rewriting[]
  /** With `rewrite`: what is decided about the new input; absent, the host decides. */
  readonly permission?: 'allow' | 'ask'
  readonly load?: readonly RuleLoading[]
  readonly run?: Running
  /** A refusal that ends the turn too. */
  readonly interrupt?: boolean
  /** Said once between two compactions of a session. */
  readonly once?: boolean
  /** What the person has excepted from it, for a while. */
  readonly except?: readonly Exception[]
  readonly origin: RuleOrigin
  /** The file it stands in, or `pack/name.md`. */
  readonly file: string
}

/** What a rule does not say any more, until a day. */
export interface Exception {
  /** The text of a simple command; `*` stands for anything. */
  readonly command?: string
  /** A glob, as conditions have it. */
  readonly path?: Test
  readonly until: number
}

/** Who brought a rule along: only what a project brings is not the person's own. */
export type RuleOrigin = 'user' | 'project' | 'pack'

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly field: FieldName; readonly test: Test }
  | { readonly input: string; readonly test: Test }
  | { readonly command: CommandTest }
  /** A command would do one of these. */
  | { readonly effect: readonly string[]; readonly shown: string }
  /** One of these files is in the project. */
  | { readonly has: readonly string[] }

/** One of the words, or one of the regular expressions; `not` turns it round for a value that is there. */
export interface Test {
  readonly words?: readonly string[]
  readonly regexes?: readonly Regex[]
  readonly not?: boolean
  /** As the rule's author wrote it, for explanations. */
  readonly shown: string
}

export interface Regex {
  readonly source: string
  readonly flags: string
  /** How many characters can be searched at once in time, at worst. */
  readonly most: number
  /** For paths: what is looked at. */
  readonly of?: 'name' | 'path'
}

/** All that is given must hold for one and the same simple command. */
export interface CommandTest {
  /** From the start of the command. */
  readonly text?: Test
  /** Anywhere in the command, arguments of several words left out: those are data. */
  readonly search?: Test
  readonly cmd?: Test
  readonly sub?: Test
  /** Every one of them; each is a list of spellings. */
  readonly flags?: readonly (readonly string[])[]
  readonly args?: Test
  readonly redirects?: Test
  readonly reads?: Test
  readonly into?: CommandTest
  readonly not?: boolean
  readonly shown: string
}

export interface Rewriting {
  readonly field: string
  /** Absent: the field becomes the template. */
  readonly pattern?: Regex
  readonly replace: string
}

export interface RuleLoading {
  readonly path: string
  readonly label: string
  readonly outside: boolean
}

export interface Running {
  /** The program and its arguments; nothing of the event is ever put into them. */
  readonly command: readonly string[]
  readonly timeoutMs: number
}

/** Something wrong with a rule file: where, what, and what to write instead. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
  readonly hint: string
  /** A warning leaves the rule in force. */
  readonly severity: 'error' | 'warning'
}
