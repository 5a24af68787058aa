import { createClaudeReader } from './claude-code.ts'
import { createCodexReader } from './codex.ts'
import { createCopilotReader } from './copilot-cli.ts'
import { createGeminiReader } from './gemini-cli.ts'
import type { Reader, ReaderOptions } from './line-reader.ts'
import { createQwenReader } from './qwen-code.ts'

const READERS: Readonly<Record<string, (options: ReaderOptions) => Reader>> = {
  'claude-code': createClaudeReader,
  codex: createCodexReader,
  'gemini-cli': createGeminiReader,
  'qwen-code': createQwenReader,
  'copilot-cli': createCopilotReader,
}

/** The reader of a host's transcript; undefined when the host keeps none. */
export function readerOf(host: string): ((options: ReaderOptions) => Reader) | undefined {
  return Object.hasOwn(READERS, host) ? READERS[host] : undefined
}
