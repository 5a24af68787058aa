// The engine's speed, as ratios to yardsticks measured in the same run: node scripts/bun.mjs bench/engine/main.ts
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.ts'
import { installedTogether } from '../../scripts/vendor.ts'
import { benchConcurrency } from './concurrency.ts'
import { benchGemini } from './gemini.ts'

export async function benchEngine(): Promise<void> {
  const hookable = await installedTogether('hookable', { hookable: '6.1.2' })
  // Inside the project, because what is bundled looks for its dependencies from where it is.
  mkdirSync(join(root, 'tmp'), { recursive: true })
  const place = mkdtempSync(join(root, 'tmp', 'bench-'))
  try {
    await Bun.build({
      entrypoints: [join(import.meta.dir, 'fire.ts')],
      outdir: place,
      naming: 'fire.mjs',
      target: 'node',
    })
    const peer = hookable.status === 'ready' ? [Bun.resolveSync('hookable', hookable.path)] : []
    if (hookable.status === 'missing') console.log(`hookable could not be had: ${hookable.reason}`)
    // Each in a process of its own: what ran before would change how fast the rest is.
    for (const program of [process.execPath, 'node']) {
      execFileSync(program, [join(place, 'fire.mjs'), ...peer], { stdio: 'inherit' })
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
  await benchConcurrency()
  await benchGemini()
}

if (import.meta.main) await benchEngine()
