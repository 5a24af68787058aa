import { safeId } from '../../base/ids.ts'
import { isRecord } from '../../base/is-record.ts'

export interface StatusLineInput {
  readonly sessionId: string | undefined
  readonly project: string | undefined
  /** How much of the context is used, in whole percent. */
  readonly contextUse: number | undefined
}

/** What Claude Code tells a status line: which session, where, and how full its context is. Whatever is missing is undefined. */
export function statusLineInput(text: string): StatusLineInput {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return NOTHING
    const workspace = isRecord(value.workspace) ? value.workspace : {}
    const sessionId = textIn(value.session_id)
    return {
      sessionId: sessionId && safeId(sessionId),
      project: textIn(workspace.project_dir) ?? textIn(workspace.current_dir) ?? textIn(value.cwd),
      contextUse: contextUse(value.context_window),
    }
  } catch {
    return NOTHING
  }
}

const NOTHING: StatusLineInput = { sessionId: undefined, project: undefined, contextUse: undefined }

/** The client says it in percent, or in tokens from which it can be told. */
function contextUse(window: unknown): number | undefined {
  if (!isRecord(window)) return undefined
  if (typeof window.used_percentage === 'number') return percent(window.used_percentage)
  const { context_window_size: size, total_input_tokens: used } = window
  if (typeof size !== 'number' || typeof used !== 'number' || size <= 0) return undefined
  return percent((used / size) * 100)
}

function percent(value: number): number | undefined {
  return Number.isFinite(value) && value >= 0 ? Math.min(100, Math.round(value)) : undefined
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
