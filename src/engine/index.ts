export { fold } from './answer/fold.ts'
export type {
  CommandHook,
  Entry,
  FunctionHook,
  Hook,
  HookFunction,
  HooksSettings,
  HttpHook,
  Matcher,
  Origin,
  PromptHook,
  Settings,
} from './config/settings.ts'
export { type Diagnostic, describeDiagnostic } from './diagnostic.ts'
export {
  getHookStats,
  type HookService,
  hookService,
  initializeHooks,
  isHooksAvailable,
  isHooksEnabled,
  onCompaction,
  onPermissionRequest,
  onPostToolUse,
  onPostToolUseFailure,
  onPreToolUse,
  onSessionEnd,
  onSessionStart,
  onStop,
  onUserPromptSubmit,
  type PostToolUseResult,
  type PreToolUseResult,
  resetHooks,
} from './facade.ts'
export { createHooks } from './hooks.ts'
export { hooksCommand } from './hooks-command.ts'
export type { Evaluate, RunStatus, Verdict } from './run/runner.ts'
export type { OpenTelemetryApi } from './telemetry.ts'
export type { AskTrust, TrustMode, TrustQuestion, TrustStore } from './trust.ts'
export type {
  Activity,
  Fired,
  FireInput,
  FireOptions,
  HandlerOptions,
  HookInfo,
  HookRun,
  Hooks,
  HooksOptions,
  HooksStatus,
  Previewed,
} from './types.ts'
