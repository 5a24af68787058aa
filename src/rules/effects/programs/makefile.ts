import { isRecord } from '../../../base/is-record.ts'
import { subcommand } from '../../shell/simple-command.ts'
import { type Look, valuesAfter } from '../scene.ts'
import { printedBy, textOfScript } from './databases.ts'

/** What the lines of a makefile run that is in the text or was written in the session: of the targets that are named, or the first. */
export const makefile: Look = (command, scene, at) => {
  const folder = valuesAfter(command, '-C', '--directory')[0]
  const named = valuesAfter(command, '-f', '--file', '--makefile')
  const files = named.length > 0 ? named : USUAL
  for (const file of files) {
    const isInput = file === '-' || file === '/dev/stdin'
    const path = folder === undefined || file.startsWith('/') ? file : `${folder}/${file}`
    const texts = isInput
      ? [...command.input, ...scene.feeding(at).flatMap((producer) => printedBy(producer, scene))]
      : [textOfScript(path, command, scene) ?? '']
    const targets = command.args.filter((word) => !named.includes(word) && word !== folder && !word.includes('='))
    for (const script of texts.flatMap((text) => linesRun(text, targets))) scene.follow(script, scene, command)
  }
}

const USUAL = ['Makefile', 'makefile', 'GNUmakefile'] as const

/** Lines of recipes, what stands behind a target's semicolon, and `$(shell …)`; two dollars are one for the shell. */
function linesRun(text: string, targets: readonly string[]): string[] {
  const lines = text
    .slice(0, LONGEST)
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.length <= LONGEST_LINE)
  const values = new Map<string, string>()
  for (const line of lines) {
    const [, name, value = ''] = /^([A-Za-z_]\w*)\s*[:?+]?=\s*(.*)$/.exec(line) ?? []
    if (name !== undefined) values.set(name, value)
  }
  const wanted = targetsMade(lines, targets)
  const found: string[] = []
  let target = ''
  for (const line of lines) {
    target = targetIn(line)?.[0] ?? target
    const recipe = /^\t\s*[@+-]*(.*)$/.exec(line)?.[1] ?? /^[^\t#=]*:[^;=]*;\s*[@+-]*(.*)$/.exec(line)?.[1]
    if (recipe && (wanted === undefined || wanted.has(target))) found.push(filled(recipe, target, values))
    const shell = /\$[({]shell\s+(.*)[)}]/.exec(line)?.[1]
    if (shell) found.push(shell)
    if (found.length > MOST) break
  }
  return found
}

/** The targets that are made, those they need among them; undefined where that cannot be told. */
function targetsMade(lines: readonly string[], targets: readonly string[]): ReadonlySet<string> | undefined {
  const needs = new Map<string, readonly string[]>()
  for (const line of lines) {
    const [target, needed = []] = targetIn(line) ?? []
    if (target !== undefined) needs.set(target, [...(needs.get(target) ?? []), ...needed])
  }
  const first = [...needs.keys()].find((name) => !name.startsWith('.'))
  const open = targets.length > 0 ? [...targets] : first === undefined ? [] : [first]
  const wanted = new Set<string>()
  for (let target = open.pop(); target !== undefined; target = open.pop()) {
    if (wanted.has(target)) continue
    if (!needs.has(target)) return undefined
    wanted.add(target)
    for (const each of needs.get(target) ?? []) if (needs.has(each)) open.push(each)
  }
  return wanted
}

function targetIn(line: string): readonly [string, readonly string[]] | undefined {
  const [, target, needed = ''] = /^([\w./%$(){}-]+)\s*::?(?!=)([^=;]*)(?:;.*)?$/.exec(line) ?? []
  return target === undefined ? undefined : [target, needed.split(/\s+/).filter(Boolean)]
}

/** What a makefile sets stands for itself; what comes from elsewhere is some name. */
function filled(recipe: string, target: string, values: ReadonlyMap<string, string>): string {
  let text = recipe
  for (let round = 0; round < MOST_NESTED; round++)
    text = text.replace(
      /(?<!\$)\$[({]([A-Za-z_]\w*)[)}]/g,
      (_, name: string) => values.get(name) ?? OTHERS[name] ?? 'made',
    )
  return text
    .replace(/(?<!\$)\$@/g, target)
    .replace(/(?<!\$)\$[<^*?+%]/g, 'made')
    .replaceAll('$$', '$')
}

const OTHERS: Readonly<Record<string, string>> = {
  CURDIR: '.',
  PWD: '.',
  HOME: '~',
  MAKE: 'make',
  RM: 'rm -f',
  SHELL: 'sh',
}
const LONGEST = 20_000
const LONGEST_LINE = 1000
const MOST = 40
const MOST_NESTED = 3

/** `npm test`, `yarn build`: what a package.json runs that was written in the session; `npm pkg set scripts.x=…` writes it there. */
export const packageScripts: Look = (command, scene) => {
  if (!RUNNERS.test(command.name)) return
  const sub = subcommand(command) ?? ''
  const rest = command.args.slice(command.args.indexOf(sub) + 1)
  if (sub === 'pkg')
    for (const word of rest) {
      const script = /^scripts\.[\w:.-]+=(.*)$/s.exec(word)?.[1]
      if (script) scene.follow(script, scene, command)
    }
  if (sub === 'config' && rest[0] === 'set' && /^script-?shell/i.test(rest[1] ?? ''))
    scene.add('weakens', 'protection', command, rest.join(' '))
  const folder = valuesAfter(command, '--prefix', '-C', '--cwd', '--dir')[0]
  const text = textOfScript(folder === undefined ? 'package.json' : `${folder}/package.json`, command, scene)
  if (text === undefined) return
  const scripts = scriptsIn(text)
  const name = sub === 'run' || sub === 'run-script' ? (rest[0] ?? '') : (SHORT[sub] ?? sub)
  const wanted = INSTALLS.includes(sub) ? INSTALLED : [`pre${name}`, name, `post${name}`]
  for (const each of wanted) {
    const script = scripts[each]
    if (typeof script === 'string') scene.follow(script, scene, command)
  }
}

const RUNNERS = /^(?:npm|pnpm|yarn|bun)$/
const SHORT: Readonly<Record<string, string>> = { t: 'test', tst: 'test' }
const INSTALLS: readonly string[] = ['install', 'i', 'ci', 'add', '']
const INSTALLED = ['preinstall', 'install', 'postinstall', 'prepare'] as const

function scriptsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text)
    return isRecord(read) && isRecord(read.scripts) ? read.scripts : {}
  } catch {
    return {}
  }
}
