/** How a host lets us know that a compaction has happened. */
export interface Ways {
  /**
   * start: by SessionStart(compact). summary: by the summary alone, without any announcement. transcript: an announcement,
   * and then only what stands in the transcript.
   */
  readonly toldBy: 'start' | 'summary' | 'transcript'
  /** What is said at SessionStart goes into the system prompt and is not kept with the session: a resumed one is told again. */
  readonly forgets?: true
  /** After a compaction by hand, what PreCompact printed stands in the next request by itself. */
  readonly echoes?: true
  /** What a person types to compact. */
  readonly command?: string
}

const WAYS: Readonly<Record<string, Ways>> = {
  'claude-code': { toldBy: 'start', echoes: true },
  'gemini-cli': { toldBy: 'summary', command: '/compress' },
  'qwen-code': { toldBy: 'start', command: '/compress', forgets: true },
  'copilot-cli': { toldBy: 'transcript' },
  opencode: { toldBy: 'start', forgets: true },
  kilo: { toldBy: 'start', forgets: true },
  cline: { toldBy: 'summary', forgets: true },
}

export function waysOf(host: string): Ways {
  return Object.hasOwn(WAYS, host) ? (WAYS[host] ?? USUAL) : USUAL
}

const USUAL: Ways = { toldBy: 'start' }
