import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

export type Permitted = { ok: true; address: string } | { ok: false; problem: string }

/**
 * Where an http hook may go: loopback always, elsewhere only where the person's own settings allow the URL, and even then
 * never to an address inside the network unless the pattern names that very address. The address that was judged is the one
 * that is called, so that a name cannot point somewhere else a moment later.
 */
export async function permitted(url: URL, allowed: readonly string[]): Promise<Permitted> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return no(`${url.protocol} is not http`)
  if (url.username || url.password) return no('a URL must not carry a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const local = host === 'localhost' || isLoopback(host)
  const pattern = allowed.find((one) => urlTest(one)(url.href))
  if (!local && pattern === undefined) return no(`${url.origin} is not in allowedHttpUrls`)
  const addresses = isIP(host) ? [host] : await resolve(host)
  const [address] = addresses
  if (address === undefined) return no(`${host} has no address`)
  if (local) return addresses.every(isLoopback) ? { ok: true, address } : no(`${host} is not on this machine`)
  const named = isIP(host) !== 0 && pattern?.includes(host) === true && !isMetadata(host)
  const inside = addresses.find(isInside)
  return inside && !named ? no(`${host} is ${inside}, inside the network`) : { ok: true, address }
}

/** `*` stands for anything. */
function urlTest(pattern: string): (url: string) => boolean {
  const body = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&'))
  const expression = new RegExp(`^${body.join('.*')}$`)
  return (url) => expression.test(url)
}

function no(problem: string): Permitted {
  return { ok: false, problem }
}

async function resolve(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

const INSIDE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  INSIDE.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE.addSubnet(net, prefix, 'ipv6')
}

function isLoopback(address: string): boolean {
  return checks(LOOPBACK, address)
}

function isInside(address: string): boolean {
  return checks(INSIDE, address)
}

/** Where clouds hand out credentials. */
function isMetadata(address: string): boolean {
  return address.startsWith('169.254.') || address.toLowerCase().startsWith('fe80')
}

function checks(list: BlockList, address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  // An IPv4 address written as hexadecimal IPv6 is as good as inside: nobody writes a public one that way.
  if (/^::ffff:/i.test(mapped)) return list === INSIDE
  const kind = isIP(mapped)
  return kind !== 0 && list.check(mapped, kind === 4 ? 'ipv4' : 'ipv6')
}
