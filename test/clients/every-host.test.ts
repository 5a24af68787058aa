import { everyHostShows } from './lib/every-host.ts'
import { ROWS } from './rows/index.ts'

/** One host alone, while its row is written: `THROUGHLINE_HOST=pi`. */
const only = process.env.THROUGHLINE_HOST

for (const [id, row] of Object.entries(ROWS)) if (!only || only === id) await everyHostShows(row)
