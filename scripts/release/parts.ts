// Writes the program as modules into a folder: what every hook loads is two of them, all else is loaded when it is needed.
//
// The bundler makes a module of every set of files that the same lazily loaded ones share, and a hook begins with 44 of them: to find,
// link and run each takes longer than to run its few lines. They are put together again. The first one stays apart: it waits for
// the hook, and what it loads meanwhile could not import from a module that is still waiting.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

const FIRST = 'main.js'
const TOGETHER = 'together.js'
const IMPORTED = /(?<=\b(?:from|import)"\.\/)[^"]+\.js(?=")/g

if (import.meta.main) await writeParts(process.argv[2] ?? '')

async function writeParts(folder: string): Promise<void> {
  await built({ entrypoints: [join(root, 'src/cli', 'main.ts')], splitting: true, outdir: folder })
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  const always = reachedFrom(FIRST, textOf).filter((file) => file !== FIRST)
  const together = await joined(folder, always)
  for (const file of always) rmSync(join(folder, file))
  writeFileSync(join(folder, TOGETHER), together)
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), redirected(textOf(file), always))
}

/** What is imported at the start, directly and by others. */
function reachedFrom(file: string, textOf: (file: string) => string, reached = new Set<string>()): string[] {
  if (reached.has(file)) return []
  reached.add(file)
  for (const next of textOf(file).match(IMPORTED) ?? []) reachedFrom(next, textOf, reached)
  return [...reached]
}

/** One module that exports what they all do: the bundler gives no two things that cross a border the same name. */
async function joined(folder: string, files: readonly string[]): Promise<string> {
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, files.map((file) => `export * from './${file}'`).join('\n'))
  const { outputs } = await built({ entrypoints: [entry], plugins: [{ name: 'apart', setup: leaveLazyApart }] })
  rmSync(entry)
  return (await outputs[0]?.text()) ?? ''
}

function leaveLazyApart(build: Bun.PluginBuilder): void {
  build.onResolve({ filter: /^\.\// }, ({ kind, path }) =>
    kind === 'import-statement' || kind === 'entry-point-build' ? undefined : { path, external: true },
  )
}

/** What the bundler made of `require` it does not take for one when it bundles again. */
function redirected(text: string, always: readonly string[]): string {
  return text
    .replace(IMPORTED, (file) => (always.includes(file) ? TOGETHER : file))
    .replaceAll('import.meta.require("./', 'require("./')
}

async function built(options: Bun.BuildConfig): Promise<Bun.BuildOutput> {
  const output = await Bun.build({ ...options, minify: true, target: 'bun', format: 'esm' })
  if (!output.success) throw new AggregateError(output.logs, 'the bundle could not be made')
  return output
}
