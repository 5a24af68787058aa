import { everyHostShows } from '../lib/every-host.ts'
import { geminiCli } from '../rows/gemini-cli.ts'

await everyHostShows(geminiCli)
