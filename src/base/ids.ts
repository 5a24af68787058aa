import { clip } from './text/text.ts'

const LONGEST = 128

/**
 * An id from outside, fit to be a key and to be printed: no control characters, at most 128 characters.
 * What had to be changed keeps a fingerprint of the original, so that two ids never become one.
 */
export function safeId(id: string): string {
  if (isPlain(id)) return id
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const clean = id.replace(/[\u0000-\u001f\u007f-\u009f\ud800-\udfff]/gu, '')
  if (clean === id && id.length <= LONGEST) return id
  return `${clip(clean, LONGEST - 9)}~${fingerprint(id)}`
}

/** Letters, digits and a few signs: what hosts make ids of. */
function isPlain(id: string): boolean {
  if (id.length > LONGEST) return false
  for (let at = 0; at < id.length; at++) {
    const code = id.charCodeAt(at)
    if (code < 0x21 || code > 0x7e) return false
  }
  return true
}

/** FNV-1a, 32 bits, as eight hexadecimal digits. Tells texts apart; proves nothing. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** 64 bits, as sixteen hexadecimal digits: enough to tell a hundred thousand texts apart. Proves nothing. */
export function wideFingerprint(text: string): string {
  return fingerprint(text) + fingerprint(`\u0001${text.length}\u0001${text}`)
}
