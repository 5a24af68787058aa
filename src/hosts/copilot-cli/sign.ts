import type { Sign } from '../detect.ts'

/** Its moments carry a time, and no transcript but one in its own folder. */
export const copilotSign: Sign = (payload, { COPILOT_CLI }) => {
  const { transcript_path: path = '' } = payload
  return COPILOT_CLI === '1' && 'timestamp' in payload && (path === '' || String(path).includes('session-state'))
}
