import { shortId } from '../../base/short-id.ts'
import { oneLine } from '../../base/text/text.ts'
import { fold } from '../../engine/answer/fold.ts'
import { retold, t } from '../../messages/people/speak.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import { explainRule, inOrder } from '../../rules/explain.ts'
import { respond } from '../../rules/judge/respond.ts'
import { parsedSubject } from '../../rules/judge/subject.ts'
import { outcomeWords } from '../../rules/run-tests.ts'
import type { Call, Result } from '../command.ts'
import { ENDS_RULES, switchedOff } from '../settings/switched-off.ts'
import { when } from '../terminal/when.ts'
import { trialGround } from './ground.ts'
import { lastRefused } from './last-refused.ts'
import { inForce, type LoadedRule, loadRules, rulesInForce } from './load-rules.ts'
import { readEvent } from './read-event.ts'

/** For a payload, or the last call that was refused here: the verdict, the rules that match and why, and what the host is answered. */
export async function explain(call: Call, source: string | undefined): Promise<Result> {
  const { event, host, refused } =
    source === undefined ? await lastRefused(call) : { ...(await readEvent(call, source)), refused: undefined }
  const { project, rules } = await loadRules(call)
  const ground = trialGround(project, call.userHome, () => undefined)
  const ordered = inOrder(inForce(rules))
  const listening = ordered.filter(({ events }) => events.includes(event.name))
  const subject = await parsedSubject(listening, event, ground)
  const trace = listening.map((rule) => explainRule(rule, subject))
  const answers = await respond(ordered, event, ground)
  const outcome = fold(
    EVENTS[event.name].fold,
    answers.map(({ outcome }) => outcome),
  )
  const { stdout, dropped } = host.encode(event, outcome)
  const off = await switchedOff({ ...call, cwd: project }, ENDS_RULES)
  const shown = call.flag('all') ? trace : trace.filter(({ applies }) => applies)
  const folded = trace.length - shown.length
  const lines = [
    ...(off ? [t`Rules are switched off (${off.key}, ${off.where}).`, ''] : []),
    ...(refused
      ? [
          t`The last call here that a rule denied or asked about: ${when(refused.at)}, session ${shortId(refused.session)}; ${refused.rule} said ${refused.decision}.`,
          t`What the rules of today say to it:`,
        ]
      : []),
    t`Together: ${outcomeWords(outcome).join(', ') || t`nothing`}${outcome.reason ? ` (${oneLine(outcome.reason)})` : ''}`,
    '',
    t`${event.name}${'toolName' in event ? ` ${event.toolName}` : ''}: ${listening.length} of ${ordered.length} rules in force listen to it.`,
    ...(subject.commands.length > 0
      ? [t`Commands found:`, ...subject.commands.map(({ words }) => `    ${words.join(' ')}`)]
      : []),
    '',
    ...shown.flatMap(({ rule, applies, why }) => [
      `${applies ? '✓' : '✗'} ${String(rule.priority).padStart(3)}  ${rule.name}${applies ? ` → ${rule.action}` : ''}`,
      ...reasons(why).map((reason) => `       ${reason}`),
    ]),
    ...(folded > 0 ? [t`✗ do not match: ${folded} (--all lists them)`] : []),
    ...(trace.length > 0 ? [''] : []),
    t`${host.title} is answered:`,
    ...(stdout ? answerLines(stdout) : [t`(nothing)`]).map((line) => `    ${line}`),
    ...(dropped.length > 0 ? [t`It does not carry: ${dropped.join(', ')}`] : []),
    ...silentText(rules),
  ]
  return {
    text: lines.join('\n'),
    json: {
      event: event.name,
      ...(refused && { refused }),
      commands: subject.commands.map(({ words }) => words),
      trace: trace.map(({ rule, applies, why }) => ({
        rule: rule.name,
        file: rule.file,
        priority: rule.priority,
        action: rule.action,
        applies,
        why,
      })),
      outcome,
      stdout,
      dropped,
    },
  }
}

/** How many rules had no say, and why: most of them belong to packs that are off, or to strict mode. */
function silentText(rules: readonly LoadedRule[]): string[] {
  const wrong = rules.filter(({ state }) => state === 'wrong').length
  const off = rules.filter(({ state }) => state === 'off')
  const on = new Set(rulesInForce(rules).map(({ pack }) => pack))
  const strict = off.filter(({ strict, switchedOff, pack }) => strict && !switchedOff && on.has(pack)).length
  const others = off.length - strict
  return [
    ...(strict > 0 ? [t`Hold only in strict mode, which is off: ${strict} (throughline rules enable strict)`] : []),
    ...(others > 0 ? [t`Off, with their pack or by themselves: ${others} (throughline rules list --all)`] : []),
    ...(wrong > 0 ? [t`Wrong, and left out: ${wrong} (throughline rules lint)`] : []),
  ]
}

/** What the host reads on one line, laid out for a person. */
function answerLines(stdout: string): string[] {
  try {
    return JSON.stringify(JSON.parse(stdout), null, 2).split('\n')
  } catch {
    return stdout.trimEnd().split('\n')
  }
}

/** Why a rule applies, or does not: each reason on a line, in the person's language. */
function reasons(why: string): string[] {
  const inWords = (text: string) => text.split(' & ').map(retold).join(' & ')
  const either = why.startsWith(NONE) ? why.slice(NONE.length).split(' | ') : undefined
  return either ? [t`none of these holds:`, ...either.map((one) => `- ${inWords(one)}`)] : why.split('; ').map(inWords)
}

const NONE = 'none of: '
