import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench } from '../lib/bench.ts'
import { binary } from '../lib/hook.ts'
import { interleaved, p50, peakSoFar } from '../lib/measure.ts'
import { writeTranscript } from '../lib/transcript.ts'

const MB = 1024 * 1024

/** A question to a large transcript against reading and parsing it; the second question against the first; the memory of both. */
export async function benchPast({ place, yardsticks, rounds }: Bench): Promise<void> {
  const huge = join(place, 'past.jsonl')
  writeTranscript(huge, 200 * MB)
  const home = join(place, 'past-home')
  mkdirSync(home)
  const env = { THROUGHLINE_HOME: home, HOME: place, PATH: process.env.PATH ?? '' }
  const words = (question: string) => ['past', question, '--transcript', huge]
  const times = interleaved(
    [
      { name: 'parse', prepare: () => ({ program: join(yardsticks, 'parse'), args: [huge] }) },
      {
        name: 'first',
        prepare() {
          rmSync(join(home, 'past'), { recursive: true, force: true })
          return { program: binary, args: words('what must never be touched in the client?'), env }
        },
      },
      { name: 'second', prepare: () => ({ program: binary, args: words('why did the queue test fail?'), env }) },
    ],
    rounds,
    { inOrder: true },
  )
  console.log(`\nAsking a transcript of 200 MB, ${rounds} rounds (p50, milliseconds)`)
  line('first question', p50(times.first), p50(times.parse), 'reading and parsing', 3)
  line('second question', p50(times.second), p50(times.first), 'the first', 0.2)
  rmSync(join(home, 'past'), { recursive: true, force: true })
  const most = [await peak(words('what failed?'), env), await peak(words('what was decided?'), env)]
  console.log(`memory: first ${most[0]} MB, second ${most[1]} MB (at most 150)`)
  rmSync(huge)
}

async function peak(args: readonly string[], env: Record<string, string>): Promise<string> {
  const run = Bun.spawn([binary, ...args], { env, stdout: 'ignore' })
  let most = 0
  while (run.exitCode === null) {
    most = Math.max(most, peakSoFar(run.pid))
    await Bun.sleep(1)
  }
  return (most / MB).toFixed(0)
}

function line(name: string, own: number, other: number, what: string, most: number): void {
  const ratio = own / other
  console.log(
    `${name.padEnd(28)} ${own.toFixed(1).padStart(7)}   ${ratio.toFixed(2)}x ${what} (${other.toFixed(1)})   at most ${most}x ${ratio <= most ? 'ok' : 'OVER'}`,
  )
}
