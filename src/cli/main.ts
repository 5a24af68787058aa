import { hook } from '../hook/hook.ts'
import { keepToOneself } from '../platform/files/owner-only.ts'
import { exit, leave, ownPath, workLong } from '../platform/io.ts'

keepToOneself()
const [word, ...words] = Bun.argv.slice(2)

if (word === 'hook' && words[0] !== '--help') {
  const store = await hook(words, Bun.env, ownPath())
  // Where the build learns in which order the code is used, that is written down at an ordinary end.
  if (store === 'as it is' && Bun.env.BUN_BYTECODE_ORDER_OUT === undefined) leave()
  exit(0)
}
workLong()
const { commandLine } = await import('./command-line.ts')
exit(await commandLine(word, words, Bun.env))
