/** Only the end or the beginning of what it printed was kept, by a pipe or by the client. */
export function isCut(command: string, output: string): boolean {
  if (TRUNCATED.test(output)) return true
  const [, , count = '10'] = CUT_AT.exec(command) ?? []
  return CUT_AT.test(command) && output.trimEnd().split('\n').length >= Number(count)
}

/** What has left out the rest of the output: the pipe's end where it is full, or what searched it. */
export function cutterOf(command: string, output: string): string {
  const end = isCut(command, output) ? CUT.exec(command)?.[1] : undefined
  return end ?? SEARCHED.exec(command)?.[1] ?? ''
}

/** What the client writes in the place of what it leaves out. */
const TRUNCATED = /\[\d[\d,]* (?:characters|lines|bytes) truncated\]/
const CUT_AT = /\|\s*(tail|head)(?:\s+-n?\s*(\d+))?\s*$/
const CUT = /\|\s*((?:tail|head)(?:\s+-\S+(?:\s+\d+)?)?)\s*$/
const SEARCHED = /\|\s*(grep|egrep|rg|awk)\b/
