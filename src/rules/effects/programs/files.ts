import type { SimpleCommand } from '../../shell/simple-command.ts'
import { has, isTrial, type Look, valuesAfter } from '../scene.ts'
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
    else if (['root', 'system', 'home', 'everything', 'history', 'unset'].includes(place))
      scene.add('deletes', place, command, path)
    else if (place === 'secret' && gone.place !== 'inside') scene.add('reads', 'secret', command, path)
    else if (place === 'inside' && gone.place === 'temp') deletes(source, command, scene)
  }
  if (gone.path !== '/dev/null') writesInto(target, sources, command, scene)
}

/** cp, install, ln: their last word is what is written. */
export const copy: Look = (command, scene) => {
  const into = valuesAfter(command, '-t', '--target-directory')[0]
  const target = into ?? command.args.at(-1) ?? ''
  const sources = into === undefined ? command.args.slice(0, -1) : command.args
  if (has(command, '-n', '--no-clobber') && command.name === 'cp') return
  writesInto(target, sources, command, scene)
  if (command.name !== 'cp') return
  const { place } = scene.place(target, command)
  for (const source of sources) {
    const from = scene.place(source, command)
    const own = from.path.startsWith(`${scene.world.project}/`)
    if (from.place === 'secret' && !(own && (place === 'inside' || place === 'secret')))
      scene.add('reads', 'secret', command, source)
  }
}

/** chmod, chown, chgrp, setfacl: whoever may read or write more than before. */
export const rights: Look = (command, scene) => {
  const [mode = '', ...files] = command.args
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
    if (
      (place === 'secret' || place === 'startup') &&
      command.name === 'chmod' &&
      /^[0-7]*[0-7](?:[1-7][0-7]|[0-7][1-7])$|^[goa]*\+/.test(mode) &&
      !/^\+x$/.test(mode)
    )
      scene.add('opens', 'secret', command, path)
  }
}

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
    for (const folder of valuesAfter(command, '-C', '--directory', '-d')) {
      const { place, path } = scene.place(folder, command)
      if (place === 'root' || (place === 'system' && CORE.test(path))) scene.add('writes', place, command, path)
      overHome(folder, command, scene)
    }
    return
  }
  for (const word of command.args)
    if (scene.place(word, command).place === 'secret') scene.add('reads', 'secret', command, word)
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
