import { plainForm } from '../../../../base/shell/plain-form.ts'

export interface CheckPart {
  /** As somebody would run it again: with its folder, without the trimming of its output. */
  readonly command: string
  /** Whether its words say that it checks. */
  readonly named: boolean
}

export interface CheckRun {
  readonly parts: readonly CheckPart[]
  readonly chain: string
  /** The shell hides how the last part ended. */
  readonly hidden: boolean
  /** The output was searched: nothing found ends like a failure. */
  readonly searched: boolean
  /** Something else ran behind the checks: the output, and how the whole ended, may be that one's. */
  readonly others: boolean
}

/**
 * The checks in a shell line: test, lint, build, type check, format, or anything that is run to see whether the work holds. By
 * what their words say, whatever the tool; a command without such words is a candidate that has to be repeated after edits.
 */
export function checkRunOf(command: string): CheckRun | undefined {
  if (command.length > LONGEST) return undefined
  const segments = segmentsOf(command)
  const parts: CheckPart[] = []
  let folder = ''
  let hidden = false
  let searched = false
  let others = false
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1]
    if (before?.then === '|') {
      searched ||= /^(?:grep|rg|egrep)\b/.test(segment.text)
      continue
    }
    if (CAPTURES.test(segment.text)) continue
    const plain = cleaned(segment)
    if (/^(?:cd|pushd)\s/.test(plain)) {
      folder = plain
      continue
    }
    if (plain === '' || READS.test(plain)) continue
    const named = isNamed(plain)
    others = !named
    if (!named && segments.length > MOST_UNNAMED) continue
    parts.push({ command: folder === '' ? plain : `${folder} && ${plain}`, named })
    hidden ||= segment.then === '|' || segment.then === '||' || segment.then === ';'
  }
  const kept = parts.some(({ named }) => named) ? parts.filter(({ named }) => named) : parts
  if (kept.length === 0) return undefined
  return { parts: kept, chain: chainOf(kept), hidden, searched, others: others && parts.some(({ named }) => named) }
}

/** The folder once, then the parts. */
function chainOf(parts: readonly CheckPart[]): string {
  const [first, ...rest] = parts
  const folder = /^(?:cd|pushd) .*? && /.exec(first?.command ?? '')?.[0] ?? ''
  return [first?.command ?? '', ...rest.map(({ command }) => command.replace(folder, ''))].join(' && ')
}

function isNamed(plain: string): boolean {
  const words = plainForm(plain)
    .split(/\s+/, 7)
    .filter((word) => !word.startsWith('-'))
  return words.slice(0, 5).some((word, at) => (at === 0 || !/[/.]\w+$/.test(word)) && CHECKS.test(word))
}

/** Without variables before it, time limits and where its output goes. */
export function cleaned({ text }: Segment): string {
  return (
    text
      .replace(/^(?:(?:[A-Z_][A-Z0-9_]*=\S*|time|sudo|nohup|timeout \d+\w?|env)\s+)+/, '')
      .replace(/\s*(?:\d?>&\d|&?\d?>>?\s*\S+)/g, '')
      .replace(/^[({]\s*|\s*&\s*$/g, '')
      // The end of a subshell whose beginning is another command.
      .replace(/^([^(]*\S)\s*\)$/, '$1')
      .trim()
  )
}

/** What a check is called, in whatever tool: as a word of its own in a name like `test:ci`, `run-lint.sh` or `make check`. */
const CHECKS =
  /(?:^|[:/_.-])(?:tests?|spec|specs|e2e|lint|linter|check|checks|verify|validate|build|compile|typecheck|types|tsc|vet|fmt|format|prettier|coverage|ci|pytest|unittest|nextest|ava|jest|vitest|mocha|eslint|ruff|mypy|pyright|clippy|biome|rspec|phpunit|ctest|credo|tox|playwright|cypress|golangci-lint|shellcheck|benchmark|bench)(?:$|[:_.-])/i
/** They look, move and publish; they check nothing. */
const READS =
  /^(?:ls|cat|head|tail|grep|rg|egrep|find|fd|wc|which|type|git|gh|glab|echo|printf|sed|awk|cd|mkdir|rm|cp|mv|test|\[|sleep|curl|wget|jq|yq|diff|code|open|touch|export|source|\.|for|if|while|do|done|then|fi|else|kill|pkill|killall|ps|lsof|nc|ping|ssh|chmod|chown|ln|pwd|date|env|set|tree|stat|file|sort|uniq|cut|tr|xargs|tee|less|du|df|man|read|wait|true|false|exit|return|brew|apt|apt-get|pip|npm (?:i|install|ci|view|info)|pnpm (?:i|install|add)|yarn (?:add|install)|bun (?:i|install|add)|docker|kubectl|psql|sqlite3|redis-cli|node -e|python3? -c|bd|linear)\b/
/** What only fills a variable. */
const CAPTURES = /^\w+=["']?\$\(/
const LONGEST = 2000
const MOST_UNNAMED = 2

/** One command of a chain, and what joins it to the next. */
export interface Segment {
  readonly text: string
  readonly then: '&&' | '||' | ';' | '|' | ''
}

/** The commands of a shell line; what stands in quotes, brackets or a here-document is not taken apart. */
export function segmentsOf(command: string): Segment[] {
  const plain = command.includes('<<') ? command.replace(DOCUMENT, '<<$1') : command
  const found: Segment[] = []
  let from = 0
  for (const match of plain.matchAll(PIECE)) {
    const joint = match[1]
    if (joint === undefined) continue
    push(found, plain.slice(from, match.index), joint === '\n' ? ';' : (joint as Segment['then']))
    from = match.index + joint.length
  }
  push(found, plain.slice(from), '')
  return found
}

function push(found: Segment[], text: string, then: Segment['then']): void {
  const plain = text.trim()
  if (plain !== '' && !plain.startsWith('#')) found.push({ text: plain, then })
}

/** Quoted text and substitutions are passed over whole; only a joint is captured. */
const PIECE = /"(?:[^"\\]|\\.)*"|'[^']*'|\$\([^)]*\)|\\[\s\S]|(&&|\|\||;|\||\n)/g
const DOCUMENT = /<<-?\s*['"]?(\w+)['"]?[\s\S]*?\n\s*\1\b/g
