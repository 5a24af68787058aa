import { everyHostShows } from '../lib/every-host.ts'
import { claudeCode } from '../rows/claude-code.ts'

await everyHostShows(claudeCode)
