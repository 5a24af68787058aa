import type { Sign } from '../detect.ts'

/** It also runs the hooks in Claude Code's settings, when told to use other agents' files. There is no adapter for it. */
export const cursorSign: Sign = (payload) => 'cursor_version' in payload
