import { everyHostShows } from '../lib/every-host.ts'
import { opencode } from '../rows/opencode.ts'

await everyHostShows(opencode)
