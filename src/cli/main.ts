import { exit, leave, workLong } from '../platform/io.ts'
import { hook } from './hook.ts'

const [word, ...words] = Bun.argv.slice(2)

if (word === 'hook' && words[0] !== '--help') {
  const store = await hook(words, Bun.env)
  if (store === 'as it is') leave()
  exit(0)
}
workLong()
const { commandLine } = await import('./command-line.ts')
exit(await commandLine(word, words, Bun.env))
