import { didYouMean } from '../../base/did-you-mean.ts'
import { iso } from '../../platform/clock.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Registry } from '../../workflow/definition/registry.ts'
import { statusText } from '../../workflow/feature/status-text.ts'
import { begin, change, newestWorkflow, type Stored, tell } from '../../workflow/feature/store.ts'
import { createFeature, startFeature } from '../../workflow/specs/feature-life.ts'
import { activeFeature, featuresIn } from '../../workflow/specs/specs.ts'
import { newState } from '../../workflow/state.ts'
import { type Call, CommandError, type Result, usageError } from '../command.ts'
import { languageOf } from '../language.ts'
import type { SessionRow } from '../sessions.ts'
import { withStore } from '../store.ts'
import { workflowJson } from './json.ts'
import { workflowSession } from './session.ts'
import { DISK, projectRegistry } from './tools.ts'

/** Begins a workflow in a session, or takes up the one that was stopped. */
export function start(call: Call): Promise<Result> {
  return withStore(call.paths, async (sql) => {
    const words = await languageOf(call)
    const session = workflowSession(sql, call)
    const [key] = call.words
    const registry = await projectRegistry(sql, call, session.project)
    const stored = key === undefined ? takeUp(sql, call, session) : beginNew(sql, call, session, registry, key)
    const told = 'It is told to the agent with its next prompt.'
    return { text: `${statusText(stored.state, words, 'started')}\n\n${told}`, json: workflowJson(stored) }
  })
}

function beginNew(sql: Sql, call: Call, session: SessionRow, registry: Registry, key: string): Stored {
  if (!Object.hasOwn(registry.workflows, key)) {
    const meant = didYouMean(key, Object.keys(registry.workflows))
    throw usageError(
      `there is no workflow ${JSON.stringify(key)}`,
      meant ? `did you mean ${meant}?` : 'throughline workflow list shows them',
    )
  }
  const under = newestWorkflow(sql, session.session)
  if (under?.state.status === 'active') {
    throw new CommandError(
      `the workflow ${under.state.key} is under way in session ${session.session.slice(0, 8)}`,
      'end it first: throughline workflow abort (or stop, to take it up again later)',
    )
  }
  const featureName = featureFor(sql, call, session, registry, key)
  const state = newState(registry, { key, at: call.now, featureName })
  if (!state) throw new CommandError(`the workflow ${key} has no stages`, 'throughline workflow lint checks the file')
  return sql.transaction(() => begin(sql, session.session, session.project, state))
}

/** The feature that is named, made or fetched from the backlog if need be; else the one in progress. */
function featureFor(sql: Sql, call: Call, session: SessionRow, registry: Registry, key: string): string | null {
  const { project } = session
  const name = call.value('feature')
  if (name === undefined) return activeFeature(DISK.files, project)?.name ?? null
  if (featuresIn(DISK.files, project, 'in-progress').includes(name)) return name
  if (featuresIn(DISK.files, project, 'backlog').includes(name)) {
    startFeature(DISK, project, name)
    return name
  }
  const made = createFeature(DISK, registry, project, {
    name,
    place: 'in-progress',
    workflow: key,
    created: iso(call.now),
  })
  if (!made.ok) {
    throw usageError(
      `${JSON.stringify(name)} cannot be the name of a feature`,
      'use kebab-case, for example login-page',
    )
  }
  sql.transaction(() => tell(sql, session.session, call.now, [{ type: 'specs:init', data: { feature: name } }]))
  return name
}

function takeUp(sql: Sql, call: Call, session: SessionRow): Stored {
  return sql.transaction(() => {
    const stored = newestWorkflow(sql, session.session)
    if (!stored) throw usageError('start needs the key of a workflow', 'throughline workflow list shows them')
    const { result, stored: next } = change(sql, stored, 'resume', { at: call.now })
    if (result.ok) return next
    throw new CommandError(
      result.why === 'running'
        ? `the workflow ${stored.state.key} is under way already`
        : `the workflow ${stored.state.key} is over (${stored.state.status})`,
      result.why === 'running'
        ? 'throughline workflow status shows it'
        : 'begin another: throughline workflow start KEY',
    )
  })
}
