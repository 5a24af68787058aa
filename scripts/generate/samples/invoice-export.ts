import type { Beat } from '../../../src/cli/demo/story.ts'

const EXPORT = 'src/發票/export-invoice.ts'
const TEST = 'pnpm vitest run tests/export-invoice.test.ts'

/** Made up: a session in Traditional Chinese. */
export const invoiceExport: readonly Beat[] = [
  { do: 'start' },
  {
    do: 'prompt',
    text: `請在 ${EXPORT} 加上匯出 CSV 的功能。金額一律用整數分計算，不要用浮點數；也不要動到 src/稅務/ 底下的檔案。`,
  },
  { do: 'say', text: '我先看目前 exportInvoice 怎麼產生資料列。' },
  {
    do: 'use',
    tool: 'Read',
    input: { file_path: EXPORT },
    output: 'export function exportInvoice(invoice: Invoice): string { return formatPdf(invoice) }',
  },
  { do: 'say', text: '因為 Excel 會把沒有 BOM 的 UTF-8 當成 Big5，所以 toCsvRow 的輸出開頭必須加上 BOM。' },
  {
    do: 'use',
    tool: 'Write',
    input: {
      file_path: 'src/發票/csv-row.ts',
      content:
        'export const UTF8_BOM = "\\uFEFF"\nexport function toCsvRow(cells: string[]): string { return cells.map(escapeCell).join(",") }',
    },
    output: '檔案已建立',
  },
  {
    do: 'use',
    tool: 'Bash',
    input: { command: TEST, description: '跑匯出測試' },
    output: 'Exit code 1\nAssertionError: expected "1,234" to be "\\"1,234\\"" (escapeCell)',
    fails: true,
  },
  { do: 'say', text: 'escapeCell 沒有處理逗號，我把含逗號的欄位加上雙引號。' },
  {
    do: 'use',
    tool: 'Edit',
    input: {
      file_path: 'src/發票/csv-row.ts',
      old_string: 'cells.map(escapeCell)',
      new_string: 'cells.map((cell) => quoteIfNeeded(escapeCell(cell)))',
    },
    output: '檔案已更新',
  },
  {
    do: 'use',
    tool: 'Bash',
    input: { command: TEST, description: '再跑一次' },
    output: 'Test Files  1 passed (1)\n     Tests  6 passed (6)',
  },
  { do: 'prompt', text: '很好。接著把 --format csv 加到 cli/invoice-command.ts，預設仍然是 pdf。' },
  {
    do: 'use',
    tool: 'TodoWrite',
    input: {
      todos: [
        { content: '在 cli/invoice-command.ts 加上 --format', status: 'in_progress' },
        { content: '更新 docs/匯出.md 的說明', status: 'pending' },
      ],
    },
    output: '已更新',
  },
  {
    do: 'compact',
    summary: '使用者要求為發票加上 CSV 匯出。已完成 CSV 的部分並通過測試，接下來要處理命令列參數。',
    tokensBefore: 98_000,
    tokensAfter: 6_000,
  },
]
