import { isRecord } from '../../base/is-record.ts'
import { messageOf } from '../../base/message-of.ts'
import { type Call, CommandError } from '../../cli/command.ts'
import type { Language } from '../../messages/index.ts'
import { t } from '../../messages/people/speak.ts'
import { type Asked, type Route, Stream } from '../route.ts'
import { out } from './out.ts'

interface Desk {
  readonly call: Call
  readonly language: Language
  readonly routes: readonly Route[]
  speakIn(language: Language): Promise<void>
  busy(): void
}

interface Answer {
  readonly status: number
  readonly value: unknown
}

/** Finds the route and runs it. What a command cannot do is said as the command says it. */
export async function dispatch(request: Request, desk: Desk): Promise<Answer> {
  const url = new URL(request.url)
  const parts = url.pathname.split('/').slice(2).map(decoded)
  const found = desk.routes
    .filter(({ method }) => method === request.method)
    .map((route) => ({ route, params: matched(route.path, parts) }))
    .find(({ params }) => params !== undefined)
  if (!found?.params) return failure(404, t`there is no such thing here`, t`docs/view.md lists what can be asked for`)
  const body = await bodyOf(request)
  if (!body) return failure(400, t`what was posted is not a JSON object`, 'post {"name": "value"}')
  const { params } = found
  const asked: Asked = {
    ...desk,
    body,
    signal: request.signal,
    value: (name) => params[name] ?? url.searchParams.get(name) ?? '',
  }
  try {
    const value = await found.route.run(asked)
    return { status: 200, value: value instanceof Stream ? value : out(value) }
  } catch (problem) {
    if (problem instanceof CommandError) return failure(problem.code === 2 ? 400 : 409, problem.message, problem.hint)
    return failure(500, messageOf(problem), t`throughline doctor may tell more`)
  }
}

function failure(status: number, message: string, hint: string): Answer {
  return { status, value: out({ error: { message, hint } }) }
}

function matched(path: string, parts: readonly (string | undefined)[]): Record<string, string> | undefined {
  const wanted = path.split('/')
  if (wanted.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, word] of wanted.entries()) {
    const part = parts[at]
    if (part === undefined) return undefined
    if (word.startsWith(':')) params[word.slice(1)] = part
    else if (word !== part) return undefined
  }
  return params
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (request.method !== 'POST') return {}
  try {
    const value: unknown = await request.json()
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
