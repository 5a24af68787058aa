import { COMMAND } from './contract/command.ts'
import { HTTP } from './contract/http.ts'
import { IN_PROCESS } from './contract/in-process.ts'

/** What every runner must do, in every runtime: run by Bun from the sources and by Node from what `npm run build` makes of them. */
export const CONTRACT = [...COMMAND, ...HTTP, ...IN_PROCESS]
