/** What stands in one line of a transcript, without the frame that every line has. */
export type Written =
  | { what: 'prompt'; text: string }
  | { what: 'said'; text: string }
  | { what: 'call'; id: string; tool: string; input: Readonly<Record<string, unknown>> }
  | { what: 'result'; id: string; text: string; failed: boolean }
  | { what: 'boundary'; tokensBefore: number; tokensAfter: number }
  | { what: 'summary'; text: string }

export interface Frame {
  uuid: string
  sessionId: string
  cwd: string
  gitBranch: string
  timestamp: string
}

/** A line as Claude Code writes it into a session's transcript: for playing a session that nobody had. */
export function transcriptLine(written: Written, frame: Frame): string {
  const common = { ...frame, isSidechain: false, userType: 'external' }
  return `${JSON.stringify({ ...common, ...OWN[written.what](written as never) })}\n`
}

type Of<What extends Written['what']> = Extract<Written, { what: What }>

const OWN: { [What in Written['what']]: (written: Of<What>) => object } = {
  prompt: ({ text }) => user(text),
  said: ({ text }) => assistant({ type: 'text', text }),
  call: ({ id, tool, input }) => assistant({ type: 'tool_use', id, name: tool, input }),
  result: ({ id, text, failed }) =>
    user([{ type: 'tool_result', tool_use_id: id, content: text, ...(failed && { is_error: true }) }]),
  boundary: ({ tokensBefore, tokensAfter }) => ({
    type: 'system',
    subtype: 'compact_boundary',
    parentUuid: null,
    compactMetadata: { trigger: 'auto', preTokens: tokensBefore, postTokens: tokensAfter },
  }),
  summary: ({ text }) => ({ ...user(text), isCompactSummary: true, isVisibleInTranscriptOnly: true }),
}

function user(content: unknown): object {
  return { type: 'user', message: { role: 'user', content } }
}

function assistant(block: object): object {
  return { type: 'assistant', message: { role: 'assistant', content: [block] } }
}
