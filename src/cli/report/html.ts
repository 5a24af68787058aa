import type { Fate } from '../../continuity/measure/fates.ts'
import { said, t } from '../../messages/people/speak.ts'
import { when } from '../terminal/when.ts'
import type { CompactionRow } from './compactions.ts'
import { factText } from './fact-text.ts'
import { figuresOf, median } from './figures.ts'
import { kindBars, safe, trend } from './html-plots.ts'
import { STYLE } from './html-style.ts'
import {
  closingLines,
  different,
  fateWord,
  kindWord,
  meanings,
  type ShownCompaction,
  timesText,
  tokensText,
} from './text.ts'
import type { ReportWords } from './words.ts'

/** The report as one page that needs nothing else: no script, no font, no network. */
export function reportHtml(
  rows: readonly CompactionRow[],
  shown: readonly ShownCompaction[],
  words: ReportWords,
  { language, madeAt }: { readonly language: string; readonly madeAt: number },
): string {
  const all = rows.flatMap(({ fates }) => fates ?? [])
  const names = [...new Set(shown.flatMap(({ name }) => (name === undefined ? [] : [name])))]
  // One session has a name of its own; several are told apart below.
  const name = names.length === 1 ? names[0] : undefined
  const title = name === undefined ? words.title : `${name} · ${words.title}`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${safe(words.title)}</h1>
${name === undefined ? '' : `<p class="name">${safe(name)} <span>${safe(shown[0]?.whose ?? '')}</span></p>`}
<p class="made">${safe(words.made({ at: when(madeAt) }))} ${safe(rows.length === 0 ? words.none : closingLines(shown, words).join(' '))}</p>
<section class="cards">
${cards(rows, all, words)}
</section>
<h2>${safe(words.byCompaction)}</h2>
${trend(shown, words)}
<h2>${safe(words.byKind)}</h2>
${kindBars(all, words)}
<h2>${safe(words.every)}</h2>
${rows.map((row, at) => compaction(row, shown[at], words)).join('\n')}
<h2>${safe(words.numbers)}</h2>
<dl class="meaning">${meanings(words)
    .map(([name, meaning]) => `<dt>${safe(name)}</dt><dd>${safe(meaning)}</dd>`)
    .join('')}</dl>
</main>
</body>
</html>
`
}

/** Every number with what it counts beside it. */
function cards(rows: readonly CompactionRow[], fates: readonly Fate[], words: ReportWords): string {
  const { limits, facts, kept, putBack, lost } = figuresOf(fates)
  const actions = median(rows.map((row) => row.actions))
  const said = rows.reduce((sum, row) => sum + row.recovery.length + row.delta.length, 0)
  const ofFacts = t`of ${facts} facts`
  return [
    card(words.compactions, String(rows.length), ''),
    card(words.limits, String(limits.survived), t`of ${limits.all} still there`),
    card(words.kept, String(kept), ofFacts),
    card(words.putBack, String(putBack), ofFacts),
    card(words.lost, String(lost), ofFacts),
    card(
      words.firstEdit,
      actions === undefined ? '–' : String(actions),
      actions === undefined ? '' : t`tool calls before it (median)`,
    ),
    card(words.injected, said.toLocaleString('en'), t`characters`),
  ].join('\n')
}

function card(name: string, value: string, measure: string): string {
  return `<div class="card"><b>${safe(value)} <small>${safe(measure)}</small></b><span>${safe(name)}</span></div>`
}

function compaction(row: CompactionRow, shown: ShownCompaction | undefined, words: ReportWords): string {
  if (!shown) return ''
  const { limits, facts, kept, putBack, lost } = figuresOf(row.fates ?? [])
  const ofFacts = (count: number) => (row.fates === null ? '–' : t`${count} of ${facts} facts`)
  const figures = [
    [words.trigger, said(shown.trigger)],
    [words.tokens, tokensText(shown.tokensBefore, shown.tokensAfter)],
    [words.limits, row.fates === null ? '–' : t`${limits.survived} of ${limits.all} still there`],
    [words.kept, ofFacts(kept)],
    [words.putBack, ofFacts(putBack)],
    [words.lost, ofFacts(lost)],
    [words.firstEdit, shown.actions === null ? '–' : t`after ${shown.actions} tool calls`],
  ] as const
  return `<article><header><b>${safe(shown.name ?? shown.whose)}</b><time>${safe(`${when(row.at).slice(0, 16)} · ${shown.whose}`)}</time></header>
<dl class="figures">${figures.map(([name, value]) => `<div><dt>${safe(name)}</dt><dd>${safe(value)}</dd></div>`).join('')}</dl>
${againstOf(shown, words)}${factsOf(row.fates ?? [], words)}${saidAgain(row, words)}</article>`
}

/** What the agent would have believed. */
function againstOf({ against }: ShownCompaction, words: ReportWords): string {
  if (against.length === 0) return ''
  const items = against.map((line) => `<li>${safe(line)}</li>`)
  return `<h3>${safe(words.against)}: ${against.length}</h3><ul>${items.join('')}</ul>`
}

function saidAgain({ trigger, steer, recovery, delta }: CompactionRow, words: ReportWords): string {
  const summary = safe(words.said({ first: recovery.length, second: delta.length }))
  // By hand, the client repeats it behind the summary: what was put back may stand there alone.
  const repeated = trigger === 'manual' ? steer : ''
  if (repeated === '' && recovery === '' && delta === '') return `<p class="note">${summary}</p>`
  const texts = [recovery, delta].filter((text) => text !== '').map((text) => `<pre>${safe(text)}</pre>`)
  if (repeated !== '') texts.unshift(`<p class="note">${safe(words.repeated)}</p><pre>${safe(repeated)}</pre>`)
  return `<details><summary>${summary}</summary>${texts.join('')}</details>`
}

/** What was lost first: that is what one looks for. */
function factsOf(fates: readonly Fate[], words: ReportWords): string {
  if (fates.length === 0) return ''
  const lists = (['lost', 'back', 'kept'] as const).map((fate) => {
    const all = fates.filter((one) => one.fate === fate)
    if (all.length === 0) return ''
    const items = different(all).map(
      ({ kind, text, times }) =>
        `<li><b>${safe(kindWord(kind, words))}</b> ${safe(factText(kind, text))}${timesText(times)}</li>`,
    )
    return `<h3>${safe(fateWord(fate, words))}: ${all.length}</h3><ul>${items.join('')}</ul>`
  })
  return `<details${fates.some(({ fate }) => fate === 'lost') ? ' open' : ''}><summary>${safe(words.factsOf({ count: fates.length }))}</summary>${lists.join('')}</details>`
}
