/** A session's main line of work, or one subagent of it; the main line has no agent. */
export interface Thread {
  readonly session: string
  readonly agent: string
}

export function threadOf(event: { readonly sessionId: string; readonly agentId?: string | undefined }): Thread {
  return { session: event.sessionId, agent: event.agentId ?? '' }
}

/** The folder by which a project is known: where the session started, not where it has wandered to. */
export function projectFolder(event: { readonly projectDir?: string | undefined; readonly cwd: string }): string {
  return event.projectDir ?? event.cwd
}
