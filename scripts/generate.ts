import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { currentSurface } from '../src/schemas/release.ts'
import { generatedFiles, staleFiles } from './generate/files.ts'

/** Writes schemas/ and docs/events/ from the catalogue; with --check only says what is stale, with --release notes down what is promised. */
async function main(args: readonly string[]): Promise<number> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  const stale = await staleFiles(root)
  if (args.includes('--check')) {
    for (const { path, why } of stale) process.stderr.write(`${path}: ${why}\n`)
    if (stale.length > 0) process.stderr.write('Run "npm run generate" and commit the result.\n')
    return stale.length > 0 ? 1 : 0
  }
  if (args.includes('--release')) {
    const release = { version: manifest.version, surface: currentSurface() }
    await writeFile(join(root, 'schemas/released.json'), `${JSON.stringify(release, null, 2)}\n`)
  }
  const files = generatedFiles()
  for (const { path } of stale) {
    const text = files.get(path)
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    await (text === undefined ? rm(file) : writeFile(file, text))
  }
  process.stdout.write(`${files.size} files, ${stale.length} changed\n`)
  return 0
}

process.exitCode = await main(process.argv.slice(2))
