import { messageOf } from '../../base/message-of.ts'
import type { Event, EventName } from '../../protocol/event.ts'
import type { Handler, HandlerAnswer as Said } from '../../protocol/handler.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Answer } from '../judge/respond.ts'
import { writesNothing } from '../quick/quiet-redirect.ts'
import type { RulesContext } from './context.ts'
import { compiledPath, type RulesPlace, rulesPlaceOf } from './place.ts'

/**
 * Rules in Markdown. What they say is decided by `judge`, before the store is asked for and whatever becomes of it; here it is written
 * down, and what was already said once is left out.
 */
export const rules: Handler<RulesContext, Sql> = {
  name: 'rules',
  judges: true,
  on: everywhere(),
}

/** What the rules say; undefined when there are none. */
export function judge(event: Event, context: RulesContext): Promise<readonly Answer[]> | undefined {
  if (!context.settings.rules.enabled || OUTLINES[event.name].can.length === 0) return undefined
  const place = rulesPlaceOf(event, context)
  const judging = place && consulted(event, place, context)
  if (!context.links || !mayChangeFiles(event)) return judging
  return import('./own-reach.ts').then(({ reachesOwn }) => withOwn(event, context, judging, reachesOwn))
}

/** The compiled rules are read while the code that understands them is loaded. */
async function consulted(event: Event, place: RulesPlace, context: RulesContext): Promise<readonly Answer[]> {
  const texts: Promise<string | undefined>[] = []
  for (const source of place.sources) texts.push(context.text(compiledPath(source, context)))
  const { consult } = await import('./consult.ts')
  return consult(event, place, context, texts)
}

/** What the rules say, and a question where a call reaches for Throughline's own files and no rule has seen it. */
async function withOwn(
  event: Event,
  context: RulesContext,
  judging: Promise<readonly Answer[]> | undefined,
  reaches: (event: Event, context: RulesContext) => Promise<readonly Answer[]>,
): Promise<readonly Answer[]> {
  const answers = judging ? await judging : []
  for (const { rule } of answers) if (rule.name === 'own-files') return answers
  context.arm?.()
  try {
    return [...answers, ...(await reaches(event, context))]
  } catch (failure) {
    context.note(`own files: ${messageOf(failure)}`)
    return answers
  }
}

/** Whether a call could change a file at all; most commands only look. */
function mayChangeFiles(event: Event): boolean {
  if (event.name !== 'PreToolUse') return false
  const { toolName, toolInput } = event
  if (toolName === 'Edit' || toolName === 'Write' || toolName === 'MultiEdit' || toolName === 'NotebookEdit')
    return true
  const command = (toolInput as { command?: unknown } | null | undefined)?.command
  if (typeof command !== 'string') return toolName.includes('_') || toolName.includes('-') || toolName.includes('.')
  for (const sign of CHANGING) if (command.includes(sign)) return true
  for (let at = command.indexOf('>'); at >= 0; at = command.indexOf('>', at + 1))
    if (!writesNothing(command, at)) return true
  return false
}

/** What stands in every command that moves, changes or deletes by a path, or runs a script. */
const CHANGING = [
  'rm',
  'mv ',
  'cp ',
  'ln ',
  'tee ',
  'dd ',
  'sed ',
  'chmod',
  'chown',
  'truncate',
  'install ',
  'rsync',
  'touch',
  'shred',
  'link',
  'patch',
  'perl',
  'python',
  'node ',
  'ruby',
  'find ',
  'tar ',
  'unzip',
  'sqlite3',
  // Or runs a file, which may.
  './',
  '.sh',
] as const

function writeDown(event: Event, context: RulesContext): Said<Sql> {
  const { said } = context
  if (said === undefined || said.length === 0) return undefined
  return import('./obey.ts').then(({ settleAnswers }) => settleAnswers(said, event, context))
}

/** At every event that can be answered. */
function everywhere(): Handler<RulesContext, Sql>['on'] {
  const on: Partial<Record<EventName, typeof writeDown>> = {}
  let name: EventName
  for (name in OUTLINES) if (OUTLINES[name].can.length > 0) on[name] = writeDown
  return on as Handler<RulesContext, Sql>['on']
}
