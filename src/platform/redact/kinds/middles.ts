import { RUNS } from '../patterns.ts'
import { fullEnd, opens, readRun, runEnd } from '../read.ts'
import type { Span } from '../span.ts'
import { isPlain, isRandom, isStandIn } from '../values.ts'

/** Tokens known by what stands inside them, not by a prefix. */
export function claimAroundMiddle(text: string, index: number, middle: string): Span | undefined {
  if (PGPASS.test(middle)) return claimLastField(text, index, middle)
  if (middle.endsWith('/') && /^(?:thin|sqlplus)/.test(middle)) return claimOracle(text, index + middle.length)
  for (const [sign, kind, before, after] of middles()) {
    const offset = middle.indexOf(sign)
    if (offset === -1) continue
    const at = index + offset
    const lead = before.exec(text.slice(Math.max(0, at - 64), at))?.[0]
    const end = runEnd(text, at, after)
    if (lead === undefined || end === at) continue
    return { kind, start: at - lead.replace(/^[^\w.~-]/, '').length, end: fullEnd(text, { end, run: RUNS.word }) }
  }
  const end = runEnd(text, index + middle.length, RUNS.word)
  const token = text.slice(index, end)
  const isDiscord = end - index - middle.length >= 27 && opens(text, index) && !isPlain(token) && isRandom(token)
  return isDiscord ? { kind: 'discord', start: index, end } : undefined
}

/** What the scanner finds, how far back the token begins, and what must follow. */
const middles = (): (readonly [sign: string, kind: string, before: RegExp, after: RegExp])[] => [
  ['$', 'password-hash', /:$/, /\$(?:apr1|[156]|2[aby])\$[\w./$]{20,120}/y],
  ['{', 'password-hash', /:$/, /\{S?SHA\}[\w+/]{20,80}={0,2}/y],
  ['-us', 'mailchimp', /(?:^|\W)[a-f\d]{32}$/, /-us\d{1,2}(?![\w-])/y],
  ['_mmk', 'maxmind', /[A-Za-z\d]{6}_[A-Za-z\d]{29}$/, /_mmk(?!\w)/y],
  ['JQQJ99', 'azure', /[A-Za-z\d]{40,60}$/, /JQQJ99[A-Za-z\d]{20,40}(?![\w-])/y],
  ['|', 'facebook', /(?:^|\D)\d{15,16}$/, /\|[\w-]{27,40}(?![\w-])/y],
  ['-', 'mailgun', /(?:^|\W)[a-f\d]{32}$/, /-[a-f\d]{8}-[a-f\d]{8}(?![\w-])/y],
  [':AA', 'telegram', /(?:bot|\b)\d{8,10}$/, /:AA[\w-]{33}(?![\w-])/y],
  ['Q~', 'azure', /[\w.~-]{3}\d$/, /Q~[\w.~-]{31}/y],
  ['1//0', 'google', /(?:^|[^A-Za-z\d])$/, /1\/\/0[\w-]{30}/y],
  ['.atlasv1.', 'terraform', /[A-Za-z\d]{14}$/, /\.atlasv1\.[\w-]{60}/y],
  ['hooks.slack', 'webhook', /$/, /hooks\.slack\.com\/[a-z]{7,9}\/[\w/]{20,120}/y],
  ['webhooks/', 'webhook', /$/, /webhooks\/\d{15,20}\/[\w-]{40}/y],
  ['webhookb2/', 'webhook', /$/, /webhookb2\/[\w@/-]{40,300}/y],
]

/** `scott/tiger@host`, as Oracle's programs and drivers have it. */
function claimOracle(text: string, start: number): Span | undefined {
  const end = runEnd(text, start, UNTIL_HOST)
  return end > start && !isStandIn(text.slice(start, end)) ? { kind: 'password', start, end } : undefined
}

const UNTIL_HOST = /[^\s@"'`/]{4,128}(?=@)/y

const PGPASS = /^:\d{4,5}:/

/** A line of `.pgpass`: host, port, database, user, password. */
function claimLastField(text: string, index: number, head: string): Span | undefined {
  const value = readRun(text, index + head.length, LAST_FIELD)
  if (!value || !/[\w.*-]$/.test(text.slice(Math.max(0, index - 1), index))) return
  const password = text.slice(value.start, value.end)
  if (password.length < 4 || isStandIn(password)) return
  return { kind: 'password', start: value.start, end: value.end }
}

const LAST_FIELD = /[^\s:"'`]{1,256}(?=\s|\\n|$)/y
