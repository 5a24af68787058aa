import { when } from '../terminal/when.ts'
import { type CompactionRow, kindsOf, totalsOf } from './compactions.ts'

/** The report as one page that needs nothing else: no script, no font, no network. */
export function reportHtml(rows: readonly CompactionRow[], title: string, madeAt: number): string {
  const totals = totalsOf(rows)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${safe(title)}</h1>
<p class="made">Made by Throughline on ${safe(when(madeAt))}. What a session established is counted in facts: goals, limits, decisions, files, commands, errors, tasks.</p>
<section class="cards">
${card('Compactions', String(totals.compactions))}
${card('Facts at stake', String(totals.facts))}
${card('Kept by the summaries', percent(totals.before))}
${card('With what was put back', percent(totals.after))}
${card('Characters injected', totals.charactersInjected.toLocaleString('en'))}
</section>
<h2>Survival by kind of fact</h2>
${kindBars(rows)}
<h2>Before and after, compaction by compaction</h2>
${coverageBars(rows)}
<h2>Every compaction</h2>
${tableOf(rows)}
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
td, th { border-bottom: 1px solid var(--line); padding: 6px 10px 6px 0; white-space: nowrap; } td.n, th.n { text-align: right; }
details { max-width: 860px; } summary { cursor: pointer; color: var(--soft); } pre { white-space: pre-wrap; font-size: 12px; background: color-mix(in srgb, var(--line) 45%, transparent); padding: 10px; border-radius: 6px; }
`

function card(name: string, value: string): string {
  return `<div class="card"><b>${safe(value)}</b><span>${safe(name)}</span></div>`
}

const WIDTH = 900
const LABEL = 150
const BAR = WIDTH - LABEL - 110

function kindBars(rows: readonly CompactionRow[]): string {
  const kinds = kindsOf(rows)
  if (kinds.length === 0) return '<p class="legend">Nothing has been measured yet.</p>'
  const bars = kinds.map(({ kind, kept, lost }, i) => {
    const width = (kept / (kept + lost)) * BAR
    const y = i * 26
    return `<text x="0" y="${y + 15}">${safe(kind)}</text>${rect('lost', LABEL, y + 3, BAR)}${rect('kept', LABEL, y + 3, width)}<text class="soft" x="${LABEL + BAR + 10}" y="${y + 15}">${kept} of ${kept + lost}</text>`
  })
  return `${svg(kinds.length * 26, bars, 'Share of facts of each kind that the summaries kept')}${legend(['kept', 'kept by the summary'], ['lost', 'dropped'])}`
}

function coverageBars(rows: readonly CompactionRow[]): string {
  const measured = rows.filter((row) => row.facts)
  if (measured.length === 0) return '<p class="legend">Nothing has been measured yet.</p>'
  const bars = measured.map((row, i) => {
    const facts = row.facts ?? 1
    const kept = ((row.kept ?? 0) / facts) * BAR
    const back = ((row.restored ?? 0) / facts) * BAR
    const y = i * 26
    return `<text x="0" y="${y + 15}">${safe(when(row.at).slice(0, 16))}</text>${rect('lost', LABEL, y + 3, BAR)}${rect('kept', LABEL, y + 3, kept)}${rect('back', LABEL + kept, y + 3, back)}<text class="soft" x="${LABEL + BAR + 10}" y="${y + 15}">${percent((row.kept ?? 0) / facts)} → ${percent(((row.kept ?? 0) + (row.restored ?? 0)) / facts)}</text>`
  })
  return `${svg(measured.length * 26, bars, 'Coverage of each compaction before and after')}${legend(['kept', 'kept by the summary'], ['back', 'put back'], ['lost', 'left out'])}`
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

function tableOf(rows: readonly CompactionRow[]): string {
  const body = rows.map(
    (
      row,
    ) => `<tr><td>${safe(when(row.at))}</td><td>${safe(row.session.slice(0, 8))}${row.agent ? ' (agent)' : ''}</td><td>${safe(row.trigger)}</td>
<td class="n">${row.tokensBefore ?? '–'}</td><td class="n">${row.tokensAfter ?? '–'}</td><td class="n">${row.facts ?? '–'}</td><td class="n">${row.kept ?? '–'}</td><td class="n">${row.restored ?? '–'}</td></tr>
<tr><td colspan="8"><details><summary>what was put back (${row.recovery.length} + ${row.delta.length} characters)</summary><pre>${safe(row.recovery)}</pre>${row.delta ? `<pre>${safe(row.delta)}</pre>` : ''}</details></td></tr>`,
  )
  return `<div class="scroll"><table><thead><tr><th>When</th><th>Session</th><th>Trigger</th><th class="n">Tokens before</th><th class="n">after</th><th class="n">Facts</th><th class="n">Kept</th><th class="n">Put back</th></tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}

function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)} %`
}

function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
}
