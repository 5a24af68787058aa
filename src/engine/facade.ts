import type { EventName } from '../protocol/event.ts'
import { createHooks } from './hooks.ts'
import type { Fired, FireInput, Hooks, HooksOptions, HooksStatus } from './types.ts'

/** One function per moment of an agent. None of them ever throws: without hooks, or when one fails, the answer is the neutral one. */
export interface HookService {
  isHooksAvailable(): boolean
  onSessionStart(sessionId: string, projectDir?: string): Promise<void>
  onSessionEnd(sessionId: string, projectDir?: string): Promise<void>
  /** What the model shall know with the prompt. */
  onUserPromptSubmit(prompt: string, sessionId: string, projectDir?: string): Promise<string | undefined>
  /** True: the agent goes on. */
  onStop(reason: string, sessionId: string, projectDir?: string): Promise<boolean>
  /** True: no compaction now. */
  onCompaction(preTokens: number, messageCount: number, sessionId: string, projectDir?: string): Promise<boolean>
  onPreToolUse(
    tool: string,
    useId: string,
    input: Record<string, unknown>,
    sessionId: string,
    projectDir?: string,
    mode?: string,
  ): Promise<PreToolUseResult>
  onPostToolUse(
    tool: string,
    useId: string,
    input: Record<string, unknown>,
    result: { success: boolean; llmContent?: unknown },
    sessionId: string,
    projectDir?: string,
    mode?: string,
  ): Promise<PostToolUseResult>
  onPostToolUseFailure(
    tool: string,
    useId: string,
    input: Record<string, unknown>,
    error: string,
    sessionId: string,
    projectDir?: string,
    mode?: string,
  ): Promise<void>
  onPermissionRequest(
    tool: string,
    input: Record<string, unknown>,
    sessionId: string,
    projectDir?: string,
    mode?: string,
  ): Promise<'approve' | 'deny' | 'ask'>
}

export interface PreToolUseResult {
  decision: 'allow' | 'deny' | 'ask'
  reason?: string
  modifiedInput?: Record<string, unknown>
  /** What went wrong in hooks that decided nothing. */
  warning?: string
}

export interface PostToolUseResult {
  additionalContext?: string
  modifiedOutput?: unknown
}

export function hookService(hooks: () => Hooks | undefined): HookService {
  async function fire<Name extends EventName>(name: Name, input: FireInput<Name>): Promise<Fired> {
    return (await hooks()?.fire(name, input)) ?? NOTHING
  }
  return {
    isHooksAvailable: () => hooks()?.status().enabled === true,
    async onSessionStart(sessionId, projectDir) {
      await fire('SessionStart', { ...at(sessionId, projectDir), source: 'startup' })
    },
    async onSessionEnd(sessionId, projectDir) {
      await fire('SessionEnd', { ...at(sessionId, projectDir), reason: 'other' })
    },
    async onUserPromptSubmit(prompt, sessionId, projectDir) {
      const { outcome } = await fire('UserPromptSubmit', { ...at(sessionId, projectDir), prompt })
      // There is no way to answer it here, and it must not be lost.
      if (outcome.decision === 'block')
        hooks()?.report({
          where: 'code',
          message: `A hook blocked the prompt: ${outcome.reason ?? 'it gave no reason'}`,
          hint: "Ask with fire('UserPromptSubmit', …) and do not send a prompt that is blocked.",
        })
      return outcome.context
    },
    async onStop(reason, sessionId, projectDir) {
      const input = { ...at(sessionId, projectDir), reason }
      return (await fire('Stop', input)).outcome.keepGoing !== undefined
    },
    async onCompaction(preTokens, messageCount, sessionId, projectDir) {
      const input = { ...at(sessionId, projectDir), trigger: 'auto', preTokens, messageCount }
      return (await fire('PreCompact', input)).outcome.decision === 'block'
    },
    async onPreToolUse(toolName, toolUseId, toolInput, sessionId, projectDir, mode) {
      const { outcome, runs } = await fire('PreToolUse', {
        ...at(sessionId, projectDir, mode),
        toolName,
        toolUseId,
        toolInput,
      })
      const warnings = runs.filter(({ status }) => status !== 'blocked').flatMap(({ notes }) => notes)
      const { decision = 'allow', reason, updatedInput } = outcome
      return {
        decision: decision === 'block' ? 'deny' : decision,
        ...(reason !== undefined && { reason }),
        ...(updatedInput && { modifiedInput: { ...updatedInput } }),
        ...(warnings.length > 0 && { warning: warnings.join('\n') }),
      }
    },
    async onPostToolUse(toolName, toolUseId, toolInput, { success, llmContent }, sessionId, projectDir, mode) {
      const call = { ...at(sessionId, projectDir, mode), toolName, toolUseId, toolInput }
      const { outcome } = success
        ? await fire('PostToolUse', { ...call, toolOutput: llmContent })
        : await fire('PostToolUseFailure', { ...call, error: String(llmContent ?? '') })
      const said = [outcome.context, outcome.decision === 'block' ? outcome.reason : undefined].filter(Boolean)
      return {
        ...(said.length > 0 && { additionalContext: said.join('\n\n') }),
        ...(outcome.updatedOutput !== undefined && { modifiedOutput: outcome.updatedOutput }),
      }
    },
    async onPostToolUseFailure(toolName, toolUseId, toolInput, error, sessionId, projectDir, mode) {
      await fire('PostToolUseFailure', { ...at(sessionId, projectDir, mode), toolName, toolUseId, toolInput, error })
    },
    async onPermissionRequest(toolName, toolInput, sessionId, projectDir, mode) {
      const { outcome } = await fire('PermissionRequest', { ...at(sessionId, projectDir, mode), toolName, toolInput })
      if (outcome.decision === 'allow') return 'approve'
      return outcome.decision === 'deny' ? 'deny' : 'ask'
    },
  }
}

let standing: Hooks | undefined

/** The hooks of the functions below, for a program that has one agent. A mistake in the settings is a diagnostic, never an error. */
export function initializeHooks(options: HooksOptions = {}): Hooks {
  standing = createHooks(options)
  return standing
}

export function isHooksEnabled(): boolean {
  return standing?.status().enabled === true
}

export function getHookStats(): HooksStatus | undefined {
  return standing?.status()
}

/** Back to the state before `initializeHooks`. */
export async function resetHooks(): Promise<void> {
  const before = standing
  standing = undefined
  await before?.close()
}

export const {
  isHooksAvailable,
  onSessionStart,
  onSessionEnd,
  onUserPromptSubmit,
  onStop,
  onCompaction,
  onPreToolUse,
  onPostToolUse,
  onPostToolUseFailure,
  onPermissionRequest,
} = hookService(() => standing)

const NOTHING: Fired = { status: 'disabled', outcome: {}, runs: [] }

function at(sessionId: string, projectDir?: string, permissionMode?: string) {
  return {
    sessionId,
    ...(projectDir !== undefined && { cwd: projectDir, projectDir }),
    ...(permissionMode !== undefined && { permissionMode }),
  }
}
