import type { ParseArgsOptionsConfig } from 'node:util'
import type { Environment } from '../base/environment.ts'
import type { SettingKey } from '../base/settings-table.ts'
import { didYouMean } from '../base/text/did-you-mean.ts'
import { said, t } from '../messages/people/speak.ts'
import type { Paths } from '../platform/paths.ts'
import type { OutputName } from './outputs.ts'

/** Something a person can type. */
export interface Command {
  /** What stands behind the name, e.g. `[event]`. */
  readonly takes?: string
  /** How many words it takes at most. */
  readonly words?: number
  readonly options?: Readonly<Record<string, Option>>
  /** The words it begins with, each with what it does, for the help. */
  readonly verbs?: readonly (readonly [verb: string, about: string])[]
  /** What the help ends with: a few lines that can be copied. */
  readonly examples?: readonly string[]
  /** What it prints with `--json`, by the names of `schemas/cli`; nothing where it speaks the words of a host or of MCP. */
  readonly prints: readonly OutputName[]
  run(call: Call): Promise<Result> | Result
}

export interface Option {
  readonly about: string
  /** The values it takes, where they are few and have names. */
  readonly oneOf?: readonly string[]
  /** The name of its value; a switch has none. */
  readonly value?: string
  readonly short?: string
  /** The verbs of its command that take it; all when it does not say. */
  readonly of?: readonly string[]
}

export interface Call {
  readonly words: readonly string[]
  readonly environment: Environment
  readonly paths: Paths
  readonly userHome: string
  readonly cwd: string
  readonly now: number
  /** Whether `--json` was given. */
  readonly json: boolean
  /** What `--set` gave, for this call only. */
  readonly settings: Readonly<Partial<Record<SettingKey, string>>>
  flag(name: string): boolean
  value(name: string): string | undefined
  /** Tells the person something while the command still works; on standard error, so that output stays clean. */
  say(text: string): Promise<void>
  /** Draws on the terminal, where there is one: a bar that moves has no place in a file. */
  draw(text: string): Promise<void>
  /** Asks the person; undefined when nobody is there to answer. */
  ask(question: string): Promise<string | undefined>
}

/** What a command found out: the same thing for people and for programs. */
export interface Result {
  text: string
  /** Read with `--json` only, so that it may be made when it is asked for. */
  readonly json: unknown
  /** 0 when all is well, 1 when something is wrong. */
  code?: 0 | 1
  /** Not broken to fit the terminal: quoted words stay as they are, and a promised length holds. */
  asIs?: true
}

/** The command could not do its work: what happened, and what to do about it. */
export class CommandError extends Error {
  readonly hint: string
  readonly code: 1 | 2
  constructor(message: string, hint: string, code: 1 | 2 = 1) {
    super(message)
    this.hint = hint
    this.code = code
  }
}

/** The words were wrong. */
export function usageError(message: string, hint: string): CommandError {
  return new CommandError(message, hint, 2)
}

/** The words a command may begin with: those the help explains, else those that stand in what it takes. */
export function verbsOf({ verbs, takes = '' }: Pick<Command, 'verbs' | 'takes'>): string[] {
  const words = verbs
    ? verbs.map(([verb]) => verb.split(' ')[0] ?? '')
    : (/^[[<]?([a-z-]+(?:\|[a-z-]+)+)/.exec(takes)?.[1]?.split('|') ?? [])
  return [...new Set(words.filter((word) => /^[a-z][\w-]*$/.test(word)))]
}

export function parseOptions(options: Readonly<Record<string, Option>>): ParseArgsOptionsConfig {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value, short }]) => [
      name,
      { type: value ? 'string' : 'boolean', ...(short && { short }) } as const,
    ]),
  )
}

/** A whole number from an option; undefined when it was not given. */
export function countOption(call: Call, option: string, from: number, to: number): number | undefined {
  const word = call.value(option)
  if (word === undefined) return undefined
  const number = /^\d+$/.test(word.trim()) ? Number(word) : Number.NaN
  if (number >= from && number <= to) return number
  throw usageError(t`--${option} is ${JSON.stringify(word)}`, t`write a whole number from ${from} to ${to}`)
}

/** One of a few words from an option. */
export function oneOf<const Word extends string>(call: Call, option: string, known: readonly Word[]): Word | undefined {
  const word = call.value(option)
  const found = known.find((one) => one === word)
  if (word !== undefined && !found) throw unknownWord(option, word, known)
  return found
}

export function unknownWord(what: string, word: string, known: readonly string[]) {
  const meant = didYouMean(word, known)
  return usageError(
    t`there is no ${said(what)} ${JSON.stringify(word)}`,
    meant ? t`did you mean ${meant}?` : t`one of: ${known.join(', ')}`,
  )
}
