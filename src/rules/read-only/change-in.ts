import type { CommandWorld, Effect, EffectKind } from '../effects/effect.ts'
import { INTERPRETERS } from '../effects/program-names.ts'
import { readEffects } from '../effects/read-effects.ts'
import { Scene } from '../effects/scene.ts'
import { readShell } from '../shell/commands.ts'
import type { SimpleCommand } from '../shell/simple-command.ts'
import { isShell } from '../shell/wrappers/wrappers.ts'
import { codeChanges } from './code-changes.ts'
import { gitChanges } from './git-changes.ts'
import { programChanges } from './program-changes.ts'

/**
 * The command of a shell text that would change something, for one who may only read; undefined when none is seen that would.
 * Reading, building and testing are no change, and neither is a file in a temporary folder. What a program of the project does by
 * itself is not seen.
 */
export function changeIn(text: string, world: CommandWorld, tool?: string): string | undefined {
  const effect = readEffects(text, world, tool).effects.find(isChange)
  return effect ? effect.command : changeBeyond(text, world, 0)
}

/** What is a change for a reader and no harm to anybody else. */
function changeBeyond(text: string, world: CommandWorld, depth: number): string | undefined {
  const { commands } = readShell(text)
  const scene = new Scene(commands, world, () => {})
  return commands.find((command) => changes(command, scene, depth))?.words.join(' ')
}

/** Scripts that start scripts are followed so far. */
const DEEPEST = 3

function isChange({ kind, to }: Effect): boolean {
  return CHANGING.includes(kind) && to !== 'temp' && to !== 'cache'
}

const CHANGING: readonly EffectKind[] = [
  ...(['deletes', 'writes', 'opens', 'discards', 'destroys', 'changes', 'publishes', 'formats'] as const),
]

function changes(command: SimpleCommand, scene: Scene, depth: number): boolean {
  if (command.name === 'cd' || command.name === 'pushd') {
    const { path, place } = scene.place(command.args[0] ?? '~', command)
    if (place !== 'unknown' && place !== 'unset') scene.enter(command, path)
    return false
  }
  if (scene.elsewhere(command) || scene.placeOfPath('.', command).place === 'temp') return false
  if (command.name === 'git') return gitChanges(command, scene)
  return programChanges(command, scene) || scriptChanges(command, scene, depth)
}

/** A script that is known: what was written while the session ran. */
function scriptChanges(command: SimpleCommand, scene: Scene, depth: number): boolean {
  const isCode = INTERPRETERS.test(command.name)
  const starts = isCode || isShell(command.name) || command.name === 'source' || command.name === '.'
  const file = starts ? command.args[0] : command.words[0]
  if (depth >= DEEPEST || !file || (!starts && !file.includes('/'))) return false
  const text = scene.world.script?.(scene.place(file, command).path)
  if (text === undefined) return false
  if (isCode || (!starts && CODE_LINE.test(text))) return codeChanges(text)
  return changeBeyond(text, { ...scene.world, cwd: scene.folder(command) }, depth + 1) !== undefined
}

const CODE_LINE = /^#!.*\b(?:python|node|perl|ruby|php|deno|bun|lua)/
