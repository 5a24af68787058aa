/** The plugin: plain JavaScript that imports nothing and knows nothing; it asks our program and does what it says. */
export const CODE = `const PATIENCE_MS = 4000
const LONGEST = 2000

export const Throughline = async ({ client, directory, worktree }) => {
  /** Session to what its system prompt is given: what is pushed there stands in every request, and survives a compaction. */
  const told = new Map()
  const created = new Set()

  /** Whatever goes wrong, the agent goes on as if nobody had been asked. */
  async function ask(event, input, output) {
    try {
      const child = Bun.spawn([PROGRAM, 'hook', 'opencode', event], {
        stdin: new Blob([JSON.stringify({ directory, worktree, input, output })]),
        stdout: 'pipe',
        stderr: 'ignore',
        timeout: PATIENCE_MS,
      })
      const text = await new Response(child.stdout).text()
      return text === '' ? {} : JSON.parse(text)
    } catch {
      return {}
    }
  }

  async function messagesOf(sessionID) {
    try {
      return (await client.session.messages({ path: { id: sessionID } })).data ?? []
    } catch {
      return []
    }
  }

  async function begin(sessionID, source) {
    const { context } = await ask('experimental.chat.system.transform', { sessionID, source })
    return context ?? ''
  }

  async function restore(sessionID) {
    const summary = textOf((await messagesOf(sessionID)).findLast(({ info }) => info.summary === true))
    await ask('session.compacted', { sessionID, summary })
    return begin(sessionID, 'compact')
  }

  return {
    event: async ({ event }) => {
      const sessionID = event.properties?.sessionID
      if (!sessionID) return
      if (event.type === 'session.created') created.add(sessionID)
      if (event.type === 'session.compacted') told.set(sessionID, restore(sessionID))
      if (event.type === 'session.idle') {
        const last = (await messagesOf(sessionID)).findLast(({ info }) => info.role === 'assistant')
        await ask('session.idle', { sessionID, text: textOf(last) })
      }
    },
    'experimental.chat.system.transform': async ({ sessionID }, output) => {
      if (!sessionID) return
      if (!told.has(sessionID)) told.set(sessionID, begin(sessionID, created.has(sessionID) ? 'startup' : 'resume'))
      const text = await told.get(sessionID)
      if (text) output.system.push(text)
    },
    'chat.message': async ({ sessionID }, output) => {
      const parts = output.parts.map(({ type, text, synthetic }) => ({ type, text, synthetic }))
      const answer = await ask('chat.message', { sessionID }, { message: { id: output.message.id }, parts })
      if (!answer.context) return
      const id = 'prt_' + Date.now().toString(16) + Math.random().toString(36).slice(2, 10)
      output.parts.push({ id, sessionID, messageID: output.message.id, type: 'text', text: answer.context, synthetic: true })
    },
    'tool.execute.before': async ({ tool, sessionID, callID }, output) => {
      const answer = await ask('tool.execute.before', { tool, sessionID, callID }, { args: output.args })
      if (answer.deny) throw new Error(answer.deny)
      if (answer.args) Object.assign(output.args, answer.args)
    },
    'tool.execute.after': async ({ tool, sessionID, callID, args }, output) => {
      const result = { output: output.output, metadata: { exit: output.metadata?.exit } }
      const answer = await ask('tool.execute.after', { tool, sessionID, callID, args }, result)
      if (answer.output !== undefined) output.output = answer.output
      if (answer.context) output.output += '\\n\\n' + answer.context
    },
    'experimental.session.compacting': async ({ sessionID }, output) => {
      const messages = (await messagesOf(sessionID)).map(shortened)
      const answer = await ask('experimental.session.compacting', { sessionID, messages })
      if (answer.instructions) output.context.push(answer.instructions)
    },
  }
}

function textOf(message) {
  const parts = message?.parts ?? []
  return parts.filter(({ type }) => type === 'text').map(({ text }) => text).join('\\n')
}

function shortened({ info, parts }) {
  return {
    id: info.id,
    role: info.role,
    summary: info.summary === true,
    at: info.time?.created,
    parts: parts.flatMap(({ type, text, synthetic, tool, callID, state }) => {
      if (type === 'text') return [{ type, text, synthetic }]
      if (type === 'compaction') return [{ type }]
      if (type !== 'tool') return []
      const output = String(state.output ?? state.error ?? '').slice(0, LONGEST)
      return [{ type, tool, callID, status: state.status, input: state.input, output, exit: state.metadata?.exit }]
    }),
  }
}
`
