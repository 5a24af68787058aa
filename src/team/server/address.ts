/** Where a team's database is, without anything secret: what team.json and the store may hold. */
export interface Address {
  /** A name, an IP address, or the folder of a Unix socket. */
  readonly host: string
  readonly port: number
  readonly database: string
}

/** Where to connect, and with what somebody gave along; the latter is used and never kept. */
export interface ServerTarget extends Address {
  readonly user?: string
  readonly password?: string
  readonly sslmode?: string
  readonly rootCertificate?: string
}

export type ReadAddress = { ok: true; target: ServerTarget } | { ok: false; problem: string; hint: string }

const SHAPE = 'write postgres://host:5432/database, or service=NAME of your pg_service.conf'
export const DEFAULT_PORT = 5432

/** `postgres://user@host:port/database`, a socket as `postgres:///database?host=/folder`, or `service=name`. */
export function readAddress(text: string, services: string | undefined): ReadAddress {
  const service = /^service=([\w.-]+)$/.exec(text.trim())?.[1]
  if (service) return fromService(service, services)
  let url: URL
  try {
    url = new URL(text.trim())
  } catch {
    return { ok: false, problem: `${JSON.stringify(withoutPassword(text))} is no address of a database`, hint: SHAPE }
  }
  if (!/^postgres(?:ql)?:$/.test(url.protocol))
    return { ok: false, problem: `${url.protocol}// is not PostgreSQL`, hint: SHAPE }
  const asked = url.searchParams
  const host = asked.get('host') ?? decodeURIComponent(url.hostname).replace(/^\[|\]$/g, '')
  const database = decodeURIComponent(url.pathname.replace(/^\//, ''))
  if (host === '' || database === '')
    return { ok: false, problem: `the ${host === '' ? 'host' : 'database'} is missing in the address`, hint: SHAPE }
  return {
    ok: true,
    target: {
      host,
      port: Number(asked.get('port') ?? (url.port || DEFAULT_PORT)),
      database,
      ...maybe('user', asked.get('user') ?? decodeURIComponent(url.username)),
      ...maybe('password', decodeURIComponent(url.password)),
      ...maybe('sslmode', asked.get('sslmode')),
      ...maybe('rootCertificate', asked.get('sslrootcert')),
    },
  }
}

/** The address as it may be kept and shown: no user, no password. */
export function writeAddress({ host, port, database }: Address): string {
  const name = encodeURIComponent(database)
  if (host.startsWith('/')) return `postgres:///${name}?host=${host}${port === DEFAULT_PORT ? '' : `&port=${port}`}`
  return `postgres://${host.includes(':') ? `[${host}]` : host}${port === DEFAULT_PORT ? '' : `:${port}`}/${name}`
}

/** A socket or loopback: nobody listens on the way. Everywhere else the server has to prove who it is. */
export function isLocal({ host }: Pick<Address, 'host'>): boolean {
  return host.startsWith('/') || host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

function withoutPassword(text: string): string {
  return text.replace(/:[^:@/]*@/, ':…@').slice(0, 120)
}

/** A section of a pg_service.conf. */
function fromService(name: string, services: string | undefined): ReadAddress {
  const sections = (services ?? '').split(/^\s*\[/m).slice(1)
  const section = sections.find((one) => one.startsWith(`${name}]`))
  if (!section)
    return {
      ok: false,
      problem: `there is no service ${name}`,
      hint: 'PGSERVICEFILE or ~/.pg_service.conf holds a section for it',
    }
  const values = new Map(
    [...section.matchAll(/^\s*(\w+)\s*=\s*(.*?)\s*$/gm)].map(([, key = '', value = '']) => [key, value]),
  )
  const database = values.get('dbname')
  if (!database) return { ok: false, problem: `service ${name} names no dbname`, hint: 'add dbname=… to it' }
  return {
    ok: true,
    target: {
      host: values.get('host') ?? 'localhost',
      port: Number(values.get('port') ?? DEFAULT_PORT),
      database,
      ...maybe('user', values.get('user')),
      ...maybe('password', values.get('password')),
      ...maybe('sslmode', values.get('sslmode')),
      ...maybe('rootCertificate', values.get('sslrootcert')),
    },
  }
}

function maybe<Key extends string>(key: Key, value: string | null | undefined): Partial<Record<Key, string>> {
  return value ? ({ [key]: value } as Record<Key, string>) : {}
}
