import { pathTest } from '../../engine/choose/patterns.ts'
import { callPaths } from '../../engine/choose/subject.ts'
import { callFields, type Execution, type Stage } from '../execution.ts'
import type { PipelinePorts, Ruling, ToolCall } from '../tool.ts'

/** The agent's own rules. Only when they would ask the person are hooks asked in the person's place. */
export const permit: Stage = {
  name: 'permit',
  async process(execution, ports) {
    const ruling = await rule(execution.call, execution.session.mode ?? 'default', ports)
    const ruled: Execution = { ...execution, ruling }
    if (ruling.permission === 'deny') return refusedByRule(ruled, ports)
    if (ruling.permission === 'allow') return ruled
    const { outcome } = await ports.hooks.fire('PermissionRequest', callFields(ruled), signalOf(ruled))
    if (outcome.decision === 'deny') {
      return { ...ruled, refused: { by: 'hook', reason: outcome.reason ?? 'A hook refused permission.' } }
    }
    if (outcome.decision !== 'allow') return { ...ruled, asks: { reason: ruling.reason } }
    const { updatedInput } = outcome
    return updatedInput ? rewritten(ruled, updatedInput, 'allow', ports) : ruled
  },
}

/**
 * A hook's input is a new input: the tool looks at it again, and so do the rules. A rule against it always wins; a rule that
 * would ask does not when a hook has said allow.
 */
export async function rewritten(
  execution: Execution,
  input: Readonly<Record<string, unknown>>,
  said: 'allow' | 'nothing',
  ports: PipelinePorts,
): Promise<Execution> {
  const changed: Execution = { ...execution, call: { ...execution.call, input } }
  const problem = await changed.tool?.validate?.(input)
  if (problem !== undefined) {
    return { ...changed, refused: { by: 'input', reason: `A hook changed the input: ${problem}` } }
  }
  const ruling = await rule(changed.call, changed.session.mode ?? 'default', ports)
  if (ruling.permission === 'deny') return refusedByRule({ ...changed, ruling }, ports)
  const asks = ruling.permission === 'ask' && said !== 'allow'
  return { ...changed, ruling, ...(asks && { asks: { reason: ruling.reason } }) }
}

export function signalOf({ session }: Execution): { signal?: AbortSignal } {
  return session.signal ? { signal: session.signal } : {}
}

async function rule(call: ToolCall, mode: string, ports: PipelinePorts): Promise<Ruling> {
  const ruling = await ports.permit(call, mode)
  const sensitive = ruling.permission === 'deny' ? undefined : sensitiveFile(call)
  return sensitive ?? ruling
}

async function refusedByRule(execution: Execution, ports: PipelinePorts): Promise<Execution> {
  const reason = execution.ruling?.reason ?? `Permission to use ${execution.call.name} was denied.`
  await ports.hooks.fire('PermissionDenied', { ...callFields(execution), reason }, signalOf(execution))
  return { ...execution, refused: { by: 'permission', reason } }
}

/** Files that no agent should open unasked: keys are refused, settings that may hold secrets need a yes. */
function sensitiveFile({ input }: ToolCall): Ruling | undefined {
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
