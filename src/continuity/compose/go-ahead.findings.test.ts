import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What stands of the last request, where a message came after it that asks for nothing, and where the work is not over. */
const OK = { text: 'ok' }
const edit = (file: string) => ({
  file_path: `/srv/shop/${file}`,
  old_string: 'const up = 1',
  new_string: 'const up = 2',
})
const start = (asked = 'Round the totals up.') =>
  session().place('/srv/shop', 'fix/cart').prompt(asked).call('Edit', edit('src/cart.ts'), OK)
const commit = (told: Session) =>
  told.call('Bash', { command: 'git commit -am "Round up"' }, { text: '[fix/cart 3f9fe53] Round up\n 1 file changed' })
const done = (last = 'Committed the rounding.') => commit(start()).say(last)
const said = (told: Session, language: keyof typeof LABELS = 'en', summary?: string) =>
  recover({
    ledger: advance(emptyLedger(), told.entries),
    labels: LABELS[language],
    ...(summary === undefined ? {} : { summaryKnown: true, alreadyTold: summary }),
  }).text

describe('a go-ahead or thanks says nothing of the request before it', () => {
  test.each([
    ...[
      'continue',
      'go on',
      'Go on, please.',
      'ok',
      'thanks!',
      'Thank you so much',
      'next',
      'carry on',
      'nice work, thanks',
    ],
    ...['继续', '好的', '好的，继续', '谢谢', '下一步', '接着做', '辛苦了', '👍'],
  ])('%s, after the work is done', (word) => {
    const text = said(done().prompt(word))
    expect(text).not.toContain('not been worked on')
    expect(text).toContain(
      `; the last request (“Round the totals up.”) was answered, and the user has said only “${word}” since.`,
    )
  })

  test('in Chinese', () => {
    expect(said(commit(start('总计往上进位。')).say('已提交。').prompt('继续'), 'zh-CN')).toContain(
      '；最后的要求（“总计往上进位。”）已回复，用户之后只说了“继续”。',
    )
    expect(said(done().prompt('繼續'), 'zh-TW')).toContain('已回覆，使用者之後只說了「繼續」。')
  })

  test('two of them', () => {
    expect(said(done().prompt('thanks').prompt('continue'))).toContain('has said only “thanks” and “continue” since')
  })

  test.each(['嗯', '可以了', '继续吧'])('a row of %s is read at once', (word) => {
    const started = performance.now()
    said(done().prompt(`${word.repeat(Math.floor(54 / word.length))}先看看`))
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('where the summary tells the request, it is not told again', () => {
    const text = said(done().prompt('continue'), 'en', 'The user: "Round the totals up."')
    expect(text).toContain('; the last request was answered, and the user has said only “continue” since.')
  })

  test('after a message that announced the next step', () => {
    const told = done('Committed the rounding. Next I will write the changelog.').prompt('continue')
    expect(said(told)).toContain(
      'the agent last said “Next I will write the changelog.”, and the user has said only “continue” since',
    )
    const zh = commit(start('总计往上进位。')).say('已提交。接下来我会更新变更日志。').prompt('继续')
    expect(said(zh, 'zh-CN')).toContain('代理最后说“接下来我会更新变更日志。”，用户之后只说了“继续”')
  })

  test('a yes to what was announced is told with it', () => {
    const text = said(done('Committed the rounding. I will write the changelog next.').prompt('ok, do it'))
    expect(text).toContain('has not been worked on yet (“ok, do it” to')
    expect(text).toContain('I will write the changelog next.')
  })

  test('while the last request has not been begun with', () => {
    const text = said(done().prompt('Now mend the till.').prompt('continue'))
    expect(text).toContain("the user's last message has not been worked on yet (“Now mend the till.”)")
  })

  test('after an interruption', () => {
    const told = start('Round the totals up.')
      .call('Bash', { command: 'npm run seed' }, { text: '[Request interrupted by user for tool use]', failed: true })
      .prompt('continue')
    expect(said(told).split('\n').at(-1)).toBe(
      'Now: the user interrupted `npm run seed`, and how far it got was not seen; they have said only “continue” since. The request in hand: “Round the totals up.”',
    )
    expect(said(told, 'zh-CN').split('\n').at(-1)).toContain('之后只说了“continue”。手上的要求：“Round the totals up.”')
  })

  test('after a refusal', () => {
    const told = start().refuse('Bash', { command: 'npm run seed' }, '').prompt('continue')
    expect(said(told).split('\n').at(-1)).toBe(
      'Now: the user stopped `npm run seed` and has said only “continue” since.',
    )
  })

  test('with tasks left', () => {
    const told = start()
      .call('TaskCreate', { subject: 'Round the tax', description: '' }, { text: 'Task #1 created successfully' })
      .say('The totals are rounded.')
      .prompt('thanks')
    expect(said(told).split('\n').at(-1)).toBe(
      'Now: the agent has answered the last request; 1 task is left to do. The user has said only “thanks” since.',
    )
  })

  test('nor does what speaks to the client', () => {
    expect(said(done().prompt('/cost'))).toContain('; the last request was answered.')
  })

  test('what came last and has no words is not told by those before it', () => {
    const text = said(done().prompt('[Image #1]'))
    expect(text).not.toContain('Round the totals')
    expect(text).toContain("the user's last message has not been worked on yet")
  })

  test('once the agent has gone on, it is forgotten', () => {
    const told = done().prompt('continue').call('Edit', edit('src/till.ts'), OK)
    expect(said(told)).not.toContain('“continue”')
  })
})

describe('what the agent asked is told as it can be understood', () => {
  test('with the sentence that it hangs on', () => {
    const last =
      'The new form is below.\n\nIf the chart sets `ENABLED=false`, the pod does not start. Does it set that?'
    expect(said(start().say(last))).toContain(
      'asks “If the chart sets `ENABLED=false`, the pod does not start. Does it',
    )
  })

  test('else that it asks', () => {
    const long = `The table is long: ${'a row and another one, '.repeat(14)}and so on.`
    expect(said(start().say(`Here it is.\n\n${long} Shall I keep that?`))).toContain('ends with a question.')
  })

  test('and a proposal that cannot be quoted is told as one', () => {
    const long = `The table is long: ${'a row and another one, '.repeat(14)}and so on.`
    const text = said(start().say(`Here is the list.\n\n${long} I'd drop that, unless you object.`))
    expect(text).toContain('proposes something that the user has not answered')
    expect(text).not.toContain('was answered')
  })
})

describe('that the last request was answered is said of nothing that is not over', () => {
  test.each([
    ['a step that it names', 'The image is smaller. I would drop the fonts next.', 'I would drop the fonts next.'],
    [
      'another',
      'It works but for the header. I will shorten that.',
      'It works but for the header. I will shorten that.',
    ],
    ['what is left', 'The totals are rounded. The tax is still open.', 'The tax is still open.'],
    ['what could not be done', 'I could not reach the registry.', 'I could not reach the registry.'],
    ['in Chinese', '总计已改好。税额还没有处理。', '税额还没有处理。'],
    ['and so', '镜像小了。下一步可以去掉字体。', '下一步可以去掉字体。'],
    ['what it proposes', "The table is there. I'd put the tax below the total.", "I'd put the tax below the total."],
    [
      'a proposal that waits, with what it speaks of',
      'Done. `vat.ts:4` still rounds twice. I will convert that line, unless you object.',
      '`vat.ts:4` still rounds twice. I will convert that line, unless you object.',
    ],
  ])('%s', (_, last, quoted) => {
    const text = said(start().say(last))
    expect(text).not.toContain('was answered')
    expect(text).toContain(`the agent last said “${quoted}”`)
  })

  test('nor of a step alone, which is not worth a quotation', () => {
    const text = said(start().say('The diff (I did not touch it):\n\n```diff\n- a\n```\n\nNow the runbook.'))
    expect(text).not.toContain('was answered')
    expect(text).not.toContain('Now the runbook')
  })

  test('another figure than the one that was asked for', () => {
    const text = said(start('Shrink the image below 300 MB.').say('The image is 412 MB now.'))
    expect(text).toContain('; to “Shrink the image below 300 MB.” the agent last said “The image is 412 MB now.”')
    expect(said(start('Cap the rows at 500 rows.').say('They are capped at 500 rows.'))).toContain('was answered')
  })

  test('a commit that was refused', () => {
    const told = start()
      .call('Bash', { command: 'git commit -am "Round up"' }, { text: 'Exit code 1\neslint: 3:1 error', failed: true })
      .say('The hook has something against it.')
    expect(said(told)).toContain('the agent last said “The hook has something against it.”')
  })

  test('it is said where the agent only takes its leave', () => {
    const text = said(start().say('The totals are rounded. Let me know if you want the tax rounded as well.'))
    expect(text).toContain('; the last request was answered.')
  })
})

describe('where nothing but the place is told', () => {
  test('the request in hand is, while the summary is not known', () => {
    expect(said(start('Round the totals up.')).split('\n').at(-1)).toBe(
      'Now: the user said “Round the totals up.”; the agent was at work on it and has not answered yet.',
    )
    expect(said(start('Round the totals up.'), 'en', 'The user asked to round the totals up.')).not.toContain('Now:')
  })
})

test('where the client notes the end of each turn, a request is answered once it has noted that', () => {
  const { entries } = start().say('The totals are rounded.')
  const ended = { type: 'ended', offset: 0 } as const
  const told = (...more: typeof entries) => recover({ ledger: advance(emptyLedger(), [...entries, ...more]) }).text
  expect(told()).toContain('was answered')
  expect(told(ended)).toContain('was answered')
  const next = session().say('Now for the tax: it is rounded as well.').entries
  expect(told(ended, ...next)).not.toContain('was answered')
})
