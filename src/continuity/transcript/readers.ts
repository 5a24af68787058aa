import type { EntranceRedactor } from '../../protocol/ports.ts'
import { createClaudeReader } from './hosts/claude-code.ts'
import { createClineReader } from './hosts/cline.ts'
import { createCodexReader } from './hosts/codex.ts'
import { createCopilotReader } from './hosts/copilot-cli.ts'
import { createGeminiReader } from './hosts/gemini-cli.ts'
import { createKimiReader } from './hosts/kimi-code.ts'
import { createOpencodeReader } from './hosts/opencode.ts'
import { createPiReader } from './hosts/pi.ts'
import { createQwenReader } from './hosts/qwen-code.ts'
import { lastAssistantText } from './last-assistant.ts'
import type { Reader, ReaderOptions } from './line-reader.ts'
import { MESSAGES } from './lines/cline-lines.ts'

const READERS: Readonly<Record<string, (options: ReaderOptions) => Reader>> = {
  'claude-code': createClaudeReader,
  codex: createCodexReader,
  'gemini-cli': createGeminiReader,
  'qwen-code': createQwenReader,
  'copilot-cli': createCopilotReader,
  pi: createPiReader,
  opencode: createOpencodeReader,
  kilo: createOpencodeReader,
  cline: createClineReader,
  'kimi-code': createKimiReader,
}

/** The same, with the secrets gone before anyone sees an entry. */
export function cleanReaderOf(
  host: string,
  { everywhere }: Pick<EntranceRedactor, 'everywhere'>,
): ((options: ReaderOptions) => Reader) | undefined {
  const create = readerOf(host)
  if (!create) return undefined
  return (options) => {
    const reader = create(options)
    return { push: (chunk) => everywhere(reader.push(chunk)), end: reader.end }
  }
}

/** The reader of a host's transcript; undefined when the host keeps none. */
export function readerOf(host: string): ((options: ReaderOptions) => Reader) | undefined {
  return Object.hasOwn(READERS, host) ? READERS[host] : undefined
}

/** Where the last words of the agent can be found from the end of the file, without reading all of it. */
export function lastSaidOf(host: string): typeof lastAssistantText | undefined {
  return Object.hasOwn(LAST_SAID, host) ? LAST_SAID[host] : undefined
}

const LAST_SAID: Readonly<Record<string, typeof lastAssistantText>> = { 'claude-code': lastAssistantText }

/** The host that a transcript is of which is no file of lines: it is known by its name. */
export function hostNamed(file: string): string | undefined {
  return Object.entries(NAMED).find(([, name]) => name.test(file))?.[0]
}

const NAMED: Readonly<Record<string, RegExp>> = {
  kilo: /(?:^|[\\/])kilo[\w.-]*\.db$/,
  opencode: /\.db$/,
  cline: MESSAGES,
}

/** The hosts whose transcripts can be read. */
export const TRANSCRIPT_HOSTS: readonly string[] = Object.keys(READERS)
