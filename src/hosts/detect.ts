import type { Environment } from '../base/environment.ts'
import { isRecord } from '../base/is-record.ts'
import { codexSign } from './codex/sign.ts'
import { copilotSign } from './copilot-cli/sign.ts'
import { cursorSign } from './foreign/cursor.ts'
import { geminiSign } from './gemini-cli/sign.ts'
import { type CallerId, isHostId } from './index.ts'
import { kiloSign } from './kilo/sign.ts'
import { qwenSign } from './qwen-code/sign.ts'

/** Whether a payload comes from a host, whatever word our command was called with. */
export type Sign = (payload: Readonly<Record<string, unknown>>, environment: Environment) => boolean

/** Who really calls: one of the hosts we know, or a foreign host whose words nobody here speaks. */
type Caller = { host: CallerId } | { foreign: string }

/**
 * Some hosts also run the hooks in another host's settings. A variable alone proves nothing, because an agent that is started
 * from another agent's shell inherits it; so the payload must bear it out.
 */
export function callerOf(word: CallerId, payload: unknown, environment: Environment): Caller {
  if (!isRecord(payload) || word === 'raw') return { host: word }
  for (const [caller, sign] of SIGNS) {
    if (sign(payload, environment)) return isHostId(caller) ? { host: caller } : { foreign: caller }
  }
  return { host: word }
}

/** Qwen Code sets Gemini CLI's variables too, so it comes first. */
const SIGNS: readonly (readonly [caller: string, sign: Sign])[] = [
  ['copilot-cli', copilotSign],
  ['qwen-code', qwenSign],
  ['gemini-cli', geminiSign],
  ['codex', codexSign],
  ['kilo', kiloSign],
  ['cursor', cursorSign],
]
