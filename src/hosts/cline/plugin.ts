import { ASK } from '../plugin-file.ts'

/**
 * The plugin: plain JavaScript that knows nothing; it asks our program and does what it says. What is said before a request stands in
 * that request only, so every text is kept with the message it belongs to and put there again. Nothing throws: it would end the run.
 */
export const CODE = `import { spawn } from 'node:child_process'

${ASK}
const LONGEST = 20000

/** Where the session is; the client says it once. */
const place = { sessionId: undefined, cwd: workingFolder() }
/** Message to what is said with it. */
const notes = new Map()
const begun = new Set()
const summaries = new Set()

function workingFolder() {
  try {
    return process.cwd()
  } catch {
    return '/'
  }
}

const at = (snapshot) => ({
  ...place,
  sessionId: place.sessionId ?? snapshot?.conversationId,
  agentId: snapshot?.parentAgentId ? snapshot.agentId : undefined,
})

const safely = (handle) => async (context) => {
  try {
    return await handle(context)
  } catch {
    return undefined
  }
}

function note(id, ...texts) {
  const text = [notes.get(id), ...texts].filter(Boolean).join('\\n\\n')
  if (id && text) notes.set(id, text)
}

export default {
  name: 'throughline',
  manifest: { capabilities: ['hooks'] },
  setup(_api, ctx) {
    try {
      place.sessionId = ctx?.session?.sessionId
      place.cwd = ctx?.workspaceInfo?.rootPath ?? place.cwd
    } catch {}
  },
  hooks: {
    beforeRun: safely(async ({ snapshot }) => {
      if (snapshot.parentAgentId) return undefined
      const here = at(snapshot)
      const typed = snapshot.messages.filter(({ role }) => role === 'user')
      const last = typed.at(-1)
      const said = []
      if (!begun.has(here.sessionId)) {
        begun.add(here.sessionId)
        const source = snapshot.messages.some(({ role }) => role === 'assistant') ? 'resume' : 'startup'
        said.push((await ask('cline', 'session', { place: here, source })).context)
      }
      const answer = await ask('cline', 'beforeRun', { place: here, messageId: last?.id, text: textOf(last) })
      note(last?.id, ...said, answer.context)
      return undefined
    }),
    beforeModel: safely(async ({ snapshot, request }) => {
      const found = request.messages.find(({ metadata }) => metadata?.kind === 'compaction_summary')
      if (found && !summaries.has(nameOf(found)) && !snapshot.parentAgentId) {
        summaries.add(nameOf(found))
        const here = at(snapshot)
        await ask('cline', 'compacted', { place: here, summary: summaryIn(found) })
        note(nameOf(found), (await ask('cline', 'session', { place: here, source: 'compact' })).context)
      }
      if (!request.messages.some((message) => notes.has(nameOf(message)))) return undefined
      const messages = request.messages.map((message) => {
        const text = notes.get(nameOf(message))
        return text ? { ...message, content: [...message.content, { type: 'text', text }] } : message
      })
      return { messages }
    }),
    beforeTool: safely(async ({ snapshot, toolCall, input }) => {
      const { toolName, toolCallId } = toolCall
      const answer = await ask('cline', 'beforeTool', { place: at(snapshot), toolName, toolCallId, input })
      if (answer.deny) return { skip: true, reason: answer.deny }
      if (!answer.args && !answer.context) return undefined
      return {
        ...(answer.args && { input: { ...input, ...answer.args } }),
        ...(answer.context && { appendContext: answer.context }),
      }
    }),
    afterTool: safely(async ({ snapshot, toolCall, input, result }) => {
      const { toolName, toolCallId } = toolCall
      const output = shortened(result?.output)
      const answer = await ask('cline', 'afterTool', { place: at(snapshot), toolName, toolCallId, input, output })
      if (answer.output === undefined && !answer.context) return undefined
      return {
        ...(answer.output !== undefined && { result: { ...result, output: answer.output } }),
        ...(answer.context && { appendContext: answer.context }),
      }
    }),
    afterRun: safely(async ({ snapshot, result }) => {
      if (snapshot.parentAgentId) return undefined
      await ask('cline', 'afterRun', { place: at(snapshot), text: String(result?.outputText ?? '').slice(0, LONGEST) })
      return undefined
    }),
  },
}

/** A summary has another id in every request. */
function nameOf(message) {
  return message.metadata?.kind === 'compaction_summary' ? summaryIn(message) : message.id
}

function summaryIn(message) {
  return message.metadata.summary ?? textOf(message)
}

function textOf(message) {
  const parts = Array.isArray(message?.content) ? message.content : []
  return parts.filter(({ type }) => type === 'text').map(({ text }) => text).join('\\n')
}

function shortened(value) {
  if (typeof value === 'string') return value.slice(0, LONGEST)
  if (Array.isArray(value)) return value.slice(0, 50).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]))
}
`
