/** What differs between the clients that load plugins of this kind. */
interface Kind {
  readonly host: 'opencode' | 'kilo'
  /** `seen`: the summary goes through a hook of its own before the next request. `asked`: it is asked for afterwards. */
  readonly summary: 'seen' | 'asked'
}

/**
 * The plugin: plain JavaScript that imports nothing and knows nothing; it asks our program and does what it says. A client may load it
 * again in the middle of a session, so what it remembers is only what it can ask for again. A throw may end the run: none escapes, but
 * the refusal of a tool, which is one.
 */
export function codeOf({ host, summary }: Kind): string {
  return `const HOST = ${JSON.stringify(host)}\nconst SUMMARY = ${JSON.stringify(summary)}\n${CODE}`
}

const CODE = `const PATIENCE_MS = 4000
const LONGEST = 2000

export const Throughline = async ({ client, directory, worktree }) => {
  /** Session to what its system prompt is given: what is pushed there stands in every request, and survives a compaction. */
  const told = new Map()
  const created = new Set()
  const children = new Set()
  /** Sessions in which somebody spoke since this was loaded: a request in another one is for its title. */
  const heard = new Set()
  const compacting = new Set()
  /** Sessions that were made to go on, until they end again. */
  const pushed = new Set()
  /** Taken out of use: whoever is asked to go on now is cut off in the middle of it. */
  let over = false

  /** Whatever goes wrong, the agent goes on as if nobody had been asked. */
  async function ask(event, input, output) {
    try {
      const child = Bun.spawn([PROGRAM, 'hook', HOST, event], {
        cwd: FOLDER,
        stdin: new Blob([JSON.stringify({ directory, worktree, pid: process.pid, input, output })]),
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

  async function restore(sessionID, known) {
    const summary = known ?? textOf((await messagesOf(sessionID)).findLast(({ info }) => info.summary === true))
    await ask('session.compacted', { sessionID, summary })
    return begin(sessionID, 'compact')
  }

  /** This may have been loaded after the session was created; whoever keeps sessions knows whose child one is. */
  async function isChild(sessionID) {
    if (children.has(sessionID)) return true
    try {
      return Boolean((await client.session.get({ path: { id: sessionID } })).data?.parentID)
    } catch {
      return false
    }
  }

  async function ended(sessionID) {
    const said = (await messagesOf(sessionID)).findLast(({ info }) => info.role === 'assistant')
    const { goOn } = await ask('session.idle', { sessionID, text: textOf(said), active: pushed.has(sessionID) })
    pushed.delete(sessionID)
    if (!goOn || over) return
    pushed.add(sessionID)
    const part = { type: 'text', text: goOn, synthetic: true }
    await client.session.promptAsync({ path: { id: sessionID }, body: { parts: [part] } })
  }

  const safely = (handle) => async (input, output) => {
    try {
      await handle(input, output)
    } catch {}
  }

  return {
    dispose: async () => {
      over = true
    },
    config: safely(async (config) => {
      if (!OFFERS_TOOLS || config.mcp?.throughline || !(await Bun.file(PROGRAM).exists())) return
      config.mcp = { ...config.mcp, throughline: { type: 'local', command: [PROGRAM, 'mcp'], enabled: true } }
    }),
    event: safely(async ({ event }) => {
      const sessionID = event.properties?.sessionID
      if (!sessionID) return
      if (event.type === 'session.created') {
        created.add(sessionID)
        if (event.properties.info?.parentID) children.add(sessionID)
      }
      if (event.type === 'session.compacted') {
        if (SUMMARY === 'asked' || compacting.has(sessionID)) told.set(sessionID, restore(sessionID))
        compacting.delete(sessionID)
      }
      if (event.type === 'session.idle' && !(await isChild(sessionID))) await ended(sessionID)
    }),
    'experimental.chat.system.transform': safely(async ({ sessionID }, output) => {
      if (!sessionID) return
      if (!told.has(sessionID)) {
        if (!heard.has(sessionID)) return
        told.set(sessionID, begin(sessionID, created.has(sessionID) ? 'startup' : 'resume'))
      }
      const text = await told.get(sessionID)
      if (text) output.system.push(text)
    }),
    'chat.message': safely(async ({ sessionID }, output) => {
      heard.add(sessionID)
      const parts = output.parts.map(({ type, text, synthetic }) => ({ type, text, synthetic }))
      const answer = await ask('chat.message', { sessionID }, { message: { id: output.message.id }, parts })
      if (!answer.context) return
      const id = 'prt_' + Date.now().toString(16) + Math.random().toString(36).slice(2, 10)
      output.parts.push({ id, sessionID, messageID: output.message.id, type: 'text', text: answer.context, synthetic: true })
    }),
    'tool.execute.before': async ({ tool, sessionID, callID }, output) => {
      const answer = await ask('tool.execute.before', { tool, sessionID, callID }, { args: output.args })
      if (answer.deny) throw new Error(answer.deny)
      if (answer.args) Object.assign(output.args, answer.args)
    },
    'tool.execute.after': safely(async ({ tool, sessionID, callID, args }, output) => {
      const { content } = output
      const result = { output: output.output, content, metadata: { exit: output.metadata?.exit } }
      const answer = await ask('tool.execute.after', { tool, sessionID, callID, args }, result)
      // What an MCP tool gave is a list of parts, and nothing else is looked at.
      if (Array.isArray(content)) {
        if (answer.output !== undefined) content.splice(0, content.length, { type: 'text', text: answer.output })
        if (answer.context) content.push({ type: 'text', text: answer.context })
        return
      }
      if (answer.output !== undefined) output.output = answer.output
      if (answer.context) output.output += '\\n\\n' + answer.context
    }),
    'experimental.session.compacting': safely(async ({ sessionID }, output) => {
      const messages = await messagesOf(sessionID)
      const parts = messages.flatMap(({ parts }) => parts)
      const trigger = parts.findLast(({ type }) => type === 'compaction')?.auto === false ? 'manual' : 'auto'
      const input = { sessionID, trigger, messages: messages.map(shortened) }
      const answer = await ask('experimental.session.compacting', input)
      compacting.add(sessionID)
      if (answer.instructions) output.context.push(answer.instructions)
    }),
    'experimental.text.complete': safely(async ({ sessionID }, output) => {
      if (SUMMARY !== 'seen' || !compacting.delete(sessionID)) return
      told.set(sessionID, restore(sessionID, output.text))
    }),
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
