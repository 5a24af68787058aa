import { gistOf } from '../../recall/gist.ts'
import { BY_PROGRAM, isUnder } from '../../store/kinds.ts'
import { COLUMNS, detailsOf, type Memory } from '../../store/record.ts'
import { IS_OVERRULED } from '../../store/relations.ts'
import { revise } from '../../store/store.ts'
import { type FileDetails, withoutWhys } from '../files.ts'
import type { Lesson } from '../learn.ts'

/** What was said of a file is told at that file again and again: what the person has put an end to is taken out of its record. */
export function retireWhys({ desk, place, seq }: Lesson, isOver: (text: string) => boolean): number {
  let retired = 0
  for (const said of saidOfFiles(desk.sql, place.project)) {
    if (!detailsOf<FileDetails>(said).whys?.some(({ text }) => isOver(text))) continue
    const record = desk.sql.get<Memory>(`SELECT ${COLUMNS} FROM memories WHERE id = ?`, said.id)
    const left = record && withoutWhys(detailsOf<FileDetails>(record) as FileDetails, seq, isOver)
    if (!left) continue
    revise(desk, record, { ...left, author: record.author, trust: record.trust })
    retired++
  }
  return retired
}

/** What was decided otherwise since is not told at the file either. */
export function retireOverruled(lesson: Lesson): void {
  const over = lesson.desk.sql.all<{ content: string }>(
    `SELECT content FROM memories m WHERE project = ? AND status = 'active' AND ${isUnder('decision')} AND ${IS_OVERRULED}`,
    lesson.place.project,
  )
  if (over.length === 0) return
  const said = new Set(over.map(({ content }) => gistOf(content)))
  retireWhys(lesson, (text) => said.has(gistOf(text)))
}

/** Only what was said there: the rest of a record is long. */
function saidOfFiles(sql: Lesson['desk']['sql'], project: string): { id: number; details: string }[] {
  return sql.all(
    `SELECT id, json_object('whys', details -> '$.whys') AS details FROM memories
     WHERE project = ? AND status = 'active' AND ${isUnder('file')}
       AND ${BY_PROGRAM} AND json_array_length(details, '$.whys') > 0 ORDER BY updated_at DESC LIMIT ?`,
    project,
    MOST,
  )
}

const MOST = 1000
