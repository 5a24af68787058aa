import { installedTogether, obtain } from '../../scripts/vendor.ts'

// The frameworks themselves, fetched on first use; the library only knows the shape of what they hand over.
const SDKS = { ai: '7.0.169', '@openai/agents': '0.20.0', zod: '4.6.7', '@opentelemetry/api': '1.10.0' }

export function frameworks() {
  return installedTogether('sdks', SDKS)
}

export function claudeAgentSdk() {
  return obtain({ name: '@anthropic-ai/claude-agent-sdk', version: '0.3.325', file: 'sdk.mjs' })
}
