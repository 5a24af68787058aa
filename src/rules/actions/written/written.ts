import type { Power } from '../../../protocol/outcome.ts'
import type { Draft } from '../../compile/draft.ts'
import type { Rule } from '../../rule.ts'

/** How an action stands in a rule file, and what people are shown of it. Loaded by what compiles, checks and shows rules, and by no hook. */
export interface WrittenAction {
  /** What it does, in a sentence. */
  readonly about: string
  /** Other systems' words for it. */
  readonly aliases?: readonly string[]
  /** The fields of the frontmatter that belong to it. */
  readonly fields?: Readonly<Record<string, OwnField>>
  /** Of its fields those of which it must have one; a rule that has one and names no action means this one. */
  readonly needs?: readonly string[]
  /** Fields with the text of a rule that mean this action, when nothing else says which one it is. */
  readonly saidIn?: readonly string[]
  /** It is nothing without a text: what the rule is for is not said in its place. */
  readonly talks?: true
  /** Who reads its text. */
  readonly reader: 'model' | 'person'
  /** Its fields as an example of the schema has them. */
  readonly example?: Readonly<Record<string, unknown>>
  /** Its lines in the file that `rules new` begins. */
  readonly begun?: string
  /** The power that `rules test` calls by the name of this action. */
  readonly calls?: Power
  /** What it needs besides the text; undefined when something is wrong with it, which the draft then says. */
  compile?(draft: Draft, project: string): Partial<Rule> | undefined
  /** What `throughline trust` shows the person before they agree; empty only for what a project may do unasked. */
  wants(rule: Rule, t: SayTo): string[]
}

export interface OwnField {
  readonly about: string
  /** What may stand there, as JSON Schema says it. */
  readonly shape: Readonly<Record<string, unknown>>
  /** Another system's word for a field. */
  readonly isShort?: true
  /** What to write instead where another action has it. */
  readonly elsewhere?: string
}

/** Says a text in the person's language. */
export type SayTo = (parts: TemplateStringsArray, ...values: readonly unknown[]) => string

export const INTERRUPT = {
  about: 'With deny or block: the turn ends too.',
  shape: { type: 'boolean', default: false },
  elsewhere: 'write action: deny or block, or leave interrupt out',
} as const satisfies OwnField

/** For what lets something happen without the person. */
export function letting({ events, when }: Rule, t: SayTo): string[] {
  const at = events.join(', ')
  return [
    when
      ? t`lets what it describes happen at ${at} without asking you`
      : t`lets everything happen at ${at} without asking you`,
  ]
}

/** The text of a rule, all of it: what is agreed to is what is shown. */
export function textShown({ text }: Rule, t: SayTo): string {
  const told = text.length > MOST_SHOWN ? t`${text.slice(0, MOST_SHOWN)}… (${text.length} characters)` : text
  return told.replaceAll('\n', ' ⏎ ')
}

/** More than any event carries. */
const MOST_SHOWN = 20_000
