// npm run bench: how long a hook takes, as ratios to yardsticks measured in the same run. Never a test: machines differ and are noisy.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBinary, compile } from '../scripts/build.ts'
import { benchCompaction } from './compaction.ts'
import { benchEngine } from './engine/main.ts'
import { benchEvents } from './events.ts'
import { benchHosts } from './hosts.ts'
import { benchInProcess } from './in-process.ts'
import { root } from './lib/hook.ts'
import { benchMemory } from './memory.ts'
import { benchPacks } from './packs.ts'
import { benchPast } from './past/past.ts'
import { benchPeers } from './peers.ts'
import { benchWorkflow } from './workflow.ts'
import { benchWrapper } from './wrapper.ts'

const rounds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200)
// Not by our name: a path that bears it has the own rules asked, as hardly any does.
const place = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  console.log('building …')
  buildBinary()
  const yardsticks = join(place, 'yardsticks')
  mkdirSync(yardsticks)
  for (const name of ['empty', 'floor', 'parse'])
    compile(join(root, 'bench/yardsticks', `${name}.ts`), join(yardsticks, name))
  benchEvents({ place, yardsticks, rounds })
  benchMemory({ place, yardsticks, rounds: Math.max(20, Math.floor(rounds / 2)) })
  await benchPeers({ place, yardsticks, rounds: Math.max(10, Math.floor(rounds / 10)) })
  benchPacks({ place, yardsticks, rounds: Math.max(20, Math.floor(rounds / 4)) })
  benchWorkflow({ place, yardsticks, rounds })
  benchWrapper({ place, yardsticks, rounds })
  benchHosts({ place, yardsticks, rounds: Math.max(20, Math.floor(rounds / 2)) })
  await benchInProcess({ place })
  await benchCompaction({ place, yardsticks, rounds: Math.max(10, Math.floor(rounds / 10)) })
  await benchPast({ place, yardsticks, rounds: Math.max(3, Math.floor(rounds / 40)) })
  await benchEngine()
} finally {
  rmSync(place, { recursive: true, force: true })
}
