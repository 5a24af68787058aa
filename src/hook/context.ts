import type { Environment } from '../base/environment.ts'
import type { AllSettings } from '../base/settings-table.ts'
import type { ContinuityContext } from '../continuity/feature/context.ts'
import type { MemoryContext } from '../memory/feature/context.ts'
import type { Paths } from '../platform/paths.ts'
import type { Handler } from '../protocol/handler.ts'
import type { EntranceRedactor } from '../protocol/ports.ts'
import type { RulesContext } from '../rules/feature/context.ts'
import type { Sql } from '../storage/sql.ts'
import type { TeamContext } from '../team/feature.ts'
import type { WorkflowContext } from '../workflow/feature/context.ts'

/** What a feature may know and use while it answers a hook: all that any of them asks for. */
export interface HookContext extends ContinuityContext, WorkflowContext, RulesContext, MemoryContext, TeamContext {
  readonly paths: Paths
  readonly settings: AllSettings
  readonly environment: Environment
  readonly redact: EntranceRedactor
  note(message: string): void
}

/** With the handle that writes: for the hook itself, which commits what its features think. */
export interface WritingContext extends HookContext {
  readonly sql: Sql
  /** When its features began to think. */
  readonly thinkingSince: number
}

export type Feature = Handler<HookContext, Sql>
