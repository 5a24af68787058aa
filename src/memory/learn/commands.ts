import { looksLikeOrder } from '../../base/typed/orders.ts'
import type { SessionDigest } from '../../protocol/ports.ts'
import { PLACE_OF } from '../store/kinds.ts'
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
  for (const { command, purpose, passed } of digest.commands) {
    const plain = command.trim()
    if (!isWorthKnowing(plain)) continue
    const uri = `${PLACE_OF.command}${slug(plain, 80)}`
    const before = known(lesson, uri)
    const old: Partial<CommandDetails> = before ? detailsOf<CommandDetails>(before) : {}
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
      keepLearned(lesson, before, {
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

function isWorthKnowing(command: string): boolean {
  return command.length <= 90 && !/[\n;<>]|\|\||…/.test(command) && TOOLS.test(command) && !LOOKS.test(command)
}

const TOOLS =
  /^(?:[A-Z_]+=\S+ )*(?:npm|npx|pnpm|yarn|bun|deno|node|go|cargo|make|just|mise|task|mix|uv|poetry|pytest|python3?|tox|ruff|gradle|\.\/gradlew|mvn|dotnet|bundle|rake|rails|composer|php|docker|docker-compose|kubectl|terraform|swift|xcodebuild|ctest|cmake|bazel|golangci-lint|eslint|biome|tsc|jest|vitest|\.\/[\w/-]+\.sh)\b/
const LOOKS = /\b(?:--version|--help|-h)\b|^(?:node|python3?|bun|php) -(?:e|c)\b|-run\b|-run=|\s-k\s|::/
