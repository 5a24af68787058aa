import type { Thread } from '../base/thread.ts'
import { mcpIsThere } from '../memory/feature/mcp-there.ts'
import type { RecoveryBlock } from '../protocol/ports.ts'
import type { ReadSql } from '../storage/sql.ts'

/** What is put back ends with where the rest is, if the agent has the tools to ask for it. A subagent's own transcript is not asked. */
export function pastBlocks({ sql, language }: Asking, { session, agent }: Thread): RecoveryBlock[] {
  return agent === '' && mcpIsThere(sql, session) ? [{ lines: [LINES[language]], pinned: true, at: 'end' }] : []
}

interface Asking {
  readonly sql: ReadSql
  readonly language: keyof typeof LINES
}

const LINES = {
  en: 'Anything else from before the compaction: ask past_search (exact words, commands, outputs, errors).',
  'zh-TW': '壓縮前的其他內容：用 past_search 查詢（原話、指令、輸出、錯誤）。',
  'zh-CN': '压缩前的其他内容：用 past_search 查询（原话、命令、输出、错误）。',
} as const
