/** What a terminal shows of a text with colours, as a page. */
export function terminalPage(text: string, columns: number): string {
  let tone = ''
  const spans = text.split('\u001b[').map((part, at) => {
    const end = at === 0 ? 0 : part.indexOf('m') + 1
    if (end > 0) tone = TONES[part.slice(0, end - 1)] ?? ''
    return `<span style="${tone}">${escaped(part.slice(end))}</span>`
  })
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}pre{width:${columns}ch}</style><pre>${spans.join('')}</pre>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const TONES: Readonly<Record<string, string>> = {
  1: 'font-weight:bold',
  2: 'color:#8b949e',
  31: 'color:#ff7b72',
  32: 'color:#56d1a3',
  33: 'color:#e3b341',
  36: 'color:#58c7d6',
}

const STYLE =
  "body{margin:0;background:#14171c}pre{display:inline-block;margin:0;padding:20px 26px;color:#f0f3f6;font:14px/1.38 'DejaVu Sans Mono',Menlo,Consolas,monospace}"
