import { anchorsOf, withoutLongRuns } from '../anchors.ts'
import { clip, oneLine } from '../sentences.ts'
import type { Entry } from '../transcript/entry.ts'
import { inputText } from './call-text.ts'
import type { Ledger } from './facts.ts'
import { factOf, keyOf, put } from './put.ts'
import { tellingLine } from './telling-line.ts'

/** Shell commands with what came of them. The same command run again supersedes its earlier run. */
export function takeCommands(ledger: Ledger, entry: Entry): void {
  if (entry.type === 'call') openCommand(ledger, entry)
  if (entry.type === 'result') closeCommand(ledger, entry)
}

function openCommand(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  if (entry.tool !== 'Bash') return
  const whole = inputText(entry, 'command')
  const command = plainCommand(whole)
  if (command === '') return
  put(ledger, entry, {
    kind: 'command',
    key: keyOf(command),
    text: command,
    status: 'unknown',
    own: {
      command,
      purpose: clip(oneLine(inputText(entry, 'description')), 100),
      outcome: '',
      names: [...anchorsOf(withoutLongRuns(whole.slice(0, 8000)))].slice(0, 24),
    },
  })
  ledger.calls[entry.id] = { tool: 'Bash', step: ledger.step, away: isAway(whole, ledger.cwd), command }
}

function closeCommand(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>): void {
  const call = ledger.calls[entry.id]
  const fact = call === undefined ? undefined : factOf(ledger, 'command', keyOf(call.command))
  if (fact === undefined) return
  const failed = entry.failed || hasFailures(entry.text)
  fact.status = failed ? 'failing' : 'passing'
  fact.outcome = failed ? tellingLine(entry.text) : ''
}

function isAway(command: string, cwd: string): boolean {
  const folder = /(?:^|&&|;)\s*(?:cd|git -C)\s+["']?([^\s"';&]+)/.exec(command)?.[1]
  if (folder === undefined || !/^[/~$]/.test(folder)) return false
  return cwd === '' || !folder.startsWith(cwd)
}

/** A pipe hides the exit code: `go test | tail` ends with 0 although a test failed. */
export function hasFailures(output: string): boolean {
  const tail = output.length > 8000 ? output.slice(-8000) : output
  return /^(?:Exit code [1-9]|\s*--- FAIL: |FAIL\b|FAILED\b|\s*[1-9]\d* (?:failed|failing|fail)\b)/m.test(tail)
}

/** The command as a person would repeat it: without `cd` into the project, comments, here-documents and output trimming. */
export function plainCommand(command: string): string {
  const plain = command
    .replace(/^\s*(?:#[^\n]*\n\s*)+/, '')
    .replace(/"?\$\(cat <<-?\s*['"]?(\w+)['"]?[\s\S]*?\n\s*\1\s*\)"?/g, '"…"')
    .replace(/<<-?\s*['"]?(\w+)['"]?[\s\S]*?\n\s*\1\b/g, '<<$1 …')
    .replace(/^\s*cd\s+\S+\s*(?:&&|;)\s*/, '')
    .replace(/(?:\s*2>&1)?(?:\s*\|\s*(?:head|tail)(?:\s+-\S+)*(?:\s+\d+)?)*\s*$/, '')
  return oneLine(plain).slice(0, LONGEST)
}

const LONGEST = 320
