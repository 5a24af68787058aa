import { safeId } from '../../base/ids.ts'
import { isRecord } from '../../base/is-record.ts'

export interface StatusLineInput {
  readonly sessionId: string | undefined
  readonly project: string | undefined
}

/** What Claude Code tells a status line: which session, and where. Whatever is missing is undefined. */
export function statusLineInput(text: string): StatusLineInput {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return NOTHING
    const workspace = isRecord(value.workspace) ? value.workspace : {}
    const sessionId = textIn(value.session_id)
    return {
      sessionId: sessionId && safeId(sessionId),
      project: textIn(workspace.project_dir) ?? textIn(workspace.current_dir) ?? textIn(value.cwd),
    }
  } catch {
    return NOTHING
  }
}

const NOTHING: StatusLineInput = { sessionId: undefined, project: undefined }

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
