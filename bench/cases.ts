// npm run bench:cases FOLDER [OUT]: drives the product through the real event order of a compaction on every case of a folder,
// and writes what it injected to OUT/<case>.a.txt and .b.txt.
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
import { contextIn, fire, logOf } from './lib/hook.ts'

const [folder, out = join(tmpdir(), 'throughline-cases')] = process.argv.slice(2)
if (!folder || !existsSync(folder)) {
  console.error('usage: npm run bench:cases FOLDER [OUT]   (a folder of cases: before.jsonl, summary.txt, after.jsonl)')
  process.exit(2)
}
mkdirSync(out, { recursive: true })
for (const name of readdirSync(folder).sort()) {
  const place = join(folder, name)
  if (!existsSync(join(place, 'summary.txt'))) continue
  const { a, b } = compact(place)
  writeFileSync(join(out, `${name}.a.txt`), a)
  writeFileSync(join(out, `${name}.b.txt`), b)
}
console.log(out)

function compact(place: string): { a: string; b: string } {
  const home = mkdtempSync(join(tmpdir(), 'throughline-case-'))
  try {
    const transcriptPath = join(home, 'transcript.jsonl')
    copyFileSync(join(place, 'before.jsonl'), transcriptPath)
    const summary = readFileSync(join(place, 'summary.txt'), 'utf8')
    const common = { sessionId: 'case', cwd: home, transcriptPath }
    fire(home, 'SessionStart', { ...common, source: 'startup' })
    fire(home, 'PreCompact', { ...common, trigger: 'auto', customInstructions: null })
    const a = contextIn(fire(home, 'SessionStart', { ...common, source: 'compact', model: 'claude-sonnet-5' }))
    fire(home, 'PostCompact', { ...common, trigger: 'auto', summary })
    const b = contextIn(fire(home, 'UserPromptSubmit', { ...common, promptId: 'p2', prompt: 'continue' }))
    const log = logOf(home)
    if (log) console.error(log)
    return { a, b }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
