import * as v from 'valibot'
import type { HookKind } from './settings.ts'

const words = () => v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')))
const list = () => v.optional(v.array(v.string()))
const pairs = () => v.optional(v.record(v.string(), v.string()))

const common = () => ({
  timeout: v.optional(v.pipe(v.number(), v.gtValue(0, 'must be more than 0 seconds'))),
  statusMessage: v.optional(v.string()),
  async: v.optional(v.boolean()),
  if: words(),
})

/** The shape of each kind of hook. Unknown fields are kept: whether they are a mistake depends on whose file it is. */
export const HOOK_SCHEMAS = {
  command: v.looseObject({
    ...common(),
    type: v.literal('command'),
    command: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    args: list(),
    env: pairs(),
    allowedEnvVars: list(),
  }),
  http: v.looseObject({
    ...common(),
    type: v.literal('http'),
    url: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    headers: pairs(),
    allowedEnvVars: list(),
  }),
  prompt: v.looseObject({
    ...common(),
    type: v.literal('prompt'),
    prompt: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    model: v.optional(v.string()),
  }),
  function: v.looseObject({ ...common(), type: v.literal('function'), run: v.function() }),
} as const satisfies Readonly<Record<HookKind, v.GenericSchema>>

export const ENTRY_SCHEMA = v.looseObject({
  name: v.optional(v.string()),
  matcher: v.optional(
    v.union([
      v.string(),
      v.looseObject({
        tools: words(),
        paths: words(),
        commands: words(),
        shell: words(),
        prompts: words(),
        triggers: words(),
        sources: words(),
        agents: words(),
      }),
    ]),
  ),
  hooks: v.array(v.unknown()),
})

export const MATCHER_KEYS = ['tools', 'paths', 'commands', 'shell', 'prompts', 'triggers', 'sources', 'agents'] as const
export const ENTRY_KEYS = ['name', 'matcher', 'hooks'] as const

/** The fields a hook of this kind may have. */
export function fieldsOfKind(kind: HookKind): readonly string[] {
  return Object.keys(HOOK_SCHEMAS[kind].entries)
}

export function isHookKind(kind: unknown): kind is HookKind {
  return typeof kind === 'string' && Object.hasOwn(HOOK_SCHEMAS, kind)
}
