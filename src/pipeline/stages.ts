import type { Stage } from './execution.ts'
import { after } from './stages/after.ts'
import { before } from './stages/before.ts'
import { confirm } from './stages/confirm.ts'
import { discover } from './stages/discover.ts'
import { execute } from './stages/execute.ts'
import { format } from './stages/format.ts'
import { permit } from './stages/permit.ts'

/** A tool call on its way: found, permitted, shown to hooks, confirmed, run, shown to hooks again, written down for the model. */
export const STAGES: readonly Stage[] = [discover, permit, before, confirm, execute, after, format]
