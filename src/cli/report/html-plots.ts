import type { Fate } from '../../continuity/measure/fates.ts'
import { t } from '../../messages/people/speak.ts'
import { figuresOf } from './figures.ts'
import { kindWord, type ShownCompaction } from './text.ts'
import type { ReportWords } from './words.ts'

/** What became of the facts, a bar for each kind, with its numbers in words above it. */
export function kindBars(fates: readonly Fate[], words: ReportWords): string {
  const { kinds } = figuresOf(fates)
  if (kinds.length === 0) return `<p class="note">${safe(words.nothing)}</p>`
  const rows = kinds.map(({ kind, kept, putBack, lost }) => {
    const all = kept + putBack + lost
    const counts = t`${kept} kept, ${putBack} put back, ${lost} lost, of ${all}`
    return `<div class="row"><p><b>${safe(kindWord(kind, words))}</b><span>${safe(counts)}</span></p>${bar({ kept, putBack, all })}</div>`
  })
  return rows.join('\n') + legend(words)
}

/** How much was still there after each compaction, one column each, oldest first. */
export function trend(shown: readonly ShownCompaction[], words: ReportWords): string {
  const measured = shown.flatMap((one) => (one.fates?.length ? [{ ...one, ...figuresOf(one.fates) }] : []))
  const drawn = measured.slice(-MOST_COLUMNS)
  const [first] = drawn
  const last = drawn.at(-1)
  if (!first || !last) return `<p class="note">${safe(words.nothing)}</p>`
  const columns = drawn.map(({ when, whose, kept, putBack, facts }) => {
    const title = `${when} ${whose}: ${t`${kept + putBack} of ${facts} facts still there (${percent(kept + putBack, facts)} %)`}`
    return `<div title="${safe(title)}"><i class="back" style="height:${share(putBack, facts)}%"></i><i class="kept" style="height:${share(kept, facts)}%"></i></div>`
  })
  return `<p class="note">${safe(trendText(measured))}</p>
<div class="trend" role="img" aria-label="${safe(trendText(measured))}">${columns.join('')}</div>
<p class="ends note"><span>${safe(endText(first))}</span>${drawn.length > 1 ? `<span>${safe(endText(last))}</span>` : ''}</p>${legend(words)}`
}

type Counted = Pick<ShownCompaction, 'when'> & { kept: number; putBack: number; facts: number }

/** The older half against the newer one; with fewer than four there is no trend to speak of. */
function trendText(all: readonly Counted[]): string {
  if (all.length < 4) {
    return t`Facts still there (kept or put back), as a share of those known before the compaction: ${shareOf(all)} %.`
  }
  const middle = Math.floor(all.length / 2)
  const [older, newer] = [shareOf(all.slice(0, middle)), shareOf(all.slice(middle))]
  return t`Facts still there (kept or put back), as a share of those known before each compaction: ${older} % in the older half, ${newer} % in the newer.`
}

function endText({ when, kept, putBack, facts }: Counted): string {
  return t`${when}: ${percent(kept + putBack, facts)} % of ${facts} facts`
}

function shareOf(all: readonly Counted[]): number {
  const sum = (of: (one: Counted) => number) => all.reduce((total, one) => total + of(one), 0)
  return percent(
    sum(({ kept, putBack }) => kept + putBack),
    sum(({ facts }) => facts),
  )
}

function percent(part: number, all: number): number {
  return all === 0 ? 0 : Math.round((part / all) * 100)
}

function bar({ kept, putBack, all }: { kept: number; putBack: number; all: number }): string {
  return `<div class="bar"><i class="kept" style="width:${share(kept, all)}%"></i><i class="back" style="width:${share(putBack, all)}%"></i></div>`
}

function share(part: number, all: number): string {
  return (all === 0 ? 0 : (part / all) * 100).toFixed(1)
}

function legend(words: ReportWords): string {
  const signs = [
    ['kept', words.kept],
    ['back', words.putBack],
    ['lost', words.lost],
  ] as const
  const parts = signs.map(([kind, text]) => `<span><i class="${kind}"></i>${safe(text)}</span>`)
  return `<p class="legend">${parts.join('')}</p>`
}

export function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
}

const MOST_COLUMNS = 40
