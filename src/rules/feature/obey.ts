import { isTrusted, readTrust } from '../../base/trust-list.ts'
import type { Event } from '../../protocol/event.ts'
import { type Commit, commit, type Moment } from '../../protocol/handler.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import type { Sql } from '../../storage/sql.ts'
import { loadFiles } from '../compile/load-files.ts'
import { type Answer, type Candidates, type Ground, respond } from '../judge/respond.ts'
import { runAnswer } from '../judge/run-answer.ts'
import { unreadIn } from '../judge/unread.ts'
import type { Rule } from '../rule.ts'
import { fingerprintOf } from '../trust.ts'
import type { RuleFiles, RulesContext } from './context.ts'
import type { RulesPlace } from './place.ts'
import { LONGEST_SCRIPT, sessionBorn } from './session-born.ts'

/** What the rules say to an event. `rulesFor` finds those for an input that one of them rewrote. */
export async function obey(
  { rules, complete }: Candidates,
  event: Event,
  { project }: RulesPlace,
  context: RulesContext,
  rulesFor: NonNullable<Ground['rulesFor']>,
): Promise<Answer[]> {
  const answers = await respond(rules, event, { ...groundOf(project, context), rulesFor })
  return complete ? answers : [...answers, ...(await unreadIn(context, event, 'late'))]
}

/** How a rule's answer is written down, and whether it was already said. */
export function settleAnswers(answers: readonly Answer[], event: Event, context: RulesContext): Commit<Sql> {
  return commit((sql, moment) => {
    const spoken = answers.filter(({ rule }) => !rule.once || isFirst(sql, rule, event, context.now, moment))
    for (const { rule, outcome } of spoken)
      context.record(sql, event, {
        rule: rule.name,
        action: rule.action,
        ...(outcome.decision && { decision: outcome.decision }),
      })
    return context.fold(
      event.name,
      spoken.map(({ outcome }) => outcome),
    )
  })
}

function isFirst(
  sql: Sql,
  { name, file }: Rule,
  { sessionId, agentId = '' }: Event,
  now: number,
  { epoch }: Moment,
): boolean {
  const key = `${sessionId}:${agentId}:${epoch}:${file}:${name}`
  return sql.run('INSERT OR IGNORE INTO rule_once (key, at) VALUES (?, ?)', key, now).changes > 0
}

function groundOf(project: string, context: RulesContext): Ground {
  return {
    project,
    home: context.userHome,
    now: context.time(),
    note: context.note,
    exists: (path) => context.modifiedAt(path) !== undefined,
    async load(rule) {
      const files = await context.ruleFiles()
      const mayLeave = rule.origin !== 'project' || (rule.load?.some(({ outside }) => outside) ?? false)
      return loadFiles(rule, project, { ...files, redact: context.redact.text }, { mayLeave })
    },
    run: (rule, event) => run(rule, event, project, context),
    inLanguage: (text) => context.inLanguage(text),
    scripts: (event, paths) => scriptsOf(event, paths, context),
    trusts: async (rule) => trusted(rule, project, await context.ruleFiles(), context),
  }
}

/** Of some scripts those that were written since the session began: what came with the project is the person's own. */
async function scriptsOf(
  event: Event,
  paths: readonly string[],
  context: RulesContext,
): Promise<ReadonlyMap<string, string>> {
  const began = await sessionBorn(event, context)
  const found = new Map<string, string>()
  for (const path of paths) {
    const changed = context.modifiedAt(path)
    const text = changed !== undefined && changed >= began ? await context.head(path, LONGEST_SCRIPT) : undefined
    if (text !== undefined) found.set(path, text)
  }
  return found
}

/** Left of the deadline after a program: enough to write down and to answer. */
const RESERVE_MS = 60

async function run(
  rule: Rule,
  event: Event,
  project: string,
  context: RulesContext,
): Promise<Outcome | string | undefined> {
  const files = await context.ruleFiles()
  if (!rule.run) return undefined
  const timeoutMs = Math.min(rule.run.timeoutMs, context.end - context.time() - RESERVE_MS)
  if (timeoutMs <= 0) return undefined
  const result = await files.run(rule.run.command, { cwd: project, input: JSON.stringify(event), timeoutMs })
  if (result.status === 'failed') {
    context.note(`rule ${rule.name}: ${rule.run.command[0]} ${result.reason}`)
    return undefined
  }
  if (result.code !== 0 && result.code !== 2)
    context.note(`rule ${rule.name}: ${rule.run.command[0]} ended with ${result.code}: ${result.stderr.slice(0, 200)}`)
  return runAnswer(event.name, result)
}

function trusted(rule: Rule, project: string, files: RuleFiles, context: RulesContext): boolean {
  const list = readTrust(files.read(context.paths.trust, 1_000_000))
  if (isTrusted(list, rule.file, fingerprintOf(rule, project, files))) return true
  context.note(`rule ${rule.name} in ${rule.file} is not trusted: throughline trust shows what it wants`)
  return false
}
