import { everyHostShows } from '../lib/every-host.ts'
import { codex } from '../rows/codex.ts'

await everyHostShows(codex)
