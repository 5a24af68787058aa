import { pathTest } from '../engine/choose/patterns.ts'
import { callPaths } from '../engine/choose/subject.ts'
import type { Ruling, ToolCall } from './tool.ts'

/** Files that no agent should open unasked: keys are refused, settings that may hold secrets need a yes. */
export function sensitiveFile({ input }: ToolCall): Ruling | undefined {
  const paths = callPaths({ toolInput: input })
  const high = paths.find(isHigh)
  if (high !== undefined) return { permission: 'deny', reason: `${high} holds keys.` }
  const medium = paths.find(isMedium)
  return medium === undefined ? undefined : { permission: 'ask', reason: `${medium} may hold secrets.` }
}

const isHigh = pathTest(
  '**/.ssh/id_*|*.pem|*.p12|*.pfx|*.keystore|**/.gnupg/**|**/.aws/credentials|**/.netrc|/etc/shadow|**/.kube/config',
)
const isMedium = pathTest('.env|.env.*|**/secrets/**|**/credentials.json|**/.npmrc|**/.pypirc|**/.docker/config.json')
