/**
 * A call that the person refused, told as the ledger and the past know it from Claude Code, whichever client asked. Undefined where the
 * result is something else. `patterns` are the client's own words; what the person said to it is the first group.
 */
export function refusal(result: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(result)
    if (found) return REFUSED + (found[1]?.trim() ? `${SAID}${found[1].trim()}` : '')
  }
  return undefined
}

const REFUSED = "The user doesn't want to proceed with this tool use. The tool use was rejected."
const SAID = ' To tell you how to proceed, the user said:\n'
