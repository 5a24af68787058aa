import { isRecord } from '../../base/is-record.ts'
import type { AgentFiles, AgentPlaces, HasFile, StartedAgent } from '../host.ts'

export const AGENT_FILES: AgentFiles = {
  kind: agentKind,
  slash: workflowCommand,
  callFile: agentMetaPath,
  callIn: callInMeta,
}

/** Where a subagent writes: a file beside its parent's. */
export function agentTranscript(path: string, agent: string): string {
  return path.replace(/\.jsonl$/, `/subagents/agent-${agent}.jsonl`)
}

/** Where our own agents stand when `install` has put them in, and what their names begin with. */
export const AGENTS_FOLDER = 'throughline'
export const AGENT_PREFIX = 'throughline-'

/**
 * The kind under which a session has an agent of a name: the project's or the person's own before ours, ours by `install`
 * before the plugin's. Files are asked for by name, which is how agents are kept; nothing is read.
 */
function agentKind(agent: string, { home, project, environment }: AgentPlaces, hasFile: HasFile) {
  const config = environment.CLAUDE_CONFIG_DIR || `${home}/.claude`
  for (const folder of [`${project}/.claude/agents`, `${config}/agents`]) {
    if (hasFile(folder, `${agent}.md`)) return agent
    const own = `${AGENT_PREFIX}${agent}`
    if (hasFile(`${folder}/${AGENTS_FOLDER}`, `${own}.md`)) return own
  }
  const plugin = environment.CLAUDE_PLUGIN_ROOT
  return plugin && hasFile(`${plugin}/agents`, `${agent}.md`) ? `throughline:${agent}` : undefined
}

/** The slash command that starts and shows workflows, where a session has it: by `install --workflows` or by the plugin. */
function workflowCommand({ home, project, environment }: AgentPlaces, hasFile: HasFile): string | undefined {
  const config = environment.CLAUDE_CONFIG_DIR || `${home}/.claude`
  const folders = [`${project}/.claude`, config].map((folder) => `${folder}/commands/${AGENTS_FOLDER}`)
  const plugin = environment.CLAUDE_PLUGIN_ROOT
  const isThere = [...folders, ...(plugin ? [`${plugin}/commands`] : [])].some((folder) =>
    hasFile(folder, 'workflow.md'),
  )
  return isThere ? '/throughline:workflow' : undefined
}

/** The file beside an agent's transcript in which the client keeps which call started it. */
function agentMetaPath(event: StartedAgent): string | undefined {
  const { agentTranscriptPath: own, transcriptPath: main, agentId } = event
  if (own?.endsWith('.jsonl')) return `${own.slice(0, -'.jsonl'.length)}.meta.json`
  if (!main?.endsWith('.jsonl') || agentId === undefined) return undefined
  return `${main.slice(0, -'.jsonl'.length)}/subagents/agent-${agentId}.meta.json`
}

function callInMeta(text: string | undefined): string | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) && typeof value.toolUseId === 'string' ? value.toolUseId : undefined
  } catch {
    return undefined
  }
}
