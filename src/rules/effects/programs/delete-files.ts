import type { SimpleCommand } from '../../shell/simple-command.ts'
import { lineOf } from '../line.ts'
import type { PathPlace } from '../places.ts'
import { has, isTrial, type Look, type Scene, withoutValues } from '../scene.ts'
import { isArtifact, isSource } from './artifacts.ts'
import { FINDERS, foldersSought, isNarrow, seeks } from './find.ts'

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
export const STANDS_FOR = /^(?:\{\}|"?\$[\w@*{(]|`)/

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

/** What `find`, `xargs`, a loop or a substitution hands to a command that deletes. */
export function deletesFound(command: SimpleCommand, scene: Scene, at: number) {
  const starters = scene.starters(command)
  for (const [starter] of starters) if (FINDERS.has(starter.name)) deletesSought(starter, command, scene)
  const readers = [at, ...starters.map(([, position]) => position)]
  // `rg --pre rm x`, `git difftool -x rm`: what the other one finds or compares is what it gets.
  if (command.args.length === 0 && starters.some(([{ name }]) => name === 'rg' || name === 'git'))
    scene.add('deletes', 'listed', command, 'whatever it is given')
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

export function deletesSought(finder: SimpleCommand, command: SimpleCommand, scene: Scene) {
  for (const root of foldersSought(finder)) {
    const { place, path } = scene.place(root, finder)
    const sought = seeks(finder)
    if (sought && place === 'everything') {
      scene.add('deletes', sought, command, path)
      continue
    }
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
