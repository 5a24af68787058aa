import { isRecord } from '../../base/is-record.ts'
import { simpleCommand } from '../shell/simple-command.ts'
import type { CommandWorld } from './effect.ts'
import { EDITORS, fileActs, IS_DATABASE } from './file-acts.ts'
import { deletes } from './programs/delete-files.ts'
import { lossIn } from './programs/sql.ts'
import { writes } from './programs/write-files.ts'
import type { SeenEffects } from './read-effects.ts'
import { Scene } from './scene.ts'

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
  const whole = scene.whole && acts.length <= MOST
  if (!EDITORS.includes(tool)) return { effects: scene.effects, whole }
  // Of the agent's own tools other rules speak about the rest, by their paths, and the agent asks before it leaves the project.
  return { effects: scene.effects.filter(({ to }) => to === 'startup' || to === 'history'), whole }
}

const MOST = 200

function statementsTold(tool: string, input: unknown): string[] {
  if (!isRecord(input)) return []
  const fields = IS_DATABASE.test(tool) ? ['sql', 'query', 'statement', 'queries'] : ['sql']
  return fields.flatMap((field) => [input[field]].flat()).filter((value) => typeof value === 'string')
}
