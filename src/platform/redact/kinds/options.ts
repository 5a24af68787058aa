import { matchAt, readBare, readQuoted, runEnd, SHELL, type Value } from '../read.ts'
import type { Span } from '../span.ts'
import { type Form, isPlain, isRandom, isSecretValue, isStandIn } from '../values.ts'
import { claimCookie } from './headers.ts'

/** Options of commands that take credentials; what a letter means depends on the command before it. */
export function claimOption(text: string, index: number, option: string): Span | undefined {
  if (!/[\s"'`]/.test(text[index - 1] ?? ' ')) return
  const at = index + option.length
  if (option === '-b') return /[ =]/.test(text[at] ?? '') ? claimCookie(text, at + 1, { isSet: false }) : undefined
  const line = commandBefore(text, index)
  if (option === '-p' || option === '-P') return PASSWORD_OF[option].test(line) ? claimPassword(text, at) : undefined
  if (option === '-a' && /\bredis-cli\b/.test(line)) return claimPassword(text, at)
  if (option === '-a' && !/\bhttps?\b/.test(line)) return
  if (option === '-U' && !/\b(?:curl|smbclient|rpcclient)\b/.test(line)) return
  const form = /\b(?:curl|https?|wget)\b/.test(line) ? 'shell' : 'bare'
  return claimUserAndPassword(text, runEnd(text, at, SIGN), form)
}

/** The command whose option it is: what stands before it on its line, without earlier commands. */
function commandBefore(text: string, index: number): string {
  const line = text.slice(Math.max(0, index - 200), index)
  return line.slice(
    Math.max(line.lastIndexOf('\n'), line.lastIndexOf(';'), line.lastIndexOf('|'), line.lastIndexOf('&')) + 1,
  )
}

function claimUserAndPassword(text: string, start: number, form: Form): Span | undefined {
  const quote = /["']/.test(text[start] ?? '') ? text[start] : undefined
  const name = matchAt(USER, text, start)?.[0]
  if (name === undefined) return
  const at = start + name.length
  const value = quote ? until(text, at, quote) : readPassword(text, at)
  // An API key goes where the name would, with no password.
  if (!value) return claimUser(text, start + (quote ? 1 : 0), at - 1)
  const password = text.slice(value.start, value.end)
  // Containers are started with `-u 1000:1000`.
  if (/^\d+$/.test(password) || !isSecretValue(password, 'password', quote ? 'quoted' : form)) return
  return { kind: 'password', start: value.start, end: value.end }
}

/** Directly behind the colon, perhaps in quotes of its own. */
function readPassword(text: string, at: number): Value | undefined {
  if (/\s/.test(text[at] ?? ' ')) return undefined
  return /["']/.test(text[at] ?? '') ? readQuoted(text, at) : readBare(text, at, SHELL)
}

function claimUser(text: string, start: number, end: number): Span | undefined {
  const name = text.slice(start, end)
  const isKey = name.length >= 16 && !isStandIn(name) && !isPlain(name) && isRandom(name)
  return isKey ? { kind: 'api-key', start, end } : undefined
}

function until(text: string, start: number, quote: string): Value | undefined {
  const end = text.slice(start, start + 200).indexOf(quote)
  return end > 0 ? { start, end: start + end, form: 'quoted' } : undefined
}

function claimPassword(text: string, at: number): Span | undefined {
  const start = runEnd(text, at, SIGN)
  const value = readQuoted(text, start) ?? readBare(text, start, SHELL)
  if (!value) return
  const password = text.slice(value.start, value.end)
  if (/^-/.test(password) || !isSecretValue(password, 'password', value.form === 'bare' ? 'shell' : value.form)) return
  return { kind: 'password', start: value.start, end: value.end }
}

const PASSWORD_OF = {
  '-p': /\b(?:mysql\w*|mariadb[\w-]*|mongo\w*|login|sqlcmd|7z\w?|cqlsh|clickhouse-client|beeline)\b/,
  '-P': /\b(?:sqlcmd|bcp|unzip|zip|isql)\b/,
} as const

const SIGN = /[ =]/y
const USER = /["']?[^\s:"'$%]{0,80}[:%]/y
