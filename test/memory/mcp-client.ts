import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { binary } from '../lib/binary.ts'
import type { Workshop } from './lib.ts'

/** One call of a tool of a server that is started for it, as an agent in the workshop's project would make it. */
export async function callTool(shop: Workshop, name: string, args: Record<string, unknown>): Promise<string> {
  const client = new Client({ name: 'test', version: '1' })
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: shop.home.folder,
    THROUGHLINE_HOME: shop.home.home,
    CLAUDE_PROJECT_DIR: shop.project,
  }
  await client.connect(new StdioClientTransport({ command: binary(), args: ['mcp'], env, cwd: shop.project }))
  try {
    const answer = await client.callTool({ name, arguments: args })
    return (answer.content as { text: string }[]).map(({ text }) => text).join('\n')
  } finally {
    await client.close()
  }
}
