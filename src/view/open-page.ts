import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Opens the browser. It is given a file that only this person can read and that leads to the address, because everybody on a machine
 * sees the command lines of everybody's programs, and the address holds the key.
 */
export function openPage(home: string, address: string): { remove(): void } {
  const folder = join(home, 'view')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `open-${process.pid}.html`)
  writeFileSync(file, leading(address), { mode: 0o600 })
  const [program, ...words] = opener(pathToFileURL(file).href)
  const child = spawn(program, words, { stdio: 'ignore', detached: true })
  // Where there is no browser to be found, the printed address remains.
  child.on('error', () => undefined)
  child.unref()
  return { remove: () => rmSync(file, { force: true }) }
}

function leading(address: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${address}"><title>Throughline</title>`
}

function opener(url: string): [string, ...string[]] {
  if (process.platform === 'darwin') return ['open', url]
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url]
  return ['xdg-open', url]
}
