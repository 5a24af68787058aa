import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../temp-folder.ts'
import { environmentOf, playScene, prepare, SCENES } from './scenes.ts'

/**
 * In which order the code is used by a hook, written down by a program compiled with an ordinary runtime: code that is used together
 * then lies together in the file, and is read with it. Most important first.
 */
export function orderOf(program: string, folder: string): string[] {
  return tempFolder('throughline-order-', (homes) => {
    const playing = (own: object) => (words: readonly string[], input: string, home: string) => {
      spawnSync(program, words, { input, cwd: home, env: { ...environmentOf(home), ...own } })
    }
    prepare(homes, playing({}))
    const order = SCENES.map((scene, n) => {
      const file = join(folder, `order-${n}.txt`)
      playScene(scene, homes, playing({ BUN_BYTECODE_ORDER_OUT: file }))
      return file
    })
    for (const log of new Bun.Glob('*/log/*.log').scanSync({ cwd: homes }))
      refuseBroken(readFileSync(join(homes, log), 'utf8'))
    return order
  })
}

/** A hook is silent about what failed in it: modules that were put together wrongly would be seen by nobody but its log. */
export function refuseBroken(log: string): void {
  const line = log
    .split('\n')
    .find((one) => /is not defined|is not a function|Cannot (?:find|access)|is not an object|TypeError/.test(one))
  if (line !== undefined) throw new Error(`the program is put together wrongly: ${line}`)
}
