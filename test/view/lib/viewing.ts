import type { Call } from '../../../src/cli/command.ts'
import type { Language } from '../../../src/messages/index.ts'
import { speak } from '../../../src/messages/people/speak.ts'
import { now } from '../../../src/platform/clock.ts'
import { serveView, type Viewing } from '../../../src/view/server/server.ts'
import type { Home } from '../../lib/home.ts'

export interface Seen extends Viewing {
  /** Asks the API with the token. */
  get<Value = Record<string, never>>(path: string): Promise<Value>
  post(path: string, body: object): Promise<{ status: number; value: Record<string, unknown> }>
  raw(path: string, init?: RequestInit): Promise<Response>
}

export function callFor(home: Home, own: Partial<Call> = {}): Call {
  // A detached sync of a test would be the test itself once more.
  const environment = { HOME: home.folder, THROUGHLINE_HOME: home.home, THROUGHLINE_NO_SYNC: '1' }
  return {
    words: [],
    environment,
    paths: home,
    userHome: home.folder,
    cwd: home.folder,
    now: now(environment),
    json: true,
    settings: {},
    flag: () => false,
    value: () => undefined,
    say: async () => undefined,
    draw: async () => undefined,
    ask: async () => undefined,
    ...own,
  }
}

/** The server of `throughline view` on a test's store, until the work is done. */
export async function withViewing<Result>(
  home: Home,
  work: (seen: Seen) => Promise<Result>,
  { language = 'en', idleMs }: { language?: Language; idleMs?: number } = {},
): Promise<Result> {
  await speak(language)
  const viewing = await serveView({ call: callFor(home), language, ...(idleMs !== undefined && { idleMs }) })
  const authorization = `Bearer ${viewing.token}`
  const raw = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${viewing.port}${path}`, init)
  try {
    return await work({
      ...viewing,
      raw,
      get: async <Value>(path: string) =>
        (await (await raw(`/api/${path}`, { headers: { authorization } })).json()) as Value,
      async post(path, body) {
        const headers = { authorization, 'content-type': 'application/json' }
        const response = await raw(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        return { status: response.status, value: (await response.json()) as Record<string, unknown> }
      },
    })
  } finally {
    await viewing.stop()
    await speak('en')
  }
}
