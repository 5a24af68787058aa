import type { RedirectTo, SimpleCommand } from '../../shell/simple-command.ts'
import { lineOf } from '../line.ts'
import { folderAbove, type PathPlace } from '../places.ts'
import { has, isTrial, type Look, type Scene, valuesAfter } from '../scene.ts'
import { isArtifact, isSource } from './artifacts.ts'
import { foldersSought, isNarrow } from './find.ts'

/** Records that a path goes, unless nobody will miss it. */
export function deletes(word: string, command: SimpleCommand, scene: Scene) {
  const { place, path } = scene.place(word, command)
  const where = scene.elsewhere(command)
  if (place === 'nothing') return
  if (place === 'device') return scene.add('formats', 'disk', command, path)
  if (where === 'container' && !['root', 'system', 'home'].includes(place) && !CONTAINED.test(path)) return
  if (where === 'machine' && !TRIFLES.includes(place))
    return scene.add('deletes', place === 'inside' ? 'outside' : place, command, path)
  if (place === 'inside') {
    const name = path.slice(scene.world.project.length + 1)
    const what = isArtifact(name) ? 'made' : isSource(name) ? 'sources' : 'inside'
    return scene.add('deletes', what, command, path)
  }
  scene.add('deletes', place, command, path)
}

/** Where images usually keep what must not be lost. */
const CONTAINED = /^\/(?:data|backups?|db|pgdata|mysql|mongo|storage|uploads|volumes?)(?:\/|$)/

const TRIFLES: readonly PathPlace[] = ['temp', 'cache', 'unknown', 'nothing']

/** What stands for the things that another command found: `{}`, `$1`, `$f`, `$(ls)`. */
const STANDS_FOR = /^(?:\{\}|"?\$[\w@*{(]|`)/

/** rm, rmdir, unlink, shred, trash and the like. */
export const remove: Look = (command, scene, at) => {
  if (isTrial(command)) return
  const targets =
    command.name === 'shred' ? withoutValues(command, ['-n', '-s', '--iterations', '--size']) : command.args
  const unclear = targets.length === 0 || targets.some((word) => STANDS_FOR.test(word))
  for (const word of targets) if (!(unclear && word === '{}')) deletes(word, command, scene)
  if (unclear) deletesFound(command, scene, at)
  if (targets.some((word) => POSITIONAL.test(word))) deletesGiven(command, scene)
}

const POSITIONAL = /^\$(?:[1-9@*]|\{[1-9@*])/

/** A function deletes what it is called with: any command that is no known program may be such a call. */
function deletesGiven(command: SimpleCommand, scene: Scene) {
  for (const call of scene.commands)
    if (/^\w+$/.test(call.name) && call !== command && !KNOWN_CALLS.has(call.name))
      for (const word of call.args) if (/^[/~.$]/.test(word)) deletes(word, call, scene)
}

const KNOWN_CALLS: ReadonlySet<string> = new Set([
  'cd',
  'ls',
  'echo',
  'cat',
  'mkdir',
  'cp',
  'test',
  'touch',
  'rm',
  'source',
  'export',
  'find',
  'xargs',
  'bash',
  'sh',
])

/** The values of flags are no files. */
function withoutValues({ words }: SimpleCommand, valued: readonly string[]): string[] {
  return words.slice(1).filter((word, at) => !word.startsWith('-') && !valued.includes(words[at] ?? ''))
}

/** What `find`, `xargs`, a loop or a substitution hands to a command that deletes. */
export function deletesFound(command: SimpleCommand, scene: Scene, at: number) {
  const starters = scene.starters(command)
  for (const [starter] of starters) if (FINDERS.has(starter.name)) deletesSought(starter, command, scene)
  const readers = [at, ...starters.map(([, position]) => position)]
  const lister = starters.find(([{ name }]) => name === 'xargs' || name === 'parallel')
  if (lister && readers.every((reader) => scene.feeding(reader).every(({ name }) => name === 'cat')))
    scene.add('deletes', 'listed', command, 'whatever a list names')
  for (const reader of readers) {
    const before = scene.feeding(reader)
    for (const producer of before) {
      if (producer === command) continue
      if (FINDERS.has(producer.name)) deletesSought(producer, command, scene)
      else if (producer.name === 'git') deletesListed(producer, command, scene)
      else if (SEARCHERS.has(producer.name)) deletesMatching(producer, command, scene)
      else if (LISTERS.has(producer.name)) {
        const filtered = before.some(({ name }) => FILTERS.has(name))
        const roots = producer.args.length > 0 ? producer.args : ['.']
        for (const root of roots) {
          const { place } = scene.place(root, command)
          if (!(filtered && (place === 'everything' || place === 'inside'))) deletes(root, command, scene)
        }
      }
    }
  }
}

/** `rg --files`, `grep -rl x .`: files that people wrote. */
function deletesMatching(searcher: SimpleCommand, command: SimpleCommand, scene: Scene) {
  if (!has(searcher, '-l', '--files-with-matches', '--files', '-L')) return
  const roots = has(searcher, '--files') ? searcher.args : searcher.args.slice(1)
  for (const root of roots.length > 0 ? roots : ['.']) {
    const { place, path } = scene.place(root, searcher)
    if (place === 'everything' || isSource(path.slice(scene.world.project.length + 1)))
      scene.add('deletes', 'sources', command, path)
    else if (place !== 'inside') deletes(root, command, scene)
  }
}

const SEARCHERS: ReadonlySet<string> = new Set(['grep', 'egrep', 'rg', 'ag', 'ack'])
const FINDERS: ReadonlySet<string> = new Set(['find', 'fd', 'fdfind', 'gfind', 'bfs'])
const LISTERS: ReadonlySet<string> = new Set([
  'ls',
  'echo',
  'printf',
  'exa',
  'eza',
  'tree',
  'dir',
  'readlink',
  'realpath',
])
const FILTERS: ReadonlySet<string> = new Set(['grep', 'rg', 'egrep', 'head', 'tail', 'awk', 'sed', 'fzf'])

function deletesSought(finder: SimpleCommand, command: SimpleCommand, scene: Scene) {
  for (const root of foldersSought(finder)) {
    const { place, path } = scene.place(root, finder)
    if ((place === 'everything' || place === 'inside' || place === 'unknown') && isNarrow(finder)) continue
    if (place === 'inside' && isArtifact(path.slice(scene.world.project.length + 1))) continue
    scene.add('deletes', place === 'inside' ? 'sources' : place, command, path)
  }
}

/** Files under version control are nobody's rubbish. */
function deletesListed(git: SimpleCommand, command: SimpleCommand, scene: Scene) {
  const [sub] = git.args
  if (
    (sub === 'ls-files' || sub === 'diff' || sub === 'ls-tree' || sub === 'grep') &&
    !has(git, '--deleted', '-d', '--diff-filter')
  )
    scene.add('deletes', 'sources', command, lineOf(git))
}

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

/** Into a folder a file goes under its own name. */
function writesInto(target: string, sources: readonly string[], command: SimpleCommand, scene: Scene) {
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
function overHome(target: string, command: SimpleCommand, scene: Scene) {
  const { place, path } = scene.place(target, command)
  if (place === 'home') scene.add('writes', 'home', command, path)
}

/** Records that a file is written: over it, or at its end. */
export function writes(word: string, operator: string, command: SimpleCommand, scene: Scene) {
  const { place, path } = scene.place(word, command)
  const appends = operator.includes('>>')
  if (place === 'nothing' || scene.elsewhere(command) === 'container') return
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
  const emptied = place === 'inside' && isEmptying(command) && !appends && CODE_FILE.test(path)
  scene.add('writes', emptied ? 'sources' : place, command, path)
}

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
  if (/^g?sed$/.test(command.name)) runsLines(command, scene)
  if (command.name === 'sed' && !command.flags.some((flag) => /^-[a-zA-Z]*i|^--in-place/.test(flag))) return
  const files =
    command.name === 'sed' && !has(command, '-e', '--expression', '-f') ? command.args.slice(1) : command.args
  for (const file of files.flatMap((word) => (word === '{}' ? soughtBy(command, scene) : [word]))) {
    const { place } = scene.place(file, command)
    if (place !== 'secret' && place !== 'outside') writes(file, '>', command, scene)
    else if (place === 'outside') lateOver(scene.place(file, command).path, command, scene)
  }
}

const LONGEST_SCRIPT = 2000

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
