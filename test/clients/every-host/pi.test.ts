import { everyHostShows } from '../lib/every-host.ts'
import { pi } from '../rows/pi.ts'

await everyHostShows(pi)
