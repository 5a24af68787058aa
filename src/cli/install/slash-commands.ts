import doctor from '../../../plugin/commands/doctor.md' with { type: 'text' }
import report from '../../../plugin/commands/report.md' with { type: 'text' }
import show from '../../../plugin/commands/show.md' with { type: 'text' }
import status from '../../../plugin/commands/status.md' with { type: 'text' }
import stop from '../../../plugin/commands/stop.md' with { type: 'text' }
import tasks from '../../../plugin/commands/tasks.md' with { type: 'text' }
import timeline from '../../../plugin/commands/timeline.md' with { type: 'text' }
import workflow from '../../../plugin/commands/workflow.md' with { type: 'text' }

/** The slash commands, as the plugin has them: by their name. */
export const SLASH_COMMANDS: Readonly<Record<string, string>> = {
  doctor,
  report,
  show,
  status,
  stop,
  tasks,
  timeline,
  workflow,
}
