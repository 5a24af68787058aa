import { type Address, DEFAULT_PORT } from './address.ts'

/** Where a person has put the password of a login, under the service `throughline`: `ada@db.example.com/acme`. */
export function accountOf(user: string, { host, port, database }: Address): string {
  return `${user}@${host}${port === DEFAULT_PORT ? '' : `:${port}`}/${database}`
}

/**
 * The password that the person put into the operating system's keyring (Keychain, Secret Service, Credential Manager), by Bun's own
 * means; nothing is ever written there. undefined: none, or no keyring, or one that waits for somebody who is not there.
 */
export async function fromKeyring(account: string): Promise<string | undefined> {
  if (typeof Bun === 'undefined' || !Bun.secrets) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined)
  })
  try {
    const found = Bun.secrets.get({ service: 'throughline', name: account })
    return (await Promise.race([found, patience])) ?? undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

const PATIENCE_MS = 5000
