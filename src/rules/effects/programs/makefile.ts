import { type Look, valuesAfter } from '../scene.ts'
import { printedBy, textOfScript } from './databases.ts'

/** `make -f FILE`, `make -f -`: what the lines of a makefile run that is in the text or was written in the session. */
export const makefile: Look = (command, scene, at) => {
  for (const file of valuesAfter(command, '-f', '--file', '--makefile')) {
    const isInput = file === '-' || file === '/dev/stdin'
    const texts = isInput
      ? [...command.input, ...scene.feeding(at).flatMap((producer) => printedBy(producer, scene))]
      : [textOfScript(file, command, scene) ?? '']
    for (const script of texts.flatMap(linesRun)) scene.follow(script, scene, command)
  }
}

/** Lines of recipes, what stands behind a target's semicolon, and `$(shell …)`; two dollars are one for the shell. */
function linesRun(text: string): string[] {
  const found: string[] = []
  for (const line of text.slice(0, LONGEST).replaceAll('\\\n', ' ').split('\n')) {
    if (line.length > LONGEST_LINE) continue
    const recipe = /^\t\s*[@+-]*(.*)$/.exec(line)?.[1] ?? /^[^\t#=]*:[^;=]*;\s*[@+-]*(.*)$/.exec(line)?.[1]
    if (recipe) found.push(recipe.replaceAll('$$', '$'))
    const shell = /\$[({]shell\s+(.*)[)}]/.exec(line)?.[1]
    if (shell) found.push(shell)
    if (found.length > MOST) break
  }
  return found
}

const LONGEST = 20_000
const LONGEST_LINE = 1000
const MOST = 40
