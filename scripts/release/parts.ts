// Writes the program as modules into a folder: what every hook begins with is two of them, and what is loaded together is one each.
//
// The bundler makes a module of every set of files that the same lazily loaded ones share, and a hook begins with 44 of them: to find,
// link and run each takes longer than to run its few lines. They are put together again. The first one stays apart: it waits for
// the hook, and what it loads meanwhile could not import from a module that is still waiting.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { loadsOf } from './loads.ts'
import { exportedBy, goesRound, lazyIn, type Modules, reachedFrom, required } from './modules.ts'
import { DAY_SCENES } from './scenes.ts'

const FIRST = 'main.js'
const ALWAYS = 'always.js'
/** A module, wherever code names it to load it. */
const NAMED = /(?<=\b(?:from|import|import\()"\.\/)[^"]+\.js(?=")/g

async function writeParts(folder: string): Promise<void> {
  await built({ entrypoints: [join(root, 'src/cli', 'main.ts')], splitting: true, outdir: folder })
  const modules = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const groups = groupsOf(modules, loadsOf(modules))
  const homeOf = new Map([...groups].flatMap(([name, own]) => own.map((file) => [file, name] as const)))
  const texts: [name: string, text: string][] = []
  for (const [name, own] of groups) texts.push([name, await joined(folder, own, homeOf)])
  for (const name of homeOf.keys()) rmSync(join(folder, name))
  for (const [name, text] of texts) writeFileSync(join(folder, name), text)
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    writeFileSync(join(folder, name), redirected(text, homeOf))
  }
}

/** Of a few lines: to find and link the module takes longer than to load them. */
const TINY = 400
const SEVERAL = 3

/** What is larger is no loss as a module of its own, and would be one to whoever needs only what it was put together with. */
const SMALL = 6000

/** What every hook begins with; of the rest what the same scenes of a day load. */
function groupsOf(modules: Modules, loads: readonly ReadonlySet<string>[]): Map<string, string[]> {
  const always = reachedFrom(FIRST, modules)
  always.delete(FIRST)
  // The bundler wraps what is required, and with it whatever that is put together with.
  const apart = required(modules)
  const groups = new Map([[ALWAYS, [...always]]])
  for (const [name, text] of modules) {
    if (name === FIRST || always.has(name) || apart.has(name) || text.length > SMALL) continue
    const day = loads
      .slice(0, DAY_SCENES)
      .map((loaded) => (loaded.has(name) ? '1' : '0'))
      .join('')
    // What only a compaction loads is not put together: a prompt that memories answer needs a few of those, and would load all of them.
    if (!day.includes('1')) continue
    const together = `with-${day}.js`
    const group = groups.get(together) ?? []
    const isAtOdds = group.some((other) => areAtOdds([name, text], [other, modules.get(other) ?? '']))
    const others = [...groups].filter(([other]) => other !== together).map(([, own]) => own)
    if (!isAtOdds && !goesRound([...group, name], others, modules)) groups.set(together, [...group, name])
  }
  return withTiny(groups, modules)
}

/** What has only a few lines and is loaded in several scenes is loaded always. */
function withTiny(groups: ReadonlyMap<string, string[]>, modules: Modules): Map<string, string[]> {
  const always = [...(groups.get(ALWAYS) ?? [])]
  const others: [string, string[]][] = []
  for (const [name, own] of groups) {
    if (name === ALWAYS) continue
    const texts = own.map((file): Module => [file, modules.get(file) ?? ''])
    const isTiny = texts.reduce((sum, [, text]) => sum + text.length, 0) < TINY
    const isAtHome = own.every((file) =>
      [...reachedFrom(file, modules)].every((one) => own.includes(one) || always.includes(one)),
    )
    const isFree = texts.every((one) => !always.some((other) => areAtOdds(one, [other, modules.get(other) ?? ''])))
    if (isTiny && isAtHome && isFree && name.split('1').length > SEVERAL) always.push(...own)
    else others.push([name, own])
  }
  return new Map([[ALWAYS, always], ...others])
}

type Module = readonly [name: string, text: string]

/** One module has each name once, and cannot load itself lazily. */
function areAtOdds([name, text]: Module, [other, others]: Module): boolean {
  const names = new Set(exportedBy(text))
  return (
    lazyIn(text).includes(other) || lazyIn(others).includes(name) || exportedBy(others).some((one) => names.has(one))
  )
}

/** One module that exports what they all do, and leaves apart what is in another one or loaded lazily. */
async function joined(folder: string, own: readonly string[], homeOf: ReadonlyMap<string, string>): Promise<string> {
  const entry = join(folder, `entry-${own[0]}`)
  writeFileSync(entry, own.map((name) => `export * from './${name}'`).join('\n'))
  const apart: Bun.BunPlugin = {
    name: 'apart',
    setup(build) {
      build.onResolve({ filter: /^\.\// }, ({ kind, path }) => {
        const name = path.slice(2)
        if (kind === 'entry-point-build' || (kind === 'import-statement' && own.includes(name))) return undefined
        return { path: `./${homeOf.get(name) ?? name}`, external: true }
      })
    },
  }
  const { outputs } = await built({ entrypoints: [entry], plugins: [apart] })
  rmSync(entry)
  return (await outputs[0]?.text()) ?? ''
}

/** What the bundler made of `require` it does not take for one when it bundles again. */
function redirected(text: string, homeOf: ReadonlyMap<string, string>): string {
  return text.replaceAll('import.meta.require("./', 'require("./').replace(NAMED, (name) => homeOf.get(name) ?? name)
}

async function built(options: Bun.BuildConfig): Promise<Bun.BuildOutput> {
  const output = await Bun.build({ ...options, minify: true, target: 'bun', format: 'esm' })
  if (!output.success) throw new AggregateError(output.logs, 'the bundle could not be made')
  return output
}

if (import.meta.main) await writeParts(process.argv[2] ?? '')
