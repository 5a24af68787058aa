import { hasTokenSign } from './program-names.ts'

/** Keys and tokens that are known by their shape, wherever they stand. */
export const TOKEN =
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{22}|\bsk-ant-[\w-]{20}|\bsk-proj-[\w-]{20}|\bxox[abprs]-[A-Za-z0-9-]{10}|\bglpat-[\w-]{20}|\bsk_live_[A-Za-z0-9]{16}|\bAIza[\w-]{35}/

/** Whether one stands in a value, however deep. */
export function holdsToken(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return hasTokenSign(value) && TOKEN.test(value)
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false
  for (const field in value) if (holdsToken((value as Record<string, unknown>)[field], depth + 1)) return true
  return false
}

const DEEPEST = 5
