import { join } from 'node:path'
import { hookCommandLine } from '../src/hosts/command-line.ts'
import { type Bench, hookRun } from './lib/bench.ts'
import { interleaved, p50, type Subject } from './lib/measure.ts'

const MOST_MS = 0.3
const MOST_SHARE = 0.05

/** What the hook command costs that survives the program's absence, compared with the program's bare name: hosts run either by a shell. */
export function benchWrapper({ place, rounds }: Bench): void {
  const home = join(place, 'wrapper-home')
  const shell = (name: string, lineOf: (program: string) => string): Subject => ({
    name,
    prepare(n) {
      const fields = {
        sessionId: name,
        cwd: place,
        toolName: 'Bash',
        toolUseId: `${name}${n}`,
        toolInput: { command: 'ls' },
      }
      const run = hookRun(place, home, 'PreToolUse', fields)
      return { ...run, program: '/bin/sh', args: ['-c', lineOf(run.program)] }
    },
  })
  const subjects = [
    shell('bare', (program) => `exec "${program}" hook claude-code`),
    shell('wrapped', (program) => hookCommandLine(program, 'claude-code')),
  ]
  interleaved(
    subjects.map((subject) => ({ ...subject, prepare: () => subject.prepare(-1) })),
    1,
  )
  const times = interleaved(subjects, rounds)
  const [bare, wrapped] = [p50(times.bare), p50(times.wrapped)]
  const more = wrapped - bare
  const isLittle = more <= MOST_MS || more <= bare * MOST_SHARE
  console.log(`\nThe hook command that survives the program's absence, ${rounds} rounds, interleaved (milliseconds)`)
  console.log(
    `bare ${bare.toFixed(2)}, wrapped ${wrapped.toFixed(2)}: ${more.toFixed(2)} more (${((more / bare) * 100).toFixed(1)} %); at most ${MOST_MS} ms or ${MOST_SHARE * 100} %: ${isLittle ? 'ok' : 'OVER'}`,
  )
}
