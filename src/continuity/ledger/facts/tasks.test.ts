import { describe, expect, test } from 'bun:test'
import { LABELS } from '../../texts/labels.ts'
import { recover } from '../../texts/recover.ts'
import { advance } from '../advance.ts'
import { emptyLedger } from '../put.ts'
import { session } from '../sample.ts'
import { openTasks } from './halt.ts'

const edit = { file_path: '/srv/shop/src/tax.ts', old_string: 'a', new_string: 'b' }

/** One task of two, an edit, and what the agent then says; a small made-up session. */
function openAfter(said: string, isEdited = true): string[] {
  const told = session()
    .place('/srv/shop', 'main')
    .prompt('Move the tax to a package of its own.')
    .call('TaskCreate', { subject: 'Move the tax', description: '' }, { text: 'Task #1 created successfully' })
    .call('TaskCreate', { subject: 'Move the cart', description: '' }, { text: 'Task #11 created successfully' })
  if (isEdited) told.call('Edit', edit, { text: 'updated' })
  return openTasks(advance(emptyLedger(), told.say(said).entries)).map(({ label }) => label)
}

describe('a task that the agent reports as done by its number is done, whoever forgets to tick it', () => {
  test.each([
    'Done:\n1. **Task #1: Moved the tax into a package** (`src/tax/`)\n2. Pushed.',
    'Task #1 is done, the tests pass.',
    '- Task #1 – extracted the rates ✅',
    'Task #1 (Move the tax): done',
    '任務 #1 已完成，測試通過。',
    '任务#1：做完了。',
  ])('%s', (said) => {
    expect(openAfter(said)).toEqual(['#11'])
  })

  test.each([
    'Task #1 is next.',
    'Task #1 is not done yet.',
    'Task #1: needed before the cart can move',
    'Before task #1 I moved the rates.',
    'Task #1 is partly done.',
    'Task #1 is done except for the tests, which still fail.',
    '任務 #1 還沒完成。',
    'Let me begin with task #1.',
  ])('not by %s', (said) => {
    expect(openAfter(said)).toEqual(['#1', '#11'])
  })

  test('nor where nothing was changed since it was noted', () => {
    expect(openAfter('Task #1 is done.', false)).toEqual(['#1', '#11'])
  })
})

test('a list that was not touched for long is not told as where the work is, once the agent has spoken of what it does next', () => {
  const todos = [{ content: 'Run the reviews', status: 'in_progress', activeForm: 'Running' }]
  const told = session()
    .place('/srv/shop', 'main')
    .prompt('Review the change.')
    .call('TodoWrite', { todos }, { text: 'ok' })
  for (let run = 0; run < 20; run++) told.call('Read', { file_path: `/srv/shop/src/${run}.ts` }, { text: 'x' })
  const said = told.say('I now have all the results. Let me put the findings together:')
  expect(recover({ ledger: advance(emptyLedger(), said.entries), labels: LABELS.en }).text).not.toContain(
    'Run the reviews',
  )
})
