// Bundles the page of `throughline view` into dist/view/page.js, which the binary imports as #page.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundlePage } from '../src/view/bundle.ts'
import { root } from './run.ts'

const { script, style } = await bundlePage()
const folder = join(root, 'dist/view')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'page.js'),
  `export const script = ${JSON.stringify(script)}\nexport const style = ${JSON.stringify(style)}\n`,
)
