/** Whether an edit changes only comments and empty lines: no test can tell the difference. What steers a tool is no mere comment. */
export function changesOnlyRemarks(path: string, before: string, after: string): boolean {
  const remark = REMARKS.find(({ files }) => files.test(path))?.remark
  if (remark === undefined || before === after) return false
  const [was, now] = [before, after].map((text) => text.split('\n').map((line) => line.trimEnd())) as [
    string[],
    string[],
  ]
  const [code, codeNow] = [codeOf(was, remark), codeOf(now, remark)]
  // Alone it may stand in a text: a heading, the item of a list.
  if (code.length === 0 && (remark === HASH || !before.includes('//'))) return false
  const isSame = code.join('\n') === codeNow.join('\n')
  return isSame && ![...was, ...now].some((line) => STEERS.test(line) && !(was.includes(line) && now.includes(line)))
}

/** Without the lines that are only remarks, and without those behind the code. What is commented out is no code. */
function codeOf(lines: readonly string[], remark: RegExp): string[] {
  const isSlashed = remark === SLASHES
  const code: string[] = []
  let isInside = false
  for (const line of lines) {
    const isRemark = isInside || line.trim() === '' || remark.test(line)
    if (isSlashed) isInside = isInside ? !line.includes('*/') : OPENS.test(line)
    if (!isRemark) code.push(line.replace(isSlashed ? BEHIND_SLASHES : BEHIND_HASH, ''))
  }
  return code
}

const OPENS = /^\s*\/\*(?!.*\*\/)/
/** In Rust what stands behind three of them is run as a test. */
const SLASHES = /^\s*(?:\/\/(?![/!])|\/\*|\*(?:\s|\/|$)|\*\/)/
const HASH = /^\s*#/
/** A quote behind it may be the end of a text that it stands in. */
const BEHIND_SLASHES = /\s+\/\/ [^'"`]*$/
const BEHIND_HASH = /\s+# [^'"`]*$/
const REMARKS: readonly { readonly files: RegExp; readonly remark: RegExp }[] = [
  { files: /\.(?:[cm]?[jt]sx?|go|rs|java|kt|swift|cs|c|cc|cpp|h|hpp|scala|dart|php)$/, remark: SLASHES },
  { files: /\.(?:py|rb|sh|bash|ex|exs|toml)$/, remark: HASH },
]
/** Tools read these: what to check, to build, to leave out, and what an example prints. */
const STEERS =
  /@ts-|@(?:jest|vitest)|eslint|biome|prettier|nolint|noqa|pylint|mypy|ruff:|rubocop|sonar|type: ?ignore|go:|\+build|pragma|istanbul|\b[cv]8 |coverage|[Oo]utput:|#!|coding[:=]|frozen_string|region|@jsx|@license|>>>/
