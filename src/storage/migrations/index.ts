import { journal } from './0001-journal.ts'
import { continuity } from './0002-continuity.ts'
import { workflow } from './0003-workflow.ts'
import { memory } from './0004-memory.ts'
import { rules } from './0005-rules.ts'
import { hosts } from './0006-hosts.ts'
import { claims } from './0007-claims.ts'
import { memoryCards } from './0008-memory-cards.ts'
import { unusedColumns } from './0009-unused-columns.ts'
import { fates } from './0011-fates.ts'
import { rulesInFiles } from './0012-rules-in-files.ts'
import { workflowLeases } from './0014-workflow-leases.ts'
import { heard } from './0015-heard.ts'
import { openFailures } from './0016-open-failures.ts'
import { team } from './0018-team.ts'
import { placeCommits } from './0021-place-commits.ts'
import { marks } from './0025-marks.ts'
import { lastSeen } from './0026-last-seen.ts'
import { proposals } from './0027-proposals.ts'
import { fileMarks } from './0028-file-marks.ts'
import { snapshots } from './0029-snapshots.ts'

/** In order; the position is the number. A migration that has been released is never changed. */
export const MIGRATIONS: readonly string[] = [
  journal,
  continuity,
  workflow,
  memory,
  rules,
  hosts,
  claims,
  memoryCards,
  unusedColumns,
  fates,
  rulesInFiles,
  heard,
  openFailures,
  workflowLeases,
  team,
  marks,
  placeCommits,
  lastSeen,
  proposals,
  fileMarks,
  snapshots,
]
