import type { SimpleCommand } from '../../shell/simple-command.ts'
import { isShell } from '../../shell/wrappers/wrappers.ts'
import { lineOf } from '../line.ts'
import { has, type Look, type Scene, valuesAfter } from '../scene.ts'
import { printedBy, textOfScript } from './databases.ts'
import { isThisMachine, sender } from './sending.ts'
import { writes } from './write-files.ts'

const FETCHERS: ReadonlySet<string> = new Set([
  'curl',
  'wget',
  'fetch',
  'http',
  'https',
  'xh',
  'aria2c',
  'lwp-request',
  'lynx',
  'links',
  'axel',
  'nc',
  'ncat',
  'socat',
  'gh',
  'aws',
  'gsutil',
  'scp',
  'ftp',
  'tftp',
  'dig',
  'telnet',
])
const DECODERS: ReadonlySet<string> = new Set([
  'base64',
  'base32',
  'xxd',
  'openssl',
  'uudecode',
  'gpg',
  'rev',
  'tr',
  'gunzip',
  'zcat',
  'gzip',
  'hexdump',
  'basenc',
  'unxz',
  'bzcat',
])

/** A shell or an interpreter that reads what it runs from a pipe. */
export function runsInput(command: SimpleCommand, scene: Scene, at: number) {
  // What a shell was told word for word is looked at for itself.
  const producers = scene.feeding(at).filter((each) => !scene.starters(each).some(([, by]) => by === at))
  if (producers.length === 0) return
  const unpacked = producers.find(({ name }) => DECODERS.has(name))
  const fetched = producers.find(({ name, words }) => FETCHERS.has(name) && (name !== 'gh' || words.includes('api')))
  if (fetched && fetched.name !== 'aws') return scene.add('runs', 'download', command, lineOf(fetched))
  if (unpacked) return scene.add('runs', 'decoded', command, lineOf(unpacked))
  const unread = producers.filter(
    (producer) =>
      printedBy(producer, scene).length === 0 && !NOTHING_TO_RUN.has(producer.name) && !setsUpShell(producer),
  )
  const last = unread.at(-1)
  if (last && isShell(command.name)) scene.add('runs', 'unread', command, lineOf(last))
}

/** `ssh-agent -s`, `pyenv init -`, `brew shellenv`: tools print that to be run, and it is their own word. */
function setsUpShell({ name, args, flags }: SimpleCommand): boolean {
  if (/^(?:ssh-agent|gpg-agent|keychain|dircolors|resize|lesspipe)$/.test(name)) return true
  if (args.includes('completion')) return true
  if (PRINTS_FILES.test(name)) return false
  return [...args, ...flags].some((word) => SETS_UP.test(word))
}

const SETS_UP =
  /^(?:init|env|shellenv|hook|activate|completions?|shell|shell\.\w+|\w+-env|shell-hook|shellinit|--init|--shell(?:=\w+)?|--completion|use)$/
const PRINTS_FILES =
  /^(?:cat|jq|yq|sed|g?awk|grep|cut|head|tail|tr|sort|python[\d.]*|node|perl|ruby|php|sqlite3|psql|git|ssh|docker|kubectl)$/

const NOTHING_TO_RUN: ReadonlySet<string> = new Set([
  '',
  'cd',
  'true',
  ':',
  'yes',
  'set',
  'export',
  'echo',
  'printf',
  'test',
  '[',
  'read',
  'cat',
  'envsubst',
])

/** What is fetched to a file, and what is sent away with it. */
export const fetcher: Look = (command, scene, at) => {
  const { name, words, args } = command
  const outputs =
    name === 'curl'
      ? valuesAfter(command, '-o', '--output')
      : name === 'wget'
        ? valuesAfter(command, '-O', '--output-document')
        : valuesAfter(command, '-o', '-O', '--out')
  const urls = words.slice(1).filter((word) => /^(?:https?|ftp):\/\/|^[\w-]+(?:\.[\w-]+)+\/\S*/.test(word))
  const combined = words.find((word) => name === 'curl' && /^-[a-zA-Z]+o$/.test(word))
  if (combined) outputs.push(words[words.indexOf(combined) + 1] ?? '')
  const spelled = words.find((word) => name === 'wget' && /^-[a-zA-Z]+O$/.test(word))
  if (spelled) outputs.push(words[words.indexOf(spelled) + 1] ?? '')
  const named = /^(?:wget|aria2c|axel)$/.test(name) ? outputs.length === 0 : has(command, '-O', '--remote-name', '-J')
  if (named)
    for (const url of urls)
      outputs.push(
        url
          .replace(/[?#].*$/, '')
          .split('/')
          .at(-1) ?? '',
      )
  const folder = valuesAfter(command, '-P', '--directory-prefix', '--output-dir')[0]
  for (const output of outputs)
    if (output && output !== '-') downloaded(folder && named ? `${folder}/${output}` : output, command, scene)
  for (const { operator, target } of command.redirects) if (operator.startsWith('>')) downloaded(target, command, scene)
  const method =
    valuesAfter(command, '-X', '--request', '--method')[0] ?? (name === 'http' || name === 'xh' ? args[0] : '')
  if (urls.some((url) => /_delete_by_query\b/.test(url) && !isThisMachine(url)))
    scene.add('destroys', 'remote', command, urls[0])
  if (/^delete$/i.test(method ?? '') && !urls.some(isThisMachine) && !args.some(isThisMachine))
    scene.add('destroys', 'remote', command, urls[0] ?? '')
  sender(command, scene, at)
}

function downloaded(file: string, command: SimpleCommand, scene: Scene) {
  scene.downloads.add(scene.place(file, command).path)
  if (command.redirects.every(({ target }) => target !== file)) writes(file, '>', command, scene)
}

/** A program or script that is run by its path: was it fetched, or written, just before? */
export function runsFile(file: string, command: SimpleCommand, scene: Scene): string | undefined {
  const { path } = scene.place(file, command)
  if (scene.downloads.has(path)) {
    scene.add('runs', 'download', command, file)
    return undefined
  }
  if (scene.unpacked && /^(?:\.{0,2}\/|[\w-]+\/)/.test(file) && !scene.world.exists(path))
    scene.add('runs', 'download', command, file)
  return textOfScript(file, command, scene)
}

/** Packages from an address instead of a registry. */
export const installer: Look = (command, scene) => {
  const { args, name } = command
  const text = lineOf(command)
  if (
    !/ (?:install|i|add|dlx|exec|x|run|download)\b|^(?:npx|bunx|pipx|uvx|deno|easy_install|dpkg|rpm|apt|apt-get|installer|msiexec)/.test(
      text,
    )
  )
    return
  const valued = valuesAfter(command, '-i', '--index-url', '--extra-index-url', '--registry', '-f', '--find-links')
  const foreign = args.filter(
    (word) =>
      (!valued.includes(word) &&
        /^(?:git\+)?(?:https?|ssh|git|ftp):\/\/|^git@|^(?:github|gitlab|bitbucket|gist):/.test(word)) ||
      /@ ?(?:git\+)?https?:\/\//.test(word),
  )
  const from = valuesAfter(
    command,
    '-r',
    '--requirement',
    '-i',
    '--index-url',
    '--extra-index-url',
    '--registry',
    '-f',
    '--find-links',
    '--git',
  ).filter(
    (value) =>
      /^(?:git\+)?https?:\/\//.test(value) &&
      !/^https:\/\/(?:pypi\.org|registry\.npmjs\.org|download\.pytorch\.org|test\.pypi\.org)\//.test(value),
  )
  if (name === 'go' || name === 'cargo') return
  if (foreign.length > 0 || from.length > 0) scene.add('runs', 'download', command, [...foreign, ...from][0])
  for (const word of args)
    if (scene.downloads.has(scene.place(word, command).path)) scene.add('runs', 'download', command, word)
}
