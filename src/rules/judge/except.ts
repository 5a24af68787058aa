import { valuesOf } from '../conditions/fields.ts'
import { isEffect, pathMatches, type Subject } from '../conditions/matcher.ts'
import type { Effect } from '../effects/effect.ts'
import type { Condition, Exception, Rule, Test } from '../rule.ts'
import { type SimpleCommand, simpleCommand } from '../shell/simple-command.ts'

/** What is left for a rule to be held against when the person has excepted something from it; undefined when nothing is. */
export function withoutExcepted(rule: Rule, subject: Subject, now: number): Subject | undefined {
  const live = rule.except?.filter(({ until }) => until > now) ?? []
  if (live.length === 0) return subject
  const paths = live.flatMap(({ path }) => path ?? [])
  const named = valuesOf(subject.event, 'path')
  if (named.length > 0 && named.every((path) => isPath(path, paths, subject))) return undefined
  const isExcepted = (text: string) => live.some((exception) => isCommand(exception, text))
  const commands = subject.commands.map((command) => (isExcepted(command.words.join(' ')) ? emptied(command) : command))
  const effects = subject.effects?.filter(({ command, what }) => !isExcepted(command) && !isPath(what, paths, subject))
  return { ...subject, commands, ...(effects && { effects }) }
}

/** The effects for which a rule speaks. */
export function effectsMeant(condition: Condition, subject: Subject): readonly Effect[] {
  if ('all' in condition) return condition.all.flatMap((part) => effectsMeant(part, subject))
  if ('any' in condition) return condition.any.flatMap((part) => effectsMeant(part, subject))
  if (!('effect' in condition)) return []
  return (subject.effects ?? []).filter((effect) => isEffect(condition.effect, effect))
}

/** `*` stands for anything; everything else for itself. */
function isCommand({ command }: Exception, text: string): boolean {
  if (command === undefined) return false
  const pieces = command.split('*')
  const [first = ''] = pieces
  const last = pieces.at(-1) ?? ''
  if (pieces.length === 1) return text === command
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let at = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at)
    if (found < 0 || found + piece.length > text.length - last.length) return false
    at = found + piece.length
  }
  return true
}

function isPath(path: string, tests: readonly Test[], subject: Subject): boolean {
  return tests.some(({ regexes = [] }) => regexes.some((regex) => pathMatches(regex, path, subject)))
}

/** It keeps its place, because others point at it. */
function emptied({ into, scope, by }: SimpleCommand): SimpleCommand {
  return { ...simpleCommand([''], [], { scope, by }), into }
}
