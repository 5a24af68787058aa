import { createHash, timingSafeEqual } from 'node:crypto'
import { t } from '../../messages/people/speak.ts'

/** Why a request is not answered: the status, and a word for who reads the response. */
export interface Refusal {
  readonly status: 401 | 403 | 405 | 415 | 421
  readonly why: string
}

export interface Guarded {
  readonly port: number
  readonly token: string
}

/**
 * Whoever can open a connection to this port may be anybody: another person on the machine, or a page of another site whose name
 * was pointed here. The page itself holds nothing; everything else needs the token.
 */
export function requestRefusal(request: Request, { port, token }: Guarded): Refusal | undefined {
  const { method, headers } = request
  const host = headers.get('host') ?? ''
  if (!hostsOf(port).includes(host)) return { status: 421, why: t`this is not the name of this server` }
  if (method !== 'GET' && method !== 'POST') return { status: 405, why: t`only GET and POST are understood` }
  const origin = headers.get('origin')
  if (origin !== null && origin !== `http://${host}`) return { status: 403, why: t`another site asked` }
  const path = new URL(request.url).pathname
  if (!isSameSite(request, path)) return { status: 403, why: t`another site asked` }
  if (!path.startsWith('/api/'))
    return method === 'GET' ? undefined : { status: 405, why: t`nothing can be changed here` }
  if (!isToken(headers.get('authorization') ?? '', token)) return { status: 401, why: t`the token is missing or wrong` }
  if (method === 'POST' && headers.get('content-type') !== 'application/json')
    return { status: 415, why: t`what is posted must be application/json` }
  return undefined
}

/** The names this server goes by; any other was given to it by somebody else. */
function hostsOf(port: number): string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`]
}

/**
 * A browser says where a request comes from. The one thing another place may do is to bring a person to the first page, which holds
 * nothing: the file that opens the browser does that, and it is of no site at all.
 */
function isSameSite({ headers }: Request, path: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === null || site === 'same-origin' || site === 'none') return true
  return path === '/' && headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
}

/** In the same time whatever was sent. */
function isToken(authorization: string, token: string): boolean {
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** On every response. No CORS header is among them: no other site may read anything here. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}
