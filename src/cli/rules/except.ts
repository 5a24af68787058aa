import { didYouMean } from '../../base/text/did-you-mean.ts'
import { t } from '../../messages/people/speak.ts'
import { readUserText, writeAtomically } from '../../platform/files/files.ts'
import {
  endOf,
  isGlob,
  readExceptions,
  type WrittenException,
  writeExceptions,
} from '../../rules/compile/exceptions.ts'
import { OWN_PACK } from '../../rules/feature/place.ts'
import { type Call, CommandError, type Result, usageError } from '../command.ts'
import { table } from '../terminal/table.ts'
import { loadRules } from './load-rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DEFAULT_DAYS = 30

/** Lets a rule say nothing about one command or path, until a day; without words, what is excepted now. */
export async function except(call: Call, name: string | undefined): Promise<Result> {
  const file = call.paths.exceptions
  const read = readUserText(file)
  if (!read.ok) throw new CommandError(read.problem, t`write it as UTF-8 first`)
  const before = readExceptions(read.text)
  if (name === undefined) return listed(before.except, call.now)
  const [command, path] = [call.value('command'), call.value('path')]
  if (call.flag('remove')) {
    const isIt = (one: WrittenException) =>
      one.rule === name &&
      (command === undefined || one.command === command) &&
      (path === undefined || one.path === path)
    const kept = before.except.filter((one) => !isIt(one))
    const gone = before.except.length - kept.length
    if (gone === 0)
      throw new CommandError(t`nothing like that is excepted from ${name}`, t`throughline rules except shows what is`)
    writeAtomically(file, writeExceptions({ ...before, except: kept }))
    return {
      text: t`${name} holds again: ${gone} of its exceptions are gone (${file}).`,
      json: { rule: name, removed: gone, file },
    }
  }
  await check(call, name, command, path)
  const until = call.value('until') ?? new Date(call.now + DEFAULT_DAYS * DAY_MS).toISOString().slice(0, 10)
  const end = endOf(until)
  if (end === undefined) throw usageError(t`${JSON.stringify(until)} is not a day`, t`write --until 2026-01-31`)
  if (end <= call.now) throw usageError(t`${until} is over`, t`give a day that is still to come`)
  const added: WrittenException = {
    rule: name,
    ...(command !== undefined && { command }),
    ...(path !== undefined && { path }),
    until,
  }
  const others = before.except.filter((one) => one.rule !== name || one.command !== command || one.path !== path)
  writeAtomically(file, writeExceptions({ ...before, except: [...others, added] }))
  return {
    text: t`${name} says nothing about ${shown(added)} until ${until} (${file}).`,
    json: { ...added, file },
  }
}

async function check(call: Call, name: string, command: string | undefined, path: string | undefined): Promise<void> {
  if ((command === undefined) === (path === undefined))
    throw usageError(
      t`give either a command or a path`,
      t`throughline rules except ${name} --command 'git push --force origin my-*' --until 2026-01-31`,
    )
  if (command !== undefined && command.replaceAll('*', '').trim() === '')
    throw usageError(
      t`that command would except everything`,
      t`throughline rules disable ${name} switches the rule off`,
    )
  if (path !== undefined && !isGlob(path, call.userHome))
    throw usageError(
      t`${JSON.stringify(path)} is not a glob that can be used`,
      t`use *, **, ? and {a,b}, and few of them`,
    )
  const { rules } = await loadRules(call)
  const rule = rules.find(({ compiled }) => compiled.rule?.name === name)
  if (rule?.pack === OWN_PACK)
    throw new CommandError(t`nothing can be excepted from ${name}`, t`it guards what all other rules stand on`)
  if (rule) return
  const meant = didYouMean(
    name,
    rules.flatMap(({ compiled }) => compiled.rule?.name ?? []),
  )
  throw new CommandError(
    t`there is no rule ${JSON.stringify(name)}`,
    meant ? t`did you mean ${meant}?` : t`throughline rules list --all shows them`,
  )
}

function listed(except: readonly WrittenException[], now: number): Result {
  const rows = except.map((one) => {
    const end = endOf(one.until)
    return [one.rule, shown(one), one.until, end === undefined || end <= now ? t`over` : t`in force`]
  })
  return {
    text:
      rows.length > 0
        ? table(['RULE', 'SAYS NOTHING ABOUT', 'UNTIL', 'STATE'], rows)
        : t`Nothing is excepted from any rule.`,
    json: { except },
  }
}

function shown({ command, path }: Pick<WrittenException, 'command' | 'path'>): string {
  return command === undefined ? t`the path ${path}` : `\`${command}\``
}
