import type { Fate } from '../../continuity/measure/fates.ts'
import { when } from '../terminal/when.ts'
import type { CompactionRow } from './compactions.ts'
import { figuresOf, median } from './figures.ts'
import { cellsOf, closing, different, fateWord, kindWord, meanings, type ShownCompaction } from './text.ts'
import type { ReportWords } from './words.ts'

/** The report as one page that needs nothing else: no script, no font, no network. */
export function reportHtml(
  rows: readonly CompactionRow[],
  shown: readonly ShownCompaction[],
  words: ReportWords,
  { language, madeAt }: { readonly language: string; readonly madeAt: number },
): string {
  const all = rows.flatMap(({ fates }) => fates ?? [])
  const { limits, kept, putBack, lost } = figuresOf(all)
  const actions = median(rows.map((row) => row.actions))
  const injected = rows.reduce((sum, row) => sum + row.recovery.length + row.delta.length, 0)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${safe(words.title)}</h1>
<p class="made">${safe(words.made({ at: when(madeAt) }))} ${safe(rows.length === 0 ? words.none : closing(shown, words).join(' '))}</p>
<section class="cards">
${card(words.compactions, String(rows.length))}
${card(words.limits, `${limits.survived}/${limits.all}`)}
${card(words.kept, String(kept))}
${card(words.putBack, String(putBack))}
${card(words.lost, String(lost))}
${card(words.firstEdit, actions === undefined ? '–' : words.after({ actions }))}
${card(words.injected, injected.toLocaleString('en'))}
</section>
<h2>${safe(words.byKind)}</h2>
${kindBars(all, words)}
<h2>${safe(words.byCompaction)}</h2>
${compactionBars(rows, words)}
<h2>${safe(words.every)}</h2>
${tableOf(rows, shown, words)}
<h2>${safe(words.numbers)}</h2>
<dl>${meanings(words)
    .map(([name, meaning]) => `<dt>${safe(name)}</dt><dd>${safe(meaning)}</dd>`)
    .join('')}</dl>
</main>
</body>
</html>
`
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #667085; --line: #e4e7ec; --page: #fbfbfa; --kept: #2f7d6b; --back: #e0a526; --lost: #d9dde3; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --soft: #98a2b3; --line: #2c333d; --page: #14181d; --kept: #4fae98; --back: #e8b84a; --lost: #39424e; } }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 40px 24px 64px; }
h1 { font-size: 26px; margin: 0; } h2 { font-size: 17px; margin: 40px 0 12px; }
.made { color: var(--soft); margin: 6px 0 24px; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; }
.card { border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; }
.card b { display: block; font-size: 24px; font-weight: 600; } .card span { color: var(--soft); font-size: 13px; }
svg { width: 100%; height: auto; display: block; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; } svg .soft { fill: var(--soft); }
.kept { fill: var(--kept); } .back { fill: var(--back); } .lost { fill: var(--lost); }
.legend { color: var(--soft); font-size: 13px; } .legend i { display: inline-block; width: 10px; height: 10px; border-radius: 2px; margin: 0 4px 0 12px; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 14px; } th { text-align: left; color: var(--soft); font-weight: 500; }
ul { margin: 4px 0 10px; padding-left: 18px; white-space: normal; } li b { font-weight: 500; color: var(--soft); margin-right: 4px; } h3 { font-size: 13px; margin: 10px 0 0; color: var(--soft); } dt { font-weight: 600; } dd { margin: 0 0 8px; }
td, th { border-bottom: 1px solid var(--line); padding: 6px 10px 6px 0; white-space: nowrap; } td.n, th.n { text-align: right; }
details { max-width: 860px; } summary { cursor: pointer; color: var(--soft); } pre { white-space: pre-wrap; font-size: 12px; background: color-mix(in srgb, var(--line) 45%, transparent); padding: 10px; border-radius: 6px; }
`

function card(name: string, value: string): string {
  return `<div class="card"><b>${safe(value)}</b><span>${safe(name)}</span></div>`
}

const WIDTH = 900
const LABEL = 150
const BAR = WIDTH - LABEL - 110

interface Bar {
  readonly name: string
  readonly kept: number
  readonly putBack: number
  readonly lost: number
}

function kindBars(fates: readonly Fate[], words: ReportWords): string {
  return bars(
    figuresOf(fates).kinds.map(({ kind, ...counts }) => ({ name: kindWord(kind, words), ...counts })),
    words.byKind,
    words,
  )
}

function compactionBars(rows: readonly CompactionRow[], words: ReportWords): string {
  const measured = rows.flatMap(({ at, fates }) =>
    fates?.length ? [{ name: when(at).slice(0, 16), ...figuresOf(fates) }] : [],
  )
  return bars(measured, words.byCompaction, words)
}

function bars(all: readonly Bar[], label: string, words: ReportWords): string {
  if (all.length === 0) return `<p class="legend">${safe(words.nothing)}</p>`
  const parts = all.map(({ name, kept, putBack, lost }, i) => {
    const one = BAR / (kept + putBack + lost)
    const y = i * 26
    return `<text x="0" y="${y + 15}">${safe(name)}</text>${rect('lost', LABEL, y + 3, BAR)}${rect('kept', LABEL, y + 3, kept * one)}${rect('back', LABEL + kept * one, y + 3, putBack * one)}<text class="soft" x="${LABEL + BAR + 10}" y="${y + 15}">${kept} + ${putBack} / ${kept + putBack + lost}</text>`
  })
  const signs = [
    ['kept', words.kept],
    ['back', words.putBack],
    ['lost', words.lost],
  ] as const
  return `${svg(all.length * 26, parts, label)}${legend(...signs)}`
}

function rect(kind: string, x: number, y: number, width: number): string {
  return `<rect class="${kind}" x="${x.toFixed(1)}" y="${y}" width="${Math.max(0, width).toFixed(1)}" height="16" rx="2"/>`
}

function svg(height: number, parts: readonly string[], label: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${safe(label)}">${parts.join('')}</svg>`
}

function legend(...entries: readonly (readonly [string, string])[]): string {
  const parts = entries.map(([kind, text]) => `<i style="background:var(--${kind})"></i>${safe(text)}`)
  return `<p class="legend">${parts.join('')}</p>`
}

function tableOf(rows: readonly CompactionRow[], shown: readonly ShownCompaction[], words: ReportWords): string {
  const head = [
    words.when,
    words.session,
    words.trigger,
    words.tokens,
    words.limits,
    words.kept,
    words.putBack,
    words.lost,
    words.firstEdit,
  ]
  const body = rows.map((row, at) => {
    const cells = shown[at] ? cellsOf(shown[at], words) : []
    return `<tr>${cells.map((cell) => `<td>${safe(cell)}</td>`).join('')}</tr>
<tr><td colspan="${head.length}">${factsOf(row.fates ?? [], words)}<details><summary>${safe(words.said({ first: row.recovery.length, second: row.delta.length }))}</summary><pre>${safe(row.recovery)}</pre>${row.delta ? `<pre>${safe(row.delta)}</pre>` : ''}</details></td></tr>`
  })
  return `<div class="scroll"><table><thead><tr>${head.map((name) => `<th>${safe(name)}</th>`).join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}

/** What was lost first: that is what one looks for. */
function factsOf(fates: readonly Fate[], words: ReportWords): string {
  const lists = (['lost', 'back', 'kept'] as const).map((fate) => {
    const own = different(fates.filter((one) => one.fate === fate))
    if (own.length === 0) return ''
    const items = own.map(({ kind, text }) => `<li><b>${safe(kindWord(kind, words))}</b> ${safe(text)}</li>`)
    return `<h3>${safe(fateWord(fate, words))}: ${own.length}</h3><ul class="${fate}">${items.join('')}</ul>`
  })
  return `<details${fates.some(({ fate }) => fate === 'lost') ? ' open' : ''}><summary>${safe(words.factsOf({ count: fates.length }))}</summary>${lists.join('')}</details>`
}

function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
}
