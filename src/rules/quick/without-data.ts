import { hasTokenSign } from '../effects/program-names.ts'

/**
 * A shell text without what it only writes into an ordinary file below its folder: `cat > src/a.ts <<'EOF' …`. Between quoted marks nothing
 * is filled in and nothing is run, so that a look at the programs of a text need not see it. What is not plainly so stays as it is.
 */
export function withoutData(text: string): string {
  if (hasTokenSign(text)) return text
  let kept = ''
  let rest = text
  for (let at = rest.indexOf('<<'), found = 0; at >= 0; at = rest.indexOf('<<'), found++) {
    const end = rest.indexOf('\n', at)
    const start = rest.lastIndexOf('\n', at) + 1
    const before = kept + rest.slice(0, start)
    const line =
      end < 0 || end - start > LONGEST_LINE || found >= MOST ? undefined : DATA_LINE.exec(rest.slice(start, end))
    if (!line || QUOTES.test(before + (line[1] ?? ''))) return text
    const [, first = '', ahead, , mark = '', behind] = line
    const target = ahead ?? behind ?? ''
    const close = `${rest.slice(end)}\n`.indexOf(`\n${mark}\n`)
    if (close < 0 || target.includes('..') || target.includes('/.') || LEAVES.test(before + first)) return text
    kept = `${before}${first}cat\n`
    rest = rest.slice(end + close + 2 + mark.length)
  }
  return kept + rest
}

const MOST = 8
const LONGEST_LINE = 1000
const LEAVES = /\b(?:cd|pushd|popd)\b/
const QUOTES = /['"\\`]/
const FILE =
  '>>?\\s*([A-Za-z0-9_][\\w./-]*\\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|c|h|cc|cpp|hpp|cs|swift|vue|svelte|md|txt|css|scss|html|sql|sh))'
/** What stands before it, the file, the mark in quotes, and the file behind it. */
const DATA_LINE = new RegExp(
  `^((?:[^<>'"]*(?:&&|;)\\s*)?)cat\\s*(?:${FILE})?\\s*<<\\s*(?:(['"])(\\w+)\\3)\\s*(?:${FILE})?\\s*$`,
)
