import { clip } from '../../base/text/text.ts'

/** As much of a text as an answer may hold, and where it goes on; `goesOn` says how that is asked for. */
export function pageOf(text: string, from: number, goesOn = (at: number) => `with from ${at}`): string {
  if (from >= text.length && from > 0) return `It has ${text.length} characters.`
  const rest = text.slice(from)
  if (rest.length <= MOST) return rest
  const page = clip(rest, MOST)
  return `${page}\n… ${rest.length - page.length} more characters; read on ${goesOn(from + page.length)}.`
}

const MOST = 8000
