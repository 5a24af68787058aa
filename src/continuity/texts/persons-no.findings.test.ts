import { describe, expect, test } from 'bun:test'
import { heldBy } from '../compose/held.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { contradictions } from './contradictions.ts'
import { LABELS } from './labels.ts'

const against = ({ entries }: Session, summary: string) =>
  contradictions(
    { ledger: advance(emptyLedger(), entries), words: LABELS.en.lines, world: {}, told: heldBy(summary) },
    summary,
  ).join('\n')
const start = () => session().place('/srv/shop', 'main')
const planned = () =>
  start().prompt('write the deploy pipeline').say('The plan adds two resources. Do you want me to apply it?').end()
const proposed = (reply: string) =>
  start()
    .prompt('review the PR')
    .say("Lint fails in CI. I'd fix it by sorting the imports in a.ts. OK?")
    .end()
    .prompt(reply)

describe('a yes that nobody has given', () => {
  test.each([
    [planned(), 'Plan shows two resources. The user approved applying. Next: apply.', 'has not answered'],
    [planned(), 'The user confirmed that the plan can be applied.', 'has not answered'],
    [planned(), 'The plan was approved by the user.', 'has not answered'],
    [planned(), '使用者已同意 apply。', 'has not answered'],
    [proposed("hold on, I'm not sure"), 'The user agreed to sort the imports in a.ts.', "hold on, I'm not sure"],
    [proposed('not yet'), 'The user gave the go-ahead to sort the imports.', 'not yet'],
    [
      start()
        .prompt('deploy it')
        .refuse('Bash', { command: 'terraform apply -auto-approve' }, "don't apply, only plan"),
      'The user has approved the terraform apply.',
      "don't apply, only plan",
    ],
    [
      start()
        .prompt('清理樣式')
        .say('footer.html 還有舊的樣式。要我刪掉 footer.html 的舊樣式嗎？')
        .end()
        .prompt('先不要'),
      '使用者同意刪掉 footer.html 的舊樣式。',
      '先不要',
    ],
  ])('%#', (told, summary, seen) => {
    expect(against(told, summary)).toContain(seen)
  })

  test.each([
    [planned().prompt('yes'), 'The user approved applying.'],
    [planned().prompt('ok go ahead'), 'The user approved applying the plan.'],
    [planned(), 'The user has not approved applying yet.'],
    [planned(), 'Apply once the user approved it.'],
    [planned(), 'The user approved the naming of the buckets.'],
    [
      proposed("hold on, I'm not sure").say('Sure.').prompt('ok, sort the imports in a.ts'),
      'The user agreed to sort the imports in a.ts.',
    ],
    [proposed('yes'), 'The user agreed to sort the imports in a.ts.'],
    [
      start().prompt('apply the plan').say('Done with the plan. Shall I also tag it?').end(),
      'The user approved applying the plan.',
    ],
    [proposed("hold on, I'm not sure"), 'The user agreed that the build is slow.'],
  ])('and one that was given, of something else, or not claimed: %#', (told, summary) => {
    expect(against(told, summary)).toBe('')
  })
})

describe('what the person said no to', () => {
  const styles = (reply: string) =>
    start()
      .prompt('Move the styles out.')
      .say('Should I also remove the old inline styles in footer.html?')
      .end()
      .prompt(reply)
  const jitter = start()
    .prompt('What does retry() do?')
    .say('It retries three times. I noticed that backoff() ignores jitter. Should I fix that too, or leave it?')
    .end()
    .prompt('leave it')
  test.each([
    [styles('no'), 'The inline styles of footer.html are to be removed next.', '“no”'],
    [jitter, 'Documenting retry(). Next: fix jitter in backoff().', '“leave it”'],
    [styles('not now'), 'Pending: remove the inline styles in footer.html.', '“not now”'],
    [
      start().prompt('整理樣式').say('要順便刪掉 footer.html 裡的舊樣式嗎？').end().prompt('不用'),
      '下一步：刪掉 footer.html 裡的舊樣式。',
      '不用',
    ],
  ])('stands as the next step: %#', (told, summary, seen) => {
    expect(against(told, summary)).toContain(seen)
  })

  test.each([
    [styles('yes'), 'The inline styles of footer.html are to be removed next.'],
    [styles('no'), 'The inline styles of footer.html are not to be removed.'],
    [styles('no'), 'Next: move the styles of header.html.'],
    [
      styles('no').say('Fine.').prompt('remove the inline styles of footer.html now'),
      'Next: remove the inline styles of footer.html.',
    ],
    [jitter, 'The user asked to leave the jitter in backoff() as it is; next: document retry().'],
  ])('and where it does not: %#', (told, summary) => {
    expect(against(told, summary)).toBe('')
  })
})

describe('what the person said is meant so', () => {
  const ack = (reply: string) =>
    start()
      .prompt('does the queue lose messages?')
      .say('The ack happens at src/queue.ts:20 before the handler runs, so a crash loses the message.')
      .end()
      .prompt(reply)
  test.each([
    [
      "no, that's intended. look at the publisher",
      'The queue loses messages because ack runs before the handler; fix: move ack.',
    ],
    [
      "that's by design, look at the publisher",
      'Next: move the ack behind the handler so that a crash loses no message.',
    ],
    [
      'it is on purpose. look at the publisher',
      'A crash loses the message because the ack happens before the handler runs.',
    ],
  ])('%s: %s', (reply, summary) => {
    expect(against(ack(reply), summary)).toContain('the user said of it')
  })

  test.each([
    ["no, that's intended. look at the publisher", 'The ack before the handler is intended; looking at src/pub.ts.'],
    ["no, that's intended. look at the publisher", 'Next: look at the publisher in src/pub.ts.'],
    ['look at the publisher too', 'The queue loses messages because ack runs before the handler; fix: move ack.'],
  ])('but not: %s: %s', (reply, summary) => {
    expect(against(ack(reply), summary)).toBe('')
  })
})
