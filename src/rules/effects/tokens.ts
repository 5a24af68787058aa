import { hasTokenSign } from './program-names.ts'

/** Keys and tokens that are known by their shape, wherever they stand; `xxxxxx` stands for one. */
export const TOKEN =
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\b(?:gh[pousr]_(?!x{6}|X{6})[A-Za-z0-9]{36}|github_pat_(?!x{6}|X{6})\w{22}|sk-ant-(?!(?:api\d\d-)?(?:x{6}|X{6}))[\w-]{20}|sk-proj-(?!x{6}|X{6})[\w-]{20}|xox[abprs]-(?!x{6}|X{6})[A-Za-z0-9-]{10}|glpat-(?!x{6}|X{6})[\w-]{20}|sk_live_(?!x{6}|X{6})[A-Za-z0-9]{16}|AIza(?!x{6}|X{6})[\w-]{35})/

/** Whether one stands in a value, however deep. */
export function holdsToken(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return hasTokenSign(value) && TOKEN.test(value)
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false
  for (const field in value) if (holdsToken((value as Record<string, unknown>)[field], depth + 1)) return true
  return false
}

const DEEPEST = 5
