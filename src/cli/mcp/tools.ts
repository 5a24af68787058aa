import { PAST_TOOLS } from './past-tools.ts'
import { RECENT_TOOLS, SEARCH_TOOLS } from './read-tools.ts'
import type { Tool } from './tool.ts'
import { WRITE_TOOLS } from './write-tools.ts'

/** What an agent may ask of memory and of its own past, in the order in which it is shown. */
export const MCP_TOOLS: readonly Tool[] = [...SEARCH_TOOLS, ...WRITE_TOOLS, ...RECENT_TOOLS, ...PAST_TOOLS]
