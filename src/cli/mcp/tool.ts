import type * as v from 'valibot'
import { parse } from 'valibot'
import type { Call } from '../command.ts'

type Input = v.GenericSchema<Record<string, unknown>>

/** What an agent can call. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: Input
  readonly annotations: {
    readonly readOnlyHint?: boolean
    readonly destructiveHint?: boolean
    readonly idempotentHint?: boolean
  }
  run(call: Call, args: unknown): Promise<string>
}

/** A tool whose arguments are what its schema says. */
export function tool<Schema extends Input>(
  spec: Omit<Tool, 'input' | 'run'> & { input: Schema; run(call: Call, args: v.InferOutput<Schema>): Promise<string> },
): Tool {
  return { ...spec, run: (call, args) => spec.run(call, parse(spec.input, args ?? {})) }
}
