import { describe, expect, test } from 'bun:test'
import { contradictionsIn } from '../../continuity/measure/against.ts'
import type { Fate } from '../../continuity/measure/fates.ts'
import { LABELS } from '../../continuity/texts/labels.ts'
import type { CompactionRow } from './compactions.ts'
import { reportHtml } from './html.ts'
import { reportText } from './text.ts'
import { reportWords } from './words.ts'

const fate = (kind: string, text: string, became: Fate['fate']) => ({ kind, text, fate: became }) as Fate
const FATES = [
  fate('constraint', 'Never retry a POST.', 'kept'),
  fate('decision', 'Values, not exceptions.', 'back'),
  fate('task', 'Write the guide.', 'lost'),
  fate('task', 'Write the guide.', 'lost'),
]

function row(at: number, fates: readonly Fate[] | null): CompactionRow {
  return {
    id: at,
    session: 'session-one',
    agent: '',
    project: '/home/dev/app',
    epoch: 1,
    trigger: 'auto',
    state: 'done',
    at,
    tokensBefore: 150_000,
    tokensAfter: 9000,
    fates,
    steer: '',
    recovery: '',
    delta: '',
    deliveredBy: null,
    actions: null,
  }
}

function page(rows: readonly CompactionRow[], name: string | undefined = 'Add retries to <fetchJson>'): string {
  const shown = rows.map(({ fates, ...one }) => ({
    ...one,
    when: '01-02 03:04',
    whose: 'session-',
    name,
    fates: fates ?? undefined,
    against: contradictionsIn(one.delta),
  }))
  return reportHtml(rows, shown, reportWords(), { language: 'en', madeAt: 0 })
}

const AGAINST =
  'Beside the summary:\nAgainst the summary:\n- The summary says that it is pushed; no push was seen.\nThe user said:\n- “Push it.”'

describe('where a summary and its session contradict each other', () => {
  test.each(['en', 'zh-TW', 'zh-CN'] as const)('is found in what was said, in %s', (language) => {
    const { against, colon, headings } = LABELS[language]
    const delta = `${against}${colon}\n- a\n- b\n${headings.words}${colon}\n- c`
    expect(contradictionsIn(delta)).toEqual(['a', 'b'])
    expect(contradictionsIn(`${headings.words}${colon}\n- c`)).toEqual([])
  })

  test('stands in the page and in the text, before the facts', () => {
    const told = { ...row(1, FATES), delta: AGAINST }
    expect(page([told])).toContain(
      '<h3>AGAINST THE SUMMARY: 1</h3><ul><li>The summary says that it is pushed; no push was seen.</li></ul>',
    )
    const shown = { ...told, when: '01-02 03:04', whose: 'session-', fates: FATES, against: contradictionsIn(AGAINST) }
    const text = reportText([shown], reportWords(), 'last')
    expect(text).toContain(
      'AGAINST THE SUMMARY (01-02 03:04 session-): 1\n  ! The summary says that it is pushed; no push was seen.',
    )
    expect(text.indexOf('AGAINST')).toBeLessThan(text.indexOf('LOST ('))
  })
})

describe('the page of the report', () => {
  test('bears the name of the session, and nothing of it is markup', () => {
    expect(page([row(1, FATES)])).toContain('Add retries to &lt;fetchJson&gt;')
    expect(page([row(1, FATES)])).not.toContain('<fetchJson>')
  })

  test('has beside every number what it counts', () => {
    const html = page([row(1, FATES)])
    for (const said of [
      '<small>of 4 facts</small>',
      '<small>of 1 still there</small>',
      '1 kept, 0 put back, 0 lost, of 1',
    ])
      expect(html).toContain(said)
    expect(html).toContain('nothing was said again')
  })

  test('counts what it lists: what reads the same stands there once, with how many there are', () => {
    const html = page([row(1, FATES)])
    expect(html).toContain('<h3>LOST: 2</h3>')
    expect(html).toContain('Write the guide. (2×)')
  })

  test('shows the trend: the older half against the newer', () => {
    const kept = FATES.map((one) => ({ ...one, fate: 'kept' as const }))
    const html = page([row(1, FATES), row(2, FATES), row(3, kept), row(4, kept)])
    expect(html).toContain('50 % in the older half, 100 % in the newer')
    expect(html.match(/<div title=/g)).toHaveLength(4)
  })

  test('has nothing that is wider than a telephone: no table, no drawing of fixed width', () => {
    expect(page([row(1, FATES)])).not.toMatch(/<table|<svg|nowrap;[^}]*table/)
  })

  test('shows after /compact the text that the client repeats, where limits may have come back', () => {
    const told = { ...row(1, FATES), steer: 'Keep these: “Never touch ports.ts.”' }
    expect(page([{ ...told, trigger: 'manual' }])).toContain('<pre>Keep these: “Never touch ports.ts.”</pre>')
    expect(page([{ ...told, trigger: 'auto' }])).not.toContain('ports.ts')
  })

  test('a compaction whose summary was not seen has no numbers, not zeros', () => {
    expect(page([row(1, null)])).toContain('<dd>–</dd>')
    expect(page([])).toContain('No compaction has been seen yet.')
  })
})
