import { spawnSync } from 'node:child_process'
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
    return SCENES.map((scene, n) => {
      const file = join(folder, `order-${n}.txt`)
      playScene(scene, homes, playing({ BUN_BYTECODE_ORDER_OUT: file }))
      return file
    })
  })
}
