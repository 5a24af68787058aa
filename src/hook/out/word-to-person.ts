import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { Environment } from '../../base/environment.ts'
import { chooseLanguage, messages } from '../../messages/index.ts'
import type { Paths } from '../../platform/paths.ts'

/**
 * A store that is no database, or is damaged, is set aside so that a new one can be made, and the person will be told. Of several
 * processes that find it, one moves it; the others find it gone. False when it could not be moved.
 */
export async function setAside(paths: Paths, environment: Environment): Promise<boolean> {
  const place = `${paths.database}.broken-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
  try {
    renameSync(paths.database, place)
  } catch {
    return !existsSync(paths.database)
  }
  for (const end of ['-wal', '-shm']) quietly(() => renameSync(paths.database + end, place + end))
  const { store } = await messages(chooseLanguage({ setting: 'auto', env: environment }))
  leave(paths, store.broken({ place }))
  return true
}

/** A store of a newer version is left alone; the person is told once. */
export async function noteNewer(paths: Paths, environment: Environment): Promise<void> {
  const told = `${paths.home}/told-newer`
  if (existsSync(told)) return
  const { store } = await messages(chooseLanguage({ setting: 'auto', env: environment }))
  quietly(() => writeFileSync(told, '', { mode: 0o600 }))
  leave(paths, store.newer({ path: paths.database }))
}

/** Settings of the person's that cannot be read: told once for each time the file was changed. */
export async function noteSettings(paths: Paths, environment: Environment): Promise<void> {
  const told = `${paths.home}/told-settings`
  let changed = ''
  quietly(() => {
    changed = String(statSync(paths.settings).mtimeMs)
  })
  let before = ''
  quietly(() => {
    before = readFileSync(told, 'utf8')
  })
  if (changed === before) return
  const { settings } = await messages(chooseLanguage({ setting: 'auto', env: environment }))
  quietly(() => writeFileSync(told, changed, { mode: 0o600 }))
  leave(paths, settings.unreadable({ path: paths.settings }))
}

/** A folder names the remote of a project that is known elsewhere, and nothing proves that it is a checkout of it. */
export async function noteUnproven(paths: Paths, environment: Environment, root: string): Promise<void> {
  const { memory } = await messages(chooseLanguage({ setting: 'auto', env: environment }))
  leave(paths, memory.unproven({ root }))
}

/** The word that waits, taken: whoever asks next finds none. */
export function takeWord(paths: Paths): string | undefined {
  let text: string | undefined
  quietly(() => {
    const mine = `${paths.home}/told-${process.pid}`
    renameSync(wordFile(paths), mine)
    text = readFileSync(mine, 'utf8')
    rmSync(mine, { force: true })
  })
  return text
}

function leave(paths: Paths, text: string): void {
  quietly(() => {
    mkdirSync(paths.home, { recursive: true, mode: 0o700 })
    writeFileSync(wordFile(paths), text, { mode: 0o600 })
  })
}

function wordFile({ home }: Paths): string {
  return `${home}/told-next`
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {}
}
