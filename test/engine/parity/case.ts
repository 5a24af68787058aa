import { prints, specific } from '../lib.ts'

export interface Case {
  name: string
  hooks: Record<string, { matcher?: string; hooks: object[] }[]>
  /** What comes of it in the client; in the engine too, unless `engine` says otherwise. */
  expected: Seen
  engine?: { expected: Seen; because: string }
  command?: string
}

/** Which of the words A1, A2, … the model is told, in which order; and what happened. */
export interface Seen {
  happened: boolean | number
  told?: string[]
}

export const pre = (...hooks: object[]) => ({ PreToolUse: [{ hooks }] })
export const matched = (matcher: string) => ({ PreToolUse: [{ matcher, hooks: [deny('A1')] }] })
export const deny = (reason: string) => decides('deny', reason)
export const decides = (permissionDecision: string, permissionDecisionReason: string) =>
  prints(specific('PreToolUse', { permissionDecision, permissionDecisionReason }))
export const tells = (event: string, additionalContext: string) => prints(specific(event, { additionalContext }))
export const post = (...hooks: object[]) => ({ PostToolUse: [{ hooks }] })
export const prompted = (...hooks: object[]) => ({ UserPromptSubmit: [{ hooks }] })
export const stopping = (...hooks: object[]) => ({ Stop: [{ hooks }] })
export const once = (file: string, command: string) => `[ -e ${file} ] && exit 0; touch ${file}; ${command}`
