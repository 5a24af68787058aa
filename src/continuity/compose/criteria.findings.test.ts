import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger, factsOf } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'

/** What a work is measured by: in a plan that the agent wrote, or in the request itself. */
const OK = { text: 'ok' }
const PATH = '/srv/shop/plans/coupons.md'
const start = () => session().place('/srv/shop', 'feat/coupons')
const edit = (path: string, after = 'b') => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: after })
const beside = ({ entries }: Session, summary: string) => {
  const ledger = advance(emptyLedger(), entries)
  return delta({ ledger, told: summary, a: recover({ ledger }), next: 'continue' }).text
}
const SUMMARY = 'Coupons are being added; couponTotal is done.'

describe('criteria of a plan that the agent wrote', () => {
  const plan = (...points: readonly string[]) =>
    `# Coupons\n\n## Acceptance Criteria\n\n### The page\n\n${points.join('\n')}\n\n### Quality Gates\n\n- [ ] Unit tests for an empty basket\n- [ ] \`npm run lint\` passes\n\n## References\n\n- [ ] The old page`
  const POINTS = ['- [ ] The flag `--no-coupons` is in the help text', '- [x] A coupon is told once']
  const written = (text: string) =>
    start().prompt('Plan the coupons.').call('Write', { file_path: PATH, content: text }, OK)
  const carriedOut = (text = plan(...POINTS)) =>
    written(text).say('The plan is written.').prompt('Go and build that.').call('Edit', edit('page.ts'), OK)

  test('are told where the person let it be carried out and nothing was written that has their names', () => {
    const text = beside(carriedOut(), SUMMARY)
    expect(text).toContain('- Acceptance Criteria (plans/coupons.md): The flag `--no-coupons` is in the help text')
    expect(text).toContain('- Quality Gates: Unit tests for an empty basket')
  })

  test.each([
    ['what is ticked off', 'told once'],
    ['that a check has to pass', 'npm run lint'],
    ['what stands under another heading', 'The old page'],
  ])('but not %s', (_, never) => expect(beside(carriedOut(), SUMMARY)).not.toContain(never))

  test('nor before the person has spoken on the plan', () => {
    expect(beside(written(plan(...POINTS)).call('Edit', edit('page.ts'), OK), SUMMARY)).not.toContain('help text')
  })

  test('nor what was ticked off since, or written, or stands in the summary', () => {
    const ticked = carriedOut().call(
      'Edit',
      { file_path: PATH, old_string: 'a', new_string: POINTS.join('\n').replace('[ ]', '[x]') },
      OK,
    )
    expect(beside(ticked, SUMMARY)).not.toContain('help text')
    const named = carriedOut(plan('- [ ] `couponTotal` counts an empty basket')).call(
      'Edit',
      edit('total.ts', 'function couponTotal() {}'),
      OK,
    )
    expect(beside(named, SUMMARY)).not.toContain('counts an empty basket')
    expect(beside(carriedOut(), `${SUMMARY} Left: the flag \`--no-coupons\` is to be in the help text.`)).not.toContain(
      'The flag `--no-coupons`',
    )
  })

  test('in Chinese too', () => {
    const text =
      '# 优惠券\n\n## 验收标准\n\n- [ ] 帮助里写明 `--no-coupons`\n- [x] 优惠券只提示一次\n\n## 参考\n\n- 旧页面'
    const told = start()
      .prompt('写个计划。')
      .call('Write', { file_path: '/srv/shop/plans/计划.md', content: text }, OK)
      .say('写好了。')
    const beside2 = beside(told.prompt('照计划做。').call('Edit', edit('page.ts'), OK), '正在加优惠券。')
    expect(beside2).toContain('验收标准')
    expect(beside2).toContain('帮助里写明 `--no-coupons`')
    expect(beside2).not.toContain('只提示一次')
  })
})

describe('how much of something a request asks for', () => {
  const ASKED = 'can we add a test for each of the two conflicts to at least see that it blocks?'
  const limits = ({ entries }: Session) =>
    factsOf(advance(emptyLedger(), entries), 'constraint')
      .filter(({ status }) => status === 'active')
      .map(({ text }) => text)
  const asked = (words: string) => start().prompt('Explain the conflicts.').say('They differ.').prompt(words)

  test.each([ASKED, 'Write a test for every handler.', '给每个接口都加一个测试。', '每個介面都要補上測試。'])(
    'stands beside the limits while it is worked on: %s',
    (words) => expect(limits(asked(words).call('Edit', edit('a.test.ts'), OK))).toEqual([words]),
  )

  test('until it is done and other things are asked for', () => {
    const told = asked(ASKED)
      .call('Edit', edit('a.test.ts'), OK)
      .say('Both are there.')
      .prompt('Now rename the file.')
      .say('Renamed.')
      .prompt('And the folder.')
    expect(limits(told)).toEqual([])
  })

  test.each([
    'can we add a check that looks at the last entry in each log and asks before it is replaced?',
    'Can you explain each of them?',
    'Show me the test for each of them.',
    'List every handler.',
  ])('is none where only an answer is wanted: %s', (words) => expect(limits(asked(words))).toEqual([]))
})

describe('a text inside a plan that is to be written', () => {
  const block = (open: string, close: string) =>
    `# Coupons\n\n## Task 6: the manual\n\n${open}markdown\n## Requirements\n\n- The till must be installed\n${close}\n\n## Constraints\n\n- Totals must never be rounded twice`
  test.each([
    ['```', '```'],
    ['~~~', '~~~'],
    ['````', '```sh\nmake\n```\n````'],
  ])('demands nothing of the agent: %s', (open, close) => {
    const told = start()
      .prompt('Build it by plans/coupons.md.')
      .call('Read', { file_path: PATH }, { text: block(open, close) })
    const text = recover({ ledger: advance(emptyLedger(), told.entries) }).text
    expect(text).not.toContain('The till must be installed')
    expect(text).toContain('Totals must never be rounded twice')
  })
  test('but a plan that stands in a fence as a whole does', () => {
    const whole = '```md\n# Coupons\n\n## Constraints\n\n- Totals must never be rounded twice\n```'
    const told = start().prompt('Build it by plans/coupons.md.').call('Read', { file_path: PATH }, { text: whole })
    expect(recover({ ledger: advance(emptyLedger(), told.entries) }).text).toContain(
      'Totals must never be rounded twice',
    )
  })
})
