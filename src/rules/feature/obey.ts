import { isTrusted, readTrust } from '../../base/trust-list.ts'
import type { Event } from '../../protocol/event.ts'
import { type Commit, commit, type Moment } from '../../protocol/handler.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import type { Sql } from '../../storage/sql.ts'
import { loadFiles } from '../load-files.ts'
import { type Answer, type Candidates, type Ground, respond } from '../respond.ts'
import type { Rule } from '../rule.ts'
import { runAnswer } from '../run-answer.ts'
import { fingerprintOf } from '../trust.ts'
import { unread } from '../unread.ts'
import type { RuleFiles, RulesContext } from './context.ts'
import type { RulesPlace } from './place.ts'

/** What the rules say to an event. `rulesFor` finds those for an input that one of them rewrote. */
export async function obey(
  { rules, complete }: Candidates,
  event: Event,
  { project }: RulesPlace,
  context: RulesContext,
  rulesFor: NonNullable<Ground['rulesFor']>,
): Promise<Answer[]> {
  const answers = await respond(rules, event, { ...groundOf(project, context), rulesFor })
  return complete ? answers : [...answers, ...unread(event, 'late')]
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
    scripts: (event) => scriptsOf(event, context),
    trusts: async (rule) => trusted(rule, project, await context.ruleFiles(), context),
  }
}

const LONGEST_SCRIPT = 100_000
/** Without a transcript to tell when a session began. */
const RECENTLY_MS = 6 * 60 * 60 * 1000

/** Scripts that were written since the session began: what came with the project is the person's own. */
async function scriptsOf(
  { transcriptPath }: Event,
  context: RulesContext,
): Promise<(path: string) => string | undefined> {
  const files = await context.ruleFiles()
  const began = (transcriptPath && files.bornAt(transcriptPath)) || context.now - RECENTLY_MS
  return (path) => {
    const changed = context.modifiedAt(path)
    return changed !== undefined && changed >= began ? files.read(path, LONGEST_SCRIPT) : undefined
  }
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
