import { didYouMean } from '../../base/text/did-you-mean.ts'
import { said, t } from '../../messages/people/speak.ts'
import { EVENT_NAMES, type EventName, eventNamed } from '../../protocol/event.ts'
import { OWN_PACK, PACKS } from '../../rules/feature/place.ts'
import { PACK_ABOUT } from '../../rules/packs/index.ts'
import { type Call, type Result, usageError } from '../command.ts'
import { ENDS_RULES, type SwitchedOff, switchedOff } from '../settings/switched-off.ts'
import { namedTable, table } from '../terminal/table.ts'
import { type LoadedRule, loadRules, rulesInForce } from './load-rules.ts'
import { isTemplate } from './template.ts'

/** Every rule of this person and project, and the packs. */
export async function list(call: Call): Promise<Result> {
  const word = call.value('event')
  const event = word === undefined ? undefined : eventNamed(word)
  if (word !== undefined && !event) {
    const meant = didYouMean(word, EVENT_NAMES)
    throw usageError(
      t`there is no event ${JSON.stringify(word)}`,
      meant ? t`did you mean ${meant}?` : t`throughline schema lists them`,
    )
  }
  const { project, rules } = await loadRules(call)
  const off = await switchedOff({ ...call, cwd: project }, ENDS_RULES)
  const holding = rulesInForce(rules)
  const wanted = rules
    .filter(({ pack, state }) => pack === undefined || state === 'in force' || call.flag('all'))
    .filter(({ compiled }) => event === undefined || listensTo(compiled, event))
    .map((rule) => (off && rule.state === 'in force' ? { ...rule, state: 'off' as const } : rule))
  const packs = ([OWN_PACK, ...PACKS] as const).map((pack) => {
    const count = off ? 0 : holding.filter((rule) => rule.pack === pack).length
    return {
      pack,
      about: PACK_ABOUT[pack],
      rules: rules.filter((rule) => rule.pack === pack).length,
      rulesInForce: count,
      inForce: count > 0,
    }
  })
  const begun = await unwritten(wanted)
  const isNothing = event === undefined ? wanted.every(({ pack }) => pack === OWN_PACK) : wanted.length === 0
  const head = ['RULE', 'EVENT', 'ACTION', 'PRIORITY', 'STATE', 'FROM']
  const text = [
    ...(off ? [offText(off, project), ''] : []),
    ...(wanted.length > 0
      ? [
          namedTable(
            head,
            wanted.map((rule) => cells(rule, begun)),
          ),
        ]
      : []),
    ...(isNothing && wanted.length > 0 ? [''] : []),
    ...(isNothing ? [nothingText(event, rules)] : []),
    '',
    table(
      ['PACK', 'STATE', 'RULES', 'ABOUT'],
      packs.map(({ pack, about, rules, rulesInForce }) => [
        pack,
        said(rulesInForce > 0 ? 'in force' : 'off'),
        rulesInForce > 0 && rulesInForce < rules ? `${rulesInForce}/${rules}` : String(rules),
        said(about),
      ]),
    ),
    ...strictText(rules, off),
    ...(!off && packs.some(({ inForce }) => !inForce)
      ? ['', t`throughline rules enable PACK switches a pack on.`]
      : []),
  ]
  return {
    text: text.join('\n'),
    json: {
      enabled: !off,
      rules: wanted.map((rule) => ({ ...json(rule), template: begun.has(rule.file) })),
      inForce: off ? 0 : holding.length,
      packs,
    },
  }
}

/** Why fewer rules of a pack hold than it has. */
function strictText(rules: readonly LoadedRule[], off: SwitchedOff | undefined): string[] {
  const holding = new Set(rulesInForce(rules).map(({ pack }) => pack))
  const silent = rules.filter(({ pack, state }) => pack && holding.has(pack) && state === 'off')
  const strict = silent.filter(({ strict, switchedOff }) => strict && !switchedOff)
  const switched = silent.filter(({ switchedOff }) => switchedOff).map(({ compiled }) => compiled.rule?.name ?? '')
  if (off || silent.length === 0) return []
  return [
    '',
    ...(strict.length > 0
      ? [
          strict.length === 1
            ? t`1 rule of these packs holds only in strict mode: throughline rules enable strict`
            : t`${strict.length} rules of these packs hold only in strict mode: throughline rules enable strict`,
        ]
      : []),
    ...(switched.length > 0 ? [t`Switched off by you: ${switched.join(', ')}`] : []),
  ]
}

/** What a project's own file switches off is off where a session begins in its folder, and nowhere else. */
function offText({ key, where }: SwitchedOff, project: string): string {
  return where.startsWith(`${project}/.throughline/`)
    ? t`Rules are switched off in sessions that begin in ${project} (${key}, ${where}).`
    : t`Rules are switched off (${key}, ${where}).`
}

function nothingText(event: EventName | undefined, rules: readonly LoadedRule[]): string {
  if (event === undefined) return t`There are no rules of yours here yet. throughline rules new NAME begins one.`
  const about = rules.filter(({ compiled }) => listensTo(compiled, event))
  const packs = PACKS.filter((pack) => about.some((rule) => rule.pack === pack))
  return packs.length === 0
    ? t`No rule here is about ${event}.`
    : t`No rule here is about ${event}. Packs that have some: ${packs.join(', ')}`
}

/** Also a rule that is wrong is shown where it was meant to listen. */
function listensTo({ rule, values }: LoadedRule['compiled'], event: EventName): boolean {
  if (rule) return rule.events.includes(event)
  return [values.event].flat().some((word) => typeof word === 'string' && eventNamed(word) === event)
}

/** Those that were begun and say nothing yet. */
async function unwritten(rules: readonly LoadedRule[]): Promise<ReadonlySet<string>> {
  const own = rules.filter(({ pack, compiled }) => !pack && compiled.rule)
  const are = await Promise.all(own.map(({ compiled }) => isTemplate(compiled)))
  return new Set(own.filter((_, at) => are[at]).map(({ file }) => file))
}

function cells({ compiled: { rule }, file, origin, pack, state }: LoadedRule, begun: ReadonlySet<string>): string[] {
  const name = rule?.name ?? file.split('/').at(-1) ?? file
  return [
    name,
    rule?.events.join(' ') ?? '–',
    rule?.action ?? '–',
    rule ? String(rule.priority) : '–',
    begun.has(file) ? t`still the template` : said(state),
    pack ? t`pack ${pack}` : `${origin}: ${file}`,
  ]
}

function json({ compiled: { rule, problems }, file, origin, pack, state }: LoadedRule) {
  return {
    name: rule?.name ?? null,
    description: rule?.description ?? null,
    events: rule?.events ?? [],
    action: rule?.action ?? null,
    priority: rule?.priority ?? null,
    state,
    origin,
    pack: pack ?? null,
    file,
    problems: problems.length,
  }
}
