import { callPaths, commandOf, textOf } from '../choose/subject.ts'
import type { CommandHook } from '../config/settings.ts'
import type { RunRequest } from './runner.ts'

/**
 * The environment of a command hook: the program's own without what looks like a secret, what the hook's settings add, and
 * what the event is about. Values of the event travel here, never inside a command line.
 */
export function hookEnvironment(
  hook: Pick<CommandHook, 'env' | 'allowedEnvVars'>,
  request: RunRequest,
): Record<string, string> {
  const { env, allowedEnvVars } = request.surroundings
  const allowed = new Set([...allowedEnvVars, ...(hook.allowedEnvVars ?? [])])
  const environment: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && (allowed.has(name) || !isSecret(name, value))) environment[name] = value
  }
  Object.assign(environment, hook.env)
  for (const [name, value] of Object.entries(eventVariables(request))) {
    if (value === undefined) delete environment[name]
    else environment[name] = clipped(value)
  }
  return environment
}

export function isSecret(name: string, value: string): boolean {
  return SECRET_NAME.test(name) || SECRET_VALUE.test(value)
}

function eventVariables({ event }: RunRequest): Record<string, string | undefined> {
  const projectDir = event.projectDir ?? event.cwd
  return {
    HOOK_EVENT: event.name,
    SESSION_ID: event.sessionId,
    PROJECT_DIR: projectDir,
    CLAUDE_PROJECT_DIR: projectDir,
    FILE_PATH: callPaths(event)[0],
    TOOL_NAME: textOf(event, 'toolName'),
    COMMAND: commandOf(event),
  }
}

const SECRET_NAME =
  /(^|_)(API_?KEY|KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|COOKIE|DSN|PAT)(_|$)|(SECRET|TOKEN|PASSWORD)S?$/i
/** A URL with a password in it. */
const SECRET_VALUE = /^[a-z][a-z0-9+.-]*:\/\/[^/\s:@]*:[^/\s@]+@/i

/** Systems refuse to start a process with a larger value, or with a NUL in it; the whole is in the payload. */
const LONGEST = 32 * 1024
function clipped(value: string): string {
  return value.replaceAll('\0', '').slice(0, LONGEST)
}
