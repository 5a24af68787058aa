import { everyHostShows } from '../lib/every-host.ts'
import { copilotCli } from '../rows/copilot-cli.ts'

await everyHostShows(copilotCli)
