import { ASK } from '../plugin-file.ts'

/**
 * The extension: plain JavaScript that knows nothing; it asks our program and does what it says. A throw while it is loaded keeps pi
 * from starting, and a throw before a tool refuses the tool: so nothing throws.
 */
export const CODE = `import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

${ASK}
const LONGEST = 20000
/** The most that is put into a summary. */
const MENDED = 2000

export default function throughline(pi) {
  /** What was said before a run or a tool, until it can be handed over. */
  const waiting = []
  const notes = new Map()
  const mendedBefore = new Set()
  let wentOn = 0

  function on(name, handle) {
    try {
      pi.on(name, async (event, ctx) => {
        try {
          return await handle(event, ctx)
        } catch {
          return undefined
        }
      })
    } catch {}
  }

  function say(content, options) {
    pi.sendMessage({ customType: 'throughline', content, display: false }, options)
  }

  async function begin(reason, ctx, more) {
    const { context } = await ask('pi', 'session_start', { event: { reason, ...more }, ctx: placeOf(ctx) })
    if (context) say(context)
  }

  on('session_start', (event, ctx) => begin(event.reason, ctx, ageOf(ctx)))

  on('input', async (event, ctx) => {
    wentOn = 0
    const { text, source } = event
    const answer = await ask('pi', 'input', { event: { text, source }, ctx: placeOf(ctx) })
    if (answer.block) {
      tell(ctx, answer.block)
      return { action: 'handled' }
    }
    if (!answer.context) return undefined
    if (ctx.isIdle()) waiting.push(answer.context)
    else say(answer.context, { deliverAs: 'steer' })
    return undefined
  })

  on('before_agent_start', () => {
    if (waiting.length === 0) return undefined
    const content = waiting.splice(0).join('\\n\\n')
    return { message: { customType: 'throughline', content, display: false } }
  })

  on('tool_call', async (event, ctx) => {
    const { toolName, toolCallId, input } = event
    const answer = await ask('pi', 'tool_call', { event: { toolName, toolCallId, input }, ctx: placeOf(ctx) })
    if (answer.deny) return { block: true, reason: answer.deny }
    if (answer.ask && !(await agreed(ctx, answer.ask))) return { block: true, reason: answer.ask }
    if (answer.args) Object.assign(event.input, answer.args)
    if (answer.context) notes.set(toolCallId, answer.context)
    return undefined
  })

  on('tool_result', async (event, ctx) => {
    const { toolName, toolCallId, input, isError } = event
    const said = { toolName, toolCallId, input, isError, content: shortened(event.content) }
    if (toolName === 'bash') said.structuredContent = commandEnd(event.structuredContent)
    const answer = await ask('pi', 'tool_result', { event: said, ctx: placeOf(ctx) })
    const note = [notes.get(toolCallId), answer.context].filter(Boolean).join('\\n\\n')
    notes.delete(toolCallId)
    if (!note && answer.output === undefined) return undefined
    const content = answer.output === undefined ? [...event.content] : [{ type: 'text', text: answer.output }]
    if (note) content.push({ type: 'text', text: note })
    return { content }
  })

  on('agent_before_settle', async (event, ctx) => {
    if (event.continue || event.outcome !== 'completed') return undefined
    const asked = { outcome: event.outcome, text: lastSaid(ctx), active: wentOn > 0 }
    const { goOn } = await ask('pi', 'agent_before_settle', { event: asked, ctx: placeOf(ctx) })
    if (!goOn) return undefined
    wentOn += 1
    const entry = { type: 'custom_message', customType: 'throughline', content: goOn, display: true }
    return { entries: [...event.entries, entry], continue: true }
  })

  on('session_before_compact', async (event, ctx) => {
    const { reason, customInstructions, preparation } = event
    const { tokensBefore } = preparation
    const asked = { reason, customInstructions, preparation: { tokensBefore } }
    const answer = await ask('pi', 'session_before_compact', { event: asked, ctx: placeOf(ctx) })
    if (answer.block) {
      tell(ctx, answer.block)
      return { cancel: true }
    }
    if (answer.instructions) {
      // A turn that is split is summarised apart from what came before it.
      for (const list of [preparation.messagesToSummarize, preparation.turnPrefixMessages]) {
        if (!list?.length) continue
        list.push({ role: 'user', content: [{ type: 'text', text: answer.instructions }], timestamp: Date.now() })
      }
    }
    return (await mends(ctx)) ? mended(event, ctx) : undefined
  })

  /** The summary as the client makes it, and behind it what it lacks. Where that fails, the client makes its own. */
  async function mended({ reason, preparation, customInstructions, signal }, ctx) {
    const { compact } = await import('@earendil-works/pi-coding-agent')
    const { apiKey, headers, env } = await ctx.modelRegistry.getApiKeyAndHeaders(ctx.model)
    const level = pi.getThinkingLevel()
    const made = await compact(preparation, ctx.model, apiKey, headers, customInstructions, signal, level, undefined, env)
    if (!made?.summary || signal?.aborted) return undefined
    const asked = { reason, compactionEntry: { summary: made.summary } }
    await ask('pi', 'session_compact', { event: asked, ctx: placeOf(ctx) })
    const { context = '' } = await ask('pi', 'session_start', { event: { reason: 'compact' }, ctx: placeOf(ctx) })
    const summary = [made.summary, wholeLines(context)].filter(Boolean).join('\\n\\n')
    mendedBefore.add(summary)
    return { compaction: { ...made, summary } }
  }

  on('session_compact', async (event, ctx) => {
    const { reason, compactionEntry } = event
    if (mendedBefore.delete(compactionEntry?.summary)) return
    const asked = { reason, compactionEntry: { summary: compactionEntry?.summary } }
    await ask('pi', 'session_compact', { event: asked, ctx: placeOf(ctx) })
    await begin('compact', ctx)
  })

  on('session_shutdown', async (event, ctx) => {
    await ask('pi', 'session_shutdown', { event: { reason: event.reason }, ctx: placeOf(ctx) })
  })

  try {
    if (OFFERS_TOOLS && existsSync(PROGRAM))
      pi.registerMcpServer('throughline', { command: PROGRAM, args: ['mcp'], exposure: 'direct' })
  } catch {}
}

function placeOf(ctx) {
  const { cwd, sessionManager } = ctx
  return { cwd, sessionId: sessionManager.getSessionId(), sessionFile: sessionManager.getSessionFile() }
}

/** Whether anybody has talked in the session, and whether it was made by this very process. */
function ageOf({ sessionManager }) {
  const talked = sessionManager.getEntries().some(({ type, message }) => type === 'message' && message.role === 'user')
  const made = Date.parse(sessionManager.getHeader?.()?.timestamp ?? '')
  return { talked, born: Date.now() - made < process.uptime() * 1000 }
}

function lastSaid({ sessionManager }) {
  const said = sessionManager.getBranch().findLast(({ type, message }) => type === 'message' && message.role === 'assistant')
  const parts = said?.message.content ?? []
  return parts.filter(({ type }) => type === 'text').map(({ text }) => text).join('\\n').slice(0, LONGEST)
}

function shortened(content) {
  return content.filter(({ type }) => type === 'text').map(({ type, text }) => ({ type, text: text.slice(0, LONGEST) }))
}

function commandEnd(end) {
  if (typeof end?.output !== 'string') return undefined
  return { output: end.output.slice(0, LONGEST), exit_code: end.exit_code }
}

/** Whether the person wants what was lost to stand in the summary itself. */
async function mends({ cwd }) {
  const { settings = [] } = await run(['settings', '--json'], { cwd })
  return settings.some(({ key, value }) => key === 'continuity.mendSummary' && value === true)
}

function wholeLines(text) {
  return text.length <= MENDED ? text : text.slice(0, text.lastIndexOf('\\n', MENDED))
}

/** Where nobody can be asked, nobody agrees. */
async function agreed(ctx, question) {
  return ctx.hasUI ? (await ctx.ui.confirm('Throughline', question)) === true : false
}

function tell(ctx, text) {
  if (ctx.hasUI) ctx.ui.notify(text, 'warning')
}
`
