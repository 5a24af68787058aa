/** One thing that happens in the story; a tool that is used makes two events, before and after. */
export type Beat =
  | { do: 'start' }
  | { do: 'prompt'; text: string }
  | { do: 'say'; text: string }
  | { do: 'use'; tool: string; input: Readonly<Record<string, unknown>>; output: string; fails?: true }
  | { do: 'stop' }
  | { do: 'compact'; summary: string; tokensBefore: number; tokensAfter: number }
  | { do: 'end' }

export const BRANCH = 'retry-backoff'

const CLIENT = 'src/http-client.ts'
const TEST = 'npm test -- test/http-client.test.ts'
const SIZE = 'node scripts/bundle-size.mjs --limit 40'

const ONE_TRY = `  const response = await fetch(url, options)
  if (!response.ok) throw new HttpError(response.status)`

const TIMEOUT_LOOP = `  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(backoffDelay(attempt)) })
    if (response.ok || attempt >= RETRY_LIMIT) return await bodyOf(response)
  }`

const SLEEP_LOOP = `  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url, options)
    if (response.ok || !mayRetry(options.method, response.status) || attempt >= RETRY_LIMIT) return await bodyOf(response)
    await sleepFor(backoffDelay(attempt))
  }`

/** The project as it stands when the session begins. */
export const FILES: Readonly<Record<string, string>> = {
  [CLIENT]: `import { HttpError } from './http-error.ts'

export async function fetchJson(url: string, options: RequestInit = {}) {
${ONE_TRY}
  return await response.json()
}
`,
  'src/legacy/soap-client.ts': 'export class SoapClient {}\n',
  'docs/http.md': '# HTTP client\n',
}

/** Made up from beginning to end: nobody had this session, and no model wrote its summary. */
export const STORY: readonly Beat[] = [
  { do: 'start' },
  {
    do: 'prompt',
    text: `fetchJson in ${CLIENT} gives up on the first 503. Add retries with exponential backoff. Never retry a POST. Do not add a dependency: the bundle must stay under 40 KB.`,
  },
  { do: 'say', text: 'I will look at how a request is made now.' },
  { do: 'use', tool: 'Read', input: { file_path: CLIENT }, output: FILES[CLIENT] ?? '' },
  {
    do: 'say',
    text: 'The PUT of submitOrder in src/orders/submit-order.ts goes through fetchJson, so every attempt has to carry the same Idempotency-Key, otherwise the warehouse books twice. HttpError drops the response headers, which means Retry-After is lost before anybody can read it. The stream reader in src/http-stream.ts has a loop of its own, because a body that was half read cannot be sent again.',
  },
  todos('in_progress', 'pending'),
  { do: 'say', text: 'The delays get a file of their own, with full jitter so that clients do not come back in step.' },
  {
    do: 'use',
    tool: 'Write',
    input: {
      file_path: 'src/backoff.ts',
      content: `export const RETRY_LIMIT = 4
export const MAX_DELAY_MS = 8000

export function backoffDelay(attempt: number): number {
  return Math.random() * Math.min(MAX_DELAY_MS, 250 * 2 ** attempt)
}
`,
    },
    output: 'File created successfully at: src/backoff.ts',
  },
  { do: 'say', text: 'Waiting between attempts with AbortSignal.timeout.' },
  {
    do: 'use',
    tool: 'Edit',
    input: { file_path: CLIENT, old_string: ONE_TRY, new_string: TIMEOUT_LOOP },
    output: `The file ${CLIENT} has been updated.`,
  },
  {
    do: 'use',
    tool: 'Bash',
    input: { command: TEST, description: 'Run the tests of the HTTP client' },
    output: `Exit code 1
✓ gives back the parsed body
✗ retries a 503 and then succeeds
Error: The operation timed out after 412 ms (test/http-client.test.ts:31)`,
    fails: true,
  },
  { do: 'say', text: 'AbortSignal.timeout ends the request itself, it does not wait between two attempts.' },
  {
    do: 'use',
    tool: 'Edit',
    input: { file_path: CLIENT, old_string: TIMEOUT_LOOP, new_string: ONE_TRY },
    output: `The file ${CLIENT} has been updated.`,
  },
  {
    do: 'say',
    text: 'I decided to hand sleepFor to fetchJson as a parameter instead of patching setTimeout, because the tests then run without waiting.',
  },
  {
    do: 'use',
    tool: 'Edit',
    input: { file_path: CLIENT, old_string: ONE_TRY, new_string: SLEEP_LOOP },
    output: `The file ${CLIENT} has been updated.`,
  },
  {
    do: 'use',
    tool: 'Bash',
    input: { command: TEST, description: 'Run the tests of the HTTP client' },
    output: '✓ gives back the parsed body\n✓ retries a 503 and then succeeds\n✓ never retries a POST\n 3 pass, 0 fail',
  },
  {
    do: 'say',
    text: 'CircuitBreaker in src/circuit-breaker.ts counts every attempt, which means that four retries would open it after one bad request. The runbook docs/runbooks/load-shedding.md asks clients to stay away for 2 s when they see X-Shed-Load.',
  },
  { do: 'say', text: 'Retries work. Should a 429 without a Retry-After header wait the whole MAX_DELAY_MS?' },
  { do: 'stop' },
  {
    do: 'prompt',
    text: 'Yes. Leave src/legacy/soap-client.ts as it is: the billing team owns it. And count the retries in src/metrics.ts as http_retry_total.',
  },
  todos('completed', 'in_progress'),
  {
    do: 'say',
    text: 'The flag http.retry.enabled in config/flags.json is read once at the start, so tests have to call resetFlags first. Retry-After comes in seconds or as a date, so parseRetryAfter has to read both.',
  },
  {
    do: 'use',
    tool: 'Write',
    input: {
      file_path: 'src/retry-after.ts',
      content: `import { MAX_DELAY_MS } from './backoff.ts'
import { parseHttpDate } from './vendor/http-date.ts'

export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) return MAX_DELAY_MS
  const wait = /^\\d+$/.test(header) ? Number(header) * 1000 : parseHttpDate(header) - now
  return Math.min(Math.max(wait, 0), MAX_DELAY_MS)
}
`,
    },
    output: 'File created successfully at: src/retry-after.ts',
  },
  {
    do: 'use',
    tool: 'Bash',
    input: { command: SIZE, description: 'Check the size of the bundle' },
    output: 'Exit code 1\nError: dist/client.js is 41.2 KB, over the limit of 40 KB (src/vendor/http-date.ts: 3.1 KB)',
    fails: true,
  },
  {
    do: 'compact',
    tokensBefore: 167_400,
    tokensAfter: 9_800,
    summary: `<analysis>The user asked for retries; most of the work is done.</analysis>
<summary>
1. Primary Request and Intent: The user wants fetchJson in src/http-client.ts to retry failed requests with exponential backoff instead of giving up on the first 503.
2. Key Technical Concepts: exponential backoff with jitter, idempotent requests, rate limiting.
3. Files and Code Sections: src/http-client.ts now loops over the attempts. src/backoff.ts is new and has backoffDelay.
4. Errors and Fixes: One test failed because of a timeout; it was fixed and the tests pass.
5. Pending Tasks: finish the handling of rate-limit headers, then the documentation.
6. Current Work: The size of the bundle was being checked after the last change.
</summary>`,
  },
  { do: 'say', text: 'The bundle is too large. I will replace what the last change brought in.' },
  { do: 'stop' },
  { do: 'prompt', text: 'Go on.' },
  { do: 'say', text: 'Date.parse reads the header as well, so src/vendor/http-date.ts can go.' },
  {
    do: 'use',
    tool: 'Bash',
    input: { command: SIZE, description: 'Check the size of the bundle' },
    output: 'dist/client.js is 38.1 KB, under the limit of 40 KB',
  },
  { do: 'say', text: 'Back under 40 KB. What is left is to document RETRY_LIMIT in docs/http.md.' },
  { do: 'stop' },
  { do: 'end' },
]

/** The list as it stands when the delays are computed, and when they are done. */
function todos(first: string, second: string): Beat {
  const list = [
    { content: 'Compute the delays in src/backoff.ts', status: first },
    { content: 'Retry idempotent requests in fetchJson', status: first === 'completed' ? first : 'pending' },
    { content: 'Honour the Retry-After header in src/retry-after.ts', status: second },
    { content: 'Send one Idempotency-Key for all attempts', status: 'pending' },
    { content: 'Count one failure per request in CircuitBreaker', status: 'pending' },
    { content: 'Document RETRY_LIMIT in docs/http.md', status: 'pending' },
  ]
  return { do: 'use', tool: 'TodoWrite', input: { todos: list }, output: 'Todos have been modified successfully.' }
}
