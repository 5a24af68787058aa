/**
 * What the person typed themselves in a message: without code blocks, quoted lines, tables, logs and documents that were
 * pasted with it. '' when nothing is left.
 */
export function typedPart(text: string): string {
  const lines: string[] = []
  const whole = text
    .replace(/```[\s\S]*?(?:```|$)/g, '\n')
    .replace(/\[(?:Image|Pasted text)[^\]]*\]/g, '')
    .replace(/<(pasted|document|file|log)[\s>][\s\S]*?(?:<\/\1>|$)/gi, '\n')
  const document = /^#{1,3} \S.*$/m.exec(whole)
  const typed =
    document !== null && whole.length > DOCUMENT
      ? `${whole.slice(0, document.index)}${document[0].replace(/^#+ /, '')}`
      : whole
  for (const line of typed.split('\n')) {
    const plain = line.trim()
    if (plain === '' || isPasted(plain)) continue
    lines.push(plain)
  }
  return joined(lines).slice(0, LONGEST)
}

/** Lines without a full stop of their own get one, so that they do not run into each other. */
function joined(lines: readonly string[]): string {
  let text = ''
  for (const line of lines) {
    const ended = text === '' || /[.!?:;,。！？：；，…-]$/.test(text) ? text : `${text}.`
    text = `${ended}${ended === '' || /[。！？；：，]$/.test(ended) ? '' : ' '}${line.replace(/^[-*•]\s+/, '')}`
  }
  return text.replace(/\s{2,}/g, ' ')
}

function isPasted(line: string): boolean {
  if (PASTED.test(line)) return true
  const symbols = line.match(/[{}[\]()<>=;|\\"$]/g)?.length ?? 0
  return line.length > 30 && symbols > line.length * 0.12
}

const PASTED =
  /^(?:>|\||\d{4}-\d{2}-\d{2}[T ]\d{2}|\[?\d{2}:\d{2}:\d{2}|at \S+ \(|\s*File "|\S+\.\w{1,5}:\d+(?::\d+)?[: ]|--- (?:FAIL|PASS)|(?:ok|FAIL)\s{1,}\S+|[$%❯➜#] |[+-]{3} [ab]\/|@@ |(?:import|package|func|const|let|var|class|def|return) .*[({;=]|Traceback|\s*(?:error|warning|ERROR|WARN|INFO|DEBUG)[[: ]|npm ERR!|⎿|⏺|✓ |✗ )/
const DOCUMENT = 600
const LONGEST = 4000
