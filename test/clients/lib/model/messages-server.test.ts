import { afterEach, describe, expect, test } from 'bun:test'
import { type MessagesServer, type Script, startMessagesServer } from './messages-server.ts'
import { call, fail, say, summary } from './replies.ts'

let server: MessagesServer | undefined
afterEach(() => server?.close())

describe('the scripted server', () => {
  test('streams the events of a message, tool input as JSON', async () => {
    const lines = (await (await ask([call('Bash', { command: 'ls' })], { stream: true })).text()).split('\n')
    const types = lines.filter((line) => line.startsWith('event: ')).map((line) => line.slice('event: '.length))
    expect(types).toEqual([
      ...['message_start', 'content_block_start', 'content_block_delta', 'content_block_stop'],
      ...['message_delta', 'message_stop'],
    ])
    expect(lines.join()).toContain(JSON.stringify({ type: 'input_json_delta', partial_json: '{"command":"ls"}' }))
  })

  test('answers in one piece when it is not asked to stream, with the usage of the script', async () => {
    const message = await (await ask([say('hello', { inputTokens: 7 })])).json()
    expect(message).toMatchObject({
      content: [{ type: 'text', text: 'hello' }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 7 },
    })
  })

  test('uses up its steps, then answers by itself', async () => {
    const texts = []
    for (const script of [[say('first')], undefined]) texts.push(await (await ask(script)).text())
    expect(texts[0]).toContain('first')
    expect(texts[1]).toContain('Done.')
  })

  test('keeps errors, summaries and subagents apart', async () => {
    const asked = 'Respond with an <analysis> block followed by a <summary> block.'
    expect((await ask({ turn: [fail(400, 'no')], summariser: [summary('short')] })).status).toBe(400)
    expect(await (await ask(undefined, { content: asked })).text()).toContain('<summary>short</summary>')
    expect(await (await ask(undefined, { agentId: 'a1' })).text()).toContain('The subagent is done.')
    expect(server?.requests.map(({ kind }) => kind)).toEqual(['turn', 'summariser', 'subagent'])
  })

  test('ends a script that would never end', async () => {
    await ask({ turn: () => call('Bash', { command: 'true' }) })
    for (let round = 1; round < 200; round++) expect((await ask(undefined)).status).toBe(200)
    expect((await ask(undefined)).status).toBe(400)
  })
})

/** With a script, a new server; without, the next request to the last one. */
function ask(script: Script | undefined, how: { content?: string; stream?: boolean; agentId?: string } = {}) {
  if (script !== undefined || server === undefined) server = startMessagesServer(script)
  const { content = 'go on', stream = false, agentId } = how
  const body = { model: 'm', stream, tools: [{ name: 'Bash' }], messages: [{ role: 'user', content }] }
  const headers: Record<string, string> = agentId ? { 'x-claude-code-agent-id': agentId } : {}
  return fetch(`${server.url}/v1/messages`, { method: 'POST', headers, body: JSON.stringify(body) })
}
