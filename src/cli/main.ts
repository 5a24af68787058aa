import { exit, workLong } from '../platform/io.ts'
import { hook } from './hook.ts'

const [word, ...words] = Bun.argv.slice(2)

if (word === 'hook' && words[0] !== '--help') {
  await hook(words, Bun.env)
  exit(0)
}
workLong()
const { commandLine } = await import('./command-line.ts')
exit(await commandLine(word, words, Bun.env))
