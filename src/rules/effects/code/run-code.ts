import { isFlag, type SimpleCommand, simpleCommand } from '../../shell/simple-command.ts'
import { ownCommand } from '../own.ts'
import { printedBy } from '../programs/databases.ts'
import { runsFile, runsInput } from '../programs/network.ts'
import { looksAt } from '../programs/programs.ts'
import { holdsSecrets } from '../programs/secrets.ts'
import { redirects } from '../programs/write-files.ts'
import type { Scene } from '../scene.ts'
import { readCode } from './read-code.ts'

/** `python -c`, `node -e`, `perl -pe`, `awk '…'`, heredocs, and files that are known. */
export function runCode(command: SimpleCommand, scene: Scene, at: number) {
  const { name, words } = command
  for (const look of looksAt(name)) look(command, scene, at)
  const isAwk = /awk$/.test(name)
  const inline: string[] = []
  let file: string | undefined
  for (let position = 1; position < words.length; position++) {
    const word = words[position] ?? ''
    if (
      !isAwk &&
      /^-[a-zA-Z0-9]*[ceEpr]$/.test(word) &&
      !/^-(?:r|p)$/.test(word + (name === 'ruby' || name === 'perl' ? '' : '-'))
    ) {
      if (word === '-r' && name !== 'php') continue
      inline.push(words[++position] ?? '')
    } else if (/^--(?:eval|print|execute)(?:=|$)/.test(word))
      inline.push(word.includes('=') ? word.slice(word.indexOf('=') + 1) : (words[++position] ?? ''))
    else if (word === 'eval' && name === 'deno') inline.push(words[++position] ?? '')
    else if (isAwk && /^-[vFi]$/.test(word)) position++
    else if (word === '-m') return
    else if (!isFlag(word)) {
      if (isAwk) inline.push(word)
      else file = word
      break
    }
  }
  if (/^deno|^bun$/.test(name) && file === 'run')
    file = words.slice(words.indexOf('run') + 1).find((word) => !isFlag(word))
  for (const code of [...inline, ...(inline.length === 0 && (!file || file === '-') ? command.input : [])])
    readCode(code, command, scene)
  if (isAwk) awkOf(inline.join('\n'), command, scene)
  if ((name === 'perl' || name === 'ruby') && words.some((word) => /^-[a-zA-Z]*[np]/.test(word)))
    for (const file of command.args)
      if (!inline.includes(file) && holdsSecrets(file, command, scene)) scene.add('reads', 'secret', command, file)
  if (editsItsFiles(command))
    for (const target of command.args.filter((word) => !inline.includes(word)))
      redirects({ ...command, redirects: [{ operator: '>', target }] }, scene)
  if (inline.some((code) => code.includes('$(') || code.includes('`'))) runsInput(command, scene, at)
  if (inline.length > 0) return
  if (!file || file === '-' || /^(?:<\(|\/dev\/(?:stdin|fd))/.test(file)) {
    runsInput(command, scene, at)
    for (const producer of scene.feeding(at))
      for (const said of printedBy(producer, scene)) readCode(said, command, scene)
    return
  }
  if (/^https?:/.test(file)) return scene.add('runs', 'download', command, file)
  if (/(?:^|\/)throughline(?:\.[cm]?js)?$/.test(file))
    ownCommand(simpleCommand(words.slice(words.indexOf(file)), []), scene, at)
  const text = runsFile(file, command, scene)
  if (text !== undefined) readCode(text, command, scene)
}

/** `perl -pi`, `ruby -i`, `gawk -i inplace` */
function editsItsFiles({ name, words }: SimpleCommand): boolean {
  if (name === 'perl' || name === 'ruby') return words.some((word) => /^-[a-zA-Z]*i/.test(word))
  return /awk$/.test(name) && words.some((word) => /^(?:-i|--include=)?inplace$/.test(word))
}

/** Awk starts programs and writes files by signs, not by calls. */
function awkOf(program: string, command: SimpleCommand, scene: Scene) {
  for (const [, script = ''] of program.matchAll(/\|\s*"([^"]+)"/g)) scene.follow(script, scene, command)
  for (const [, script = ''] of program.matchAll(/"([^"]+)"\s*\|\s*getline/g)) scene.follow(script, scene, command)
  for (const [, target = ''] of program.matchAll(/print[^;}\n]*>{1,2}\s*"([^"]+)"/g))
    redirects({ ...command, redirects: [{ operator: '>', target }] }, scene)
}
