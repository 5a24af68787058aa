import { commandKind } from '../../../../base/shell/command-kind.ts'
import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall, VerifyStep } from '../../state.ts'

/**
 * How a plan wants its work verified: the commands under such a heading, and what is to be tried by hand. A later plan that says so
 * takes the place of the one before.
 */
export function takeVerification(ledger: Ledger, text: string): void {
  if (!HEADINGS.test(text)) return
  const steps = sectionOf(text).flatMap(stepOf).slice(0, MOST)
  if (steps.length > 0) ledger.verify = { step: ledger.step, steps }
}

/** A command of it was run. */
export function takeVerified(ledger: Ledger, { command, whole = command }: OpenCall): void {
  const { verify, step } = ledger
  if (verify === undefined || whole.length > LONGEST_COMMAND) return
  const run = segmentsOf(whole).map((segment) => cleaned(segment))
  if (!verify.steps.some(({ parts }) => parts.some((part) => isRun(part.command, run)))) return
  const steps = verify.steps.map((one) => ({
    ...one,
    parts: one.parts.map((part) => (isRun(part.command, run) ? { ...part, run: step } : part)),
  }))
  ledger.verify = { ...verify, steps }
}

function isRun(command: string, run: readonly string[]): boolean {
  return run.some((other) => other === command || other.startsWith(`${command} `))
}

/** What stands below the heading, up to the next one. */
function sectionOf(text: string): string[] {
  const found: string[] = []
  let isIn = false
  for (const raw of text.slice(0, LONGEST_PLAN).split('\n')) {
    // Readers number the lines they show.
    const line = raw.replace(/^\s*\d+→/, '')
    const title = /^\s*(?:#{1,6}\s+|\*\*)(?:\d+[.)] )?([^*#]{2,60}?)(?:\*\*)?:?\s*$/.exec(line)?.[1]
    if (title !== undefined) isIn = HEADING.test(title)
    else if (isIn && line.trim() !== '') found.push(line.trim())
  }
  return found
}

function stepOf(line: string): VerifyStep[] {
  const item = line.replace(/^(?:[-*•]|\d+[.)])\s+(?:\[[ xX]?\]\s*)?/, '')
  const quoted = /^(?:run:? +|執行：?|执行：?)?`([^`]+)`/i.exec(item)?.[1]
  // In a block of code every line is a command.
  const command = quoted ?? (item === line && COMMAND.test(item) ? item : undefined)
  if (command !== undefined) {
    const parts = segmentsOf(command)
      .map((segment) => cleaned(segment))
      .filter((part) => part !== '' && !/^(?:cd|pushd)\s/.test(part))
    // What changes something is tried by somebody who knows what comes of it, and is no check to be made up for.
    if (parts.some((part) => CHANGES.test(part)) && !parts.some((part) => commandKind(part) === 'check'))
      return quoted !== undefined && SAYS_MORE.test(item) && item.length <= LONGEST
        ? [{ text: oneLine(item), parts: [] }]
        : []
    return COMMAND.test(command) && parts.length > 0
      ? [{ text: oneLine(command, LONGEST), parts: parts.map((part) => ({ command: part, run: 0 })) }]
      : []
  }
  return BY_HAND.test(item) && item.length <= LONGEST && !/[:：]$/.test(item)
    ? [{ text: oneLine(item), parts: [] }]
    : []
}

const HEADINGS = /verif|validation|test(?:ing)? plan|how to test|驗證|验证/i
const HEADING =
  /^(?:final |manual |end-to-end )?(?:verif|validation|test(?:ing)? plan|how to (?:test|verify))|^(?:驗證|验证)/i
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:cd \S+ && )?(?:\.{0,2}\/)?[a-z][\w./-]*(?: +[^\s=|]|$)(?!.*[。：])/
const CHANGES =
  /^(?:git (?:commit|push|pull|reset|rebase|merge|checkout|switch|restore|clean|stash|tag|branch -[dD]|am|cherry-pick|revert)|rm|mv|kill|pkill|sudo|kubectl (?:apply|delete|patch|rollout)|terraform (?:apply|destroy)|docker (?:rm|rmi|push|system|volume|compose down)|npm publish|gh (?:pr|release) (?:create|merge|close|delete))\b/
/** What is to be seen of it stands behind it. */
const SAYS_MORE = /`[^`]*` *[-—–:,]? *\p{L}[^`]{8,}/u
const BY_HAND =
  /\bmanual(?:ly)?\b|\bby hand\b|^(?:verify|confirm|check|ensure|make sure|try|see) (?!the following)|手動|手动|人工|^(?:確認|确认|檢查|检查)/i
const MOST = 8
const LONGEST = 200
const LONGEST_COMMAND = 2000
const LONGEST_PLAN = 40_000
