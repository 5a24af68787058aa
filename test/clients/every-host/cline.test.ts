import { everyHostShows } from '../lib/every-host.ts'
import { cline } from '../rows/cline.ts'

await everyHostShows(cline)
