/** How a host lets us know that a compaction has happened. */
export interface Ways {
  /**
   * start: by SessionStart(compact). summary: by the summary alone, without any announcement. transcript: an announcement,
   * and then only what stands in the transcript.
   */
  readonly toldBy: 'start' | 'summary' | 'transcript'
}

const WAYS: Readonly<Record<string, Ways>> = {
  'gemini-cli': { toldBy: 'summary' },
  'copilot-cli': { toldBy: 'transcript' },
}

export function waysOf(host: string): Ways {
  return Object.hasOwn(WAYS, host) ? (WAYS[host] ?? USUAL) : USUAL
}

const USUAL: Ways = { toldBy: 'start' }
