import type { Span } from '../span.ts'
import { isStandIn } from '../values.ts'

/** What stands in the data of Kubernetes' Secrets, whatever its names: it is secret because of where it stands. */
export function claimManifests(text: string): Span[] {
  if (!text.includes('Secret') || !KIND.test(text)) return []
  const more: Span[] = []
  let start = 0
  for (const part of text.split(DOCUMENT)) {
    if (KIND.test(part)) more.push(...valuesOf(part, start))
    start += part.length
  }
  return more
}

const KIND = /kind\\*["']?:[ \t]*\\*["']?Secret\b(?!\w)/
// The separator stays with the part after it, so that the lengths add up.
const DOCUMENT = /(?=^---)/m

function valuesOf(part: string, offset: number): Span[] {
  const spans: Span[] = []
  for (const block of part.matchAll(DATA)) {
    const body = block[0]
    for (const pair of body.matchAll(PAIR)) {
      const value = pair[1] ?? pair[2] ?? ''
      if (value.length < 4 || isStandIn(value) || !isBase64(value, body)) continue
      const end = offset + block.index + pair.index + pair[0].length
      spans.push({ kind: 'secret', start: end - value.length, end })
    }
  }
  return spans
}

/** What `data` holds is base64; `stringData` is plain. */
function isBase64(value: string, block: string): boolean {
  return /^\W*stringData/.test(block) || /^[A-Za-z\d+/]+={0,2}$/.test(value)
}

// `data:` and the lines that are indented below it, or `"data": { … }`.
const DATA =
  /(?:^|\n)[ \t]{0,16}(?:data|stringData):[ \t]*(?:\r?\n(?:[ \t]{1,32}[^\n]{0,8192}|[ \t]*(?=\n)))+|["'](?:data|stringData)\\*["']:[ \t\n]{0,16}\{[^{}]{0,65536}\}/g
const PAIR =
  /(?:^|\n)[ \t]{1,32}["']?[\w.-]{1,128}["']?:[ \t]{1,8}(?:[|>][-+]?[ \t]{0,8}\r?\n[ \t]{1,32})?["']?(?![|>])([^\s"'#]{4,8192})|["'][\w.-]{1,128}\\*["']:[ \t]{0,8}\\*["']([^"'\\\n]{4,8192})/g
