// npm run bench:cases FOLDER [OUT] [early]: drives the product through the real event order of a compaction on every case of a folder
// (before.jsonl, summary.txt, after.jsonl) and writes what it injected to OUT/<case>.a.txt and .b.txt. Whether that answers what
// the agent has to know is judged by a scorer or by a reader, not here; printed are the lengths, and the halves to tune and to look at.
// With `early` the summary is known before A is said, as Claude Code tells it by the end of its summariser.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshBinary } from '../scripts/fresh-binary.ts'
import { isRecord } from '../src/base/is-record.ts'
import { contextIn, fire, logOf } from './lib/hook.ts'

const [folder, out = join(tmpdir(), 'throughline-cases'), when = ''] = process.argv.slice(2)
if (!folder || !existsSync(folder)) {
  console.error(
    'usage: npm run bench:cases FOLDER [OUT] [early]   (a folder of cases: before.jsonl, summary.txt, after.jsonl)',
  )
  process.exit(2)
}
freshBinary()
mkdirSync(out, { recursive: true })
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'summary.txt')))
const halves = halvesOf(names.sort())
print('case', 'half', 'A', 'B')
for (const name of names) {
  const { a, b } = compact(join(folder, name))
  writeFileSync(join(out, `${name}.a.txt`), a)
  writeFileSync(join(out, `${name}.b.txt`), b)
  print(name, halves.get(name) ?? 0, a.length, b.length)
}
console.log(`texts in ${out}`)

/** In the client's order, and then what really came next. */
function compact(place: string): { a: string; b: string } {
  const home = mkdtempSync(join(tmpdir(), 'throughline-case-'))
  try {
    const transcriptPath = join(home, 'transcript.jsonl')
    copyFileSync(join(place, 'before.jsonl'), transcriptPath)
    const summary = readFileSync(join(place, 'summary.txt'), 'utf8')
    const common = { sessionId: 'case', cwd: home, transcriptPath }
    fire(home, 'SessionStart', { ...common, source: 'startup' })
    // All as automatic ones: after one by hand A leaves out what the client repeats of PreCompact, and no scorer has that.
    const customInstructions = wordsWithCommand(join(place, 'after.jsonl'))
    fire(home, 'PreCompact', { ...common, trigger: 'auto', customInstructions })
    const lastAssistantMessage = `<summary>\n${summary}\n</summary>`
    const ended = { ...common, agentId: 'summariser', agentType: '', stopHookActive: false, lastAssistantMessage }
    if (when === 'early') fire(home, 'SubagentStop', ended)
    const a = contextIn(fire(home, 'SessionStart', { ...common, source: 'compact', model: 'claude-sonnet-5' }))
    fire(home, 'PostCompact', { ...common, trigger: 'auto', summary })
    const next = nextOf(join(place, 'after.jsonl'))
    const event = next.toolName === undefined ? 'UserPromptSubmit' : 'PreToolUse'
    const b = contextIn(fire(home, event, { ...common, promptId: 'p2', ...next }))
    const log = logOf(home)
    if (log) console.error(log)
    return { a, b }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** What the person wrote behind the command: the client writes that down below the summary. */
function wordsWithCommand(file: string): string | null {
  for (const line of readFileSync(file, 'utf8').split('\n', 6)) {
    const entry = parsed(line)
    const text = isRecord(entry?.message) ? entry.message.content : undefined
    if (typeof text === 'string' && text.startsWith('<command-name>/compact<'))
      return /<command-args>([\s\S]*?)<\/command-args>/.exec(text)?.[1]?.trim() || null
  }
  return null
}

type Next = { prompt: string; toolName?: undefined } | { toolName: string; toolInput: unknown; toolUseId: string }

/** The person's first prompt or the agent's first tool call, whichever came first. */
function nextOf(file: string): Next {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const entry = parsed(line)
    if (!entry || entry.isSidechain === true || entry.isMeta === true || entry.isCompactSummary === true) continue
    const content = isRecord(entry.message) ? entry.message.content : undefined
    const blocks =
      typeof content === 'string' ? [{ type: 'text', text: content }] : Array.isArray(content) ? content : []
    for (const block of blocks.filter(isRecord)) {
      if (entry.type === 'user' && typeof block.text === 'string' && !block.text.startsWith('<'))
        return { prompt: block.text }
      if (block.type === 'tool_use' && typeof block.name === 'string')
        return { toolName: block.name, toolInput: block.input, toolUseId: String(block.id) }
    }
  }
  return { prompt: 'continue' }
}

/**
 * Two halves, so that what was tuned on one can be measured on the other: every second session in the order of names. Cases whose
 * transcripts begin alike are of one session and stay together.
 */
function halvesOf(cases: readonly string[]): Map<string, number> {
  const sessions = new Map<string, number>()
  return new Map(
    cases.map((name) => {
      const session = sessionOf(join(folder ?? '', name, 'before.jsonl'))
      const half = sessions.get(session) ?? (sessions.size % 2) + 1
      sessions.set(session, half)
      return [name, half]
    }),
  )
}

function sessionOf(file: string): string {
  return /"sessionId":"([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? file
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function print(...cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, at) => String(cell).padEnd(at === 0 ? 24 : 8)).join(''))
}
