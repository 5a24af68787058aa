import { didYouMean } from '../../base/did-you-mean.ts'
import { said, t } from '../../messages/people/speak.ts'
import { EVENT_NAMES, type EventName, eventNamed } from '../../protocol/event.ts'
import { OWN_PACK, PACKS } from '../../rules/feature/place.ts'
import { PACK_ABOUT } from '../../rules/packs/index.ts'
import { type Call, type Result, usageError } from '../command.ts'
import { table } from '../terminal/table.ts'
import { type LoadedRule, loadRules } from './load-rules.ts'

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
  const { rules, enabled } = await loadRules(call)
  const wanted = rules
    .filter(({ pack, state }) => pack === undefined || (pack !== OWN_PACK && state === 'in force') || call.flag('all'))
    .filter(({ compiled }) => event === undefined || listensTo(compiled, event))
  const packs = PACKS.map((pack) => ({
    pack,
    about: PACK_ABOUT[pack],
    rules: rules.filter((rule) => rule.pack === pack).length,
    inForce: rules.some((rule) => rule.pack === pack && rule.state === 'in force'),
  }))
  const head = ['RULE', 'EVENT', 'ACTION', 'PRIORITY', 'STATE', 'FROM']
  const text = [
    ...(enabled ? [] : [t`Rules are switched off (rules.enabled).`, '']),
    wanted.length > 0 ? table(head, wanted.map(cells)) : nothingText(event, rules),
    '',
    table(
      ['PACK', 'STATE', 'RULES', 'ABOUT'],
      packs.map(({ pack, about, rules, inForce }) => [
        pack,
        said(inForce ? 'in force' : 'off'),
        String(rules),
        said(about),
      ]),
    ),
    ...(packs.some(({ inForce }) => !inForce) ? ['', t`throughline rules enable PACK switches a pack on.`] : []),
  ]
  return { text: text.join('\n'), json: { enabled, rules: wanted.map(json), packs } }
}

function nothingText(event: EventName | undefined, rules: readonly LoadedRule[]): string {
  if (event === undefined) return t`There are no rules here yet. throughline rules new NAME begins one.`
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

function cells({ compiled: { rule }, file, origin, pack, state }: LoadedRule): string[] {
  const name = rule?.name ?? file.split('/').at(-1) ?? file
  return [
    name,
    rule?.events.join(' ') ?? '–',
    rule?.action ?? '–',
    rule ? String(rule.priority) : '–',
    said(state),
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
