import { isTexts, readColumn } from '../../base/column.ts'
import { commandKind } from '../../base/shell/command-kind.ts'
import { ranFor } from '../../base/shell/purpose.ts'
import { isTask } from '../../base/shell/task-run.ts'
import { looksLikeOrder } from '../../base/typed/orders.ts'
import type { SessionDigest } from '../../protocol/ports.ts'
import { isUnder, PLACE_OF } from '../store/kinds.ts'
import { detailsOf } from '../store/record.ts'
import { slug } from '../store/uri.ts'
import { heatOf, type Warmth, warmed } from './heat.ts'
import type { Lesson } from './learn.ts'
import { keepLearned, known } from './put.ts'

export interface CommandDetails {
  readonly command: string
  readonly purpose: string
  /** How the person asked for it. */
  readonly asked?: string | undefined
  readonly sessions: number
  readonly passed: number
  readonly failed: number
  readonly warmth: Warmth
}

/** Commands of the kind one asks a colleague for: how things are built, tested, checked and run here. */
export function learnCommands(lesson: Lesson): number {
  const { digest, seq } = lesson
  const asked = askedToRun(digest)
  let kept = 0
  const before = once(() => ranBefore(lesson))
  const hasChanged = digest.files.some(({ act }) => act === 'changed')
  for (const { command, purpose, passed, count } of digest.commands) {
    const plain = command.trim()
    const isRepeated = () => hasChanged && (count > 1 || before().has(plain))
    if (!isWorthKnowing(plain, isRepeated)) continue
    const uri = `${PLACE_OF.command}${slug(plain, 80)}`
    const standing = known(lesson, uri)
    const old: Partial<CommandDetails> = standing ? detailsOf<CommandDetails>(standing) : {}
    const seen = old.warmth !== undefined && old.warmth[1] >= seq
    const details: CommandDetails = {
      command: plain,
      purpose: harmless(purpose) || harmless(old.purpose ?? ''),
      asked: old.asked ?? asked,
      sessions: (old.sessions ?? 0) + (seen ? 0 : 1),
      passed: (old.passed ?? 0) + (passed && !seen ? 1 : 0),
      failed: (old.failed ?? 0) + (!passed && !seen ? 1 : 0),
      warmth: warmed(old.warmth, seq),
    }
    const content = [
      `\`${plain}\`${details.purpose ? `: ${details.purpose}` : ''}.`,
      ...(details.asked ? [`Asked for with "${details.asked}".`] : []),
      `Passed in ${details.passed} of ${details.sessions} sessions.`,
    ].join(' ')
    if (
      keepLearned(lesson, standing, {
        uri,
        content,
        details,
        heat: heatOf(details.warmth),
        trust: lesson.imported ? 'imported' : 'tool',
      })
    )
      kept++
  }
  return kept
}

/** How the person asked for something to be run, where that was all they asked for: in their language, whatever the agent calls it. */
function askedToRun({ goals, files }: SessionDigest): string | undefined {
  const [goal = '', ...more] = goals
  const plain = goal.trim().replace(/[.。!！"]+$/, '')
  const isRun = RUNS.test(plain) && plain.length <= LONGEST_ASKED && !plain.includes('\n')
  return isRun && more.length === 0 && !files.some(({ act }) => act === 'changed')
    ? harmless(plain) || undefined
    : undefined
}

const RUNS = /\b(?:run|start|launch|build|deploy|execute)\b|跑|[运運]行|[执執]行|[启啟][动動]|[构構]建|部署/i
const LONGEST_ASKED = 60

/** What a command is for is the agent's word, or whoever's it read. */
function harmless(purpose: string): string {
  return looksLikeOrder(purpose) ? '' : purpose
}

/**
 * What checks the work, brings it up or out, or is a task of the project is worth knowing at once; any other program when it was run again,
 * in this session or in another one, where something was changed.
 */
function isWorthKnowing(command: string, isRepeated: () => boolean): boolean {
  if (
    command.length > LONGEST ||
    /[\n;<>]|\|\||…/.test(command.replace(QUOTED, "''")) ||
    LOOKS.test(command) ||
    ASIDE.test(command)
  )
    return false
  const kind = commandKind(command)
  if (kind === 'none') return INSTALLS_ALL.test(command) && ranFor(command) === 'install'
  return kind !== 'unnamed' || isTask(command) || isRepeated()
}

/** What passed and is nothing of itself: whether it is worth knowing the next session tells. */
export function ranBesides({ commands, files }: SessionDigest): string[] {
  if (!files.some(({ act }) => act === 'changed')) return []
  return commands
    .filter(
      ({ passed, command }) =>
        passed && commandKind(command.trim()) === 'unnamed' && isWorthKnowing(command.trim(), always),
    )
    .map(({ command }) => command.trim())
    .slice(-MOST_BESIDES)
}

const always = () => true

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** What earlier sessions ran besides, in their records. */
function ranBefore({ desk, place, seq }: Lesson): ReadonlySet<string> {
  const rows = desk.sql.all<{ ran: string }>(
    `SELECT details ->> '$.ran' AS ran FROM memories WHERE project = ? AND ${isUnder('session')}
       AND details ->> '$.ran' IS NOT NULL AND details ->> '$.seq' < ? ORDER BY heat DESC LIMIT ${MOST_SESSIONS}`,
    place.project,
    seq,
  )
  return new Set(rows.flatMap(({ ran }) => readColumn(ran, isTexts) ?? []))
}

const LONGEST = 90
const MOST_BESIDES = 12
const MOST_SESSIONS = 30
const LOOKS = /\b(?:--version|--help|-h)\b|^(?:node|python3?|bun|php) -(?:e|c)\b|-run\b|-run=|\s-k\s|\.\w+::/
const QUOTED = /"[^"\n]*"|'[^'\n]*'/g
/** Something that lies outside of the project. */
const ASIDE = /^\/|(?:^|[\s=])(?:\/(?:tmp|var|private|dev)\/|~)/
const INSTALLS_ALL = /(?:install|i|ci|sync|bootstrap|deps\.get|download|tidy)(?:\s-\S+)*$/
