import { everyHostShows } from './lib/every-host.ts'
import { ROWS } from './rows/index.ts'

for (const row of Object.values(ROWS)) await everyHostShows(row)
