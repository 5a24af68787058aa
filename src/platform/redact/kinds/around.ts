import { matchAt } from '../read.ts'
import type { Span } from '../span.ts'
import { isPlain, isRandom, isSecretValue, isStandIn, isVaried } from '../values.ts'

/** The second of two quoted arguments: `NetworkCredential("user", "…")`, `auth=("user", "…")`, `SetBasicAuth("user", "…")`. */
export function claimArguments(text: string, at: number): Span | undefined {
  const head = matchAt(TWO_ARGUMENTS, text, at)
  const value = head?.[1]
  if (!head || value === undefined || isStandIn(value) || !isSecretValue(value, 'password', 'quoted')) return
  const end = at + head[0].length - 1
  return { kind: 'password', start: end - value.length, end }
}

const TWO_ARGUMENTS =
  /\w{0,32}[ \t]{0,2}=?[ \t]{0,2}\([ \t\n]{0,16}["'][^"'\n]{1,80}["'],[ \t\n]{0,16}["']([^"'\n]{4,120})["']/y

/** The literal before its name: `if ("…" == password)`. */
export function claimCompared(text: string, index: number, before: string): Span | undefined {
  if (
    !/[!=]=[ \t(]{0,4}[\w.$@-]*$/.test(before) ||
    !/^(?:pass|pwd|secret|token|key)/i.test(text.slice(index, index + 6))
  )
    return
  const from = Math.max(0, index - 200)
  const head = COMPARED.exec(text.slice(from, index))
  const value = head?.[1]
  if (!head || value === undefined || !isSecretValue(value, 'token', 'quoted')) return
  const start = from + head.index + 1
  return { kind: 'secret', start, end: start + value.length }
}

const COMPARED = /["']([^"'\s]{8,120})["'][ \t)]{0,4}[!=]==?[ \t(]{0,4}[\w.$@-]*$/

/** A random value a few words behind a secret's name, on the same line: the second net. */
export function claimNear(text: string, at: number): Span | undefined {
  const head = matchAt(NEAR, text, at)
  const value = head?.[1]
  if (!head || value === undefined || isStandIn(value) || isPlain(value)) return
  if (!isRandom(value) || !/[a-z]/.test(value) || !/[A-Z]/.test(value) || !/\d.*\d/.test(value)) return
  // Another name on the way is nearer to it.
  if (/pass|secret|token|key/i.test(head[0].slice(0, -value.length))) return
  if (value.includes('/') && !/[+=]/.test(value)) return
  if (!isVaried(value)) return
  const end = at + head[0].length
  return { kind: 'secret', start: end - value.length, end }
}

const NEAR = /[^\r\n\w]{1,4}(?:[A-Za-z]{1,12}[^\r\n\w/.]{1,4}){0,4}?([A-Za-z\d+/_-]{24,256}={0,2})(?![\w/+.([-])/y

/** `echo … | docker login --password-stdin` */
export function claimPiped(text: string, index: number): Span | undefined {
  const from = Math.max(0, index - 300)
  const head = ECHOED.exec(text.slice(from, index))
  const value = head?.[2]
  if (!head || value === undefined || !isSecretValue(value, 'password', 'shell')) return
  const start = from + head.index + (head[1]?.length ?? 0)
  return { kind: 'password', start, end: start + value.length }
}

const ECHOED = /((?:echo|printf) +(?:-n +|%s +)?["']?)([^\s"'|]{4,200})["']? *\|[^|\n]{0,160}$/
