import { hasFlag, readOut, type SimpleCommand } from '../shell/simple-command.ts'
import type { CommandWorld, Effect, EffectKind } from './effect.ts'
import { lineOf } from './line.ts'
import { type PathGround, type Placed, placedPath, placeOfWord } from './places.ts'

/** How one program is looked at. */
export type Look = (command: SimpleCommand, scene: Scene, at: number) => void

/** One text while it is looked at: its commands in order, where each of them stands, and what was found so far. */
export class Scene {
  readonly effects: Effect[] = []
  /** Files that earlier commands of the text downloaded, and what they wrote. */
  readonly downloads = new Set<string>()
  readonly texts = new Map<string, string>()
  /** Links that earlier commands of the text made, and where they lead. */
  readonly links = new Map<string, string>()
  /** Something was fetched and unpacked or cloned: what it brought along may be run next. */
  unpacked = false
  /** Remotes of git that the text made or turned elsewhere. */
  readonly remotes = new Set<string>()
  /** Variables were set from a file of secrets. */
  loaded = false
  /** False when there was more to look at than is looked at. */
  whole = true
  private steps = 0
  private readonly folders = new Map<string, string>()
  private readonly producers = new Map<number, number[]>()

  readonly commands: readonly SimpleCommand[]
  readonly world: CommandWorld
  /** Looks at a text that one of the commands hands to a shell. */
  readonly follow: (script: string, scene: Scene, command: SimpleCommand) => void

  constructor(commands: readonly SimpleCommand[], world: CommandWorld, follow: Scene['follow']) {
    this.commands = commands
    this.world = world
    this.follow = follow
    commands.forEach((command, at) => {
      for (const reader of command.into) this.producers.set(reader, [...(this.producers.get(reader) ?? []), at])
    })
  }

  add(kind: EffectKind, to: string, command: SimpleCommand, what = ''): void {
    const text = lineOf(command).trim() || readOut(command) || what
    const isSame = (effect: Effect) =>
      effect.kind === kind && effect.to === to && effect.command === text && effect.what === what
    if (this.effects.length < MOST_EFFECTS && !this.effects.some(isSame))
      this.effects.push({ kind, to, what, command: text })
  }

  /** The commands whose output this one reads. */
  feeding(at: number): readonly SimpleCommand[] {
    return (this.producers.get(at) ?? []).flatMap((from) => this.commands[from] ?? [])
  }

  /** The commands that start this one, the nearest first, with their positions. */
  starters(command: SimpleCommand): (readonly [SimpleCommand, number])[] {
    const found: (readonly [SimpleCommand, number])[] = []
    for (let by = command.by; by !== undefined && found.length < 20; ) {
      const starter = this.commands[by]
      if (!starter) break
      found.push([starter, by])
      by = starter.by
    }
    return found
  }

  /** The folder that a command runs in: the last `cd` of its own subshell, or of one around it. */
  folder({ scope }: SimpleCommand): string {
    for (let inner = scope; ; inner = inner.slice(0, inner.lastIndexOf('/'))) {
      const folder = this.folders.get(inner)
      if (folder !== undefined) return folder
      if (inner === '') return this.world.cwd
    }
  }

  enter({ scope }: SimpleCommand, folder: string): void {
    this.folders.set(scope, folder)
  }

  ground(command: SimpleCommand): PathGround {
    return { cwd: this.folder(command), project: this.world.project, home: this.world.home }
  }

  place(word: string, command: SimpleCommand): Placed {
    this.steps += 1 + word.length / 100
    if (this.steps > MOST_STEPS) this.whole = false
    if (!this.whole || word.length > (word.includes('$') ? LONGEST_MADE : LONGEST_PATH))
      return { place: 'unknown', path: word }
    const placed = placeOfWord(word, this.ground(command))
    return this.links.size === 0 ? placed : this.behindLinks(placed, command, { isLink: !LEADS_ON.test(word) })
  }

  /** Where a word leads if it is opened or entered: a link of the same text is followed, too. */
  opened(word: string, command: SimpleCommand): Placed {
    const placed = this.place(word, command)
    return this.links.size === 0 ? placed : this.behindLinks(placed, command, { isLink: false })
  }

  private behindLinks(placed: Placed, command: SimpleCommand, { isLink }: { readonly isLink: boolean }): Placed {
    for (const [link, target] of this.links) {
      if (placed.path === link ? !isLink : placed.path.startsWith(`${link}/`))
        return this.placeOfPath(target + placed.path.slice(link.length), command)
    }
    return placed
  }

  placeOfPath(path: string, command: SimpleCommand): Placed {
    return placedPath(path, this.ground(command))
  }

  /** Whether it runs on another machine or in a container: its paths are not those of this one. */
  elsewhere(command: SimpleCommand): 'container' | 'machine' | undefined {
    for (const [{ name }] of this.starters(command)) {
      if (MACHINES.has(name)) return 'machine'
      if (CONTAINERS.has(name)) return 'container'
    }
    return undefined
  }
}

/** `x/`, `x/*` and `x/.` are what a link leads to; `x` is the link. */
const LEADS_ON = /\/[^/\w]*$/

/** Paths that are looked at in one text, long ones counted several times. */
const MOST_STEPS = 2000
/** No system has longer ones. */
const LONGEST_PATH = 4096
/** What is put together is shorter still. */
const LONGEST_MADE = 1000
/** A rule needs one of them. */
const MOST_EFFECTS = 200

const MACHINES: ReadonlySet<string> = new Set([
  'ssh',
  'mosh',
  'gcloud',
  'aws',
  'az',
  'heroku',
  'fly',
  'flyctl',
  'vagrant',
])

const CONTAINERS: ReadonlySet<string> = new Set([
  'docker',
  'podman',
  'kubectl',
  'oc',
  'docker-compose',
  'nerdctl',
  'lxc',
  'chroot',
])

/** `-n` and its like: nothing is done, only said. */
export function isTrial(command: SimpleCommand, ...more: readonly string[]): boolean {
  return (
    command.flags.some((flag) => TRIAL.test(flag)) ||
    (command.words.length === 2 && (command.words[1] === 'help' || command.words[1] === 'version')) ||
    more.some((flag) => hasFlag(command, flag))
  )
}

const TRIAL =
  /^--?(?:dry-?run(?:=(?!none|false).*)?|check|what-?if|simulate|just-print|recon|help|version|list|no-act|preview|generate-cli-skeleton.*)$/i

export function has(command: SimpleCommand, ...flags: readonly string[]): boolean {
  return flags.some((flag) => hasFlag(command, flag))
}

/** The value behind a flag, `-o x`, `-ox` or `--out=x`. */
export function valuesAfter({ words }: SimpleCommand, ...flags: readonly string[]): string[] {
  const found: string[] = []
  words.forEach((word, at) => {
    for (const flag of flags) {
      if (word === flag) found.push(words[at + 1] ?? '')
      else if (flag.startsWith('--') && word.startsWith(`${flag}=`)) found.push(word.slice(flag.length + 1))
      else if (!flag.startsWith('--') && flag.length === 2 && word.startsWith(flag) && word.length > 2)
        found.push(word.slice(2))
    }
  })
  return found
}

/** The values of flags are no files. */
export function withoutValues({ words }: SimpleCommand, valued: readonly string[]): string[] {
  return words.slice(1).filter((word, at) => !word.startsWith('-') && !valued.includes(words[at] ?? ''))
}
