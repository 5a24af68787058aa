import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface VendoredPackage {
  name: string
  version: string
  /** A file inside the package; without it the answer is the package's folder. */
  file?: string
}

export type Vendored = { status: 'ready'; path: string } | { status: 'missing'; reason: string }

/** Path of a package (or of one file in it) that only tests need, fetched once; undefined when it cannot be had. */
export async function vendor(wanted: VendoredPackage): Promise<string | undefined> {
  const found = await obtain(wanted)
  return found.status === 'ready' ? found.path : undefined
}

/** As `vendor`, but says why a package is missing, for the name of a skipped test. */
export async function obtain({ name, version, file = '' }: VendoredPackage): Promise<Vendored> {
  const spec = `${name}@${version}`
  return inside(await fetched(spec, (aside) => pack(spec, aside)), file)
}

/** As `obtain`, for a package that needs its dependencies beside it. No install script is run. */
export async function installed({ name, version, file = '' }: VendoredPackage): Promise<Vendored> {
  const spec = `${name}@${version}`
  return inside(await fetched(spec, (aside) => install([spec], aside)), join('node_modules', name, file))
}

/** As `obtain`, for a program in one bundle that still loads some packages: these are put beside it, and nothing else. */
export async function bundled(wanted: VendoredPackage, beside: Readonly<Record<string, string>>): Promise<Vendored> {
  const { name, version, file = '' } = wanted
  const spec = `${name}@${version}`
  const found = await fetched(spec, async (aside) => {
    const specs = Object.entries(beside).map(([one, its]) => `${one}@${its}`)
    return (await install(specs, aside)) ?? (await pack(spec, aside, join(UNPACKED, 'node_modules', name)))
  })
  return inside(found, join('node_modules', name, file))
}

/** A folder with these packages and all they depend on, as `npm install` makes it. No install script is run. */
export function installedTogether(name: string, packages: Readonly<Record<string, string>>): Promise<Vendored> {
  const specs = Object.entries(packages).map(([one, version]) => `${one}@${version}`)
  const folder = `${name}-${specs.join('+').replaceAll(/[^A-Za-z0-9.+-]/g, '_')}`
  return fetched(folder, (aside) => install(specs, aside))
}

/** Puts what is wanted into a folder aside; says why it cannot. */
type Fetch = (aside: string) => Promise<string | undefined>

async function fetched(name: string, fetch: Fetch): Promise<Vendored> {
  const folder = join(cacheFolder(), name)
  if (existsSync(folder)) return { status: 'ready', path: folder }
  const known = pending.get(folder) ?? download(folder, fetch)
  pending.set(folder, known)
  const reason = await known
  return reason ? { status: 'missing', reason } : { status: 'ready', path: folder }
}

function inside(found: Vendored, file: string): Vendored {
  if (found.status === 'missing') return found
  const path = join(found.path, file)
  return existsSync(path) ? { status: 'ready', path } : { status: 'missing', reason: `there is no ${file} in it` }
}

const run = promisify(execFile)
const pending = new Map<string, Promise<string | undefined>>()
const DOWNLOAD_MS = 10 * 60_000
const LEFTOVER_MS = 60 * 60_000

function cacheFolder(): string {
  return process.env.THROUGHLINE_VENDOR || join(dirname(fileURLToPath(import.meta.url)), '..', '.vendor')
}

/** Fetches aside and renames into place: a folder that exists is whole, and of two racing processes either may win. */
async function download(folder: string, fetch: Fetch): Promise<string | undefined> {
  const cache = cacheFolder()
  let aside: string | undefined
  try {
    await mkdir(dirname(folder), { recursive: true })
    await sweep(cache)
    aside = await mkdtemp(join(cache, INCOMING))
    const reason = await fetch(aside)
    if (reason) return reason
    await rename(join(aside, UNPACKED), folder)
    return undefined
  } catch (error) {
    return existsSync(folder) ? undefined : firstLine(error)
  } finally {
    if (aside) await rm(aside, { recursive: true, force: true })
  }
}

const UNPACKED = 'unpacked'
/** Few retries, so that offline is soon known; no scripts, because a test's client is nobody's to run code with. */
const QUIETLY = ['--ignore-scripts', '--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000']

/** `npm pack` takes the tarball alone: no dependency tree. */
async function pack(spec: string, aside: string, into = UNPACKED): Promise<string | undefined> {
  await npm(['pack', ...QUIETLY, '--pack-destination', aside, spec], aside)
  const tarball = (await readdir(aside)).find((entry) => entry.endsWith('.tgz'))
  if (!tarball) return `npm pack left no tarball for ${spec}`
  const unpacked = join(aside, into)
  await mkdir(unpacked, { recursive: true })
  await run('tar', ['-xzf', join(aside, tarball), '-C', unpacked, '--strip-components=1'], { timeout: DOWNLOAD_MS })
  return undefined
}

async function install(specs: readonly string[], aside: string): Promise<string | undefined> {
  const folder = join(aside, UNPACKED)
  await mkdir(folder)
  // Without a package.json of its own npm looks for one further up and installs there.
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  await npm(['install', ...QUIETLY, '--no-audit', '--no-fund', ...specs], folder)
  return undefined
}

function npm(args: readonly string[], cwd: string) {
  return run('npm', args, { timeout: DOWNLOAD_MS, shell: process.platform === 'win32', cwd })
}

const INCOMING = '.incoming-'

async function sweep(cache: string): Promise<void> {
  for (const entry of await readdir(cache)) {
    if (!entry.startsWith(INCOMING)) continue
    const path = join(cache, entry)
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now())
    if (age > LEFTOVER_MS) await rm(path, { recursive: true, force: true })
  }
}

function firstLine(error: unknown): string {
  const { stderr, code, message } = error as { stderr?: string; code?: string | number; message?: string }
  const lines = (stderr || message || String(error))
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
  // npm's first line is a bare `code E404`; the next one says what happened.
  const said = lines.filter((line) => line !== '' && !line.startsWith('npm warn'))
  return said.slice(0, 2).join(': ') || `npm failed (${code})`
}
