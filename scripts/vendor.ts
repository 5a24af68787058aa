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
export async function obtain({ name, version, file }: VendoredPackage): Promise<Vendored> {
  const folder = join(cacheFolder(), `${name}@${version}`)
  if (!existsSync(folder)) {
    const known = pending.get(folder) ?? download(name, version, folder)
    pending.set(folder, known)
    const reason = await known
    if (reason) return { status: 'missing', reason }
  }
  const path = file ? join(folder, file) : folder
  return existsSync(path)
    ? { status: 'ready', path }
    : { status: 'missing', reason: `${name}@${version} has no ${file}` }
}

/** A folder with these packages and all they depend on, as `npm install` makes it; none of their install scripts is run. */
export async function installed(name: string, packages: Readonly<Record<string, string>>): Promise<Vendored> {
  const wanted = Object.entries(packages).map(([one, version]) => `${one}@${version}`)
  const folder = join(cacheFolder(), `${name}-${wanted.join('+').replaceAll(/[^A-Za-z0-9.+-]/g, '_')}`)
  if (existsSync(folder)) return { status: 'ready', path: folder }
  const known = pending.get(folder) ?? install(wanted, folder)
  pending.set(folder, known)
  const reason = await known
  return reason ? { status: 'missing', reason } : { status: 'ready', path: folder }
}

async function install(wanted: readonly string[], folder: string): Promise<string | undefined> {
  let aside: string | undefined
  try {
    await mkdir(cacheFolder(), { recursive: true })
    await sweep(cacheFolder())
    aside = await mkdtemp(join(cacheFolder(), INCOMING))
    const target = join(aside, 'installed')
    await mkdir(target)
    // Without a package of its own npm would look for one further up, and find the project's.
    await writeFile(join(target, 'package.json'), '{"private":true}\n')
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1']
    await run('npm', ['install', '--prefix', target, ...quiet, ...wanted], {
      timeout: DOWNLOAD_MS,
      shell: process.platform === 'win32',
    })
    await rename(target, folder)
    return undefined
  } catch (error) {
    return existsSync(folder) ? undefined : firstLine(error)
  } finally {
    if (aside) await rm(aside, { recursive: true, force: true })
  }
}

const run = promisify(execFile)
const pending = new Map<string, Promise<string | undefined>>()
const DOWNLOAD_MS = 10 * 60_000
const LEFTOVER_MS = 60 * 60_000

function cacheFolder(): string {
  return process.env.THROUGHLINE_VENDOR || join(dirname(fileURLToPath(import.meta.url)), '..', '.vendor')
}

/** Fetches aside and renames into place: a folder that exists is whole, and of two racing processes either may win. */
async function download(name: string, version: string, folder: string): Promise<string | undefined> {
  const cache = cacheFolder()
  let aside: string | undefined
  try {
    await mkdir(dirname(folder), { recursive: true })
    await sweep(cache)
    aside = await mkdtemp(join(cache, INCOMING))
    // `npm pack` takes the tarball alone: no dependency tree, no install scripts; few retries so that offline is soon known.
    const pack = ['pack', '--ignore-scripts', '--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000']
    await run('npm', [...pack, '--pack-destination', aside, `${name}@${version}`], {
      timeout: DOWNLOAD_MS,
      shell: process.platform === 'win32',
    })
    const tarball = (await readdir(aside)).find((entry) => entry.endsWith('.tgz'))
    if (!tarball) return `npm pack left no tarball for ${name}@${version}`
    const unpacked = join(aside, 'unpacked')
    await mkdir(unpacked)
    await run('tar', ['-xzf', join(aside, tarball), '-C', unpacked, '--strip-components=1'], { timeout: DOWNLOAD_MS })
    await rename(unpacked, folder)
    return undefined
  } catch (error) {
    return existsSync(folder) ? undefined : firstLine(error)
  } finally {
    if (aside) await rm(aside, { recursive: true, force: true })
  }
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
  return said.slice(0, 2).join(': ') || `npm pack failed (${code})`
}
