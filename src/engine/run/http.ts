import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isRecord } from '../../base/is-record.ts'
import { messageOf } from '../../base/message-of.ts'
import { interpolate } from '../config/interpolate.ts'
import type { HttpHook } from '../config/settings.ts'
import { permitted } from './address.ts'
import { deadline, givenUp } from './deadline.ts'
import { isSecret } from './environment.ts'
import { ended, type Ran, type RunnerOf, type RunSurroundings } from './runner.ts'

/** Posts the payload; the body of a 2xx answer counts like standard output. Redirects are not followed. */
export const runHttp: RunnerOf<'http'> = async (hook, { payload, timeoutMs, signal, surroundings }): Promise<Ran> => {
  const { env, allowedHttpUrls, maxOutputBytes } = surroundings
  const limit = deadline(timeoutMs, signal)
  const gone = givenUp(limit.signal)
  try {
    const url = urlOf(hook, surroundings)
    if (!url) return ended('failed', `${hook.url} is not a URL.`)
    const target = await Promise.race([permitted(url, allowedHttpUrls), gone.promise.then(() => undefined)])
    if (target === undefined) return ended(limit.why() ?? 'aborted', 'The address was not found in time.')
    if (!target.ok) return ended('failed', `It was not called: ${target.problem}.`)
    const headers = { ...headersOf(hook, env), 'content-type': 'application/json', host: url.host, connection: 'close' }
    const options = { host: target.address, headers, method: 'POST', signal: limit.signal, agent: false } as const
    const { status, body } = await post(url, options, payload, maxOutputBytes)
    return answer(status, body)
  } catch (failure) {
    return ended(limit.why() ?? 'failed', messageOf(failure))
  } finally {
    gone.forget()
    limit.done()
  }
}

function post(url: URL, options: RequestOptions, payload: string, most: number) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const secure = url.protocol === 'https:'
    const port = url.port || (secure ? 443 : 80)
    const path = `${url.pathname}${url.search}`
    const take = (response: IncomingMessage) => {
      const chunks: Uint8Array[] = []
      let size = 0
      response.on('data', (chunk: Uint8Array) => {
        size += chunk.length
        if (size > most) response.destroy(new Error(`The answer is larger than ${most} bytes.`))
        else chunks.push(chunk)
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      )
    }
    const asked = secure
      ? requestHttps({ ...options, port, path, ...(isIP(url.hostname) ? {} : { servername: url.hostname }) }, take)
      : requestHttp({ ...options, port, path }, take)
    asked.on('error', reject)
    asked.end(payload)
  })
}

function answer(status: number, body: string): Ran {
  if (status < 200 || status > 299) return ended('failed', `It answered with status ${status}.`)
  if (body.trim() !== '' && !isRecord(jsonOf(body)))
    return ended('failed', 'An http hook must answer with a JSON object.')
  return { status: 'ok', exitCode: 0, stdout: body, stderr: '', notes: [] }
}

/** A variable stands for its value only where the hook names it: a header is how secrets leave a machine. */
function headersOf({ headers = {}, allowedEnvVars = [] }: HttpHook, env: Readonly<Record<string, string | undefined>>) {
  const value = (name: string) => (allowedEnvVars.includes(name) ? env[name] : '')
  const filled = Object.entries(headers).map(([name, text]) => [name.toLowerCase(), interpolate(text, value, () => '')])
  return Object.fromEntries(filled) as Record<string, string>
}

/** A variable that looks like a secret has no business in a URL, unless the hook names it. */
function urlOf({ url, allowedEnvVars = [] }: HttpHook, { env }: RunSurroundings): URL | undefined {
  const value = (name: string) => {
    const found = env[name]
    return found !== undefined && (allowedEnvVars.includes(name) || !isSecret(name, found)) ? found : undefined
  }
  const filled = interpolate(url, value, () => '')
  return URL.canParse(filled) ? new URL(filled) : undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
