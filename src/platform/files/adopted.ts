import { fingerprint } from '../../base/ids.ts'
import { readText } from './reading.ts'
import { hashOfText } from './trusted-file.ts'

/**
 * Which task lists are this machine's own: written by its sessions and commands, or taken on by the person. A file each, that holds the
 * path, so that two hooks are never in each other's way.
 */
export async function isAdopted(folder: string, path: string): Promise<boolean> {
  return (await readText(signOf(folder, path))) === path
}

/** Whether a file of workflows is word for word what was written here. */
export async function isAdoptedText(folder: string, path: string, text: string): Promise<boolean> {
  return isAdopted(folder, `${path}#${hashOfText(text)}`)
}

/** A list of tasks changes with the work and is taken on by its place; a file of workflows as it stands. */
export async function adopt(folder: string, path: string): Promise<void> {
  const sign = path.endsWith('.yaml') ? `${path}#${hashOfText((await readText(path)) ?? '')}` : path
  if (await isAdopted(folder, sign)) return
  const { mkdirSync, writeFileSync } = await import('node:fs')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(signOf(folder, sign), sign, { mode: 0o600 })
}

function signOf(folder: string, path: string): string {
  return `${folder}/${fingerprint(path)}${fingerprint(`${path}/`)}`
}
