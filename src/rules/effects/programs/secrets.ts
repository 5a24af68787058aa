import { type SimpleCommand, subcommand } from '../../shell/simple-command.ts'
import { lineOf } from '../line.ts'
import { has, type Look, type Scene, valuesAfter } from '../scene.ts'

/** Whatever reads a file of secrets by `<`: a loop, a program that nobody knows. */
export function readsInput(command: SimpleCommand, scene: Scene) {
  for (const { operator, target } of command.redirects)
    if (operator === '<' && isSecret(target, command, scene)) scene.add('reads', 'secret', command, target)
}

/** cat, head, base64 and the like: what they print ends up in the conversation. */
export const shows: Look = (command, scene) => {
  if (onlyNames(command)) return
  if (command.name === 'openssl') {
    for (const file of valuesAfter(command, '-in'))
      if (isSecret(file, command, scene)) scene.add('reads', 'secret', command, file)
    return
  }
  const files = PATTERN_FIRST.has(command.name) && !has(command, '-e', '-f') ? command.args.slice(1) : command.args
  const read = [...files, ...command.redirects.filter(({ operator }) => operator === '<').map(({ target }) => target)]
  for (const word of read) if (isSecret(word, command, scene)) scene.add('reads', 'secret', command, word)
}

function isSecret(word: string, command: SimpleCommand, scene: Scene): boolean {
  const { place, path } = scene.place(word, command)
  if (/^\/(?:home|Users)\/[^/]+\/\.(?:npmrc|yarnrc)$/.test(path) || path === `${scene.world.home}/.npmrc`) return true
  return (
    place === 'secret' &&
    !/known_hosts$|\.ssh\/config$|\.kube$|\.docker$/.test(path) &&
    scene.elsewhere(command) !== 'container'
  )
}

const PATTERN_FIRST: ReadonlySet<string> = new Set([
  'grep',
  'egrep',
  'fgrep',
  'rg',
  'ag',
  'ack',
  'awk',
  'gawk',
  'sed',
  'jq',
  'yq',
  'cut',
])

/** Whether only names, counts or nothing come out. */
function onlyNames(command: SimpleCommand): boolean {
  const { name, words } = command
  if (/^(?:grep|egrep|fgrep|rg|ag)$/.test(name))
    return (
      has(command, '-c', '--count', '-q', '--quiet', '-l', '--files-with-matches', '-L') ||
      words.some((word) => /^-o$/.test(word))
    )
  if (name === 'cut') return /(?:^| )-d ?'?=? ?'? ?.*-f ?1\b/.test(lineOf(command))
  if (name === 'sed')
    return words.some((word) => /^s\/=\.\*/.test(word)) || words.some((word) => /^-[a-zA-Z]*i/.test(word))
  if (name === 'awk') return words.some((word) => /^\{ ?print \$1 ?\}$/.test(word))
  return false
}

/** `git add .env`, `git show HEAD:.env`. */
export const gitSecrets: Look = (command, scene) => {
  const sub = subcommand(command)
  if (sub === 'add' || sub === 'commit' || sub === 'stage') {
    for (const word of command.args.slice(1))
      if (isSecret(word, command, scene)) scene.add('reads', 'secret', command, word)
  } else if (sub === 'show' || sub === 'cat-file') {
    for (const word of command.args.slice(1))
      if (/:/.test(word) && isSecret(word.replace(/^[^:]*:/, ''), command, scene))
        scene.add('reads', 'secret', command, word)
  } else if (sub === 'credential' && command.args[1] === 'fill') scene.add('reads', 'secret', command, 'git credential')
}

/** `echo $GITHUB_TOKEN`, `printenv AWS_SECRET_ACCESS_KEY`. */
export const showsVariable: Look = (command, scene) => {
  if (command.name === 'printenv' && command.args.length === 0) {
    const sought = command.into.flatMap((reader) => scene.commands[reader] ?? [])
    const found = sought.find(({ name, args }) => /^(?:grep|egrep|rg)$/.test(name) && SECRET_WORD.test(args[0] ?? ''))
    if (found) scene.add('reads', 'secret', command, lineOf(found))
  }
  if (command.into.length > 0 || command.redirects.some(({ operator }) => operator.startsWith('>'))) return
  const names =
    command.name === 'printenv'
      ? command.args
      : command.words
          .slice(1)
          .flatMap((word) =>
            [...word.matchAll(/\$\{?([A-Z_a-z]\w*)\}?(?![:#])/g)]
              .filter(([whole]) => !/^\$\{\w+$/.test(whole))
              .map(([, name = '']) => name),
          )
  for (const name of names) if (SECRET_VARIABLE.test(name)) scene.add('reads', 'secret', command, name)
}

const SECRET_WORD = /secret|token|passw|api_?key|private_?key|credential/i
const SECRET_VARIABLE =
  /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|PRIVATE_KEY|ACCESS_KEY|CREDENTIALS?)(?:$|_(?!ID$|FILE$|PATH$|NAME$|URL$|LENGTH$))/i

/** Keepers of secrets that hand them out. */
export const keeper: Look = (command, scene) => {
  const text = lineOf(command)
  if (KEEPERS.test(text)) scene.add('reads', 'secret', command, text)
}

const KEEPERS =
  /^(?:\S*\/)?(?:gpg2? .*--export-secret|security (?:find-(?:generic|internet)-password|dump-keychain|export)|pass (?:show )?[\w/-]+|op (?:read|item get|document get)|vault (?:kv get|read|token create)|bw (?:get|list|export)|gh auth token|gh auth status .*(?:-t|--show-token)|heroku config\b|doppler secrets|secret-tool lookup|kwallet-query|chamber (?:read|export)|sops (?:-d|--decrypt|exec)|ansible-vault (?:view|decrypt)|openssl (?:rsa|pkey|ec|pkcs12) .*-in(?!.*-pubout)|npm token (?:create|list)|docker-credential-\w+ get|git-credential-\w+ get|age -d|keyring get|lpass show|fly secrets|supabase secrets|kubeseal|ssh-keygen .*-p\b)/
