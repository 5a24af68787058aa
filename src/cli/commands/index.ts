import type { Command } from '../command.ts'

interface Entry {
  readonly summary: string
  load(): Promise<Command>
}

/** Every command, loaded when it is asked for. */
export const COMMANDS = {
  install: {
    summary: 'Wire Throughline into the agents on this machine.',
    load: async () => (await import('./install.ts')).install,
  },
  uninstall: {
    summary: 'Take Throughline out again; your files come back as they were.',
    load: async () => (await import('./uninstall.ts')).uninstall,
  },
  update: {
    summary: 'Replace the program by a release you have, or go back to the one before.',
    load: async () => (await import('./update.ts')).update,
  },
  doctor: {
    summary: 'Check that everything works, and say what to do where it does not.',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  status: {
    summary: 'Show the sessions that Throughline has seen.',
    load: async () => (await import('./status.ts')).status,
  },
  timeline: {
    summary: 'Show what happened in a session, event by event.',
    load: async () => (await import('./timeline.ts')).timeline,
  },
  show: {
    summary: 'Show what a session has established so far: its ledger.',
    load: async () => (await import('./show.ts')).show,
  },
  report: {
    summary: 'Show every compaction: what was kept, lost and put back.',
    load: async () => (await import('./report.ts')).report,
  },
  replay: {
    summary: 'Show what past compactions lost, and what would have come back, from your own transcripts.',
    load: async () => (await import('./replay.ts')).replay,
  },
  view: {
    summary: 'See compactions, sessions and memories in your browser, on this machine alone.',
    load: async () => (await import('./view.ts')).view,
  },
  demo: {
    summary: 'Play a made-up session through the real hooks, on a store of its own.',
    load: async () => (await import('./demo.ts')).demo,
  },
  past: {
    summary: 'Ask what was said and done in a session, from its transcript.',
    load: async () => (await import('./past.ts')).past,
  },
  search: {
    summary: 'Search what is remembered.',
    load: async () => (await import('./search.ts')).search,
  },
  memory: {
    summary: 'Read, write, correct, export and import memories.',
    load: async () => (await import('./memory.ts')).memory,
  },
  forget: {
    summary: 'Remove a memory for good, with a receipt.',
    load: async () => (await import('./forget.ts')).forget,
  },
  why: {
    summary: 'Show what a session was told from memory, and why.',
    load: async () => (await import('./why.ts')).why,
  },
  import: {
    summary: 'Learn from transcripts of work already done, or take in memories from elsewhere.',
    load: async () => (await import('./import.ts')).importCommand,
  },
  mcp: {
    summary: 'Serve memories and the past of the session to an agent over MCP, on standard input and output.',
    load: async () => (await import('./mcp.ts')).mcp,
  },
  team: {
    summary: 'Share memories with a team over PostgreSQL: join, members, conflicts, forgetting.',
    load: async () => (await import('./team.ts')).team,
  },
  share: {
    summary: 'Decide what of your memories the team gets: approve, skip, never.',
    load: async () => (await import('./share.ts')).share,
  },
  sync: {
    summary: 'Send what was approved and get what the team knows.',
    load: async () => (await import('./sync.ts')).sync,
  },
  settings: {
    summary: 'Show every setting, its value and where it comes from; set one.',
    load: async () => (await import('./settings.ts')).settings,
  },
  logs: {
    summary: 'Show what went wrong in hooks, newest last.',
    load: async () => (await import('./logs.ts')).logs,
  },
  completion: {
    summary: 'Print what makes a shell complete commands and options.',
    load: async () => (await import('./completion.ts')).completion,
  },
  schema: {
    summary: "Print an event's JSON Schema, or list the events.",
    load: async () => (await import('./schema.ts')).schema,
  },
  workflow: {
    summary: 'Start, follow, stop and check staged workflows.',
    load: async () => (await import('../workflow/commands.ts')).workflow,
  },
  tasks: {
    summary: 'Show the open tasks of the feature in progress; make, start, check off and archive features.',
    load: async () => (await import('../workflow/commands.ts')).tasks,
  },
  statusline: {
    summary: 'Print workflow, progress, tasks and epoch in one line, for the status line of the agent.',
    load: async () => (await import('../workflow/commands.ts')).statusline,
  },
  rules: {
    summary: 'List, check, test, explain and import rules.',
    load: async () => (await import('./rules.ts')).rules,
  },
  trust: {
    summary: 'Let rules that a project brings along allow things, run programs or read outside it.',
    load: async () => (await import('./trust.ts')).trust,
  },
  hook: {
    summary: 'Answer one hook event of a host; the hosts call this, people need not.',
    load: async () => (await import('./hook.ts')).hook,
  },
} as const satisfies Record<string, Entry>

export type CommandName = keyof typeof COMMANDS
