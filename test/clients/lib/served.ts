import type { Client, Run } from './clients/clients.ts'
import type { Ended } from './host-session.ts'

interface Where {
  cwd: string
  env: Record<string, string>
}

const START_MS = 90_000
/** What is asked while a server starts may never be answered: it is asked again. */
const ANSWER_MS = 3000
const MOST_MS = 90_000

/** Prompts to a client that runs as a server; it is ended when what is waited for holds, or never comes. */
export async function served(
  serve: NonNullable<Client['serve']>,
  path: string,
  { prompt, serveUntil = () => true, reloadedFor = [] }: Run,
  { cwd, env }: Where,
): Promise<Ended> {
  const port = freePort()
  const child = Bun.spawn(serve(path, port), { cwd, env, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })
  const output = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  try {
    const base = `http://127.0.0.1:${port}`
    const isUp = async () => (await fetch(`${base}/session`, { signal: AbortSignal.timeout(ANSWER_MS) })).ok
    await until(START_MS, isUp)
    const { id } = (await (await post(`${base}/session`, {})).json()) as { id: string }
    // The answer has ended when its turn has.
    const say = async (text: string) =>
      (await post(`${base}/session/${id}/message`, { parts: [{ type: 'text', text }] })).text()
    await say(prompt)
    for (const further of reloadedFor) {
      await post(`${base}/instance/dispose`, {})
      // It is given up behind the answer.
      await Bun.sleep(1000)
      await until(START_MS, isUp)
      await say(further)
    }
    await until(MOST_MS, async () => serveUntil())
  } finally {
    child.kill()
  }
  const [stdout, stderr] = await output
  await child.exited
  return { stdout, stderr, exitCode: 0 }
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(MOST_MS),
  })
}

async function until(ms: number, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (await holds().catch(() => false)) return
    await Bun.sleep(200)
  }
}

function freePort(): number {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port } = server
  server.stop(true)
  return port ?? 0
}
