import type { HostId } from '../../../src/hosts/index.ts'
import type { Row } from '../lib/row.ts'
import { claudeCode } from './claude-code.ts'
import { cline } from './cline.ts'
import { codex } from './codex.ts'
import { copilotCli } from './copilot-cli.ts'
import { geminiCli } from './gemini-cli.ts'
import { kilo } from './kilo.ts'
import { kimiCode } from './kimi-code.ts'
import { opencode } from './opencode.ts'
import { pi } from './pi.ts'
import { qwenCode } from './qwen-code.ts'

/** The table of client tests, a row a host. */
export const ROWS: Readonly<Record<HostId, Row>> = {
  'claude-code': claudeCode,
  codex,
  'gemini-cli': geminiCli,
  'qwen-code': qwenCode,
  opencode,
  'copilot-cli': copilotCli,
  pi,
  kilo,
  'kimi-code': kimiCode,
  cline,
}
