import type { Line } from './lines.ts'
import { isNoise, isSummary, isTestHead } from './score.ts'

/** Where the reason of a failed test stands below its name; the name's own place where there is none. */
export function reasonBelow(lines: readonly Line[], head: number): number {
  const indent = lines[head]?.indent ?? 0
  let apart = false
  for (let at = head + 1; at < lines.length && at <= head + FAR; at++) {
    const line = lines[at] ?? NOTHING
    if (line.text === '') apart = true
    if (line.text === '') continue
    if (isTestHead(line.text) || (apart && line.indent < indent)) return head
    if (isNoise(line.text) || isHeadOnly(line.text)) continue
    return isSummary(line.text) ? head : at
  }
  return head
}

/** A name that goes on, a key that announces: not yet the reason. */
function isHeadOnly(text: string): boolean {
  return HEAD_ONLY.test(text)
}

const HEAD_ONLY =
  /^(?:Error Message|Failure|Error|error|Stack Trace|message|details?):?(?: \|-?)?$|^(?![Ee]xpect|[Aa]ssert|Error)[^:]+[^):]:$|^\w+#\w+(?: \[.*\])?:$|^(?:Test suite failed to run|failures:|---- .* ----)$|^(?:\d+\) )?(?:test )?\S+ \(\S+\)$/
const NOTHING: Line = { shown: '', text: '', indent: 0 }
const FAR = 10
