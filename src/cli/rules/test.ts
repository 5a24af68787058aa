import { fold } from '../../engine/answer/fold.ts'
import { t } from '../../messages/people/speak.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import { type CompiledRule, compileRule } from '../../rules/compile/compile.ts'
import { inOrder } from '../../rules/explain.ts'
import { OWN_PACK } from '../../rules/feature/place.ts'
import { respond } from '../../rules/judge/respond.ts'
import { packRules } from '../../rules/packs/index.ts'
import { outcomeWords, runTests, type TestResult } from '../../rules/run-tests.ts'
import { type Call, CommandError, type Result } from '../command.ts'
import { MADE_UP, trialGround } from './ground.ts'
import { inForce, type LoadedRule, loadFile, loadRules } from './load-rules.ts'
import { readEvent } from './read-event.ts'
import { stats } from './stats.ts'

/** The cases inside the rule files; with --event, what the rules in force say to a payload; with --stats, the pack's corpus. */
export async function test(call: Call, files: readonly string[]): Promise<Result> {
  if (call.flag('stats')) return stats(call)
  const level = call.value('level')
  if (level !== undefined) return (await import('./levels/levels.ts')).levels(call, level)
  const payload = call.value('event')
  if (payload !== undefined) return once(call, payload)
  const { project, rules } = await loadRules(call)
  const chosen =
    files.length > 0
      ? files.map((file) => named(rules, file) ?? loadFile(call, file))
      : rules.filter(({ pack, state }) => !pack || (pack !== OWN_PACK && state === 'in force') || call.flag('all'))
  const { results, notes } = await casesOf(call, chosen, project)
  const wrong = chosen.filter(({ compiled }) => !compiled.rule)
  const failed = results.filter(({ passed }) => !passed)
  const untested = chosen.filter(({ compiled }) => compiled.rule && compiled.values.tests === undefined).length
  const lines = [
    ...results.filter(({ passed }) => !passed || call.flag('all') || files.length > 0).map(line),
    ...wrong.map(({ file }) => t`✗ ${file}: the rule is wrong; throughline rules lint says how`),
    ...notes,
    verdict(results.length - failed.length, results.length, untested),
  ]
  return {
    text: lines.join('\n'),
    json: {
      ok: failed.length === 0 && wrong.length === 0,
      passed: results.length - failed.length,
      failed: failed.length,
      wrong: wrong.map(({ file }) => file),
      untested,
      results,
    },
    code: failed.length > 0 || wrong.length > 0 ? 1 : 0,
  }
}

/** What came of the cases that stand in rule files. */
export async function casesOf(
  call: Pick<Call, 'userHome'>,
  chosen: readonly LoadedRule[],
  project: string,
): Promise<{ results: readonly TestResult[]; notes: readonly string[] }> {
  const notes: string[] = []
  const note = (text: string) => notes.push(text)
  const here = trialGround(project, call.userHome, note)
  const elsewhere = trialGround(MADE_UP.project, MADE_UP.home, note)
  const results: TestResult[] = []
  for (const { pack, file, compiled } of chosen)
    results.push(...(await (pack ? runTests(asShipped(file) ?? compiled, elsewhere) : runTests(compiled, here))))
  return { results, notes }
}

/** A pack's cases are about the rule as it comes: not about where the person stands, nor about their exceptions. */
function asShipped(file: string): CompiledRule | undefined {
  const shipped = packRules().find((one) => one.file === file)
  return shipped && compileRule({ file, text: shipped.text, origin: 'pack', ...MADE_UP })
}

function verdict(passed: number, all: number, untested: number): string {
  if (untested === 0) return t`${passed} of ${all} cases pass.`
  if (untested === 1) return t`${passed} of ${all} cases pass; one rule has no tests.`
  return t`${passed} of ${all} cases pass; ${untested} rules have no tests.`
}

function named(rules: readonly LoadedRule[], word: string): LoadedRule | undefined {
  return rules.find(({ compiled, file }) => compiled.rule?.name === word || file === word)
}

function line({ rule, file, line, title, passed, expected, got }: TestResult): string {
  return passed
    ? `✓ ${rule}: ${title} → ${expected}`
    : t`✗ ${rule}: ${title}\n    expected ${expected}, got ${got} (${file}:${line})`
}

async function once(call: Call, payload: string): Promise<Result> {
  const { project, rules } = await loadRules(call)
  const { event, host } = await readEvent(call, payload)
  const notes: string[] = []
  const answers = await respond(
    inOrder(inForce(rules)),
    event,
    trialGround(project, call.userHome, (text) => notes.push(text)),
  )
  if (notes.length > 0) throw new CommandError(notes.join('; '), t`throughline rules lint may tell more`)
  const outcome = fold(
    EVENTS[event.name].fold,
    answers.map(({ outcome }) => outcome),
  )
  const { stdout, dropped } = host.encode(event, outcome)
  const said = answers.map(({ rule, outcome }) => `${rule.name}: ${outcomeWords(outcome, rule.action).join(', ')}`)
  return {
    text: [
      ...(said.length > 0 ? said : [t`No rule has anything to say.`]),
      '',
      t`${host.title} is answered: ${stdout || t`(nothing)`}`,
      ...(dropped.length > 0 ? [t`It does not carry: ${dropped.join(', ')}`] : []),
    ].join('\n'),
    json: {
      event: event.name,
      answers: answers.map(({ rule, outcome }) => ({ rule: rule.name, file: rule.file, outcome })),
      outcome,
      stdout,
      dropped,
    },
  }
}
