/** The text a person or the agent wrote, without what the client put around it. */
export function withoutReminders(text: string): string {
  return text.includes('<system-reminder>') ? text.replace(REMINDER, '') : text
}

/** S2.14: reminders removed, three newlines or more become two. */
export function tidy(text: string): string {
  return withoutReminders(text).replace(MANY_NEWLINES, '\n\n').trim()
}

/** An unclosed reminder runs to the end: half of one is still not the agent's own words. */
const REMINDER = /<system-reminder>[\s\S]*?(?:<\/system-reminder>|$)/g
const MANY_NEWLINES = /\n{3,}/g
