// npm run build: dist/throughline (this machine's binary) and dist/lib (ESM and types). --all: the other platforms' binaries too.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FLAGS } from './release/flags.ts'
import { orderOf } from './release/order.ts'
import { PLATFORMS, type Platform, programName } from './release/platforms.ts'
import { deafRuntime } from './release/runtime.ts'
import { root, run } from './run.ts'
import { tempFolder } from './temp-folder.ts'

/** Compiles one entry the way the product is compiled. */
export function compile(entry: string, outfile: string, platform?: Platform): void {
  run(process.execPath, [join(root, 'scripts/build-page.ts')], { quiet: true })
  compiled(entry, outfile, flagsFor(platform))
}

/** The product: in few modules, and its code in the order in which a hook uses it. */
export function compileProgram(outfile: string, platform?: Platform): void {
  tempFolder('throughline-build-', (folder) => {
    run(process.execPath, [join(root, 'scripts/build-page.ts')], { quiet: true })
    const parts = join(folder, 'parts')
    run(process.execPath, [join(root, 'scripts/release/parts.ts'), parts], { quiet: true })
    const entry = join(parts, 'main.js')
    const trial = join(folder, process.platform === 'win32' ? 'trial.exe' : 'trial')
    compiled(entry, trial, [])
    const order = orderOf(trial, folder).filter((file) => existsSync(file))
    const ordered = order.length > 0 ? [`--bytecode-order=${order.join(',')}`] : []
    compiled(entry, outfile, [...flagsFor(platform), ...ordered])
  })
}

function flagsFor(platform: Platform | undefined): string[] {
  const target = platform ? [`--target=${platform.target}`] : []
  return [...target, `--compile-executable-path=${deafRuntime(platform?.runtime)}`]
}

function compiled(entry: string, outfile: string, more: readonly string[]): void {
  run(process.execPath, ['build', ...FLAGS, ...more, entry, '--outfile', outfile], { quiet: true })
}

export function buildBinary(): string {
  const outfile = join(root, 'dist', process.platform === 'win32' ? 'throughline.exe' : 'throughline')
  mkdirSync(join(root, 'dist'), { recursive: true })
  compileProgram(outfile)
  return outfile
}

export function buildLibrary(): void {
  // Aside and by rename: somebody may be importing the old one right now.
  const draft = join(root, 'dist', `.lib-${process.pid}`)
  try {
    const tsc = (...words: string[]) =>
      run('node', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.lib.json', '--outDir', draft, ...words])
    // Comments are read in the types, and in the sources.
    tsc('--emitDeclarationOnly')
    tsc('--declaration', 'false', '--removeComments')
    withTexts(draft, 'rules/packs')
    rmSync(join(root, 'dist/lib'), { recursive: true, force: true })
    renameSync(draft, join(root, 'dist/lib'))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Only Bun imports a text: elsewhere it is a module that holds it. */
function withTexts(library: string, folder: string): void {
  const file = join(library, folder, 'index.js')
  const code = readFileSync(file, 'utf8').replace(
    /^(import \w+ from )'\.\/([^']+\.md)' with \{ type: 'text' \};$/gm,
    (_, start: string, path: string) => {
      const text = readFileSync(join(root, 'src', folder, path), 'utf8')
      mkdirSync(join(library, folder, dirname(path)), { recursive: true })
      writeFileSync(join(library, folder, `${path}.js`), `export default ${JSON.stringify(text)}\n`)
      return `${start}'./${path}.js';`
    },
  )
  if (code.includes("type: 'text'")) throw new Error(`${file} still imports a text`)
  writeFileSync(file, code)
}

if (import.meta.main) {
  if (process.argv.includes('--all')) {
    for (const [id, platform] of Object.entries(PLATFORMS)) {
      const file = programName(platform).replace('throughline', `throughline-${id}`)
      console.log(`dist/${file}`)
      compileProgram(join(root, 'dist', file), platform)
    }
  }
  console.log('dist/throughline')
  buildBinary()
  console.log('dist/lib')
  buildLibrary()
}
