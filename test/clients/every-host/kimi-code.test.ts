import { everyHostShows } from '../lib/every-host.ts'
import { kimiCode } from '../rows/kimi-code.ts'

await everyHostShows(kimiCode)
