/** The source of every message: the other catalogues have exactly these entries. */
export const en = {
  /** What the agent reads first after a compaction (S0.13-S0.24). */
  recovery: {
    title: '[Throughline: state restored after compaction]',
    workflow: ({ type, label }: { type: string; label?: string }) => `Workflow: ${type}${label ? ` (${label})` : ''}`,
    progress: ({ bar, completed, total }: { bar: string; completed: number; total: number }) =>
      `Progress: ${bar} (${completed}/${total})`,
    stage: ({ emoji, label }: { emoji?: string; label: string }) =>
      `Current stage: ${emoji ? `${emoji} ` : ''}${label}`,
    failures: ({ count, limit }: { count: number; limit: number }) => `Failures: ${count}/${limit}`,
    rejections: ({ count, limit }: { count: number; limit: number }) => `Rejections: ${count}/${limit}`,
    agents: ({ agents }: { agents: readonly { name: string; stage: string }[] }) =>
      `Active agents: ${agents.map(({ name, stage }) => `${name} (${stage})`).join(', ')}`,
    feature: ({ name }: { name: string }) => `Feature: ${name}`,
    goOn: '⛔ Do not ask the user "Should I continue?"; go on with the current stage at once.',
    guide: 'For guidance on the workflow use /throughline:workflow.',
    truncated: '... (cut off; for the full state see throughline workflow show)',
  },
  /** S0.30 */
  tasks: {
    header: 'Unfinished tasks',
    title: ({ header }: { header: string }) => `📋 **${header}**`,
    feature: ({ name, checked, total }: { name: string; checked: number; total: number }) =>
      `Feature: ${name} (${checked}/${total} done)`,
    task: ({ text }: { text: string }) => `- [ ] ${text}`,
    more: ({ count }: { count: number }) => `... and ${count} more`,
    rebuild: '→ Rebuild the task list above with TaskCreate, then go on.',
  },
  /** Labels of timeline entries, by type (S0.38-S0.40). */
  timeline: {
    'workflow:start': 'Workflow started',
    'workflow:complete': 'Workflow completed',
    'workflow:abort': 'Workflow aborted',
    'stage:start': 'Stage started',
    'stage:complete': 'Stage completed',
    'stage:retry': 'Stage retried',
    'agent:delegate': 'Delegated to agent',
    'agent:complete': 'Agent completed',
    'agent:error': 'Agent failed',
    'agent:orphan-cleanup': 'Orphaned agent removed',
    'agent:start': 'Subagent started',
    'agent:stop': 'Subagent stopped',
    'agent:idle': 'Teammate idle',
    'loop:start': 'Loop started',
    'loop:advance': 'Loop advanced',
    'loop:complete': 'Loop completed',
    'handoff:create': 'Handoff created',
    'parallel:start': 'Parallel stages started',
    'parallel:converge': 'Parallel stages converged',
    'grader:score': 'Graded',
    'specs:init': 'Specs created',
    'specs:archive': 'Specs archived',
    'specs:archive-skipped': 'Specs not archived',
    'specs:archive-scan': 'Specs scanned for archiving',
    'specs:tasks-missing': 'Task list missing',
    'error:fatal': 'Fatal error',
    'error:turn': 'Turn ended in an error',
    'session:start': 'Session started',
    'session:end': 'Session ended',
    'session:compact': 'Context compaction',
    'session:recover': 'State restored',
    'session:summary': 'Compaction summary',
    'session:delta': 'Dropped facts put back',
    'session:compact-suggestion': 'Compaction suggested',
    'session:notification': 'Notification',
    'session:model': 'Model changed',
    'session:place': 'Working place changed',
    'session:instructions': 'Instructions loaded',
    'session:setup': 'Setup',
    'session:stop': 'Turn ended',
    'prompt:submit': 'Prompt',
    'prompt:expand': 'Command expanded',
    'prompt:display': 'Message shown',
    'permission:request': 'Permission asked',
    'permission:denied': 'Permission denied',
    'task:create': 'Task created',
    'task:complete': 'Task completed',
    'tool:start': 'Tool started',
    'tool:complete': 'Tool done',
    'tool:failure': 'Tool failed',
    'tool:batch': 'Tools done',
    'tool:elicitation': 'Tool asked the user',
    'system:warning': 'System warning',
    'hook:timing': 'Hook timing',
    'queue:auto-write': 'Queue written',
    'quality:compact-frequency': 'Compactions too frequent',
    'rule:match': 'Rule applied',
  },
  /** For the person at the keyboard; never for the model (B3). */
  notices: {
    missingBinary:
      'Throughline: the plugin is here but its program is not, so nothing is recorded. See "Install" in its README.',
    doubleInstallation: ({ places }: { places: readonly string[] }) =>
      `Throughline is installed twice: ${places.join(', ')}. Every event is still counted once; remove one of them.`,
  },
}

export type Messages = typeof en
