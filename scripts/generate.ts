import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { OUTLINES_FILE, outlinesSource } from './generate/outlines.ts'

/**
 * Writes the outlines, the settings' defaults, schemas/ and docs/events/ from the catalogue; with --check only says what is stale, with --release notes down what
 * is promised.
 */
async function main(args: readonly string[]): Promise<number> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  const outlines = await bringOutlinesUpToDate(root, args.includes('--check'))
  // Only now: everything else is made with the help of the outlines.
  const { generatedFiles, staleFiles } = await import('./generate/files.ts')
  const stale = [...outlines, ...(await staleFiles(root))]
  if (args.includes('--check')) {
    for (const { path, why } of stale) process.stderr.write(`${path}: ${why}\n`)
    if (stale.length > 0) process.stderr.write('Run "npm run generate" and commit the result.\n')
    return stale.length > 0 ? 1 : 0
  }
  if (args.includes('--release')) {
    const { currentSurface } = await import('../src/schemas/release.ts')
    const release = { version: manifest.version, surface: currentSurface() }
    await writeFile(join(root, 'schemas/released.json'), `${JSON.stringify(release, null, 2)}\n`)
  }
  const files = generatedFiles()
  for (const { path } of stale) {
    if (path === OUTLINES_FILE) continue
    const text = files.get(path)
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    await (text === undefined ? rm(file) : writeFile(file, text))
  }
  process.stdout.write(`${files.size + 1} files, ${stale.length} changed\n`)
  return 0
}

async function bringOutlinesUpToDate(root: string, checkOnly: boolean): Promise<{ path: string; why: 'differs' }[]> {
  const file = join(root, OUTLINES_FILE)
  const source = outlinesSource()
  if ((await readFile(file, 'utf8').catch(() => '')) === source) return []
  if (!checkOnly) await writeFile(file, source)
  return [{ path: OUTLINES_FILE, why: 'differs' }]
}

process.exitCode = await main(process.argv.slice(2))
