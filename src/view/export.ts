import { createHash } from 'node:crypto'
import type { Call } from '../cli/command.ts'
import { findSession } from '../cli/sessions.ts'
import { withStore } from '../cli/store.ts'
import type { Language } from '../messages/index.ts'
import { speak } from '../messages/people/speak.ts'
import { assets } from './assets.ts'
import { dispatch } from './server/dispatch.ts'
import { allRoutes } from './views.ts'

interface Exported {
  readonly html: string
  readonly session: string
  readonly compactions: number
}

/** One session as one page: the same page, with the answers it would have been given inside. Nothing in it can be changed. */
export async function exportedPage(
  { call, language }: { call: Call; language: Language },
  start: string | undefined,
): Promise<Exported> {
  const [{ script, style }, routes] = await Promise.all([assets(), allRoutes()])
  const { session } = await withStore(call.paths, (sql) => findSession(sql, start))
  const answers: Record<string, unknown> = {}
  const take = async (path: string) => {
    const request = new Request(`http://127.0.0.1/api/${path}`)
    answers[path] = (await dispatch(request, { call, language, routes, busy: () => undefined, speakIn: speak })).value
    return answers[path]
  }
  // Of the other projects and sessions nobody who is given the page needs to know.
  answers.start = { ...((await take('start')) as object), projects: [], sessions: 1 }
  const id = encodeURIComponent(session)
  const list = (await take(`compactions?session=${id}&limit=500`)) as { compactions: readonly { id: number }[] }
  for (const one of list.compactions) await take(`compactions/${one.id}`)
  await take(`sessions/${id}?limit=1000`)
  await take(`told/${id}`)
  return { html: pageOf(script, style, { session, answers }), session, compactions: list.compactions.length }
}

function pageOf(script: string, style: string, data: unknown): string {
  const code = script.replaceAll('</script', '<\\/script')
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(code)}'`,
    `style-src '${hashOf(style)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  // In a block of data nothing ends it but its own end tag, and no sign of one can be in it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Throughline</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><div id="page"></div>
<script type="application/json" id="exported">${json}</script>
<script type="module">${code}</script>
</body>
</html>
`
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
