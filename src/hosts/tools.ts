import { fingerprint } from '../base/ids.ts'
import { isRecord } from '../base/is-record.ts'
import { lookUp } from '../base/look-up.ts'

/** A tool of a host: our name of it, and where its input's words are not ours. */
interface Tool {
  readonly name: string
  readonly fields?: Readonly<Record<string, string>>
}

export type Tools = Readonly<Record<string, Tool>>

/** A call in our words. `hostTool` is kept where the name changed, so that a rewritten input finds its way back. */
export function normalCall(tools: Tools, tool: unknown, input: unknown): Record<string, unknown> {
  const known = typeof tool === 'string' ? lookUp(tools, tool) : undefined
  if (!known) return { toolName: tool, toolInput: input }
  return {
    toolName: known.name,
    toolInput: isRecord(input) ? renamed(input, known.fields ?? {}) : input,
    ...(known.name !== tool && { hostTool: tool }),
  }
}

/** An input in the host's words again. */
export function hostInput(
  tools: Tools,
  event: { readonly [field: string]: unknown },
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const tool = event.hostTool ?? event.toolName
  const { fields = {} } = (typeof tool === 'string' && lookUp(tools, tool)) || {}
  return renamed(input, Object.fromEntries(Object.entries(fields).map(([wire, own]) => [own, wire])))
}

/** For a host that gives calls no id: the same call has the same one before and after it ran. */
export function madeCallId(tool: unknown, input: unknown): string {
  return `made-${fingerprint(`${String(tool)}\0${JSON.stringify(input)}`)}`
}

/** A command's result in the shape every feature knows. */
export function shellResult(stdout: string, stderr = ''): Record<string, unknown> {
  return { stdout, stderr, interrupted: false, isImage: false }
}

function renamed(
  input: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const own: Record<string, unknown> = {}
  for (const key in input) {
    // By assignment it would become the prototype.
    if (key === '__proto__') Object.defineProperty(own, key, { value: input[key], enumerable: true })
    else own[lookUp(names, key) ?? key] = input[key]
  }
  return own
}
