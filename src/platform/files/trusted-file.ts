import { isTrusted, readTrust } from '../../base/trust-list.ts'
import { readText } from './reading.ts'

/** Whether the person has agreed to exactly this text of a file that came with a project. */
export async function isTrustedText(trust: string, file: string, text: string): Promise<boolean> {
  return isTrusted(readTrust(await readText(trust)), file, hashOfText(text))
}

export function hashOfText(text: string): string {
  return new Bun.CryptoHasher('sha256').update(text).digest('hex')
}
