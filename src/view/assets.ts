import { basename } from 'node:path'

/** What the page is made of, bundled. */
export interface Assets {
  readonly script: string
  readonly style: string
}

/** The binary has it inside; from the sources it is bundled now. */
export async function assets(): Promise<Assets> {
  const fromSources = /^bun(\.exe)?$/.test(basename(process.execPath))
  return fromSources ? (await import('./bundle.ts')).bundlePage() : await import('#page')
}
