import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { payloadOf } from '../../src/hosts/claude-code/wire.ts'
import type { EventName } from '../../src/protocol/event.ts'
import { openSqlite } from '../../src/storage/sqlite.bun.ts'
import { binary } from './hook.ts'
import type { Run, Subject } from './measure.ts'

export interface Bench {
  place: string
  yardsticks: string
  rounds: number
}

/** The floor's own database, made before the clock starts. */
export function floorSubject({ place, yardsticks }: Bench, payload: (n: number) => object): Subject {
  const database = join(place, 'floor.db')
  const sql = openSqlite(database, { busyTimeoutMs: 1000 })
  sql.script('CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, session TEXT, payload TEXT)')
  sql.close()
  return {
    name: 'floor',
    prepare: (n) => ({
      program: join(yardsticks, 'floor'),
      args: [],
      input: written(place, 'floor', payload(n)),
      env: { FLOOR_DB: database },
    }),
  }
}

/** The product, answering one event. `home` is its store, so that what it recorded can be counted afterwards. */
export function hookRun(place: string, home: string, name: EventName, fields: Readonly<Record<string, unknown>>): Run {
  return {
    program: binary,
    args: ['hook', 'claude-code'],
    input: written(place, name, payloadOf(name, fields)),
    env: { THROUGHLINE_HOME: home, HOME: place, CLAUDE_PROJECT_DIR: place, PATH: process.env.PATH ?? '' },
  }
}

export function timelineRows(home: string): number {
  const sql = openSqlite(join(home, 'throughline.db'), { busyTimeoutMs: 5000 })
  try {
    return sql.get<{ n: number }>('SELECT count(*) AS n FROM timeline')?.n ?? 0
  } finally {
    sql.close()
  }
}

function written(place: string, name: string, payload: object): string {
  const file = join(place, `${name}.json`)
  writeFileSync(file, JSON.stringify(payload))
  return file
}
