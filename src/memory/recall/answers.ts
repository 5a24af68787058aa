import * as cold from '../../base/cold.ts'
import { readColumn } from '../../base/column.ts'
import type { ReadSql } from '../../storage/sql.ts'
import type { Fit } from '../search/fit.ts'
import type { CommandsFor } from '../search/runs/commands-for.ts'
import { isUnder, kindOf, type MemoryKind } from '../store/kinds.ts'
import type { Trust } from '../store/record.ts'
import { isCard } from './cards/cards.ts'
import type { SaidToModel } from './knowledge.ts'
import { mayBeRecalled } from './safety.ts'
import { briefly } from './wording.ts'

/** Commands that work and repairs that held, where they clearly answer: as they were written down, a statement each. */
export function answersAmong(
  sql: ReadSql,
  fits: readonly Fit[],
  told: ReadonlySet<number>,
  { text: prompt, toRun }: { readonly text: string; readonly toRun?: CommandsFor | undefined },
): SaidToModel[] {
  const clear = cold.filter(
    fits,
    ({ id, uri, share }) => share >= ANSWERING_SHARE && ANSWERING.has(kindOf(uri)) && toRun?.others.has(id) !== true,
  )
  const ids = cold
    .filter([...new Set([...(toRun?.answering ?? []), ...cold.map(clear, ({ id }) => id)])], (id) => !told.has(id))
    .slice(0, MOST_ANSWERS)
  if (ids.length === 0) return []
  const isHow = ASKS_HOW.test(prompt) && !OF_A_FAULT.test(prompt)
  const rows = sql.all<Row>(
    `SELECT id, uri, content, trust, origin, details ->> '$.passed' AS passed, details ->> '$.why' AS why, json_array_length(details, '$.files') AS files FROM memories WHERE id IN (${ids.join(',')}) AND status = 'active'`,
  )
  let repairs = MOST_REPAIRS
  return cold.filterMap(ids, (id): SaidToModel | undefined => {
    const row = cold.filter(rows, (one) => one.id === id)[0]
    // How something is run is not told by the change that once mended what it found.
    if (isHow && row && kindOf(row.uri) === 'solution' && row.files) return undefined
    if (!row || row.passed === 0 || !mayBeRecalled(row.content, row.trust, row.origin)) return undefined
    // One of a kind is told; the others look the same to whoever has another failure.
    if (kindOf(row.uri) === 'solution' && repairs-- <= 0) return undefined
    return { memory: id, text: `- ${withReason(row)}`, reason: 'answers the prompt' }
  })
}

/** What agents concluded in these sessions, a line each: a choice with its reason, the cause of a fault. */
export function concludedIn(sql: ReadSql, sessions: readonly number[]): SaidToModel[] {
  if (sessions.length === 0) return []
  const rows = sql.all<{ memory: number; card: string }>(
    `SELECT d.id AS memory, c.card FROM memories s
     JOIN memories d ON d.project = s.project AND d.origin = s.origin AND d.status = 'active' AND ${isUnder('decision', 'd.uri')}
     JOIN memory_cards c ON c.memory = d.id
     WHERE s.id IN (${sessions.join(',')}) LIMIT ${MOST_CONCLUDED}`,
  )
  return cold.filterMap(rows, ({ memory, card }): SaidToModel | undefined => {
    const known = readColumn(card, isCard)
    return known?.kind === 'text' ? { memory, text: known.line, reason: 'concluded in that session' } : undefined
  })
}

const MOST_CONCLUDED = 2

/** Of a long repair the reason is told, rather than the end of what was changed. */
function withReason({ content, why }: Row): string {
  if (!why || content.length <= LONGEST_ANSWER || !content.includes(why)) return briefly(content, LONGEST_ANSWER)
  const at = content.indexOf(` (${why}`)
  return at < 0
    ? briefly(content, LONGEST_ANSWER)
    : `${briefly(content.slice(0, at), LONGEST_ANSWER - why.length)} (${why})`
}

interface Row {
  readonly why: string | null
  readonly id: number
  readonly uri: string
  readonly content: string
  readonly trust: Trust
  readonly origin: string
  readonly passed: number | null
  readonly files: number | null
}

/** "how do I run the tests?", "测试怎么跑？" */
const ASKS_HOW =
  /\bhow (?:do|can|should|would|could|to)\b.*\b(?:run|start|test|build|launch|execute|deploy|lint|compile|install|use)\b|\b(?:what|which) (?:is the )?(?:command|script)\b|(?:怎[么麼]|如何|怎[样樣]|用什[么麼](?:命令|指令)?).*(?:跑|[运運]行|[启啟][动動]|[执執]行|[测測][试試]|[构構]建|建置|部署|安[装裝])/i
const OF_A_FAULT =
  /\b(?:fail\w*|errors?|fix\w*|broken|breaks?|repair\w*|bugs?|wrong)\b|失[败敗]|[报報][错錯]|修|[错錯][误誤]/i
/** How much of what a prompt says it must hold to be an answer. */
export const ANSWERING_SHARE = 0.45
const ANSWERING: ReadonlySet<MemoryKind> = new Set(['command', 'solution'])
const MOST_ANSWERS = 3
const MOST_REPAIRS = 1
const LONGEST_ANSWER = 360
