import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { messageOf } from '../../base/message-of.ts'
import { isSetAside } from '../../hook/store/keep.ts'
import { contradictingPairs } from '../../memory/claims/contradicting-pairs.ts'
import { t } from '../../messages/people/speak.ts'
import { openStore, versionOf } from '../../storage/open.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Call } from '../command.ts'
import { nearestThere } from '../install/undo.ts'
import { keptStores } from '../kept-stores.ts'
import { counted } from './counted.ts'
import type { Finding } from './finding.ts'

/** The store: writable, sound, and what it has counted that should not happen. */
export function checkStore(call: Call): Finding[] {
  return [...standingOf(call), ...keptStores(call.paths).map(setAside)]
}

function standingOf(call: Call): Finding[] {
  const { database, home } = call.paths
  if (!existsSync(database)) return [missing(home)]
  let sql: Sql
  try {
    sql = openStore(database, { busyTimeoutMs: 2000 })
  } catch (failure) {
    return [isSetAside(failure) ? unreadable(database, messageOf(failure)) : damaged(database, messageOf(failure))]
  }
  try {
    return [
      soundness(sql, database),
      ...contradicted(sql),
      ...waiting(call),
      ...counted(sql, { drift: call.flag('drift') }),
    ]
  } catch (failure) {
    return [damaged(database, messageOf(failure))]
  } finally {
    sql.close()
  }
}

/** What agents and imports keep against what the person said: theirs stands, and they should know. */
function contradicted(sql: Sql): Finding[] {
  const pairs = contradictingPairs(sql, undefined).filter(
    ({ one, other }) => (one.trust === 'user') !== (other.trust === 'user'),
  )
  return pairs.length === 0 ? [] : [against(pairs.map(({ one, other }) => (one.trust === 'user' ? one : other)))]
}

function against(said: readonly { readonly uri: string }[]): Finding {
  const [first] = said
  return {
    check: 'Memory',
    state: 'note',
    detail:
      said.length === 1
        ? t`a memory that is not yours contradicts what you said in ${first?.uri}; yours stands`
        : t`memories that are not yours contradict what you said, ${said.length} times; yours stand`,
    remedy: t`throughline memory list --contradictions (with --all for every project) shows both; delete the wrong one`,
  }
}

function missing(home: string): Finding {
  try {
    accessSync(nearestThere(home), constants.W_OK)
  } catch {
    return {
      check: 'Store',
      state: 'wrong',
      detail: t`${home} cannot be written`,
      remedy: t`give yourself the right to write there, or set THROUGHLINE_HOME to a folder of your own`,
    }
  }
  return { check: 'Store', state: 'note', detail: t`nothing recorded yet` }
}

function damaged(database: string, problem: string): Finding {
  return {
    check: 'Store',
    state: 'wrong',
    detail: t`${database} cannot be used: ${problem}`,
    remedy: t`move it away (mv "${database}" "${database}.broken"); a new one is made, and events that were spooled meanwhile are taken in`,
  }
}

/** One that a hook cannot open at all. */
function unreadable(database: string, problem: string): Finding {
  return {
    ...damaged(database, problem),
    remedy: t`go on working: the next hook sets a damaged store aside as ${database}.broken-TIME, makes a new one and takes in the events that wait`,
  }
}

/** Said until the person has removed it: it may hold what they want back. */
function setAside(file: string): Finding {
  return {
    check: 'Store',
    state: 'note',
    detail: t`a store that was damaged was set aside, and a new one made; the old one is kept in ${file}`,
    remedy: t`when you do not need it any more: rm "${file}"*`,
  }
}

function soundness(sql: Sql, database: string): Finding {
  const check = sql.get<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check ?? t`no answer`
  if (check !== 'ok') return damaged(database, check)
  sql.script('BEGIN IMMEDIATE; CREATE TABLE doctor_was_here (x); ROLLBACK')
  const events = sql.get<{ n: number }>('SELECT count(*) AS n FROM timeline')?.n ?? 0
  return {
    check: 'Store',
    state: 'fine',
    detail: t`${database}, version ${versionOf(sql)}, timeline entries ${events}, sound and writable`,
  }
}

function waiting({ paths }: Call): Finding[] {
  const rows = existsSync(paths.spool) ? readdirSync(paths.spool).filter((name) => name.endsWith('.jsonl')).length : 0
  return rows === 0
    ? []
    : [{ check: 'Spool', state: 'note', detail: t`events that wait: ${rows}; the next hook takes them in` }]
}
