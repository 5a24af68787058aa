import type { Event } from '../../protocol/event.ts'
import { actionOf } from '../actions/index.ts'
import { callsOf } from '../conditions/calls.ts'
import { valuesOf } from '../conditions/fields.ts'
import type { Subject } from '../conditions/matcher.ts'
import type { SeenEffects } from '../effects/read-effects.ts'
import type { Condition, Rule } from '../rule.ts'
import type { ShellText } from '../shell/commands.ts'
import type { SimpleCommand } from '../shell/simple-command.ts'
import type { Ground } from './respond.ts'

/** The event with its shell commands parsed, if any rule asks about them. */
export async function parsedSubject(
  rules: readonly Rule[],
  event: Event,
  ground: Pick<Ground, 'project' | 'home' | 'exists' | 'scripts' | 'now'>,
): Promise<Subject> {
  const { project, home, exists, now = 0 } = ground
  const texts = valuesOf(event, 'command')
  const doing = texts.length > 0 && rules.some(({ when }) => when && asksForEffect(when))
  const wanted =
    texts.length > 0 &&
    rules.some(
      (rule) =>
        (rule.when && asksForCommand(rule.when)) ||
        NAMES_COMMAND.test(rule.text) ||
        actionOf(rule)
          .templates?.(rule)
          .some((text) => NAMES_COMMAND.test(text)),
    )
  const shell = wanted ? await parsed(texts) : { commands: [] }
  const seen = doing ? await effectsIn(texts, event, ground) : undefined
  const acts =
    texts.length === 0 && rules.some(({ when }) => when && asksForEffect(when)) && (await actsIn(event, ground))
  return {
    event,
    project,
    home,
    exists,
    now,
    ...shell,
    ...(seen && { effects: seen.effects }),
    ...(acts && { effects: acts.effects }),
    ...((seen?.whole === false || (acts && !acts.whole)) && { whole: false }),
  }
}

/** What the commands of an event would do. */
async function effectsIn(
  texts: readonly string[],
  event: Event,
  { project, home, exists, scripts }: Pick<Ground, 'project' | 'home' | 'exists' | 'scripts'>,
): Promise<SeenEffects> {
  const { readEffects } = await import('../effects/read-effects.ts')
  const tool = 'toolName' in event && typeof event.toolName === 'string' ? event.toolName : undefined
  const root = event.projectDir ?? rootOf(event.cwd, exists) ?? project
  const look = (script: (path: string) => string | undefined): SeenEffects => {
    const seen = texts.map((text) => readEffects(text, { cwd: event.cwd, project: root, home, exists, script }, tool))
    return { effects: seen.flatMap(({ effects }) => effects), whole: seen.every(({ whole }) => whole) }
  }
  // Which scripts are run is seen on the way, and what they say is looked at the next time round.
  const known = new Map<string, string>()
  const asked = new Set<string>()
  for (let round = 0; ; round++) {
    const fresh: string[] = []
    const seen = look((path) => {
      if (!asked.has(path) && exists(path)) fresh.push(path)
      asked.add(path)
      return known.get(path)
    })
    if (fresh.length === 0 || !scripts || round > DEEPEST_SCRIPT) return seen
    const found = await scripts(event, fresh)
    if (found.size === 0) return seen
    for (const [path, text] of found) known.set(path, text)
  }
}

/** Scripts that run scripts. */
const DEEPEST_SCRIPT = 4

/** What tools that are no shell would do to files. */
async function actsIn(
  event: Event,
  { project, home, exists }: Pick<Ground, 'project' | 'home' | 'exists'>,
): Promise<SeenEffects> {
  const { readFileActs } = await import('../effects/read-file-acts.ts')
  const world = { cwd: event.cwd, project: event.projectDir ?? rootOf(event.cwd, exists) ?? project, home, exists }
  const seen = callsOf(event).map(({ tool, input }) => readFileActs(tool, input, world))
  return { effects: seen.flatMap(({ effects }) => effects), whole: seen.every(({ whole }) => whole) }
}

/** The nearest folder upwards that is under version control. */
function rootOf(cwd: string, exists: (path: string) => boolean): string | undefined {
  let folder = cwd
  for (let steps = 0; steps < 12 && folder.length > 1; steps++) {
    if (exists(`${folder}/.git`)) return folder
    folder = folder.slice(0, folder.lastIndexOf('/'))
  }
  return undefined
}

const NAMES_COMMAND = /\$\{(cmd|args|flags|meant)\}/

/** Several commands of a batch are one list, each with its own positions. */
async function parsed(texts: readonly string[]): Promise<ShellText> {
  const { readShell } = await import('../shell/commands.ts')
  const all: SimpleCommand[] = []
  const state: { whole: boolean; plain: boolean; opaque?: string } = { whole: true, plain: true }
  for (const text of texts) {
    const start = all.length
    const { commands, whole, plain, opaque } = readShell(text)
    if (opaque !== undefined) state.opaque ??= opaque
    for (const command of commands) all.push({ ...command, into: command.into.map((at) => at + start) })
    state.whole &&= whole
    state.plain &&= plain
  }
  return { commands: all, ...state }
}

export function asksForCommand(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(asksForCommand)
  if ('any' in condition) return condition.any.some(asksForCommand)
  return 'not' in condition
    ? asksForCommand(condition.not)
    : 'command' in condition || 'effect' in condition || ('field' in condition && condition.field === 'command')
}

function asksForEffect(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(asksForEffect)
  if ('any' in condition) return condition.any.some(asksForEffect)
  return 'not' in condition ? asksForEffect(condition.not) : 'effect' in condition
}
