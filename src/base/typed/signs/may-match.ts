import { PROMPT_SIGNS } from './prompt-signs.ts'
import { signedBy } from './signed.ts'

/** Whether one of the expressions about a whole prompt or about a rule may match, by its table and its place there. */
export const mayMatch = signedBy(PROMPT_SIGNS)
