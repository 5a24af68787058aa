/**
 * All that the command line does with workflows, loaded in one piece: then the modules it shares with the hooks are cut into
 * few pieces too, and a hook has few to load.
 */

export { statusline } from './statusline.ts'
export { tasks } from './tasks.ts'
export { timelineStats } from './timeline-stats.ts'
export { lintFile } from './verbs/lint.ts'
export { workflow } from './workflow.ts'
