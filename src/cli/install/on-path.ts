import { accessSync, constants, lstatSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { Call } from '../command.ts'

/** How a person's shell finds the program. */
export type OnPath =
  /** It is there, by a link of ours or because its own folder is on the PATH. */
  | { readonly way: 'there'; readonly path: string }
  /** A link was made. */
  | { readonly way: 'linked'; readonly path: string }
  /** No folder of the PATH is the person's: this line, in that file, makes it found. */
  | { readonly way: 'profile'; readonly line: string; readonly file: string }
  /** Another program of that name stands before it. */
  | { readonly way: 'other'; readonly path: string }

/** Says how it is found, without changing anything; `linked` is where a link would be made. */
export function lookOnPath(call: Where, installed: string): OnPath {
  const folders = foldersOfPath(call)
  for (const folder of folders) {
    const path = join(folder, NAME)
    if (!exists(path)) continue
    return isSame(path, installed) ? { way: 'there', path } : { way: 'other', path }
  }
  const own = folders.find((folder) => isOwn(folder, call.userHome))
  return own === undefined ? profileOf(call, installed) : { way: 'linked', path: join(own, NAME) }
}

export function putOnPath(call: Where, installed: string): OnPath {
  const found = lookOnPath(call, installed)
  if (found.way !== 'linked') return found
  try {
    symlinkSync(installed, found.path)
    return found
  } catch {
    return profileOf(call, installed)
  }
}

/** Takes away the links of ours, and nothing else of that name. */
export function takeOffPath(call: Where, installed: string): string[] {
  const links = foldersOfPath(call)
    .map((folder) => join(folder, NAME))
    .filter((path) => linkTarget(path) === resolve(installed))
  for (const path of links) rmSync(path, { force: true })
  return links
}

/** A command as it can be typed here: by its name, or with the whole path where the shell does not find it. */
export function asTyped(call: Where, installed: string): string {
  const { way } = lookOnPath(call, installed)
  return way === 'there' || way === 'linked' ? NAME : installed
}

/** The same for the program that runs now, whether or not it was ever installed. */
export function typedHere(environment: Call['environment'], cwd: string): string {
  if (foldersOfPath({ environment, userHome: '' }).some((folder) => exists(join(folder, NAME)))) return NAME
  const running = process.execPath
  if (!running.endsWith(NAME)) return NAME
  return running.startsWith(`${cwd}/`) ? running.slice(cwd.length + 1) : running
}

type Where = Pick<Call, 'environment' | 'userHome'>

function foldersOfPath({ environment }: Where): string[] {
  return (environment.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder.startsWith('/') || /^[A-Za-z]:/.test(folder))
}

/** A folder below the person's home that they may write to; never one that a project brought along. */
function isOwn(folder: string, userHome: string): boolean {
  if (!resolve(folder).startsWith(`${resolve(userHome)}/`) || /node_modules/.test(folder)) return false
  try {
    accessSync(folder, constants.W_OK)
    return lstatSync(realpathSync(folder)).isDirectory()
  } catch {
    return false
  }
}

function profileOf({ environment, userHome }: Where, installed: string): OnPath {
  const folder = installed.slice(0, -NAME.length - 1).replace(userHome, '$HOME')
  const shell = (environment.SHELL ?? '').split('/').at(-1) ?? ''
  const { file, line } = PROFILES[shell] ?? { file: '~/.profile', line: posixLine }
  return { way: 'profile', file, line: line(folder) }
}

const posixLine = (folder: string) => `export PATH="${folder}:$PATH"`
const PROFILES: Readonly<Record<string, { file: string; line: (folder: string) => string }>> = {
  bash: { file: '~/.bashrc', line: posixLine },
  zsh: { file: '~/.zshrc', line: posixLine },
  fish: { file: '~/.config/fish/config.fish', line: (folder) => `fish_add_path "${folder}"` },
}

/** A folder of the PATH that may not be looked into holds nothing for this person. */
function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}

function isSame(path: string, installed: string): boolean {
  if (linkTarget(path) === resolve(installed) || resolve(path) === resolve(installed)) return true
  try {
    return realpathSync(path) === realpathSync(installed)
  } catch {
    return false
  }
}

function linkTarget(path: string): string | undefined {
  try {
    return resolve(path, '..', readlinkSync(path))
  } catch {
    return undefined
  }
}

const NAME = process.platform === 'win32' ? 'throughline.exe' : 'throughline'
