/** False only when an output surely tells of no failure: a quick look before the patterns, for code that a hook runs cold. */
export function mayHaveFailed(output: string): boolean {
  const end = output.length > LOOKED_AT ? output.slice(-LOOKED_AT) : output
  for (const sign of SIGNS) if (end.includes(sign)) return true
  return false
}

/** Without their first letter where a tool may write it large. */
const SIGNS: readonly string[] = [
  'rror',
  'ERR',
  'ailed',
  'ailing',
  'ailure',
  ' fail',
  'FAIL',
  'xception',
  'panic',
  'atal',
  'FATAL',
  'annot ',
  'ould not',
  'ot found',
  'o such',
  'enied',
  'efused',
  'nable to',
  'ndefined',
  'CONFLICT',
  'not ok',
  'ot defined',
  'nbound',
  'nknown',
  'rong ',
  'style issues',
  '*** ',
  // Where a stack is printed, something was thrown, whatever it is called.
  '\n    at ',
  'Exit code',
  'Segmentation',
  'Killed',
  '✗',
  '✕',
  '×',
  '错误',
  '錯誤',
  '失败',
  '失敗',
  '未通',
  '冲突',
  '衝突',
  'エラー',
]
const LOOKED_AT = 12_000
