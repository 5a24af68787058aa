import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { OUTPUTS } from '../../src/cli/outputs.ts'
import { EVENT_NAMES } from '../../src/protocol/event.ts'
import { eventSchema } from '../../src/schemas/event-schema.ts'
import { VIEW_OUTPUTS } from '../../src/view/outputs.ts'
import { decisionsPage } from './decisions-page.ts'
import { eventPage, indexPage, kebab } from './event-page.ts'
import { hostsPage } from './hosts-page.ts'
import { samplesPage } from './samples/page.ts'
import { settingsPage } from './settings-page.ts'
import { settingsSchema } from './settings-schema.ts'
import { PEOPLE_ZH_CN, peopleZhCn } from './simplify.ts'

/** Every generated file: its path from the root of the repository, and its text. */
export function generatedFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const name of EVENT_NAMES) {
    files.set(`schemas/${name}.json`, `${JSON.stringify(eventSchema(name), null, 2)}\n`)
    files.set(`docs/events/${kebab(name)}.md`, eventPage(name))
  }
  files.set('docs/events/README.md', indexPage())
  files.set('docs/continuity-samples.md', samplesPage())
  files.set('docs/hosts.md', hostsPage())
  files.set('docs/decisions/README.md', decisionsPage())
  files.set('docs/settings.md', settingsPage())
  files.set(PEOPLE_ZH_CN, peopleZhCn())
  files.set('schemas/settings.json', `${JSON.stringify(settingsSchema(), null, 2)}\n`)
  for (const [name, schema] of Object.entries(OUTPUTS)) {
    files.set(`schemas/cli/${name}.json`, `${JSON.stringify(outputSchema(name, schema()), null, 2)}\n`)
  }
  for (const [name, schema] of Object.entries(VIEW_OUTPUTS)) {
    const own = schemaOf(`throughline view: ${name}`, schema())
    files.set(`schemas/view/${name}.json`, `${JSON.stringify(own, null, 2)}\n`)
  }
  return files
}

function outputSchema(name: string, schema: v.GenericSchema): object {
  return schemaOf(`throughline ${name.replace('-', ' ')} --json`, schema)
}

function schemaOf(title: string, schema: v.GenericSchema): object {
  return { title, ...toJsonSchema(schema, { target: 'draft-2020-12' }) }
}

export interface Stale {
  path: string
  why: 'missing' | 'differs' | 'no longer generated'
}

/** What on disk is not as it would be generated now. */
export async function staleFiles(root: string): Promise<Stale[]> {
  const files = generatedFiles()
  const stale: Stale[] = []
  for (const [path, text] of files) {
    const found = await readFile(join(root, path), 'utf8').catch(() => undefined)
    if (found !== text) stale.push({ path, why: found === undefined ? 'missing' : 'differs' })
  }
  const leftOver = (await owned(root)).filter((path) => !files.has(path))
  return [...stale, ...leftOver.map((path) => ({ path, why: 'no longer generated' as const }))]
}

/** Schemas of events are named like events; other schemas in the folder are made elsewhere. */
async function owned(root: string): Promise<string[]> {
  const list = (folder: string) => readdir(join(root, folder)).catch(() => [])
  const schemas = (await list('schemas'))
    .filter((file) => /^[A-Z]\w*\.json$/.test(file))
    .map((file) => `schemas/${file}`)
  const pages = (await list('docs/events')).filter((file) => file.endsWith('.md')).map((file) => `docs/events/${file}`)
  const outputs = (await list('schemas/cli')).map((file) => `schemas/cli/${file}`)
  const views = (await list('schemas/view')).map((file) => `schemas/view/${file}`)
  return [...schemas, ...pages, ...outputs, ...views]
}
