import type { Sql } from '../../storage/sql.ts'
import { memoryLine } from '../core.ts'
import { type Memory, memoryById } from '../record.ts'
import { mayBeRecalled } from '../safety.ts'

/** What somebody wrote down that fits a prompt, a line each. */
export function writtenLines(
  sql: Sql,
  fits: readonly { readonly id: number }[],
): { readonly memory: Memory; readonly line: string }[] {
  return fits
    .flatMap(({ id }) => memoryById(sql, id) ?? [])
    .filter(({ content, trust }) => mayBeRecalled(content, trust))
    .slice(0, MOST)
    .map((memory) => ({ memory, line: memoryLine(sql, memory, LONGEST) }))
}

const MOST = 4
const LONGEST = 300
