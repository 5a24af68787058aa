import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.ts'
import { installedTogether } from '../../scripts/vendor.ts'

const RUNNER = 'node_modules/@google/gemini-cli-core/dist/src/hooks/hookRunner.js'

/** The same ten command hooks in Gemini CLI's runner and in ours, on Node, where both are at home. */
export async function benchGemini(): Promise<void> {
  const gemini = await installedTogether('gemini', { '@google/gemini-cli-core': '0.61.0' })
  if (gemini.status === 'missing') return console.log(`Gemini CLI could not be had: ${gemini.reason}`)
  // Inside the project, because what is bundled looks for its dependencies from where it is.
  mkdirSync(join(root, 'tmp'), { recursive: true })
  const place = mkdtempSync(join(root, 'tmp', 'bench-'))
  try {
    await Bun.build({
      entrypoints: [join(import.meta.dir, 'beside-gemini.ts')],
      outdir: place,
      naming: 'beside.mjs',
      target: 'node',
    })
    execFileSync('node', [join(place, 'beside.mjs'), join(gemini.path, RUNNER)], { stdio: 'inherit' })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
