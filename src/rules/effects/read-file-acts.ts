import { isRecord } from '../../base/is-record.ts'
import { simpleCommand } from '../shell/simple-command.ts'
import type { CommandWorld, Effect } from './effect.ts'
import { EDITORS, fileActs, IS_DATABASE, placesShown } from './file-acts.ts'
import { isSecretName } from './places.ts'
import { deletes } from './programs/delete-files.ts'
import { holdsSecrets } from './programs/secrets.ts'
import { lossIn } from './programs/sql.ts'
import { writes } from './programs/write-files.ts'
import { readEffects, type SeenEffects } from './read-effects.ts'
import { Scene } from './scene.ts'
import { codeOfTool, gitOf, serverActs } from './server-acts.ts'
import { holdsToken } from './tokens.ts'

/** What a call of a tool that is no shell would do: the files it changes, as if a command did it, and what it tells a database. */
export function readFileActs(tool: string, input: unknown, world: CommandWorld): SeenEffects {
  const acts = fileActs(tool, input)
  const command = simpleCommand([tool, ...acts.slice(0, MOST).map(({ path }) => path)], [])
  const scene = new Scene([command], world, () => undefined)
  for (const { does, path } of acts.slice(0, MOST)) {
    if (does === 'writes') writes(path, '>', command, scene)
    else if (does === 'deletes') deletes(path, command, scene)
    else if (scene.place(path, command).place === 'secret') scene.add('reads', 'secret', command, path)
  }
  for (const statement of statementsTold(tool, input)) {
    const loss = lossIn(statement)
    if (loss) scene.add('destroys', 'database', command, loss)
  }
  for (const path of placesShown(tool, input))
    if (holdsSecrets(path, command, scene)) scene.add('reads', 'secret', command, path)
  for (const { kind, to, what } of serverActs(tool, input)) scene.add(kind, to, command, what)
  if (holdsToken(input) && !EDITORS.includes(tool)) scene.add('sends', 'secret', command, tool)
  if (sendsSecretFile(input)) scene.add('sends', 'secret', command, tool)
  for (const effect of runBy(tool, input, world)) scene.effects.push(effect)
  const whole = scene.whole && acts.length <= MOST
  if (!EDITORS.includes(tool)) return { effects: scene.effects, whole }
  // Of the agent's own tools other rules speak about the rest, by their paths, and the agent asks before it leaves the project.
  return { effects: scene.effects.filter(({ to }) => to === 'startup' || to === 'history'), whole }
}

const MOST = 200

/** A file of secrets that is put into a repository elsewhere. */
function sendsSecretFile(input: unknown): boolean {
  if (!isRecord(input) || !(Object.hasOwn(input, 'repo') || Object.hasOwn(input, 'repository'))) return false
  if (!Object.hasOwn(input, 'content') && !Object.hasOwn(input, 'files')) return false
  const files = Array.isArray(input.files) ? input.files : [input]
  return files.some((file) => isRecord(file) && typeof file.path === 'string' && isSecretName(file.path))
}

/** What a tool runs here: git under another name, or code. */
function runBy(tool: string, input: unknown, world: CommandWorld): readonly Effect[] {
  const git = gitOf(tool, input)
  if (git !== undefined) return readEffects(git, world).effects
  const code = codeOfTool(tool, input)
  if (code === undefined) return []
  const isShell = /^\s*%%(?:bash|sh)\b/.test(code)
  const lines = code.split('\n').flatMap((line) => /^\s*[!%](?:sx\s|system\s)?\s*(.+)$/.exec(line)?.[1] ?? [])
  const script = isShell ? code.replace(/^\s*%%.*\n?/, '') : lines.join('\n')
  const effects = script === '' ? [] : [...readEffects(script, world).effects]
  if (isShell) return effects
  return [...effects, ...readEffects(`python3 - <<'THROUGHLINE_CODE'\n${code}\nTHROUGHLINE_CODE`, world).effects]
}

function statementsTold(tool: string, input: unknown): string[] {
  if (!isRecord(input)) return []
  const fields = IS_DATABASE.test(tool) ? ['sql', 'query', 'statement', 'queries'] : ['sql']
  return fields.flatMap((field) => [input[field]].flat()).filter((value) => typeof value === 'string')
}
