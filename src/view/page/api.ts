import type { Catalogue } from '../../messages/people/say.ts'

export interface Start {
  readonly version: string
  readonly language: string
  readonly words: Catalogue
  readonly labels: Readonly<Record<string, string>>
  readonly categories: readonly string[]
  readonly sessions: number
  readonly projects: readonly { readonly project: string; readonly root: string; readonly memories: number }[]
}

/** What went wrong, in the server's words. */
export class ApiProblem extends Error {
  readonly hint: string
  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

interface Exported {
  readonly session: string
  readonly answers: Readonly<Record<string, unknown>>
}

/** Set in a page that `view --export` wrote: then it has no server. */
export const exported: Exported | undefined = readExported()

function readExported(): Exported | undefined {
  const text = document.getElementById('exported')?.textContent
  return text ? JSON.parse(text) : undefined
}

const KEY = 'throughline-token'

/** The token comes in the address once, and is kept for this tab alone; it is never sent but as a header. */
export function takeToken(): boolean {
  const [, token, rest] = /^#([A-Za-z0-9_-]{43})(\/.*)?$/.exec(location.hash) ?? []
  if (token) {
    sessionStorage.setItem(KEY, token)
    history.replaceState(null, '', `${location.pathname}#${rest ?? ''}`)
  }
  return exported !== undefined || sessionStorage.getItem(KEY) !== null
}

export async function get<Value>(path: string, signal?: AbortSignal): Promise<Value> {
  if (exported) return fromExport(path)
  return answerOf(await fetch(`/api/${path}`, { headers: headers(), ...(signal && { signal }) }))
}

export async function post<Value>(path: string, body: object): Promise<Value> {
  return answerOf(await fetch(`/api/${path}`, { method: 'POST', headers: headers(), body: JSON.stringify(body) }))
}

/** What a stream says, piece by piece, until it ends or is given up. */
export async function* stream<Piece>(path: string, signal: AbortSignal, body?: object): AsyncGenerator<Piece> {
  const response = await fetch(`/api/${path}`, {
    headers: headers(),
    signal,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!response.ok || !response.body) {
    await answerOf(response)
    return
  }
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of response.body) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) if (part.startsWith('data: ')) yield JSON.parse(part.slice('data: '.length)) as Piece
  }
}

function fromExport<Value>(path: string): Value {
  const found = exported?.answers[path]
  if (found === undefined) throw new ApiProblem('this is not in the exported page', 'throughline view shows it')
  return found as Value
}

function headers(): Record<string, string> {
  return { authorization: `Bearer ${sessionStorage.getItem(KEY) ?? ''}`, 'content-type': 'application/json' }
}

async function answerOf<Value>(response: Response): Promise<Value> {
  const value = await response.json()
  if (response.ok) return value
  throw new ApiProblem(value.error?.message ?? response.statusText, value.error?.hint ?? '')
}
