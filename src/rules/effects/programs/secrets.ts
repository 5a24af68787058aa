import { type SimpleCommand, subcommand } from '../../shell/simple-command.ts'
import { lineOf } from '../line.ts'
import { has, type Look, type Scene, valuesAfter } from '../scene.ts'
import { STANDS_FOR } from './delete-files.ts'
import { FINDERS, seeks } from './find.ts'

/** Whatever reads a file of secrets by `<`: a loop, a program that nobody knows. */
export function readsInput(command: SimpleCommand, scene: Scene) {
  for (const { operator, target } of command.redirects)
    if (operator === '<' && holdsSecrets(target, command, scene)) scene.add('reads', 'secret', command, target)
}

/** cat, head, base64 and the like: what they print ends up in the conversation. */
export const shows: Look = (command, scene, at) => {
  if (onlyNames(command)) return
  if (command.name === 'openssl') {
    for (const file of valuesAfter(command, '-in'))
      if (holdsSecrets(file, command, scene)) scene.add('reads', 'secret', command, file)
    return
  }
  const files = PATTERN_FIRST.has(command.name) && !has(command, '-e', '-f') ? command.args.slice(1) : command.args
  const read = [
    ...files,
    ...command.redirects.filter(({ operator }) => operator === '<').map(({ target }) => target),
    ...command.words.flatMap((word) => (command.name === 'dd' && word.startsWith('if=') ? word.slice(3) : [])),
    ...valuesAfter(command, '--include', ...(/^(?:rg|ag)$/.test(command.name) ? ['-g', '--glob', '--iglob'] : [])),
  ]
  const isLoaded = loadsVariables(command, scene)
  for (const word of read) {
    if (!holdsSecrets(word, command, scene)) continue
    if (isLoaded) scene.loaded = true
    else scene.add('reads', 'secret', command, word)
  }
  if (files.some((word) => STANDS_FOR.test(word)) && soughtSecret(command, scene, at))
    scene.add('reads', 'secret', command)
}

/** `export $(cat .env | xargs)`, `env $(cat .env) node x.js`: what is read becomes variables and is not shown. */
function loadsVariables({ into }: SimpleCommand, scene: Scene): boolean {
  const readers = into.map((at) => scene.commands[at]?.name ?? '')
  return readers.some((name) => /^(?:export|env)$/.test(name)) && !readers.some((name) => SHOWING.test(name))
}

const SHOWING = /^(?:echo|printf|tee|cat|curl|wget|nc|ncat|netcat|logger|mail)$/

/** `env` and its like, once variables were loaded from a file of secrets in the same text. */
export function showsLoaded(command: SimpleCommand, scene: Scene) {
  if ((command.name === 'source' || command.name === '.') && holdsSecrets(command.args[0] ?? '', command, scene))
    scene.loaded = true
  const isGiven = scene
    .starters(command)
    .some(([starter]) => starter.name === 'env' && starter.words.some((word) => /^\$\(.*\.env\b/s.test(word)))
  if (isGiven) scene.loaded = true
  if (
    scene.loaded &&
    /^(?:env|printenv|set|export|declare|typeset)$/.test(command.name) &&
    /^(?:-[px0]+)?$/.test(command.words.slice(1).join(' '))
  )
    scene.add('reads', 'secret', command, 'the environment')
}

/** What it is given was sought by the name of a file of secrets: `find . -name .env | xargs cat`. */
function soughtSecret(command: SimpleCommand, scene: Scene, at: number): boolean {
  const starters = scene.starters(command)
  const before = [at, ...starters.map(([, position]) => position)].flatMap((reader) => scene.feeding(reader))
  return [...starters.map(([starter]) => starter), ...before].some(
    (other) =>
      (FINDERS.has(other.name) && seeks(other) === 'secret') ||
      (/^(?:grep|rg|egrep)$/.test(other.name) && /^\W*env\W*$|^\W*id_(?:rsa|ed25519)\W*$/.test(other.args[0] ?? '')),
  )
}

/** A pattern that stands for such a file though it does not name it: `.en*`, `.e[n]v`. What begins otherwise means other files. */
function patternOfSecrets(word: string): boolean {
  const pattern = word.slice(word.lastIndexOf('/') + 1)
  if (!/^(?:\.|i)/.test(pattern) || !/[*?[]/.test(pattern) || pattern.length > LONGEST_PATTERN) return false
  if (pattern.startsWith('.env')) return !/^\.env\.(?:e|s|te|d)/.test(pattern)
  const source = pattern
    .replace(/[.+^$(){}|\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replaceAll('?', '.')
    .replace(/\[!/g, '[^')
  try {
    const like = new RegExp(`^${source}$`)
    return OFTEN_SECRET.some((name) => like.test(name))
  } catch {
    return false
  }
}

const LONGEST_PATTERN = 40
const OFTEN_SECRET = ['.env', '.env.local', '.env.production', '.netrc', '.pgpass', 'id_rsa', 'id_ed25519'] as const

export function holdsSecrets(word: string, command: SimpleCommand, scene: Scene): boolean {
  if (patternOfSecrets(word) && scene.elsewhere(command) !== 'container') return true
  const { place, path } = scene.opened(word, command)
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
])

/** Whether only names, counts or nothing come out. */
function onlyNames(command: SimpleCommand): boolean {
  const { name, words } = command
  if (/^(?:grep|egrep|fgrep|rg|ag)$/.test(name))
    return (
      has(command, '-c', '--count', '-q', '--quiet', '-l', '--files-with-matches', '-L') ||
      words.some((word) => /^-o$/.test(word))
    )
  if (name === 'cut') return /(?:^| )-d ?'?=? ?'? ?.*-f ?1(?![\d,-])/.test(lineOf(command))
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
      if (holdsSecrets(word, command, scene)) scene.add('reads', 'secret', command, word)
  } else if (
    sub === 'diff' ||
    sub === 'blame' ||
    sub === 'annotate' ||
    (sub === 'log' && has(command, '-p', '-u', '--patch'))
  ) {
    if (has(command, '--stat', '--name-only', '--name-status', '--quiet', '--numstat', '--shortstat')) return
    for (const word of command.args.slice(1))
      if (holdsSecrets(word, command, scene)) scene.add('reads', 'secret', command, word)
  } else if (sub === 'show' || sub === 'cat-file' || (sub === 'stash' && command.args[1] === 'show')) {
    for (const word of command.words.slice(command.words.indexOf('--') + 1))
      if (command.words.includes('--') && holdsSecrets(word, command, scene))
        scene.add('reads', 'secret', command, word)
    for (const word of command.args.slice(1))
      if (/:/.test(word) && holdsSecrets(word.replace(/^[^:]*:/, ''), command, scene))
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
