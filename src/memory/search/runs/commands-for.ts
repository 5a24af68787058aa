import { type Purpose, ranFor, wordsOfCommand } from '../../../base/shell/purpose.ts'
import type { ReadSql } from '../../../storage/sql.ts'
import { isUnder } from '../../store/kinds.ts'
import { meantToRun, sortsIn, type ToRun } from './asked-to-run.ts'

/** Which of a project's known commands are for what somebody wants to run, and which certainly are not. */
export interface CommandsFor {
  /** The best first. */
  readonly answering: readonly number[]
  readonly others: ReadonlySet<number>
}

/** By what each is for, whatever it is called by; where none is given, of all projects. */
export function commandsFor(sql: ReadSql, projects: readonly string[] | undefined, asked: ToRun): CommandsFor {
  const among = projects ? `AND project IN (${projects.map(() => '?').join(', ')})` : ''
  const rows = sql.all<Row>(
    `SELECT id, details ->> '$.command' AS command, details ->> '$.purpose' AS purpose, details ->> '$.asked' AS asked,
       coalesce(details ->> '$.passed', 0) AS passed
     FROM memories WHERE ${isUnder('command')} ${among} AND status = 'active' ORDER BY heat DESC LIMIT ${MOST_LOOKED_AT}`,
    ...(projects ?? []),
  )
  const fitting: { id: number; worth: number }[] = []
  const others = new Set<number>()
  for (const row of rows) {
    const worth = row.passed > 0 ? fitness(row, asked) : undefined
    if (worth === undefined) others.add(row.id)
    else if (worth > 0) fitting.push({ id: row.id, worth })
  }
  fitting.sort((a, b) => b.worth - a.worth)
  const best = fitting[0]?.worth ?? 0
  return {
    answering: fitting.filter(({ worth }) => worth > best - AS_GOOD).map(({ id }) => id),
    others: new Set([...others, ...fitting.filter(({ worth }) => worth <= best - AS_GOOD).map(({ id }) => id)]),
  }
}

/** How well it fits; 0 where nothing tells what it is for, undefined where it is for something else. */
function fitness(row: Row, { purpose, sorts, named }: ToRun): number | undefined {
  const { command } = row
  if (command === null) return 0
  const said = [row.purpose, row.asked].flatMap((text) => (text ? (meantToRun(text) ?? []) : []))
  const own = ranFor(command)
  const told = own === '' ? said.map((one) => one.purpose) : [own]
  const has = new Set([...sortsIn(wordsOfCommand(command).join(' ')), ...said.flatMap((one) => [...one.sorts])])
  if (told.length === 0) return 0
  if (
    !told.some(
      (one) => one === purpose || (has.has('docs') && sorts.has('docs') && MAKES.has(one) && MAKES.has(purpose)),
    )
  )
    return undefined
  let worth = 1 + Math.min(row.passed, MOST_PASSED) * PASSED
  for (const sort of sorts) {
    if (has.has(sort)) worth += SORT
    else if (sort === 'unit' ? has.has('e2e') || has.has('integration') : !isPlace(sort) || [...has].some(isPlace))
      return undefined
  }
  for (const sort of has) if (!sorts.has(sort)) worth -= NOT_ASKED
  const words = new Set([...wordsOfCommand(command), ...wordsOfCommand(row.purpose ?? '')])
  const missed = named.filter((ways) => !ways.some((word) => words.has(word))).length
  // All tests are also those of the queue; another build is of another thing.
  if (missed > 0 && missed === named.length && !WIDE.has(purpose) && !isBare(command, purpose)) return undefined
  worth += (named.length - missed) * NAMED - missed * MISSED
  return NARROWED.test(command) && named.length === missed ? worth - NARROW : worth
}

/** `npm run codegen` says of nothing what it is for: there is one way to do it. What is built or started are several things. */
function isBare(command: string, purpose: Purpose): boolean {
  return purpose !== 'build' && purpose !== 'run' && wordsOfCommand(command).length <= FEW_WORDS
}

/** Where it goes: a command that names no place may go to any. */
function isPlace(sort: string): boolean {
  return sort === 'staging' || sort === 'production'
}

interface Row {
  readonly id: number
  readonly command: string | null
  readonly purpose: string | null
  readonly asked: string | null
  readonly passed: number
}

const MAKES: ReadonlySet<Purpose> = new Set(['build', 'generate'])
const WIDE: ReadonlySet<Purpose> = new Set(['test', 'lint', 'format', 'types', 'install'])
const NARROWED = /\/\w[\w.-]*\.\w+(?:\s|$|:)|\s\.\/\w+\/\w+(?:\s|$)|\s-(?:k|t|run)\b/
const MOST_LOOKED_AT = 120
const FEW_WORDS = 3
const MOST_PASSED = 10
const PASSED = 0.01
const SORT = 1
const NAMED = 0.6
const MISSED = 0.2
const NOT_ASKED = 0.4
const NARROW = 0.3
/** So much less than the best is still an answer. */
const AS_GOOD = 0.35
