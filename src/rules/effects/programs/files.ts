import type { SimpleCommand } from '../../shell/simple-command.ts'
import type { PathPlace } from '../places.ts'
import { has, isTrial, type Look, type Scene, valuesAfter } from '../scene.ts'
import { deletes, deletesSought } from './delete-files.ts'
import { CORE, overHome, writes, writesInto } from './write-files.ts'

/** `find … -delete`; what it executes stands for itself. */
export const find: Look = (command, scene) => {
  if (command.words.includes('-delete')) deletesSought(command, command, scene)
  for (const file of valuesAfter(command, '-fprint', '-fprintf', '-fls')) writes(file, '>', command, scene)
}

/** What must not be missing afterwards is moved away. */
export const move: Look = (command, scene) => {
  const target = valuesAfter(command, '-t', '--target-directory')[0] ?? command.args.at(-1) ?? ''
  const sources = command.args.filter((word) => word !== target)
  const gone = scene.place(target, command)
  for (const source of sources) {
    const { place, path } = scene.place(source, command)
    if (place === 'nothing' || place === 'temp' || place === 'unknown') continue
    if (gone.path === '/dev/null') deletes(source, command, scene)
    else if (MUST_STAY.includes(place)) scene.add('deletes', place, command, path)
    else if (place === 'secret' && gone.place !== 'inside') scene.add('reads', 'secret', command, path)
    else if (place === 'secret') scene.links.set(gone.path, path)
    else if (place === 'inside' && gone.place === 'temp') deletes(source, command, scene)
  }
  if (gone.path !== '/dev/null') writesInto(target, sources, command, scene)
}

/** What is missed where it was, wherever it is now. */
const MUST_STAY: readonly PathPlace[] = [
  ...(['root', 'system', 'home', 'everything', 'history', 'unset', 'startup', 'settings'] as const),
]

/** cp, install, ln: their last word is what is written. */
export const copy: Look = (command, scene) => {
  const into = valuesAfter(command, '-t', '--target-directory')[0]
  const target = into ?? command.args.at(-1) ?? ''
  const sources = into === undefined ? command.args.slice(0, -1) : command.args
  if (has(command, '-n', '--no-clobber') && command.name === 'cp') return
  writesInto(target, sources, command, scene)
  if (command.name === 'ln') return
  const { place } = scene.place(target, command)
  for (const source of sources) {
    const from = scene.place(source, command)
    const own = from.path.startsWith(`${scene.world.project}/`)
    if (from.place === 'secret' && !(own && (place === 'inside' || place === 'secret')))
      scene.add('reads', 'secret', command, source)
    // A copy in the project is as secret as what it was made of.
    if (from.place === 'secret' && place === 'inside') scene.links.set(scene.place(target, command).path, from.path)
  }
}

/** chmod, chown, chgrp, setfacl: whoever may read or write more than before. */
export const rights: Look = (command, scene) => {
  const isList = command.name === 'setfacl'
  // `chmod -x file`: to take rights away looks like an option.
  const taken = command.name === 'chmod' ? command.flags.find((flag) => /^-[rwxXst]+$/.test(flag)) : undefined
  const given = taken ?? givenRights(command)
  const files = taken === undefined ? command.args.filter((word) => word !== given) : command.args
  // `o::rwx` and `u:eve:rw` are what `o+rwx` is to chmod.
  const mode = isList ? given.replace(/^.*?([ugo])\w*:[^:]*:([rwx]+).*$/i, '$1+$2') : given
  const recursive = has(command, 'R', '--recursive')
  const opening =
    command.name !== 'chmod' ||
    /^[0-7]*[2367][0-7]?$|[0-7][0-7]*[1-7][0-7]$|^[0-7]*[1-7]$|[oa]?\+[rwxst]*[w]|^[ugo]*a?[+=]\w*[wrs]/.test(mode)
  const wide = /^0?[0-7]?77[67]$|^(?:a|o|ugo|go)?[+=]rwx?$|^0?666$|^0*0$|^(?:a|u|ugo)?-[rwx]+$/.test(mode)
  for (const file of files) {
    const { place, path } = scene.place(file, command)
    if (scene.elsewhere(command) === 'container') continue
    if (place === 'root' || place === 'system' || place === 'home')
      if (recursive || (place === 'system' && opening && CORE.test(path))) scene.add('opens', place, command, path)
    if ((place === 'outside' || (place === 'everything' && path !== scene.world.project)) && recursive)
      scene.add('opens', 'outside', command, path)
    if (place === 'everything' && recursive && wide) scene.add('opens', 'everything', command, path)
    // A hook that may be run is daily work; a file that nobody may read any more is gone.
    if (place === 'settings' && TAKES_RIGHTS.test(mode)) scene.add('writes', 'settings', command, path)
    if (
      (place === 'secret' || place === 'startup') &&
      (command.name === 'chmod' || isList) &&
      /^[0-7]*[0-7](?:[1-7][0-7]|[0-7][1-7])$|^[goa]*\+/.test(mode) &&
      !/^\+x$/.test(mode)
    )
      scene.add('opens', 'secret', command, path)
  }
}

function givenRights(command: SimpleCommand): string {
  if (command.name !== 'setfacl') return command.args[0] ?? ''
  return valuesAfter(command, '-m', '--modify', '-s', '--set')[0] ?? ''
}

const TAKES_RIGHTS = /^[ugoa]*-|^[ugoa]*=(?!r)|^[0-3]?[0-3][0-7]{2}$|^0+$/

/** `rsync --delete`: what the source lacks goes at the target. */
export const mirror: Look = (command, scene) => {
  if (isTrial(command, '-n')) return
  const target = command.args.at(-1) ?? ''
  const from = command.args.slice(0, -1)
  for (const source of from)
    if (scene.place(source, command).place === 'secret') scene.add('sends', 'secret', command, source)
  const removing = command.flags.some((flag) => /^--(?:del|delete(?:-\w+)?|remove-source-files)$/.test(flag))
  if (from.some((source) => /(?:\/|\/\.|\*)$/.test(source))) overHome(target, command, scene)
  if (!removing) return writes(target, '>', command, scene)
  if (/^[\w.-]+@?[\w.-]*:|^rsync:/.test(target)) return scene.add('destroys', 'remote', command, target)
  deletes(target, command, scene)
}

/** Archives unpacked over what is there, and those that take what they pack away. */
export const unpack: Look = (command, scene) => {
  for (const file of packedAway(command)) deletes(file, command, scene)
  const extracts =
    command.name === 'unzip' ||
    command.words
      .slice(1)
      .some(
        (word, at) =>
          (at === 0 || word.startsWith('-')) && /^-{0,1}[a-zA-Z]*x[a-zA-Z]*$|^--(?:extract|get)$/.test(word),
      )
  if (extracts) {
    const named = valuesAfter(command, '-C', '--directory', '-d', ...(command.name === '7z' ? ['-o'] : []))
    for (const folder of named.length > 0 ? named : ['.']) pouredInto(folder, command, scene)
    return
  }
  for (const word of command.args)
    if (scene.place(word, command).place === 'secret') scene.add('reads', 'secret', command, word)
}

/** Whatever comes along may be called like something that is there. */
export function pouredInto(folder: string, command: SimpleCommand, scene: Scene) {
  const { place, path } = scene.opened(folder, command)
  const isSystem = place === 'root' || (place === 'system' && CORE.test(path))
  if (isSystem || place === 'settings' || place === 'startup' || place === 'secret')
    scene.add('writes', place, command, path)
  overHome(folder, command, scene)
}

/** What is deleted once it is packed: `tar --remove-files`, `zip -m`, `7z -sdel`. */
function packedAway(command: SimpleCommand): readonly string[] {
  const { name, args, words } = command
  if (name === 'zip' && has(command, '-m', '--move')) return args.slice(1)
  if (name === '7z' && words.includes('-sdel')) return args.slice(2)
  if (!has(command, '--remove-files')) return []
  const cluster = /^-?[a-zA-Z]*f$/.test(words[1] ?? '') ? words[1] : undefined
  const archives = [...valuesAfter(command, '-f', '--file'), ...(cluster === undefined ? [] : [words[2]])]
  const folder = valuesAfter(command, '-C', '--directory')[0]
  return args
    .filter((word) => word !== cluster && word !== folder && !archives.includes(word))
    .map((word) => (folder === undefined || /^[/~]/.test(word) ? word : `${folder}/${word}`))
}
