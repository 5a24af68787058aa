import type { Sign } from '../detect.ts'

/** It calls itself OpenCode too. The process that the plugin runs in is the one that it names: nobody inherits that. */
export const kiloSign: Sign = ({ pid }, { KILO_PID: own }) => own !== undefined && String(pid) === own
