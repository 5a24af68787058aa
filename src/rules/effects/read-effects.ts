import { readShell } from '../shell/commands.ts'
import { isFlag, type SimpleCommand } from '../shell/simple-command.ts'
import { isShell } from '../shell/wrappers/wrappers.ts'
import { readCode } from './code/read-code.ts'
import { runCode } from './code/run-code.ts'
import type { CommandWorld, Effect } from './effect.ts'
import { reachesSettings } from './own.ts'
import { folderAbove } from './places.ts'
import { INTERPRETERS } from './program-names.ts'
import { printedBy } from './programs/databases.ts'
import { runsFile, runsInput } from './programs/network.ts'
import { looksAt } from './programs/programs.ts'
import { readsInput, showsLoaded } from './programs/secrets.ts'
import { redirects } from './programs/write-files.ts'
import { Scene } from './scene.ts'
import { isForWindows, readWindows } from './windows/read-windows.ts'

const DEEPEST = 4

/** What was seen of a text. */
export interface SeenEffects {
  readonly effects: readonly Effect[]
  /** False when there was more to look at than is looked at. */
  readonly whole: boolean
}

/** What a shell text would do, in its order; nothing of it is run. */
export function readEffects(text: string, world: CommandWorld, tool?: string): SeenEffects {
  const isWindows = isForWindows(text, tool)
  const windows = isWindows ? readWindows(text.slice(0, LONGEST_WINDOWS), world) : []
  const { effects, whole } = inText(text, world, 0)
  const found = [...windows, ...effects]
  if (startsItself(text))
    found.push({ kind: 'stops', to: 'processes', what: 'a process that starts itself', command: text.slice(0, 200) })
  return { effects: found, whole: whole && !(isWindows && text.length > LONGEST_WINDOWS) }
}

const LONGEST_WINDOWS = 8000

/** A function that starts itself twice: `f(){ f|f& };f`. */
function startsItself(text: string): boolean {
  if (!text.includes('|') || !text.includes('&')) return false
  for (let at = text.indexOf('()'); at > 0; at = text.indexOf('()', at + 2)) {
    const name = /[\w:.-]{1,60}$/.exec(text.slice(Math.max(0, at - 64), at).trimEnd())?.[0]
    const body = text.slice(at + 2, at + 300).replace(/\s+/g, '')
    if (name && body.startsWith('{') && body.slice(0, body.indexOf('}') + 1).includes(`${name}|${name}&`)) return true
  }
  return false
}

function inText(text: string, world: CommandWorld, depth: number): SeenEffects {
  return lookAt(readShell(text).commands, world, depth)
}

function lookAt(commands: readonly SimpleCommand[], world: CommandWorld, depth: number): SeenEffects {
  let followed = 0
  const scene: Scene = new Scene(commands, world, (script, { folder, effects }, command) => {
    if (depth >= DEEPEST || ++followed > MOST_FOLLOWED) {
      scene.whole = false
      return
    }
    const inner = inText(script, { ...world, cwd: folder.call(scene, command) }, depth + 1)
    for (const effect of inner.effects) effects.push(effect)
    scene.whole &&= inner.whole
  })
  for (const [at, command] of commands.entries()) {
    if (command.words.length > MOST_WORDS) scene.whole = false
    else lookAtOne(command, scene, at)
  }
  return { effects: scene.effects, whole: scene.whole }
}

const MOST_WORDS = 1500
/** Texts inside of one text that are handed to a shell. */
const MOST_FOLLOWED = 60

function lookAtOne(command: SimpleCommand, scene: Scene, at: number) {
  const { name, words } = command
  if (name === 'cd' || name === 'pushd') {
    const { path, place } = scene.opened(command.args[0] ?? '~', command)
    if (place !== 'unknown' && place !== 'unset') scene.enter(command, path)
    return
  }
  redirects(command, scene)
  readsInput(command, scene)
  showsLoaded(command, scene)
  remembers(command, scene, at)
  reachesSettings(command, scene)
  if (isCompiled(name)) return runCode(command, scene, at)
  if (name === 'powershell' || name === 'pwsh') inPowershell(command, scene)
  if (isShell(name) || name === 'source' || name === '.' || name === 'eval') runsScript(command, scene, at)
  else if (words[0]?.includes('/')) follows(runsFile(words[0], command, scene), command, scene, words[0])
  if (/^(?:\$\(|`)(?!.*[)`](?:\/[\w.+-]+)+$)/s.test(words[0] ?? '')) runsInput({ ...command, name: 'sh' }, scene, at)
  if (name === 'at' || name === 'batch')
    for (const producer of scene.feeding(at))
      for (const said of printedBy(producer, scene)) scene.follow(said, scene, command)
  for (const look of looksAt(name)) look(command, scene, at)
  if (name === 'ln' || name === 'mount') remembersLink(command, scene)
}

/** PowerShell that another shell starts: the text behind its option is its own; one that is encoded is read by nobody. */
function inPowershell({ words }: SimpleCommand, scene: Scene) {
  const at = words.findIndex((word) => /^[-/](?:c|com\w*|e|en\w*)$/i.test(word))
  if (at < 1) return
  const script = words.slice(at + 1).join(' ')
  if (/^[-/]e/i.test(words[at] ?? ''))
    scene.effects.push({ kind: 'runs', to: 'decoded', what: '', command: words.join(' ').slice(0, 200) })
  else for (const effect of readWindows(script.slice(0, LONGEST_WINDOWS), scene.world)) scene.effects.push(effect)
}

/** What the text itself writes into files, and what it brings along. */
function remembers(command: SimpleCommand, scene: Scene, at: number) {
  const { name, args } = command
  for (const { operator, target } of command.redirects) {
    if (!operator.startsWith('>') || operator === '>&') continue
    const said = printedBy(command, scene).join('\n')
    if (said) scene.texts.set(scene.place(target, command).path, said)
  }
  if (name === 'tee') {
    const told = [...command.input, ...scene.feeding(at).flatMap((producer) => printedBy(producer, scene))]
    const isFetched = scene.feeding(at).some((producer) => /^(?:curl|wget)$/.test(producer.name))
    for (const file of args) {
      const { path } = scene.place(file, command)
      if (told.length > 0) scene.texts.set(path, told.join('\n'))
      if (isFetched) scene.downloads.add(path)
    }
  }
  if (name === 'git' && args[0] === 'clone') scene.unpacked = true
  if (
    /^(?:tar|unzip|bsdtar|gtar)$/.test(name) &&
    (scene.downloads.size > 0 || scene.commands.some((other) => /^(?:curl|wget)$/.test(other.name)))
  )
    scene.unpacked = true
  if (
    (name === 'mv' || name === 'cp') &&
    args.length === 2 &&
    scene.downloads.has(scene.place(args[0] ?? '', command).path)
  )
    scene.downloads.add(scene.place(args[1] ?? '', command).path)
}

/** `ln -s ~ x`, `mount --bind ~ x`: what is done to `x/…` from here on is done there. */
function remembersLink(command: SimpleCommand, scene: Scene) {
  const [target = '', name = target.slice(target.lastIndexOf('/') + 1)] = command.args
  if (target === '' || name === '') return
  const link = scene.place(name, command).path
  const isHere = /^[~/$]/.test(target)
  const path = scene.place(isHere ? target : `${folderAbove(link)}/${target}`, command).path
  if (path === link) return
  scene.links.set(link, path)
  if (scene.world.exists(link)) scene.links.set(`${link}/${path.slice(path.lastIndexOf('/') + 1)}`, path)
}

/** A shell with a file, or one that reads its input. */
function runsScript(command: SimpleCommand, scene: Scene, at: number) {
  const given = command.words.slice(1)
  // What is sourced is run by the shell that is there.
  const shell = isShell(command.name) ? command : { ...command, name: 'sh' }
  // Only looked at, not run.
  if (isShell(command.name) && /^(?:-n|--version|--help)$/.test(given[0] ?? '')) return
  if (command.name === 'eval') return runsInput(shell, scene, at)
  const inline = given.some((word) => /^-[a-z]*c[a-z]*$/i.test(word))
  // What it runs stands there, and is looked at for itself; its input is what that reads.
  if (inline && given.some((word) => /\s/.test(word)) && !given.some((word) => /\$\(|`|^\{\}$/.test(word))) return
  const file = inline ? undefined : given.find((word) => !isFlag(word) && !word.startsWith('+'))
  if (inline || !file || file === '-' || /^(?:\/dev\/(?:stdin|fd)|<\(|>\()/.test(file))
    return runsInput(shell, scene, at)
  const text = runsFile(file, command, scene)
  if (text !== undefined) scene.follow(text, scene, command)
  else if ((file.includes('$(') || file.includes('<(')) && !NAMED_FILE.test(file)) runsInput(shell, scene, at)
}

/** Whatever folder it lies in, it is a file. */
const NAMED_FILE = /[)`](?:\/[\w.+-]+)+$/

/** A script by what stands in its first line, else by its name. */
function follows(text: string | undefined, command: SimpleCommand, scene: Scene, file: string) {
  if (text === undefined) return
  const first = text.slice(0, 200).split('\n')[0] ?? ''
  const other =
    /^#!.*\b(python|node|perl|ruby|php|awk|deno|bun|tclsh|lua)/.test(first) ||
    (!first.startsWith('#!') && CODE_FILE.test(file))
  if (other) readCode(text, command, scene)
  else scene.follow(text, scene, command)
}

const CODE_FILE = /\.(?:py|[cm]?[jt]s|rb|pl|php|lua|awk)$/

function isCompiled(name: string): boolean {
  return INTERPRETERS.test(name)
}
