import { everyHostShows } from '../lib/every-host.ts'
import { qwenCode } from '../rows/qwen-code.ts'

await everyHostShows(qwenCode)
