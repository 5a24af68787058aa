import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.ts'
import { tempFolder } from '../temp-folder.ts'
import { FLAGS } from './flags.ts'
import { type Modules, reachedFrom } from './modules.ts'
import { environmentOf, playScene, prepare, SCENES } from './scenes.ts'

/** Which modules each scene loads: told by the program itself, compiled so that every lazy loading leaves a line. */
export function loadsOf(modules: Modules): ReadonlySet<string>[] {
  return tempFolder('throughline-loads-', (folder) => {
    const log = join(folder, 'loads.txt')
    for (const [name, text] of modules) writeFileSync(join(folder, name), noting(text, log))
    const program = join(folder, process.platform === 'win32' ? 'noting.exe' : 'noting')
    run(process.execPath, ['build', ...FLAGS, join(folder, 'main.js'), '--outfile', program], { quiet: true })
    const homes = join(folder, 'homes')
    mkdirSync(homes)
    const play = (words: readonly string[], input: string, home: string) => {
      spawnSync(program, words, { input, cwd: home, env: environmentOf(home) })
    }
    prepare(homes, play)
    return SCENES.map((scene) => {
      writeFileSync(log, '')
      playScene(scene, homes, play)
      const loaded = new Set<string>()
      for (const name of readFileSync(log, 'utf8').split('\n')) if (name) reachedFrom(name, modules, loaded)
      return loaded
    })
  })
}

function noting(text: string, log: string): string {
  return text
    .replaceAll('import.meta.require("./', 'require("./')
    .replace(/\b(?:import|require)\("\.\/([^"]+\.js)"\)/g, (load, name: string) => {
      const line = JSON.stringify(`${name}\n`)
      return `(require("node:fs").appendFileSync(${JSON.stringify(log)},${line}),${load})`
    })
}
