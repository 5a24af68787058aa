import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, hookRun } from './lib/bench.ts'
import { percentile, type Run } from './lib/measure.ts'

/** What the packs may cost a call, compared with the same call where there are no rules. */
const MOST = 1.15

/** What agents call all day. The last ones are code: on the command line, in a heredoc, and in scripts of this session. */
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
  ['bash new.sh', 'Bash', () => ({ command: 'bash new.sh' })],
  ['python3 <<', 'Bash', () => ({ command: "python3 - <<'PY'\nimport json\nprint(json.load(open('a.json')))\nPY" })],
  ['awk', 'Bash', () => ({ command: "ps aux | awk '{print $2}' | head" })],
]

/** PreToolUse with the six packs on, as a ratio to the same without rules. */
export function benchPacks({ place, rounds }: Bench): void {
  const homes = { none: join(place, 'packs-none'), packs: join(place, 'packs-all') }
  for (const [name, home] of Object.entries(homes)) {
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'settings.json'), JSON.stringify({ rules: { safety: name === 'packs' } }))
  }
  const transcriptPath = join(place, 'packs.jsonl')
  writeFileSync(transcriptPath, '{}\n')
  writeFileSync(join(place, 'old.py'), 'print(1)\n')
  utimesSync(join(place, 'old.py'), 1_600_000_000, 1_600_000_000)
  writeFileSync(join(place, 'new.py'), 'import json\nprint(json.dumps({"a": 1}))\n'.repeat(20))
  writeFileSync(join(place, 'new.sh'), '#!/bin/bash\nset -e\nfor f in src/*.ts; do wc -l "$f"; done\nnpm test\n')
  const times = new Map<string, number[]>()
  // The first round makes the store and compiles the packs.
  for (let n = -1; n < rounds; n++)
    for (const [name, toolName, input] of CALLS)
      for (const [kind, home] of Object.entries(homes)) {
        const call = { toolName, toolInput: input(place), toolUseId: `${name}${n}` }
        const fields = { sessionId: 'bench', cwd: place, transcriptPath, ...call }
        const took = cpuOf(hookRun(place, home, 'PreToolUse', fields))
        if (n >= 0) times.set(`${name} ${kind}`, [...(times.get(`${name} ${kind}`) ?? []), took])
      }
  console.log(`\nThe packs on, ${rounds} rounds, interleaved (milliseconds of the processor, the quieter quarter)`)
  console.log('                     none   packs   ratio   at most')
  for (const [name] of CALLS) {
    const [none = 0, packs = 0] = ['none', 'packs'].map((kind) => percentile(times.get(`${name} ${kind}`) ?? [], 0.25))
    const cells = [none, packs].map((time) => time.toFixed(2).padStart(8)).join('')
    console.log(
      `${name.padEnd(17)}${cells}${(packs / none).toFixed(2).padStart(8)}   ${MOST} ${packs / none <= MOST ? 'ok' : 'OVER'}`,
    )
  }
}

/** What a process took of the processor: other programs make it wait, and that is not counted. */
function cpuOf({ program, args, input, env }: Run): number {
  const run = Bun.spawnSync([program, ...args], { ...(input && { stdin: Bun.file(input) }), ...(env && { env }) })
  if (run.exitCode !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${run.exitCode}`)
  return Number(run.resourceUsage?.cpuTime.total ?? 0) / 1000
}
