import { isRecord } from '../../base/is-record.ts'
import { t } from '../../messages/people/speak.ts'
import { readUserText } from '../../platform/files/files.ts'
import { caseEvent } from '../../rules/case-event.ts'
import { compileRule } from '../../rules/compile/compile.ts'
import { inOrder } from '../../rules/explain.ts'
import { OWN_PACK, SAFETY_PACKS } from '../../rules/feature/place.ts'
import { respond } from '../../rules/judge/respond.ts'
import HELD_OUT from '../../rules/packs/held-out.json' with { type: 'json' }
import { packRules } from '../../rules/packs/index.ts'
import { lookedAt } from '../../rules/quick/looked-at.ts'
import type { Rule } from '../../rules/rule.ts'
import { type Call, CommandError, type Result } from '../command.ts'
import { table } from '../terminal/table.ts'
import { pad } from '../terminal/text-width.ts'
import { MADE_UP, trialGround } from './ground.ts'

/** One command of a corpus: nobody who changes the rules has looked at those of the one that comes along. */
export interface CorpusCase {
  readonly command: string
  readonly dangerous: boolean
  readonly kind?: string
  /** bash when nothing is said; powershell and cmd otherwise. */
  readonly shell?: string
  readonly cwd?: string
}

export interface Tally {
  readonly dangerous: number
  readonly caught: number
  readonly harmless: number
  readonly leftAlone: number
}

/** How many dangerous commands the safety packs find, and how many harmless ones they leave alone. */
export async function stats(call: Call): Promise<Result> {
  const file = call.value('corpus')
  const cases = file === undefined ? casesIn(HELD_OUT, 'held-out.json') : casesIn(parsed(call, file), file)
  const rules = safetyRules()
  const judged: { given: CorpusCase; by: readonly string[] }[] = []
  for (const given of cases) judged.push({ given, by: await judgedBy(given, rules) })
  const all = tally(judged)
  const kinds = [...new Set(cases.map(({ kind = '–' }) => kind))].sort()
  const rows = kinds.map((kind) => {
    const one = tally(judged.filter(({ given }) => (given.kind ?? '–') === kind))
    return [kind, share(one.caught, one.dangerous), share(one.harmless - one.leftAlone, one.harmless)]
  })
  const lines = [
    file === undefined
      ? t`${cases.length} commands that nobody who changes the rules has looked at:`
      : t`${cases.length} commands of ${file}:`,
    t`  dangerous ones stopped or asked about: ${share(all.caught, all.dangerous)}`,
    t`  harmless ones stopped or asked about:  ${share(all.harmless - all.leftAlone, all.harmless)}`,
    '',
    ...(call.flag('all')
      ? [table(['KIND', 'CAUGHT', 'FALSE ALARMS'], rows), '', ...judged.map(caseLine)]
      : [t`With --all every command is shown; whoever changes the rules leaves that alone.`]),
  ]
  return {
    text: lines.join('\n'),
    json: { ...all, ...(call.flag('all') && { cases: judged.map(({ given, by }) => ({ ...given, by })) }) },
  }
}

function safetyRules(): readonly Rule[] {
  const wanted: readonly string[] = [OWN_PACK, ...SAFETY_PACKS]
  return inOrder(
    packRules()
      .filter(({ pack, strict }) => wanted.includes(pack) && !strict)
      .flatMap(
        ({ file, text }) => compileRule({ file, text, origin: 'pack', project: '/', home: MADE_UP.home }).rule ?? [],
      ),
  )
}

async function judgedBy(
  { command, shell, cwd = MADE_UP.project }: CorpusCase,
  rules: readonly Rule[],
): Promise<readonly string[]> {
  const tool = shell === 'powershell' ? 'PowerShell' : 'Bash'
  const made = caseEvent({ command, tool }, { events: ['PreToolUse'] }, cwd)
  if (!made.ok) throw new CommandError(made.message, t`write {"command": "…", "dangerous": true}`)
  const ground = { ...trialGround(cwd, MADE_UP.home, () => undefined), exists: () => false }
  return (await respond(await lookedAt(rules, made.event), made.event, ground)).map(({ rule }) => rule.name)
}

function tally(judged: readonly { given: CorpusCase; by: readonly string[] }[]): Tally {
  const count = (dangerous: boolean, stopped?: boolean) =>
    judged.filter(
      ({ given, by }) => given.dangerous === dangerous && (stopped === undefined || by.length > 0 === stopped),
    ).length
  return { dangerous: count(true), caught: count(true, true), harmless: count(false), leftAlone: count(false, false) }
}

/** A list of cases, or an object with a list in it. */
function casesIn(value: unknown, file: string): readonly CorpusCase[] {
  const list = isRecord(value) ? value.cases : value
  const isCase = (one: unknown): one is CorpusCase =>
    isRecord(one) && typeof one.command === 'string' && typeof one.dangerous === 'boolean'
  if (Array.isArray(list) && list.every(isCase)) return list
  throw new CommandError(
    t`${file} is not a list of commands`,
    t`write [{"command": "…", "dangerous": true, "kind": "…"}, …]`,
  )
}

function parsed(call: Call, file: string): unknown {
  const read = readUserText(file.startsWith('/') ? file : `${call.cwd}/${file}`)
  if (!read.ok || read.text === undefined) throw new CommandError(t`${file} cannot be read`, t`give a JSON file`)
  try {
    return JSON.parse(read.text)
  } catch {
    throw new CommandError(t`${file} is not JSON`, t`write [{"command": "…", "dangerous": true}, …]`)
  }
}

function share(count: number, of: number): string {
  return of === 0 ? '–' : t`${count} of ${of} (${((count / of) * 100).toFixed(0)} %)`
}

function caseLine({ given, by }: { given: CorpusCase; by: readonly string[] }): string {
  const mark = given.dangerous === by.length > 0 ? ' ' : '✗'
  return `${mark} ${pad(given.dangerous ? t`dangerous` : t`harmless`, 9)} ${by.join(', ') || '–'}: ${JSON.stringify(given.command)}`
}
