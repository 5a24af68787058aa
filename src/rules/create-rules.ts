import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import type { Event } from '../protocol/event.ts'
import type { Outcome } from '../protocol/outcome.ts'
import { compileRule } from './compile/compile.ts'
import { explainRule, inOrder } from './explain.ts'
import { type Ground, respond } from './judge/respond.ts'
import { parsedSubject } from './judge/subject.ts'
import { packRules } from './packs/index.ts'
import type { Problem, Rule } from './rule.ts'

// What reads commands is loaded when a rule asks for it. Where it cannot be, that is said now and not at the first command.
import './shell/commands.ts'

/** Rules for a program that runs an agent itself: Markdown files it has read, and packs by name. */
export function createRules(given: RulesGiven): RuleSet {
  const { project, home = homedir(), files = [], packs = [], note = () => undefined } = given
  const texts = [
    ...files.map((file) => ({ ...file, origin: 'user' as const })),
    ...packRules()
      .filter(({ pack, strict }) => packs.includes(pack) && (given.strict === true || !strict))
      .map(({ file, text }) => ({ file, text, origin: 'pack' as const })),
  ]
  const compiled = texts.map((text) => compileRule({ ...text, project, home }))
  const rules = inOrder(compiled.flatMap(({ rule, enabled }) => (rule && enabled ? [rule] : [])))
  const ground: Ground = {
    project,
    home,
    note,
    exists: existsSync,
    trusts: async () => true,
    load: async (rule) => given.load?.(rule.load?.map(({ path }) => path) ?? []),
    run: async (rule, event) => given.run?.(rule.run?.command ?? [], event),
  }
  const said = new Set<string>()
  const isFirst = (rule: Rule, { sessionId, agentId = '' }: Event) => {
    const key = `${sessionId}\n${agentId}\n${rule.file}`
    return !said.has(key) && said.add(key) !== undefined
  }
  return {
    names: rules.map(({ name }) => name),
    problems: compiled.flatMap(({ problems }) => problems),
    async respond(event) {
      const answers = await respond(rules, event, { ...ground, now: Date.now() })
      return answers
        .filter(({ rule }) => !rule.once || isFirst(rule, event))
        .map(({ rule, outcome }) => ({ rule: rule.name, outcome }))
    },
    async explain(event) {
      const listening = rules.filter(({ events }) => events.includes(event.name))
      const subject = await parsedSubject(listening, event, ground)
      return listening.map((rule) => {
        const { applies, why } = explainRule(rule, subject)
        return { rule: rule.name, applies, why }
      })
    },
  }
}

export interface RulesGiven {
  /** The folder relative paths of rules start from. */
  readonly project: string
  readonly home?: string
  /** Rule files: their names are for messages only, nothing is read. */
  readonly files?: readonly { readonly file: string; readonly text: string }[]
  /** Packs that come with Throughline: files, git, databases, cloud, secrets, system, tidy, compaction. */
  readonly packs?: readonly string[]
  /** The strict rules of the packs too. */
  readonly strict?: boolean
  /** What goes wrong within a rule; the others do not notice. */
  note?(text: string): void
  /** The text of the files that a rule with `load` names. Without it such rules say nothing. */
  load?(paths: readonly string[]): Promise<string | undefined>
  /** Runs the program of a rule with `run`. Without it such rules say nothing. */
  run?(command: readonly string[], event: Event): Promise<Outcome | string | undefined>
}

export interface RuleSet {
  /** In the order in which they speak. */
  readonly names: readonly string[]
  /** What is wrong in the files. A rule with an error is left out, and the others are in force. */
  readonly problems: readonly RuleProblem[]
  /** What each rule that applies answers, the strongest first; `fold` of throughline/engine makes one of them. */
  respond(event: Event): Promise<readonly RuleAnswer[]>
  /** Every rule that listens to the event, and why it applies or does not. */
  explain(event: Event): Promise<readonly RuleReason[]>
}

export type RuleProblem = Problem

export interface RuleAnswer {
  readonly rule: string
  readonly outcome: Outcome
}

export interface RuleReason {
  readonly rule: string
  readonly applies: boolean
  readonly why: string
}
