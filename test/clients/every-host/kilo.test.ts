import { everyHostShows } from '../lib/every-host.ts'
import { kilo } from '../rows/kilo.ts'

await everyHostShows(kilo)
