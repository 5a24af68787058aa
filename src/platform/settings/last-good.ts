import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { SETTING_KEYS } from '../../base/settings-table.ts'
import { readText } from '../files/reading.ts'
import { parseJsonc } from './jsonc.ts'

interface Places {
  readonly lastSettings: string
  readonly compiled: string
}

/**
 * What the person's settings were when they could last be read. Before anybody kept them, the packs that were ever compiled here tell what
 * was switched on: too much holds then rather than too little, until the person has corrected the file.
 */
export async function lastGood({ lastSettings, compiled }: Places): Promise<unknown> {
  const text = await readText(lastSettings)
  const parsed = text === undefined ? undefined : parseJsonc(text)
  return parsed?.ok ? parsed.value : { rules: packsIn(compiled) }
}

/** Keeps settings that could be read, whole or not at all. */
export function keepAsGood({ lastSettings }: Places, text: string): void {
  const draft = `${lastSettings}.${process.pid}`
  try {
    writeFileSync(draft, text, { mode: 0o600 })
    renameSync(draft, lastSettings)
  } catch {}
}

/** The names of compiled files are those of the packs in them. */
function packsIn(compiled: string): Record<string, true> {
  const found: Record<string, true> = {}
  try {
    for (const name of readdirSync(compiled).filter((name) => name.endsWith('.rules')))
      for (const word of name.slice(0, -'.rules'.length).split('-'))
        if (word !== 'enabled' && SETTING_KEYS.some((key) => key === `rules.${word}`)) found[word] = true
  } catch {}
  return found
}
