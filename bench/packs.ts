import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, hookRun } from './lib/bench.ts'
import { interleaved, p50, type Subject } from './lib/measure.ts'

/** What the packs may cost a call, compared with the same call where there are no rules. */
const MOST = 1.15

/** What agents call all day. Of the last two the analysis is needed: code on the command line, and a script of this session. */
const CALLS: readonly (readonly [name: string, tool: string, input: (place: string) => Record<string, unknown>])[] = [
  ['npm test', 'Bash', () => ({ command: 'npm test -- --filter retry' })],
  ['git commit', 'Bash', () => ({ command: 'git add -A && git commit -m "Add a retry"' })],
  ['a loop with $', 'Bash', () => ({ command: 'for f in src/*.ts; do wc -l "$f"; done' })],
  ['find ./', 'Bash', () => ({ command: "find . -name '*.ts' -not -path './node_modules/*'" })],
  ['python3 old.py', 'Bash', () => ({ command: 'python3 old.py' })],
  ['cat > a.ts', 'Bash', () => ({ command: "cat > src/a.ts <<'EOF'\nif (a > b) {}\nEOF" })],
  ['Read', 'Read', (place) => ({ file_path: join(place, 'src/a.ts') })],
  ['Write', 'Write', (place) => ({ file_path: join(place, 'src/a.ts'), content: 'const a = 1\n'.repeat(50) })],
  ['Edit', 'Edit', (place) => ({ file_path: join(place, 'src/a.ts'), old_string: 'a', new_string: 'b' })],
  ['node -e', 'Bash', () => ({ command: "node -e 'console.log(1)'" })],
  ['python3 new.py', 'Bash', () => ({ command: 'python3 new.py' })],
]

/** PreToolUse with the six packs on, as a ratio to the same without rules. */
export function benchPacks({ place, rounds }: Bench): void {
  const homes = { none: join(place, 'packs-none'), packs: join(place, 'packs-all') }
  for (const [name, home] of Object.entries(homes)) {
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'settings.json'), JSON.stringify({ rules: { safety: name === 'packs' } }))
  }
  const transcriptPath = join(place, 'packs.jsonl')
  writeFileSync(join(place, 'old.py'), 'print(1)\n')
  writeFileSync(transcriptPath, '{}\n')
  writeFileSync(join(place, 'new.py'), 'import json\nprint(json.dumps({"a": 1}))\n'.repeat(20))
  const subjects = CALLS.flatMap(([name, tool, input]) =>
    Object.entries(homes).map(
      ([kind, home]): Subject => ({
        name: `${name} ${kind}`,
        prepare: (n) =>
          hookRun(place, home, 'PreToolUse', {
            sessionId: 'bench',
            cwd: place,
            transcriptPath,
            toolName: tool,
            toolInput: input(place),
            toolUseId: `${name}${n}`,
          }),
      }),
    ),
  )
  // Once, so that no timed run creates the store or compiles the packs.
  interleaved(subjects.slice(0, 2), 1)
  const times = interleaved(subjects, rounds)
  console.log(`\nThe packs on, ${rounds} rounds, interleaved (milliseconds)`)
  console.log('                     none   packs   ratio   at most')
  for (const [name] of CALLS) {
    const [none, packs] = [p50(times[`${name} none`]), p50(times[`${name} packs`])]
    const cells = [none, packs].map((time) => time.toFixed(2).padStart(8)).join('')
    console.log(
      `${name.padEnd(17)}${cells}${(packs / none).toFixed(2).padStart(8)}   ${MOST} ${packs / none <= MOST ? 'ok' : 'OVER'}`,
    )
  }
}
