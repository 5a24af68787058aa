/** False only when an output surely tells of no failure: a quick look before the patterns, for code that a hook runs cold. */
export function mayHaveFailed(output: string, command = ''): boolean {
  const end = output.length > LOOKED_AT ? output.slice(-LOOKED_AT) : output
  for (const sign of SIGNS) if (end.includes(sign)) return true
  // A linter says what it found in words of its own, but always where; what `grep` and the like show has places, too.
  return command.includes('|') && hasPlace(end) && !command.startsWith('grep') && !command.startsWith('rg ')
}

/** `cart.go:14:2`: a number between colons, behind a name. */
function hasPlace(text: string): boolean {
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let end = at + 1
    while (isDigit(text.charCodeAt(end))) end++
    if (end > at + 1 && text.charCodeAt(end) === COLON && isLetter(text.charCodeAt(at - 1))) return true
  }
  return false
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isLetter(code: number): boolean {
  return (code | 32) >= 97 && (code | 32) <= 122
}

const COLON = 58

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
  'nvalid',
  'reformat',
  'efused',
  'nable to',
  'ndefined',
  'CONFLICT',
  'not ok',
  'ot defined',
  'nbound',
  'nknown',
  'rong ',
  'does not ',
  '.php line ',
  'style issues',
  'ffense',
  'iolation',
  '*** ',
  'xit status',
  // A headline that is drawn: `-- TYPE MISMATCH ------ src/Cart.elm`.
  '-------- ',
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
  '未找到',
  '找不到',
  '无法',
  '無法',
  '不存在',
  '没有那个',
  '沒有此',
  '拒绝',
  '拒絕',
]
const LOOKED_AT = 12_000
