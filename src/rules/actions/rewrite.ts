import type { Action } from './action.ts'

/** Does not allow by itself: the host still checks its own permissions, now on the new input. */
export const rewrite: Action = {
  about: "Changes the tool's input before it runs.",
  powers: ['updatedInput'],
  outcome: ({ permission }, { text, updatedInput }) => {
    if (!updatedInput) return {}
    return { updatedInput, ...(permission && { decision: permission, ...(text && { reason: text }) }) }
  },
}
