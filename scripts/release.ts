// npm run release: dist/npm holds the packed packages, dist/plugin the plugin with the program of each platform; both with a list of
// checksums, the packages with one of what is inside. Nothing is published.
// `-- --only linux-x64` makes that platform's program alone.
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildLibrary, compileProgram } from './build.ts'
import { withoutDeadLinks } from './release/links.ts'
import { mainManifest, platformManifest } from './release/manifests.ts'
import { isPlatformId, PLATFORMS, type PlatformId, programName } from './release/platforms.ts'
import { packPlugin } from './release/plugin.ts'
import { root, run } from './run.ts'

const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const out = join(root, 'dist/npm')
const plugins = join(root, 'dist/plugin')
const staging = join(root, 'dist/npm-staging')

const only = process.argv[process.argv.indexOf('--only') + 1] ?? ''
const ids = process.argv.includes('--only')
  ? only.split(',').filter(isPlatformId)
  : (Object.keys(PLATFORMS) as PlatformId[])
if (ids.length === 0) throw new Error(`--only ${only}: there is ${Object.keys(PLATFORMS).join(', ')}`)

rmSync(out, { recursive: true, force: true })
rmSync(plugins, { recursive: true, force: true })
rmSync(staging, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
mkdirSync(plugins, { recursive: true })

console.log('the library')
buildLibrary()
pack(own.name, mainManifest(own, ids), (folder) => {
  mkdirSync(join(folder, 'bin'))
  copyFileSync(join(root, 'scripts/release/launcher.mjs'), join(folder, 'bin/throughline.mjs'))
  chmodSync(join(folder, 'bin/throughline.mjs'), 0o755)
  cpSync(join(root, 'dist/lib'), join(folder, 'dist/lib'), { recursive: true })
  writeFileSync(join(folder, 'dist/lib/storage/sqlite.bun.js'), bunStorage())
  for (const part of [
    'schemas',
    'plugin',
    'docs',
    'README.md',
    'CHANGELOG.md',
    'CONTEXT.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'LICENSE',
  ]) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  rmSync(join(folder, 'docs/decisions'), { recursive: true, force: true })
  // What the last release promised is compared within the checkout.
  rmSync(join(folder, 'schemas/released.json'))
  withoutDeadLinks(folder)
})
for (const id of ids) {
  console.log(`the program for ${id}`)
  const platform = PLATFORMS[id]
  pack(`${own.name}-${id}`, platformManifest(own, id), (folder) => {
    mkdirSync(join(folder, 'bin'))
    const file = join(folder, 'bin', programName(platform))
    compileProgram(file, platform)
    chmodSync(file, 0o755)
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  })
  console.log(`the plugin for ${id}`)
  const program = join(staging, `${own.name}-${id}`, 'bin', programName(platform))
  packPlugin(id, { program, version: own.version, staging, out: plugins })
}
rmSync(staging, { recursive: true, force: true })

writeFileSync(join(out, 'sbom.cdx.json'), run('npm', ['sbom', '--sbom-format', 'cyclonedx'], { quiet: true }))
console.log([...sumUp(out), ...sumUp(plugins)].map((file) => file.slice(root.length + 1)).join('\n'))

/** The checksums of everything in a folder, in the folder. */
function sumUp(folder: string): string[] {
  const files = readdirSync(folder).sort()
  const sums = files.map((file) => `${sha256(join(folder, file))}  ${file}`)
  writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`)
  return [...files, 'SHA256SUMS'].map((file) => join(folder, file))
}

function pack(name: string, manifest: object, fill: (folder: string) => void): void {
  const folder = join(staging, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  fill(folder)
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', out], { quiet: true, cwd: folder })
}

/** The library's other half for Bun: no type checker needs it, so that it is only stripped of its types. */
function bunStorage(): string {
  const text = readFileSync(join(root, 'src/storage/sqlite.bun.ts'), 'utf8')
  return new Bun.Transpiler({ loader: 'ts' }).transformSync(text).replaceAll(/(['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2')
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
