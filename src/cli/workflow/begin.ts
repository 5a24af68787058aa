import { didYouMean } from '../../base/text/did-you-mean.ts'
import { t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Registry } from '../../workflow/definition/registry.ts'
import { holderOf } from '../../workflow/feature/lease.ts'
import { chosenFeature, createWorkflow, newestWorkflow, type Stored, tell } from '../../workflow/feature/store.ts'
import { adoptFeature } from '../../workflow/specs/adopt.ts'
import { completeDocuments, createFeature, startFeature } from '../../workflow/specs/feature-life.ts'
import { featuresIn } from '../../workflow/specs/specs.ts'
import { newState } from '../../workflow/state.ts'
import { type Call, CommandError, usageError } from '../command.ts'
import type { SessionRow } from '../sessions.ts'
import { DISK, projectRegistry, repositoryOf, takeOn } from './tools.ts'

export interface Beginning {
  readonly key: string
  /** The feature it is about; without one, the one that is plainly meant, or none. */
  readonly feature: string | undefined
}

/** Begins a workflow in a session: for the command and for the tool. */
export async function beginWorkflow(sql: Sql, call: Call, session: SessionRow, wanted: Beginning): Promise<Stored> {
  const { key } = wanted
  const registry = await projectRegistry(sql, call, session.project)
  if (!Object.hasOwn(registry.workflows, key)) {
    const meant = didYouMean(key, Object.keys(registry.workflows))
    throw usageError(
      t`there is no workflow ${JSON.stringify(key)}`,
      meant ? t`did you mean ${meant}?` : t`throughline workflow list shows them`,
    )
  }
  const under = newestWorkflow(sql, session.session)
  if (under?.state.status === 'active') {
    throw new CommandError(
      t`the workflow ${under.state.key} is under way in session ${session.session.slice(0, 8)}`,
      t`end it first: throughline workflow abort (or stop, to take it up again later)`,
    )
  }
  const featureName = featureFor(sql, call, session, registry, wanted)
  if (wanted.feature !== undefined && featureName !== null) await takeOn(call, session.project, featureName)
  const state = newState(registry, { key, at: call.now, featureName })
  if (!state) throw new CommandError(t`the workflow ${key} has no stages`, t`throughline workflow lint checks the file`)
  const repository = await repositoryOf(sql, session.project)
  return sql.transaction(() => createWorkflow(sql, session.session, session.project, state, repository))
}

/** The feature that is named, made or fetched from the backlog if need be, with the documents its workflow asks for. */
function featureFor(
  sql: Sql,
  call: Call,
  session: SessionRow,
  registry: Registry,
  { key, feature: name }: Beginning,
): string | null {
  const { project } = session
  const documents = registry.workflows[key]?.documents ?? []
  const holder = (feature: string) => holderOf(sql, { feature, project, session: session.session }, call.now)
  if (name === undefined) {
    const { feature } = adoptFeature(DISK.files, project, { key, documents, chosen: chosenFeature(sql, project) })
    return feature === null || holder(feature) === undefined ? feature : null
  }
  const by = holder(name)
  if (by !== undefined) {
    throw new CommandError(
      t`session ${by.slice(0, 8)} works on ${name}`,
      t`wait until it has ended, take its workflow over (throughline workflow resume), or name another feature`,
    )
  }
  const feature = { name, place: 'in-progress', workflow: key, created: iso(call.now) } as const
  if (featuresIn(DISK.files, project, 'backlog').includes(name)) startFeature(DISK, project, name)
  if (featuresIn(DISK.files, project, 'in-progress').includes(name)) {
    completeDocuments(DISK, registry, project, feature)
    return name
  }
  const made = createFeature(DISK, registry, project, feature)
  if (!made.ok) {
    throw usageError(
      t`${JSON.stringify(name)} cannot be the name of a feature`,
      t`use kebab-case, for example login-page`,
    )
  }
  sql.transaction(() => tell(sql, session.session, call.now, [{ type: 'specs:init', data: { feature: name } }]))
  return name
}
