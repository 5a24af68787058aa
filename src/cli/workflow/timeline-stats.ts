import { query } from '../../journal/timeline.ts'
import { t } from '../../messages/people/speak.ts'
import type { Sql } from '../../storage/sql.ts'
import { passAtK, STAT_TYPES } from '../../workflow/pass-at-k.ts'
import type { Result } from '../command.ts'
import { table } from '../terminal/table.ts'

/** How often stages pass, of one session or of all. */
export function timelineStats(sql: Sql, session: string | undefined): Result {
  const rates = passAtK(query(sql, { ...(session !== undefined && { session }), types: STAT_TYPES }))
  const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)} %`)
  if (rates.every(({ runs }) => runs === 0)) return { text: t`No stage of a workflow has been tried yet.`, json: rates }
  return {
    text: table(
      ['STAGE', 'RUNS', 'TRIES', 'PASS@1', 'PASS@3'],
      rates.map(({ stage, runs, attempts, passAt1, passAt3 }) => [
        stage === 'all' ? t`all` : stage,
        String(runs),
        String(attempts),
        percent(passAt1),
        percent(passAt3),
      ]),
    ),
    json: rates,
  }
}
