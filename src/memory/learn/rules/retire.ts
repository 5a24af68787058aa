import { fingerprint } from '../../../base/ids.ts'
import { isMarked, mark } from '../../../journal/marks.ts'
import type { DigestRule } from '../../../protocol/ports.ts'
import { retireRuns } from '../../solutions/retire-runs.ts'
import { isUnder, kindOf } from '../../store/kinds.ts'
import { COLUMNS, detailsOf, type Memory } from '../../store/record.ts'
import { relate } from '../../store/relations.ts'
import { revise } from '../../store/store.ts'
import { withoutAsked } from '../decided/outlives.ts'
import type { Lesson } from '../learn.ts'
import { givesUpRun } from './given-up-runs.ts'
import { nearestTo } from './nearest.ts'
import { retireWhys } from './retire-whys.ts'
import { isBeside } from './slots/whose.ts'
import { leftBy } from './supersedes.ts'
import { allWaiting, stopWaiting } from './waiting.ts'

/** What an earlier memory says and the person's new word puts an end to: kept, but no longer told. */
export function retireBy(lesson: Lesson, rule: DigestRule, by: Memory): number {
  const { desk, place } = lesson
  const tool = toolOf(rule.replaces?.old)
  const isOver = (command: string) =>
    !isBeside(rule, command) && ((tool !== '' && isRunOf(command, tool)) || givesUpRun(rule.text, command))
  let retired = retireRuns(desk, place.project, isOver)
  for (const { earlier, left } of turnedBy(lesson, rule, by)) {
    // Of a sentence that laid down several things, the others stand.
    if (left !== '') {
      revise(desk, earlier, {
        content: left,
        author: earlier.author,
        trust: earlier.trust,
        ...turnedIn(lesson, rule, earlier),
      })
      continue
    }
    revise(desk, earlier, { status: 'deprecated', author: earlier.author, ...turnedIn(lesson, rule, earlier) })
    relate(desk, by, earlier, 'evolves_from')
    retired++
  }
  return retired + retireWhys(lesson, (why) => leftBy(rule, why) !== undefined)
}

/**
 * What the person takes back is over or narrowed, and what waits for a yes waits no more. Once for each time it is said: a session is read
 * again and again, and what was laid down anew since then stands.
 */
export function endBy(lesson: Lesson, rule: DigestRule): number {
  const { desk, digest } = lesson
  const said = `taken back in ${digest.session}, prompt ${rule.prompt}: ${fingerprint(rule.text)}`
  if (isMarked(desk.sql, said)) return 0
  if (isMarked(desk.sql, `${said}: done`)) return 1
  let ended = endWaiting(lesson, rule)
  for (const { earlier, left } of turnedBy(lesson, rule)) {
    const change = left === '' ? { status: 'deprecated' as const } : { content: left, trust: earlier.trust }
    revise(desk, earlier, { ...change, author: earlier.author, ...turnedIn(lesson, rule, earlier) })
    ended++
  }
  ended += retireWhys(lesson, (why) => leftBy(rule, why) === '')
  mark(desk.sql, ended > 0 ? `${said}: done` : said, desk.now)
  return ended
}

/** What waits for a yes and is over waits no more. */
export function endWaiting(lesson: Lesson, rule: DigestRule): number {
  const over = allWaiting(lesson.desk.sql, lesson.place.project, lesson.desk.now).filter(
    ({ text }) => leftBy(rule, text) === '',
  )
  for (const one of over) stopWaiting(lesson, one)
  return over.length
}

/** So that the session, read again, does not lay down the whole of it anew. */
function turnedIn({ digest }: Lesson, { prompt }: DigestRule, earlier: Memory): { details?: object } {
  if (kindOf(earlier.uri) === 'command') return {}
  return { details: { ...detailsOf<object>(earlier), turned: { session: digest.session, prompt } } }
}

interface Turned {
  readonly earlier: Memory
  /** What is left of it; '' where nothing. */
  readonly left: string
}

/** What a rule ends or narrows. A sentence that does not say so in so many words is about one: the nearest, and none where two are as near. */
function turnedBy(lesson: Lesson, rule: DigestRule, by?: Memory): readonly Turned[] {
  const found = candidates(lesson.desk.sql, lesson.place.project, by).flatMap((earlier): Turned[] => {
    const left = leftOf(earlier, rule)
    return left === undefined ? [] : [{ earlier, left }]
  })
  if (rule.ends?.how !== 'excepts' && rule.ends?.how !== 'changes' && !rule.ends?.isWeak) return found
  const nearest = nearestTo(rule.text, found)
  return nearest ? [nearest] : []
}

/** What a sentence that may be about anything corrects of what is known: one thing, several that are as near, or nothing. */
export function corrected(lesson: Lesson, rule: DigestRule): 'one' | 'several' | 'nothing' {
  if (rule.unclear) return 'nothing'
  const all = candidates(lesson.desk.sql, lesson.place.project).filter((one) => leftOf(one, rule) !== undefined)
  if (all.length === 0) return 'nothing'
  return nearestTo(
    rule.text,
    all.map((earlier) => ({ earlier })),
  )
    ? 'one'
    : 'several'
}

/** What a rule leaves of a statement or a command: undefined where it says nothing against it, '' where nothing. */
export function leftOf(earlier: Pick<Memory, 'uri' | 'content'>, rule: SaidRule): string | undefined {
  if (kindOf(earlier.uri) === 'command') {
    const run = /`([^`]+)`/.exec(earlier.content)?.[1] ?? ''
    if (isBeside(rule, run)) return undefined
    return replacesTool(rule, run) || givesUpRun(rule.text, run) ? '' : undefined
  }
  return leftBy(rule, withoutAsked(earlier.content))
}

export type SaidRule = Pick<DigestRule, 'text' | 'replaces' | 'kind' | 'ends'>

/** Statements and commands of the project; of the record of a file only what was said there can be over, that of a session says what was. */
function candidates(sql: Lesson['desk']['sql'], project: string, by?: Memory): Memory[] {
  return sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE project = ? AND status = 'active' AND id != ?
       AND ((uri >= 'project://' AND uri < 'project:/0' AND NOT (${isUnder('file')})) OR (${isUnder('command')}))
     ORDER BY id DESC LIMIT ?`,
    project,
    by?.id ?? -1,
    MOST,
  )
}

/** "use npm, not pnpm" ends `pnpm test`. */
function replacesTool({ replaces }: SaidRule, run: string): boolean {
  const old = toolOf(replaces?.old)
  return old !== '' && isRunOf(run, old)
}

/** The name of a program with what it is to do; '' where a sentence replaces something else. */
function toolOf(old = ''): string {
  const name = old.replace(/[`"']/g, '').toLowerCase()
  return /^[a-z][\w./-]*(?: [\w:./-]+)*$/.test(name) ? name : ''
}

function isRunOf(command: string, tool: string): boolean {
  const run = command.toLowerCase()
  return run === tool || run.startsWith(`${tool} `)
}

const MOST = 2000
