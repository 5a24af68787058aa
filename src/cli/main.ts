import { hook } from '../hook/hook.ts'
import { exit, keepToOneself, leave, ownPath, workLong } from '../platform/io.ts'

keepToOneself()
const [word, ...words] = Bun.argv.slice(2)

if (word === 'hook' && words[0] !== '--help') {
  const store = await hook(words, Bun.env, ownPath())
  if (store === 'as it is') leave()
  exit(0)
}
workLong()
const { commandLine } = await import('./command-line.ts')
exit(await commandLine(word, words, Bun.env))
