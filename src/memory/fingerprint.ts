import { fingerprint } from '../base/ids.ts'

/** 64 bits, as sixteen hexadecimal digits: enough to tell a hundred thousand texts apart. Proves nothing. */
export function wideFingerprint(text: string): string {
  return fingerprint(text) + fingerprint(`\u0001${text.length}\u0001${text}`)
}
